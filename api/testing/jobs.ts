// Lets the jobs of an application be done, as its worker would. Letters stay in the outbox, to be read.
import { runOnce } from 'graphile-worker';
import { jobLogger } from '../database/jobs.ts';
import { Mail } from '../modules/mail/mail.entity.ts';
import { tasksOf } from '../work/worker.ts';
import type { TestApp } from './app.ts';

/** Does every job that is waiting. Throws a job's error. */
export async function finishJobs({ database, deps }: TestApp): Promise<void> {
  const failures: string[] = [];
  const logger = jobLogger((level, message) => {
    if (level === 'error') failures.push(message);
  });
  await runOnce({ pgPool: database.jobs, concurrency: 3, noHandleSignals: true, taskList: tasksOf({ ...deps, transport: null }), logger });
  if (failures.length > 0) throw new Error(failures.join('\n'));
}

/** Everything that was written to an address, oldest first. */
export async function mailsTo({ database }: TestApp, to: string): Promise<Mail[]> {
  return await database.orm.em.fork().find(Mail, { to }, { orderBy: { id: 'asc' } });
}

/** Parameters of the link to `path` in the latest letter to an address. */
export async function linkTo(app: TestApp, to: string, path: string): Promise<URLSearchParams> {
  const mail = (await mailsTo(app, to)).at(-1);
  const [address] = mail?.text.match(/https?:\/\/\S+/g)?.filter((one) => new URL(one).pathname === path) ?? [];
  if (address === undefined) throw new Error(`The latest letter to ${to} has no link to ${path}: ${mail?.text}`);
  return new URL(address).searchParams;
}
