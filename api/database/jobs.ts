// The job queue (graphile-worker) has tables of its own; they are brought up to date together with ours.
import { Logger, type LogFunctionFactory, runMigrations } from 'graphile-worker';

/** Makes or updates the schema `graphile_worker`. Call it while holding the migration lock. */
export async function migrateJobs(databaseUrl: string): Promise<void> {
  await runMigrations({ connectionString: databaseUrl, logger: jobLogger(() => undefined) });
}

/** graphile-worker's logger; `say` gets what is worth reading. */
export function jobLogger(say: (level: 'warn' | 'error', message: string) => void): Logger {
  const factory: LogFunctionFactory = () => (level, message) => {
    if (level === 'warning') say('warn', message);
    if (level === 'error') say('error', message);
  };
  return new Logger(factory);
}
