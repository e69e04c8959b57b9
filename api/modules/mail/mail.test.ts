// Letters leave with the transaction that causes them, survive troubles of the mail server, and every one's fate is on its row
// (principles, Running).
import type { AddressInfo } from 'node:net';
import { type ParsedMail, simpleParser } from 'mailparser';
import { Client } from 'pg';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { MAILABLE_PATTERN } from '../../../shared/forms/email.ts';
import { inTransaction } from '../../database/transactions.ts';
import { buildContext } from '../../testing/context.ts';
import { type TestDatabase, createTestDatabase } from '../../testing/database.ts';
import { testEnv } from '../../testing/env.ts';
import { startWorker } from '../../work/worker.ts';
import { buildUser } from '../accounts/viewer/user.factory.ts';
import { Mail } from './mail.entity.ts';
import { queueMail, sendMail } from './mail.service.ts';
import { mailTransport } from './transport.ts';
import { until } from '../../testing/until.ts';

let database: TestDatabase;
const inbox: ParsedMail[] = [];
/** Answers to the next connections; empty: all is well. */
const troubles: { at: 'connect' | 'recipient' | 'data'; code: number }[] = [];
let smtp: SMTPServer;
let smtpUrl: string;
let stopWorker: (() => Promise<void>) | null = null;

function trouble(at: string): Error | null {
  if (troubles[0]?.at !== at) return null;
  return Object.assign(new Error('the server refuses'), { responseCode: troubles.shift()?.code });
}

beforeAll(async () => {
  database = await createTestDatabase();
  about.accountId = (await buildUser(database.orm.em.fork())).id;
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onConnect: (_session, done) => done(trouble('connect')),
    onRcptTo: (_address, _session, done) => done(trouble('recipient')),
    onData(stream, _session, done) {
      void simpleParser(stream).then((mail) => {
        const error = trouble('data');
        if (!error) inbox.push(mail);
        done(error);
      });
    },
  });
  await new Promise<void>((resolve) => {
    smtp.listen(0, '127.0.0.1', resolve);
  });
  smtpUrl = `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await new Promise<void>((resolve) => {
    smtp.close(resolve);
  });
  await database.close();
});
beforeEach(() => {
  inbox.length = 0;
  troubles.length = 0;
});
afterEach(async () => {
  await stopWorker?.();
  stopWorker = null;
  await database.orm.em.fork().nativeDelete(Mail, {});
  await database.orm.em.fork().execute('delete from graphile_worker._private_jobs');
});

async function startWorkerWith(env: Parameters<typeof mailTransport>[0]): Promise<void> {
  const worker = await startWorker({
    ...buildContext(database),
    databaseUrl: database.url,
    orm: database.orm,
    transport: mailTransport(env),
  });
  stopWorker = () => worker.stop();
}

const startSmtpWorker = () => startWorkerWith(testEnv({ SMTP_URL: smtpUrl }));

const about = { accountId: 0 };
const letter = {
  to: 'author@example.org',
  key: 'letter.submitted' as const,
  params: { name: '张三', title: '<集刊> & "档案"', number: 'JK20260001', colloquium: '古籍研究' },
  language: 'zh-CN' as const,
  about,
};

const mailRow = (id: number) => database.orm.em.fork().findOneOrFail(Mail, id);

async function untilStatus(id: number, status: Mail['status']): Promise<Mail> {
  return await until(async () => {
    const row = await mailRow(id);
    expect(row.status).toBe(status);
    return row;
  });
}

/** graphile-worker pauses between attempts; a test need not. */
async function retryNow(): Promise<void> {
  await until(async () => {
    const done = await database.orm.em.fork().execute(
      `select moved.id from (select array_agg(id) as ids from graphile_worker.jobs where attempts > 0 and locked_at is null) as waiting,
       lateral graphile_worker.reschedule_jobs(waiting.ids, run_at => now()) as moved`,
    );
    expect(done).toHaveLength(1);
  });
}

describe('the outbox', () => {
  it('delivers what a committed transaction queued, in text and in HTML with everything escaped', async () => {
    await startSmtpWorker();
    const ctx = buildContext(database);
    const id = await inTransaction(ctx, () => queueMail(ctx, letter));
    const row = await untilStatus(id, 'sent');
    expect(row).toMatchObject({ attempts: 1, lastError: null });
    expect(row.sentAt).toEqual(ctx.clock.now());
    expect(inbox).toHaveLength(1);
    const [mail] = inbox;
    expect(mail?.to).toMatchObject({ text: 'author@example.org' });
    expect(mail?.messageId).toBe(`<${row.messageKey}@localhost>`);
    expect(row.messageKey).toMatch(/^[0-9a-f]{32}$/);
    expect(mail?.text).toContain('<集刊> & "档案"');
    expect(mail?.html).toContain('&lt;集刊&gt; &amp; &quot;档案&quot;');
    expect(mail?.html).not.toContain('<集刊>');
    expect(mail?.html).toContain('<a href="http://localhost:4000/"');
  });

  it('leaves neither letter nor job of a transaction that was rolled back', async () => {
    const ctx = buildContext(database);
    const failed = inTransaction(ctx, async () => {
      await queueMail(ctx, letter);
      throw new Error('refused');
    });
    await expect(failed).rejects.toThrow('refused');
    expect(await database.orm.em.fork().count(Mail, {})).toBe(0);
    expect(await database.orm.em.fork().execute('select * from graphile_worker.jobs')).toHaveLength(0);
  });

  it('speaks the language of the addressee, not of the actor', async () => {
    const ctx = buildContext(database, { language: 'zh-CN' });
    const row = await mailRow(await queueMail(ctx, { ...letter, language: 'en-US' }));
    expect(row.html).toContain('lang="en-US"');
    expect(row.text).not.toMatch(/请|您/);
  });

  it('puts no line break of a title into the subject, and links no foreign address', async () => {
    const ctx = buildContext(database);
    const params = { ...letter.params, title: 'a\r\nBcc: x@example.org https://evil.example/login', colloquium: 'b\nc' };
    const row = await mailRow(await queueMail(ctx, { ...letter, params }));
    expect(row.subject).not.toMatch(/[\r\n]/);
    expect(row.html).not.toContain('href="https://evil.example');
    expect(row.html).not.toContain('href="http://localhost:4000.evil');
  });

  it.each(['', 'nobody', 'a@b.org, c@d.org', 'a@b.org\r\nBcc: c@d.org'])('takes no address such as %j', async (to) => {
    await expect(queueMail(buildContext(database), { ...letter, to })).rejects.toThrow();
    expect(await database.orm.em.fork().count(Mail, {})).toBe(0);
  });
});

describe('the worker', () => {
  it('tries again after a passing failure of the server, and notes it', async () => {
    troubles.push({ at: 'data', code: 451 });
    await startSmtpWorker();
    const id = await queueMail(buildContext(database), letter);
    const waiting = await until(async () => {
      const row = await mailRow(id);
      expect(row.attempts).toBe(1);
      return row;
    });
    expect(waiting.status).toBe('queued');
    expect(waiting.lastError).toContain('451');
    await retryNow();
    expect(await untilStatus(id, 'sent')).toMatchObject({ attempts: 2, lastError: null });
    expect(inbox).toHaveLength(1);
  });

  it('gives up at once on an address that its server refuses', async () => {
    troubles.push({ at: 'recipient', code: 550 });
    await startSmtpWorker();
    const row = await untilStatus(await queueMail(buildContext(database), letter), 'failed');
    expect(row.attempts).toBe(1);
    expect(row.lastError).toContain('550');
  });

  it('gives up after the last attempt', async () => {
    troubles.push({ at: 'data', code: 451 });
    const id = await queueMail(buildContext(database), letter);
    await database.orm.em.fork().execute('update graphile_worker._private_jobs set max_attempts = 1');
    await startSmtpWorker();
    await untilStatus(id, 'failed');
  });

  it('sends what was queued while no worker ran', async () => {
    const id = await queueMail(buildContext(database), letter);
    await startSmtpWorker();
    await untilStatus(id, 'sent');
  });

  it('takes back a letter that a killed worker had in hand, and does not send a sent one twice', async () => {
    const [lost, sent] = [await queueMail(buildContext(database), letter), await queueMail(buildContext(database), letter)];
    await database.orm.em.fork().nativeUpdate(Mail, sent, { status: 'sent' });
    await database.orm.em
      .fork()
      .execute(
        `update graphile_worker._private_jobs set locked_by = 'worker-killed', locked_at = now() - interval '6 minutes', attempts = 1`,
      );
    await startSmtpWorker();
    await untilStatus(lost, 'sent');
    await until(async () => {
      expect(await database.orm.em.fork().execute('select * from graphile_worker.jobs')).toHaveLength(0);
    });
    const { messageKey } = await database.orm.em.fork().findOneOrFail(Mail, lost);
    expect(inbox.map((mail) => mail.messageId)).toEqual([`<${messageKey}@localhost>`]);
  });

  it('holds a letter until its time', async () => {
    await startSmtpWorker();
    const ctx = buildContext(database);
    const held = await queueMail(ctx, { ...letter, sendAfter: new Date(ctx.clock.now().getTime() + 10 * 60_000) });
    await untilStatus(await queueMail(ctx, letter), 'sent');
    expect((await mailRow(held)).status).toBe('queued');
    const [job] = await database.orm.em
      .fork()
      .execute<{ wait: string }[]>(`select extract(epoch from run_at - now()) as wait from graphile_worker.jobs`);
    expect(Number(job?.wait)).toBeGreaterThan(9 * 60);
    expect(Number(job?.wait)).toBeLessThanOrEqual(10 * 60);
  });

  it('sends no letter that was taken back while it was held', async () => {
    const ctx = buildContext(database);
    const id = await queueMail(ctx, letter);
    await ctx.em.nativeUpdate(Mail, { id, status: 'queued' }, { status: 'cancelled' });
    await startSmtpWorker();
    await untilStatus(await queueMail(ctx, letter), 'sent');
    expect(inbox).toHaveLength(1);
    expect((await mailRow(id)).status).toBe('cancelled');
  });

  it('lets the person who takes a letter back know that it has just gone out', async () => {
    const id = await queueMail(buildContext(database), letter);
    const { clock, log, storage } = buildContext(database);
    const client = new Client({ connectionString: database.url });
    await client.connect();
    let release: () => void = () => undefined;
    const isSending = new Promise<void>((sending) => {
      const transport = {
        house: { from: { name: 'House', address: 'house@example.org' }, isRead: true, hostname: 'localhost' },
        send: () =>
          new Promise<void>((sent) => {
            release = sent;
            sending();
          }),
        close: () => undefined,
      };
      void sendMail({ client, transport, storage, clock, log, secret: testEnv().SECRET_KEY }, id, false).finally(() => client.end());
    });
    await isSending;
    const takenBack = database.orm.em.fork().nativeUpdate(Mail, { id, status: 'queued' }, { status: 'cancelled' });
    release();
    expect(await takenBack).toBe(0);
    expect((await mailRow(id)).status).toBe('sent');
  });

  it('keeps letters in the outbox in production without SMTP, and says so', async () => {
    const ctx = buildContext(database, { env: testEnv({ MODE: 'production' }) });
    const warn = vi.spyOn(ctx.log, 'warn');
    const id = await queueMail(ctx, letter);
    const worker = await startWorker({ ...ctx, databaseUrl: database.url, orm: database.orm, transport: mailTransport(ctx.env) });
    expect(warn).toHaveBeenCalledWith({ waiting: 1 }, expect.stringContaining('SMTP_URL'));
    await until(() => expect(warn).toHaveBeenCalledWith({ mailId: id }, expect.stringContaining('SMTP_URL')));
    await worker.stop();
    expect(await mailRow(id)).toMatchObject({ status: 'queued', attempts: 0 });
    await startSmtpWorker();
    await untilStatus(id, 'sent');
  });

  it('delivers to the demo mailbox in a demo', async () => {
    await startWorkerWith(testEnv({ MODE: 'demo' }));
    await untilStatus(await queueMail(buildContext(database), letter), 'sent');
    expect(inbox).toHaveLength(0);
  });
});

describe('an address', () => {
  const odd = ['李@例え.jp', "o'neill+press@a-b.example", '.dots..@x.y', 'ä!#$%&*/=?^`{|}~@x.y'];
  it.each(odd)('that a form took is taken by the outbox, and the letter leaves or fails without more trouble: %s', async (to) => {
    expect(to).toMatch(MAILABLE_PATTERN);
    const ctx = buildContext(database);
    await inTransaction(ctx, () => queueMail(ctx, { to, key: 'letter.submitted', language: 'zh-CN', about }));
    await startSmtpWorker();
    await expect
      .poll(async () => (await database.orm.em.fork().findOneOrFail(Mail, { to })).attempts, { timeout: 60_000 })
      .toBeGreaterThan(0);
  });

  it.each(['a@b', 'a b@c.d', 'a@b.c, d@e.f', 'x<a@b.c>', 'a@b.c\r\nBcc: d@e.f', 'a"@b.c'])(
    'that no form takes goes into no letter: %j',
    async (to) => {
      const ctx = buildContext(database);
      await expect(inTransaction(ctx, () => queueMail(ctx, { to, key: 'letter.submitted', language: 'zh-CN', about }))).rejects.toThrow(
        'Not an address',
      );
    },
  );
});
