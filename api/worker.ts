// The worker: takes jobs that were added in committed transactions. Any number may run against one database, in or beside API processes.
import { setTimeout as sleep } from 'node:timers/promises';
import type { MikroORM } from '@mikro-orm/postgresql';
import { parseCronItems, run, type Runner, type Task, type TaskList } from 'graphile-worker';
import type { Context } from './context.ts';
import { DAILY, DAILY_AT, doDaily } from './daily.ts';
import { addJob, jobLogger } from './database/jobs.ts';
import type { JobDeps } from './module.ts';
import { Mail } from './modules/mail/mail.entity.ts';
import { jobs } from './modules.ts';
import { SWEEP, sweep } from './sweep.ts';
import { withLogFields, withoutAddresses } from './watch/log.ts';

export interface WorkerDeps extends JobDeps {
  databaseUrl: string;
}

/** No job takes this long: a worker that still holds one was killed. graphile-worker itself would wait four hours. */
const ABANDONED_AFTER = '5 minutes';

const BEGIN_AGAIN_AFTER_MS = 2000;

/** Every kind of job by its name. */
export function tasksOf(deps: JobDeps): TaskList {
  const tasks: TaskList = Object.assign(
    { [SWEEP]: () => sweep(deps), [DAILY]: () => doDaily(deps) },
    ...jobs.map((ofModule) => ofModule(deps)),
  );
  return Object.fromEntries(
    Object.entries(tasks).map(([task, work]): [string, Task] => [
      task,
      (payload, helpers) => withLogFields({ jobId: String(helpers.job.id), task }, () => work?.(payload, helpers)),
    ]),
  );
}

/** Starts taking jobs. `stop()` finishes those in hand. */
export async function startWorker(deps: WorkerDeps): Promise<{ stop(): Promise<void> }> {
  const { transport, orm, log } = deps;
  if (!transport || transport.isOwnOnly) {
    const waiting = await orm.em.fork().count(Mail, { status: 'queued' });
    log.warn(
      { waiting },
      'SMTP_URL is not set: mails stay in the outbox and are sent once it is, but for those of journals with a mailbox of their own',
    );
  }
  const begin = () =>
    run({
      connectionString: deps.databaseUrl,
      // One to listen, one for each job, and some to fetch and finish jobs.
      maxPoolSize: 8,
      concurrency: 3,
      taskList: tasksOf(deps),
      parsedCronItems: parseCronItems([
        { task: SWEEP, match: '17 * * * *', options: { backfillPeriod: 0 } },
        { task: DAILY, match: DAILY_AT, options: { backfillPeriod: 0 } },
      ]),
      noHandleSignals: true,
      logger: jobLogger((level, message, { jobId, taskIdentifier }) =>
        log[level]({ from: 'jobs', jobId, task: taskIdentifier }, withoutAddresses(message)),
      ),
    });
  const runner = await keepRunning(begin, log);
  await addJob(orm.em.fork(), DAILY, {}, { jobKey: DAILY });
  const takeBack = () =>
    takeBackAbandoned(orm).catch((error: unknown) => {
      log.warn({ err: error }, 'could not look for abandoned jobs');
    });
  await takeBack();
  const timer = setInterval(() => void takeBack(), 60_000);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await runner.stop();
      transport?.close();
    },
  };
}

/** Jobs of killed workers are free again; what a mail had got to is on its row. */
async function takeBackAbandoned(orm: MikroORM): Promise<void> {
  await orm.em.fork().execute(
    `select graphile_worker.force_unlock_workers(array_agg(distinct locked_by))
     from graphile_worker.jobs where locked_at < now() - interval '${ABANDONED_AFTER}' having count(*) > 0`,
  );
}

type Running = Pick<Runner, 'promise' | 'stop'>;

/** The runner gives up when the database stays away for a while; a new one is begun then, for as long as it takes. */
export async function keepRunning(begin: () => Promise<Running>, log: Context['log']): Promise<{ stop(): Promise<void> }> {
  let runner = await begin();
  const ending = new AbortController();
  const watch = async () => {
    while (!ending.signal.aborted) {
      const failure: unknown = await runner.promise.then(
        () => null,
        (error: unknown) => error,
      );
      if (ending.signal.aborted) return;
      log.error({ err: failure }, 'the worker has ended; beginning again');
      await sleep(BEGIN_AGAIN_AFTER_MS, undefined, { signal: ending.signal, ref: false }).catch(() => undefined);
      if (ending.signal.aborted) return;
      runner = await begin().catch(() => runner);
    }
  };
  const watching = watch();
  return {
    async stop() {
      ending.abort();
      // One that has ended by itself says so.
      await runner.stop().catch(() => undefined);
      await watching;
    },
  };
}
