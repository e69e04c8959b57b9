// The worker: takes jobs that were added in committed transactions. Any number may run against one database, in or beside API processes.
import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { MikroORM } from '@mikro-orm/postgresql';
import { parseCronItems, run, type CronItem, type Runner, type Task, type TaskList, type WorkerEvents } from 'graphile-worker';
import type { Context } from '../context.ts';
import { DAILY, DAILY_AT, doDaily } from './daily.ts';
import { addJob, jobLogger } from '../database/jobs.ts';
import type { JobDeps } from '../module.ts';
import { stopCleaning } from '../modules/files/cleaning/without-properties.ts';
import { LANES } from '../modules/files/lanes.ts';
import { Mail } from '../modules/mail/mail.entity.ts';
import { jobs, slowJobs } from '../modules.ts';
import { SWEEP, sweep } from './sweep.ts';
import { withLogFields, withoutAddresses } from '../watch/log.ts';

interface WorkerDeps extends JobDeps {
  databaseUrl: string;
  /** How long quick jobs in hand, letters most of all, may take to end when the worker stops; 8 s when not said. */
  graceMs?: number;
}

const GRACE_MS = 8000;

/** No job takes this long: a worker that still holds one was killed. graphile-worker itself would wait four hours. */
const ABANDONED_AFTER = '5 minutes';

const BEGIN_AGAIN_AFTER_MS = 2000;

/** Every kind of job by its name. */
export function tasksOf(deps: JobDeps): TaskList {
  return { ...quickTasksOf(deps), ...slowTasksOf(deps) };
}

const quickTasksOf = (deps: JobDeps): TaskList =>
  logged(Object.assign({ [SWEEP]: () => sweep(deps), [DAILY]: () => doDaily(deps) }, ...jobs.map((ofModule) => ofModule(deps))));

const slowTasksOf = (deps: JobDeps): TaskList => logged(Object.assign({}, ...slowJobs.map((ofModule) => ofModule(deps))));

/** A line of the log says which job it is about. */
function logged(tasks: TaskList): TaskList {
  return Object.fromEntries(
    Object.entries(tasks).map(([task, work]): [string, Task] => [
      task,
      (payload, helpers) => withLogFields({ jobId: String(helpers.job.id), task }, () => work?.(payload, helpers)),
    ]),
  );
}

/** Starts taking jobs. `stop()` lets those in hand end for a moment and gives back the others: the next worker takes them at once. */
export async function startWorker(deps: WorkerDeps): Promise<{ stop(): Promise<void> }> {
  const { transport, orm, log } = deps;
  if (!transport || transport.isOwnOnly) {
    const waiting = await orm.em.fork().count(Mail, { status: 'queued' });
    log.warn(
      { waiting },
      'SMTP_URL is not set: mails stay in the outbox and are sent once it is, but for those of journals with a mailbox of their own',
    );
  }
  const pools = new Set<string>();
  const runnerOf = (taskList: TaskList, concurrency: number, cron: CronItem[]) => () =>
    run({
      events: withPoolsIn(pools),
      connectionString: deps.databaseUrl,
      // One to listen, one for each job, and some to fetch and finish jobs.
      maxPoolSize: concurrency + 5,
      concurrency,
      taskList,
      parsedCronItems: parseCronItems(cron),
      noHandleSignals: true,
      logger: jobLogger((level, message, { jobId, taskIdentifier }) =>
        log[level]({ from: 'jobs', jobId, task: taskIdentifier }, withoutAddresses(message)),
      ),
    });
  const runners = [
    await keepRunning(
      runnerOf(quickTasksOf(deps), 3, [
        { task: SWEEP, match: '17 * * * *', options: { backfillPeriod: 0 } },
        { task: DAILY, match: DAILY_AT, options: { backfillPeriod: 0 } },
      ]),
      log,
    ),
    await keepRunning(runnerOf(slowTasksOf(deps), LANES, []), log),
  ];
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
      const ended = Promise.all(runners.map((runner) => runner.stop()));
      // A file takes up to a minute, and the next worker loses nothing by beginning anew.
      await giveBack(orm, pools, Object.keys(slowTasksOf(deps)));
      stopCleaning();
      const grace = new AbortController();
      await Promise.race([ended, sleep(deps.graceMs ?? GRACE_MS, undefined, { signal: grace.signal }).catch(() => undefined)]);
      grace.abort();
      await giveBack(orm, pools);
      transport?.close();
    },
  };
}

/** Jobs are locked by the pool that took them. */
function withPoolsIn(pools: Set<string>): WorkerEvents {
  const events: WorkerEvents = new EventEmitter();
  events.on('pool:create', ({ workerPool }) => pools.add(workerPool.id));
  return events;
}

/** Frees the tasks held by these pools, only the named ones if given; the attempt does not count, because the job did not fail. */
async function giveBack(orm: MikroORM, pools: ReadonlySet<string>, tasks: readonly string[] | null = null): Promise<void> {
  const names = tasks === null ? '' : `and task_id in (select id from graphile_worker._private_tasks where identifier in (?))`;
  await orm.em.fork().execute(
    `with given as (
       update graphile_worker._private_jobs set locked_at = null, locked_by = null, attempts = greatest(attempts - 1, 0)
       where locked_by in (?) ${names} returning job_queue_id, id
     )
     update graphile_worker._private_job_queues set locked_at = null, locked_by = null where id in (select job_queue_id from given)`,
    [[...pools], ...(tasks === null ? [] : [[...tasks]])],
  );
}

/** Jobs of killed workers are free again; the progress of a mail is on its row. */
async function takeBackAbandoned(orm: MikroORM): Promise<void> {
  await orm.em.fork().execute(
    `select graphile_worker.force_unlock_workers(array_agg(distinct locked_by))
     from graphile_worker.jobs where locked_at < now() - interval '${ABANDONED_AFTER}' having count(*) > 0`,
  );
}

type Running = Pick<Runner, 'promise' | 'stop'>;

/** The runner gives up when the database stays away for a while; a new one is begun then, for as long as it takes. */
export async function keepRunning(
  begin: () => Promise<Running>,
  log: Context['log'],
  againAfterMs = BEGIN_AGAIN_AFTER_MS,
): Promise<{ stop(): Promise<void> }> {
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
      await sleep(againAfterMs, undefined, { signal: ending.signal, ref: false }).catch(() => undefined);
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
