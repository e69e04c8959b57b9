// The job queue (graphile-worker): its tables are brought up to date together with ours, and jobs are added in the transaction that
// wants them done, so that neither exists without the other.
import type { EntityManager } from '@mikro-orm/postgresql';
import { Logger, type LogFunctionFactory, runMigrations } from 'graphile-worker';

interface JobOptions {
  /** Milliseconds from now before which it must not run. */
  delayMs?: number;
  /** Attempts with growing pauses (exp(attempt) seconds, at most 6 hours) before the job is given up. */
  maxAttempts?: number;
  /** A job of this name that waits already is this one. */
  jobKey?: string;
}

/** Adds a job in the transaction of `em`; a worker takes it within milliseconds of the commit. */
export async function addJob(
  em: EntityManager,
  task: string,
  payload: object,
  { delayMs = 0, maxAttempts = 25, jobKey }: JobOptions = {},
): Promise<void> {
  await em.execute(
    `select graphile_worker.add_job(?, payload => ?::json, run_at => now() + ? * interval '1 millisecond', max_attempts => ?, job_key => ?)`,
    [task, JSON.stringify(payload), Math.max(0, delayMs), maxAttempts, jobKey ?? null],
  );
}

interface QueuedJob {
  payload: object;
  /** Jobs of one name are done one after the other. */
  queueName: string;
  jobKey: string;
}

/** Adds several at once. `priority`: those of a lower number go first. */
export async function addJobs(em: EntityManager, task: string, jobs: readonly QueuedJob[], { priority = 0 } = {}): Promise<void> {
  if (jobs.length === 0) return;
  await em.execute(
    `select graphile_worker.add_job(?, payload => job->'payload', queue_name => job->>'queueName', job_key => job->>'jobKey', priority => ?)
     from json_array_elements(?::json) job`,
    [task, priority, JSON.stringify(jobs)],
  );
}

/** Makes or updates the schema `graphile_worker`. Call it while holding the migration lock. */
export async function migrateJobs(databaseUrl: string): Promise<void> {
  await runMigrations({ connectionString: databaseUrl, logger: jobLogger(() => undefined) });
}

/** The job a log line is about; empty for lines about the worker itself. */
interface JobScope {
  jobId?: string | undefined;
  taskIdentifier?: string | undefined;
}

/** graphile-worker's logger; `say` gets the lines worth reading. */
export function jobLogger(say: (level: 'warn' | 'error', message: string, scope: JobScope) => void): Logger {
  const factory: LogFunctionFactory = (scope) => (level, message) => {
    if (level === 'warning') say('warn', message, scope);
    if (level === 'error') say('error', message, scope);
  };
  return new Logger(factory);
}
