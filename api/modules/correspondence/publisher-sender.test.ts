// The publisher's own mailbox: it sends all mail without a journal's mailbox, its password never comes out, and it can be tested like those
// of journals.
import { createServer, type AddressInfo } from 'node:net';
import { type ParsedMail, simpleParser } from 'mailparser';
import { Client } from 'pg';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PASSWORD_MASK } from '../../../shared/forms/sender.ts';
import { RoleKind, type RoleKindCode } from '../../../shared/roles.ts';
import { colloquiumSchema } from '../../schema.ts';
import { unseal } from '../../secrets/sealed.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { buildContext } from '../../testing/context.ts';
import { testEnv } from '../../testing/env.ts';
import { buildDepartment, buildSession, buildUser } from '../accounts/viewer/user.factory.ts';
import { OperationLog } from '../audit/operation-log.entity.ts';
import { buildColloquium } from '../colloquiums/colloquium.factory.ts';
import { created, operationsToken, periodicalInput } from '../colloquium-form/colloquium-form.factory.ts';
import { ColloquiumSender } from '../mail/colloquium-sender.entity.ts';
import { Mail } from '../mail/mail.entity.ts';
import { queueMail, SEND_HOUSE_MAIL, SEND_MAIL, sendMail } from '../mail/mail.service.ts';
import { PUBLISHER_PLACE, PublisherSender } from '../mail/publisher-sender.entity.ts';
import { mailTransport } from '../mail/transport.ts';

const PASSWORD = 'Mail-box 密码 2';
const JOURNAL_BOX = 'journal@example.com';
let app: TestApp;
let operations: string;
let server: SMTPServer;
let port = 0;
const inbox: ParsedMail[] = [];
const em = () => app.database.orm.em.fork();

async function tokenOf(role: RoleKindCode): Promise<string> {
  return await buildSession(em(), await buildUser(em(), { roles: [role], language: 'zh-CN' }), app.clock, { language: 'zh-CN' });
}

beforeAll(async () => {
  app = await startTestApp({ schema: colloquiumSchema() });
  server = new SMTPServer({
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _session, done) =>
      ['box', JOURNAL_BOX].includes(username ?? '') && password === PASSWORD
        ? done(null, { user: 'box' })
        : done(new Error('wrong password')),
    onData: (stream, _session, done) => {
      void simpleParser(stream).then((mail) => {
        inbox.push(mail);
        done();
      });
    },
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  port = (server.server.address() as AddressInfo).port;
});
afterAll(async () => {
  await new Promise<void>((resolve) => void server.close(() => resolve()));
  await app.close();
});
beforeEach(async () => {
  inbox.length = 0;
  await em().nativeDelete(PublisherSender, {});
  operations = await tokenOf('OPERATIONS');
});

const FIELDS = 'name address host port isSecure userName password version';
interface Sender {
  address: string;
  password: string;
  version: number;
}
const read = async (token = operations) =>
  (
    await app.request<{ publisherSettings: { sender: Sender | null } | null }>(
      `query PublisherSenderTest { publisherSettings { sender { ${FIELDS} } } }`,
      {},
      { token },
    )
  ).data?.publisherSettings?.sender ?? null;
const mailbox = () => ({
  name: '书局',
  address: 'press@example.org',
  host: '127.0.0.1',
  port,
  isSecure: false,
  userName: 'box',
  password: PASSWORD,
});
async function save(own: object = {}, { token = operations, version = 0 } = {}) {
  const answer = await app.request<{ savePublisherSender: { publisherSettings: { sender: Sender } } }>(
    `mutation SavePublisherSenderTest($input: SavePublisherSenderInput!) { savePublisherSender(input: $input) { publisherSettings { sender { ${FIELDS} } } } }`,
    { input: { version, ...mailbox(), ...own } },
    { token },
  );
  return { saved: answer.data?.savePublisherSender?.publisherSettings.sender, refused: answer.errors?.[0]?.extensions };
}

async function deliver(id: number, own: Parameters<typeof testEnv>[0] = {}): Promise<Mail> {
  // Nobody answers at the server of the configuration.
  const transport = mailTransport(testEnv({ SMTP_URL: 'smtp://127.0.0.1:1', ...own }));
  const client = new Client({ connectionString: app.database.url });
  await client.connect();
  const { clock, log, storage, env } = app.deps;
  await sendMail({ client, transport, storage, clock, log, secret: env.SECRET_KEY }, id, false).catch(() => undefined);
  await client.end();
  transport.close();
  return await em().findOneOrFail(Mail, id);
}
const write = async (mailboxOf: number | 'publisher' = 'publisher') =>
  await queueMail(buildContext(app.database), {
    to: 'author@example.org',
    key: 'letter.testOfPublisher',
    params: { name: '张三' },
    language: 'zh-CN',
    about: { mailboxOf, askedBy: (await buildUser(em())).id, role: RoleKind.OPERATIONS },
  });
const noServer = { MODE: 'production', SMTP_URL: null } as const;

describe('the mailbox of the publisher', () => {
  it('really is the sender of letters that no journal’s mailbox sends (R3-137, P3-100, P3-102)', async () => {
    expect((await save()).refused).toBeUndefined();
    const journal = await buildColloquium(em());
    for (const id of [await write(), await write(journal.id)]) expect((await deliver(id)).status).toBe('sent');
    expect(inbox.map(({ from }) => from?.value[0])).toEqual(Array(2).fill({ name: '书局', address: 'press@example.org' }));
  });

  it('sends for a journal that has an address and no server of its own', async () => {
    await save();
    const journal = await buildColloquium(em());
    const tx = em();
    tx.create(ColloquiumSender, { colloquium: journal.id, address: 'gj@example.org', isSecure: false, updatedAt: new Date() });
    await tx.flush();
    expect((await deliver(await write(journal.id))).status).toBe('sent');
    expect(inbox.map(({ from }) => from?.value[0]?.address)).toEqual(['gj@example.org']);
  });

  it('lets go of letters that waited for a server', async () => {
    const id = await write();
    expect((await deliver(id, noServer)).status).toBe('queued');
    const jobs = async () =>
      (await em().execute<{ task: string }[]>('select task_identifier as task from graphile_worker.jobs order by id')).map(
        ({ task }) => task,
      );
    const waiting = await jobs();
    expect(waiting.at(-1)).toBe(SEND_HOUSE_MAIL);
    await save();
    expect((await jobs()).slice(waiting.length)).toContain(SEND_MAIL);
  });

  it('never shows its password, keeps it behind an unchanged mask, and for its own server and account alone (P3-101, D13-118)', async () => {
    const { saved } = await save();
    expect(saved?.password).toBe(PASSWORD_MASK);
    const sealed = async () => (await em().findOneOrFail(PublisherSender, 1)).sealedPassword ?? '';
    expect(await sealed()).not.toContain(PASSWORD);
    expect(unseal(app.deps.env.SECRET_KEY, PUBLISHER_PLACE, await sealed())).toBe(PASSWORD);
    expect((await save({ password: PASSWORD_MASK, name: '' }, { version: 1 })).saved?.password).toBe(PASSWORD_MASK);
    expect(unseal(app.deps.env.SECRET_KEY, PUBLISHER_PLACE, await sealed())).toBe(PASSWORD);
    expect((await save({ password: PASSWORD_MASK, host: 'elsewhere.example' }, { version: 2 })).refused?.fields).toHaveProperty('password');
    const logged = await em().find(OperationLog, { operation: 'savePublisherSender' });
    expect(logged.length).toBeGreaterThan(0);
    expect(JSON.stringify(logged)).not.toContain(PASSWORD);
  });

  it('is taken away by an empty address, and not written over unread', async () => {
    await save();
    expect((await save({ name: 'x' })).refused?.code).toBe('CONFLICT');
    await save({ address: '', host: '', port: null, userName: '', password: '' }, { version: 1 });
    expect(await read()).toMatchObject({ address: '', password: '', version: 0 });
  });

  it('is of operations alone', async () => {
    for (const role of ['ADMINISTRATOR', 'EDITOR_IN_CHIEF', 'PUBLISHING_EDITOR', 'AUTHOR'] as const) {
      const token = await tokenOf(role);
      expect(await read(token), role).toBeNull();
      expect((await save({}, { token })).refused?.code, role).toBe('FORBIDDEN');
    }
  });
});

interface Told {
  to: string;
  fate: string;
  error: string | null;
}
const latest = async () => (await em().findOneOrFail(Mail, { id: { $gt: 0 } }, { orderBy: { id: 'desc' } })).id;

describe('a test mail', () => {
  const send = async (token = operations) => {
    const answer = await app.request<{ sendPublisherTestMail: { testMail: Told } }>(
      'mutation SendTestMailTest($input: SendPublisherTestMailInput!) { sendPublisherTestMail(input: $input) { testMail { to fate error } } }',
      { input: {} },
      { token },
    );
    return { sent: answer.data?.sendPublisherTestMail?.testMail, refused: answer.errors?.[0]?.extensions };
  };
  const last = async (token = operations) =>
    (await app.request<{ lastTestMail: Told | null }>('query LastTestMailTest { lastTestMail { to fate error } }', {}, { token })).data
      ?.lastTestMail ?? null;

  it('goes to oneself, from the mailbox as it is saved, and says what became of it', async () => {
    await save();
    const { sent } = await send();
    expect(sent).toMatchObject({ fate: 'QUEUED', error: null });
    await deliver(await latest());
    expect(inbox.map(({ to, subject }) => [to && !Array.isArray(to) ? to.value[0]?.address : null, subject])).toEqual([
      [sent?.to, '测试邮件：出版社的发信邮箱'],
    ]);
    expect(await last()).toEqual({ to: sent?.to, fate: 'SENT', error: null });
  });

  it('is in the language of the account, as all letters to its person are, not in that of the session', async () => {
    await save();
    const reader = await buildUser(em(), { roles: ['OPERATIONS'], language: 'en-US' });
    await send(await buildSession(em(), reader, app.clock, { language: 'zh-CN' }));
    expect((await em().findOneOrFail(Mail, await latest())).subject).toBe('Test: the publisher’s mailbox');
  });

  it('says why it was not taken', async () => {
    await save({ password: 'wrong' });
    await send();
    await deliver(await latest());
    expect(await last()).toMatchObject({ fate: 'QUEUED', error: expect.stringMatching(/wrong password|Invalid login/i) });
  });

  it('tells of what is no mail server only that it is none, in the reader’s language', async () => {
    const other = createServer((socket) => socket.on('error', () => {}).end('SSH-2.0-OpenSSH_9.6 inner-host\r\n'));
    await new Promise<void>((resolve) => {
      other.listen(0, '127.0.0.1', resolve);
    });
    await save({ port: (other.address() as AddressInfo).port, userName: '', password: '' });
    await send();
    await deliver(await latest());
    other.close();
    expect(await last()).toMatchObject({ fate: 'QUEUED', error: '该地址应答的不是邮件服务器' });
    await save({ port: 1, userName: '', password: '' }, { version: 1 });
    await send();
    await deliver(await latest());
    expect(await last()).toMatchObject({ error: '无法连接邮件服务器，或连接中断' });
  });

  it('is one’s own to know of, and for operations alone', async () => {
    await send();
    expect(await last(await tokenOf('OPERATIONS'))).toBeNull();
    expect((await send(await tokenOf('EDITOR_IN_CHIEF'))).refused?.code).toBe('FORBIDDEN');
  });
});

describe('a test mail of a journal', () => {
  const journal = async (senderPassword: string, own: object = {}) => {
    const chief = await buildUser(em(), { roles: ['EDITOR_IN_CHIEF'] });
    const mailServer = { senderAddress: JOURNAL_BOX, senderHost: '127.0.0.1', senderPort: port, isSenderSecure: false, senderPassword };
    return await created(
      app,
      operations,
      await periodicalInput(app, [{ office: 'CHIEF', personCode: chief.code }], { ...mailServer, ...own }),
    );
  };
  const send = async (colloquiumId: string, token = operations) =>
    (
      await app.request<{ sendTestMail: { testMail: Told } }>(
        'mutation JournalTestMailTest($input: SendTestMailInput!) { sendTestMail(input: $input) { testMail { to fate error } } }',
        { input: { colloquiumId } },
        { token },
      )
    ).data?.sendTestMail?.testMail;
  const last = async (id: string, token = operations) =>
    (
      await app.request<{ node: { contents: { lastTestMail: Told | null } | null } | null }>(
        'query LastJournalTestMailTest($id: ID!) { node(id: $id) { ... on Colloquium { contents { lastTestMail { to fate error } } } } }',
        { id },
        { token },
      )
    ).data?.node?.contents?.lastTestMail ?? null;

  it('is known as sent only when the server of the journal took it', async () => {
    const id = await journal(PASSWORD);
    expect(await last(id)).toBeNull();
    const sent = await send(id);
    expect(sent).toMatchObject({ fate: 'QUEUED', error: null });
    expect(await last(id)).toEqual(sent);
    await deliver(await latest());
    expect(inbox.map(({ from }) => from?.value[0]?.address)).toEqual([JOURNAL_BOX]);
    expect(await last(id)).toEqual({ to: sent?.to, fate: 'SENT', error: null });
  });

  it('says in the server’s words why the journal’s mailbox was refused, while another one’s letter went out', async () => {
    const [wrong, right] = [await journal('Wrong-1 password'), await journal(PASSWORD)];
    await send(wrong);
    await deliver(await latest());
    await send(right);
    await deliver(await latest());
    expect(await last(wrong)).toMatchObject({ fate: 'QUEUED', error: expect.stringMatching(/wrong password|Invalid login/i) });
    expect(await last(right)).toMatchObject({ fate: 'SENT', error: null });
    expect(inbox).toHaveLength(1);
  });

  it('is one’s own to know of, and hidden from operations of other departments', async () => {
    const id = await journal(PASSWORD);
    await send(id);
    expect(await last(id, await tokenOf('OPERATIONS'))).toBeNull();
    const elsewhere = await operationsToken(app, [await buildDepartment(em())]);
    expect(await send(id, elsewhere)).toBeUndefined();
    expect(await last(id, elsewhere)).toBeNull();
    expect(await last(id)).not.toBeNull();
  });
});
