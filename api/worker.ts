// The worker: takes jobs that were added in committed transactions. Any number may run against one database, in or beside API processes.
import type { MikroORM } from '@mikro-orm/postgresql';
import { parseCronItems, run, type TaskList } from 'graphile-worker';
import { z } from 'zod';
import type { Clock, Context } from './context.ts';
import { jobLogger } from './database/jobs.ts';
import { clearExpiredCaptchas } from './modules/accounts/captcha.ts';
import { clearExpiredCounters } from './modules/accounts/rate-limit.ts';
import { REMOVE_FILES, removeFiles } from './modules/files/removal.ts';
import type { Storage } from './modules/files/storage.ts';
import { SEND_MAIL, sendMail } from './modules/mail/mail.service.ts';
import { Mail } from './modules/mail/mail.entity.ts';
import type { MailTransport } from './modules/mail/transport.ts';

export interface WorkerDeps {
  databaseUrl: string;
  orm: MikroORM;
  storage: Storage;
  /** Null: letters wait in the outbox. */
  transport: MailTransport | null;
  clock: Clock;
  log: Context['log'];
}

const CLEAR_EXPIRED = 'clear_expired';
/** No job takes this long: whoever still holds one was killed. graphile-worker itself would wait four hours. */
const ABANDONED_AFTER = '5 minutes';

const mailPayload = z.object({ mailId: z.number() });

/** Starts taking jobs. `stop()` finishes those in hand. */
export async function startWorker(deps: WorkerDeps): Promise<{ stop(): Promise<void> }> {
  const { transport, orm, storage, clock, log } = deps;
  const taskList: TaskList = {
    [REMOVE_FILES]: (payload) => removeFiles(storage, payload),
    [CLEAR_EXPIRED]: async () => {
      await clearExpiredCaptchas(orm.em.fork(), clock);
      await clearExpiredCounters(orm.em.fork());
    },
  };
  if (transport) {
    taskList[SEND_MAIL] = (payload, { job, withPgClient }) => {
      const { mailId } = mailPayload.parse(payload);
      return withPgClient((client) => sendMail({ client, transport, clock, log }, mailId, job.attempts >= job.max_attempts));
    };
  } else {
    const waiting = await orm.em.fork().count(Mail, { status: 'queued' });
    log.warn({ waiting }, 'SMTP_URL is not set: mails stay in the outbox and are sent once it is');
  }
  const runner = await run({
    connectionString: deps.databaseUrl,
    // One to listen, one for each job, and some to fetch and finish jobs.
    maxPoolSize: 8,
    concurrency: 3,
    taskList,
    parsedCronItems: parseCronItems([{ task: CLEAR_EXPIRED, match: '17 3 * * *', options: { backfillPeriod: 0 } }]),
    noHandleSignals: true,
    logger: jobLogger((level, message) => log[level]({ from: 'jobs' }, message)),
  });
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
