// A stopped worker leaves no job locked: unfinished ones are given back, and the next worker takes them at once.
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { addJobs } from '../database/jobs.ts';
import { MAKE_COPY } from '../modules/contributions/files/file-copy.ts';
import * as copies from '../modules/copies/make-copy.ts';
import { buildUser } from '../modules/accounts/viewer/user.factory.ts';
import { Mail } from '../modules/mail/mail.entity.ts';
import { queueMail } from '../modules/mail/mail.service.ts';
import type { MailTransport } from '../modules/mail/transport.ts';
import { colloquiumSchema } from '../schema.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { startProduct } from '../testing/started-product.ts';
import { startWorker } from './worker.ts';
import { until } from '../testing/until.ts';

let app: TestApp;
beforeAll(async () => void (app = await startTestApp({ schema: colloquiumSchema() })));
afterAll(() => app.close());

const house = { from: { name: 'Colloquium', address: 'no-reply@localhost' }, isRead: false, hostname: 'localhost' };
const locked = async () =>
  await app.database.orm.em.fork().execute<{ task: string; attempts: number }[]>(
    `select t.identifier as task, j.attempts from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id where j.locked_at is not null
       union all select 'queue', 0 from graphile_worker._private_job_queues where locked_at is not null`,
  );

it('a letter in a slow server’s hands and a file in cleaning are given back when it stops, without an attempt (B-084)', async () => {
  const begun: string[] = [];
  const end = Promise.withResolvers<void>();
  const hanging = async (what: string) => {
    begun.push(what);
    await end.promise;
    throw new Error('the process would be gone by now');
  };
  const slow: MailTransport = { house, send: () => hanging('letter'), close: () => undefined };
  vi.spyOn(copies, 'makeCopy').mockImplementation(() => hanging('file'));
  const { env, clock, log, orm } = { ...app.deps, orm: app.database.orm };
  const account = await buildUser(orm.em.fork());
  const id = await orm.em
    .fork()
    .transactional((em) =>
      queueMail(
        { em, env, clock, log },
        { to: account.email, key: 'letter.testMail', language: 'zh-CN', about: { accountId: account.id } },
      ),
    );
  await addJobs(orm.em.fork(), MAKE_COPY, [{ payload: { fileId: 1 }, queueName: 'copies-1', jobKey: 'copy-1' }]);
  const worker = await startWorker({ ...app.deps, orm, databaseUrl: app.database.url, transport: slow, graceMs: 0 });
  await until(() => expect(begun.toSorted()).toEqual(['file', 'letter']));
  expect((await locked()).map(({ task }) => task)).toEqual(expect.arrayContaining([MAKE_COPY, 'send_mail', 'queue']));
  await worker.stop();
  expect(await locked()).toEqual([]);
  const waiting = await orm.em
    .fork()
    .execute<{ attempts: number; due: boolean }[]>(
      `select attempts, run_at <= now() as due from graphile_worker.jobs where task_identifier in ('send_mail', '${MAKE_COPY}')`,
    );
  expect(waiting).toEqual([
    { attempts: 0, due: true },
    { attempts: 0, due: true },
  ]);

  // As the end of the process does: its held jobs go with it.
  end.resolve();
  const sent: string[] = [];
  const quick: MailTransport = { house, send: ({ to }) => Promise.resolve(void sent.push(to)), close: () => undefined };
  vi.restoreAllMocks();
  const next = await startWorker({ ...app.deps, orm, databaseUrl: app.database.url, transport: quick });
  await until(async () => expect((await orm.em.fork().findOneOrFail(Mail, id)).status).toBe('sent'));
  await next.stop();
  expect(sent).toEqual([account.email]);
});

it('a process that is told to end while a server of mail does not answer ends in order, and leaves nothing locked (B-084)', async () => {
  const callers: Socket[] = [];
  const silent = createServer((socket) => void callers.push(socket.on('error', () => undefined)));
  await new Promise<void>((resolve) => void silent.listen(0, '127.0.0.1', resolve));
  // A listening TCP server has an address with a port.
  const { port } = silent.address() as AddressInfo;
  const { env, clock, log } = app.deps;
  const em = app.database.orm.em.fork();
  const account = await buildUser(em);
  const id = await em.transactional((tx) =>
    queueMail(
      { em: tx, env, clock, log },
      { to: account.email, key: 'letter.testMail', language: 'zh-CN', about: { accountId: account.id } },
    ),
  );
  const { child } = await startProduct(app.database.url, app.storageFolder, { SMTP_URL: `smtp://127.0.0.1:${port}` });
  try {
    await until(() => expect(callers.length).toBeGreaterThan(0));
    expect((await locked()).map(({ task }) => task)).toContain('send_mail');
    const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    expect(await locked()).toEqual([]);
    // The database learns a moment after the end of a process that its connections are gone.
    await expect
      .poll(() => em.execute('select id from mail where id = ? for update skip locked', [id]), { message: 'its row is free' })
      .toEqual([{ id }]);
  } finally {
    child.kill('SIGKILL');
    for (const socket of callers) socket.destroy();
    silent.close();
  }
}, 300_000);
