// Several processes that serve one port (decision 87): the first one starts them, puts another in the place of one that ends, gives turns
// that count for all, and ends when they have.
import cluster, { type Worker } from 'node:cluster';
import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import { z } from 'zod';
import { StartError } from '../http/listen.ts';
import { TurnKeeper } from './turns-together.ts';

/** A process that ends right after its start is put back with growing pauses. */
const AGAIN_AFTER_MS = [0, 1000, 5000, 30_000];
/** After so long an end has other causes than the start. */
const STEADY_MS = 60_000;
/** A process that does not tell its figures by then is left out. */
const FIGURES_MS = 2000;

const assignment = z.object({
  /** With its password: told over the channel, for everybody on the machine can read a command line. */
  databaseUrl: z.string(),
  /** This process does mails and jobs too. */
  hasJobs: z.boolean(),
});

/** What a process is told when it begins. */
type Assignment = z.infer<typeof assignment>;

const beginning = z.object({ begin: assignment });
const farewell = z.object({ end: z.literal(true) });
const question = z.object({ figuresAs: z.int() });
const answer = z.object({ figures: z.array(z.array(z.looseObject({}))), as: z.int() });

interface ProcessesOptions {
  count: number;
  /** File that a process runs. */
  entry: string;
  databaseUrl: string;
  log: Logger;
}

interface Processes {
  stop(): Promise<void>;
  /** What `answerFigures` tells in each of them. */
  figures(): Promise<object[][]>;
}

/** Resolves once all listen. Errors: StartError when one does not come up. */
export async function startProcesses(options: ProcessesOptions): Promise<Processes> {
  const { count, entry, log } = options;
  cluster.setupPrimary({ exec: entry });
  const turns = new TurnKeeper();
  let isStopping = false;
  const running = new Set<Worker>();
  const serving = new Set<Worker>();

  const begin = async (place: number): Promise<Worker> => {
    const worker = cluster.fork();
    running.add(worker);
    worker.on('message', (message: unknown) => {
      if (!worker.isDead()) turns.hear(worker, message);
    });
    worker.once('exit', () => {
      running.delete(worker);
      serving.delete(worker);
      turns.forget(worker);
    });
    // A process that is ending hears nothing any more.
    worker.on('error', () => undefined);
    worker.send({ begin: { databaseUrl: options.databaseUrl, hasJobs: place === 0 } satisfies Assignment });
    const listens = new Promise((resolve) => worker.once('listening', () => resolve(true)));
    if (!(await Promise.race([listens, endOf(worker).then(() => false)])))
      throw new StartError('A process ended before it could serve; what it said stands above.');
    serving.add(worker);
    return worker;
  };
  /** Keeps the place filled until the end. */
  const keep = async (place: number, first: Worker): Promise<void> => {
    let worker: Worker | null = first;
    let failures = 0;
    while (!isStopping) {
      const since = Date.now();
      if (worker) await endOf(worker);
      if (isStopping) return;
      const { exitCode = null, signalCode = null, pid } = worker?.process ?? {};
      log.error({ process: pid, exitCode, signalCode }, 'a process has ended; another takes its place');
      failures = Date.now() - since > STEADY_MS ? 0 : failures + 1;
      await delay(AGAIN_AFTER_MS[Math.min(failures, AGAIN_AFTER_MS.length) - 1] ?? 0, undefined, { ref: false });
      if (isStopping) return;
      worker = await begin(place).catch(() => null);
    }
  };

  const stop = async () => {
    isStopping = true;
    await Promise.all(
      [...running].map(async (worker) => {
        if (worker.process.pid === undefined) return;
        worker.send({ end: true } satisfies z.infer<typeof farewell>);
        await endOf(worker);
      }),
    );
  };
  try {
    const first = await Promise.all(Array.from({ length: count }, (_, place) => begin(place)));
    for (const [place, worker] of first.entries()) void keep(place, worker);
  } catch (error) {
    await stop();
    throw error;
  }
  return { stop, figures: async () => (await Promise.all([...serving].map(figuresOf))).flat() };
}

let asked = 0;

/** None of a process that ends or does not answer. */
async function figuresOf(worker: Worker): Promise<object[][]> {
  const as = (asked += 1);
  const told = Promise.withResolvers<object[][]>();
  const hear = (message: unknown) => {
    const { data } = answer.safeParse(message);
    if (data?.as === as) told.resolve(data.figures);
  };
  const none = () => told.resolve([]);
  const late = setTimeout(none, FIGURES_MS);
  worker.on('message', hear).once('exit', none);
  worker.send({ figuresAs: as } satisfies z.infer<typeof question>);
  try {
    return await told.promise;
  } finally {
    clearTimeout(late);
    worker.off('message', hear).off('exit', none);
  }
}

/** In a process that was started so: tells what `read` answers when the first one asks. */
export function answerFigures(read: () => Promise<object[][]>): void {
  process.on('message', (message: unknown) => {
    const { data } = question.safeParse(message);
    if (!data) return;
    read().then(
      (figures) => process.send?.({ figures, as: data.figuresAs }),
      // The others tell theirs.
      () => undefined,
    );
  });
}

/** One that the system could not start has no number, and no end of its own. */
async function endOf(worker: Worker): Promise<void> {
  if (worker.process.pid !== undefined && !worker.isDead()) await new Promise((resolve) => worker.once('exit', resolve));
}

/** In a process that was started so. Its work; `end` is called when it shall end. */
export async function assignmentOf(end: () => void): Promise<Assignment> {
  return await new Promise((resolve) => {
    process.on('message', (message: unknown) => {
      const told = beginning.safeParse(message).data;
      if (told) resolve(told.begin);
      if (farewell.safeParse(message).success) end();
    });
  });
}
