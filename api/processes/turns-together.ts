// Turns over all processes of one start (decision 87): the first process gives them, and takes back those of a process that ended.
import cluster from 'node:cluster';
import { z } from 'zod';
import { LocalTurns, type End, type Turns } from './turns.ts';

const asking = z.object({ turn: z.object({ queue: z.string(), most: z.int(), id: z.int(), parties: z.array(z.string()).readonly() }) });
const ending = z.object({ endOfTurn: z.int() });
const beginning = z.object({ beginsTurn: z.int() });

/** The other end of a channel between processes. */
export interface Channel {
  send(message: object): void;
}

/** The first process's side: gives turns to the others, queue by queue. */
export class TurnKeeper {
  readonly #queues = new Map<string, LocalTurns>();
  /** What each process has under way or waits for: how it is ended, or given up. */
  readonly #ofProcess = new Map<Channel, Map<number, () => void>>();

  /** A message of a process; those of others than turns are left alone. */
  hear(from: Channel, message: unknown): void {
    const asked = asking.safeParse(message).data?.turn;
    if (asked) this.#give(from, asked);
    const ended = ending.safeParse(message).data?.endOfTurn;
    if (ended !== undefined) this.#end(from, ended);
  }

  /** What it had under way, or waited for, is over. */
  forget(gone: Channel): void {
    for (const id of this.#ofProcess.get(gone)?.keys() ?? []) this.#end(gone, id);
    this.#ofProcess.delete(gone);
  }

  #give(to: Channel, { queue, most, id, parties }: z.infer<typeof asking>['turn']): void {
    const turns = this.#queues.get(queue) ?? new LocalTurns(most);
    this.#queues.set(queue, turns);
    const own = this.#ofProcess.get(to) ?? new Map<number, () => void>();
    this.#ofProcess.set(to, own);
    const { turn, giveUp } = turns.ask(parties);
    let isGivenUp = false;
    own.set(id, () => {
      isGivenUp = true;
      giveUp();
    });
    void turn.then((end) => {
      if (isGivenUp) {
        end();
        return;
      }
      own.set(id, end);
      to.send({ beginsTurn: id });
    });
  }

  #end(of: Channel, id: number): void {
    const own = this.#ofProcess.get(of);
    own?.get(id)?.();
    own?.delete(id);
  }
}

/** The side of a process beside others. */
export class SharedTurns implements Turns {
  static #last = 0;
  readonly #queue: string;
  readonly #most: number;
  readonly #keeper: Channel;
  readonly #waiting = new Map<number, () => void>();

  constructor(queue: string, most: number, keeper: Channel, heard: (listener: (message: unknown) => void) => void) {
    this.#queue = queue;
    this.#most = most;
    this.#keeper = keeper;
    heard((message) => {
      const id = beginning.safeParse(message).data?.beginsTurn;
      if (id === undefined) return;
      this.#waiting.get(id)?.();
      this.#waiting.delete(id);
    });
  }

  async begin(parties: readonly string[]): Promise<End> {
    const id = (SharedTurns.#last += 1);
    const begins = new Promise<void>((resolve) => this.#waiting.set(id, resolve));
    this.#keeper.send({ turn: { queue: this.#queue, most: this.#most, id, parties } });
    await begins;
    return () => this.#keeper.send({ endOfTurn: id });
  }
}

/** At most `most` pieces of work at once, over all processes of this start. */
export function turnsOf(queue: string, most: number): Turns {
  if (!cluster.isWorker) return new LocalTurns(most);
  // The channel to the first process; its end ends this one.
  const keeper = { send: (message: object) => void process.send?.(message) };
  return new SharedTurns(queue, most, keeper, (listener) => void process.on('message', listener));
}
