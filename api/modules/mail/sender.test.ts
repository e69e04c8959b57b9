// Mailboxes of journals: letters come from them, their passwords never come out, and operations are told when one fails.
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { type ParsedMail, simpleParser } from 'mailparser';
import { Client } from 'pg';
import sharp from 'sharp';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PASSWORD_MASK } from '../../../shared/forms/sender.ts';
import { RoleKind, type RoleKindCode } from '../../../shared/roles.ts';
import { encodeId } from '../../graphql/node.ts';
import { colloquiumSchema } from '../../schema.ts';
import { seal, unseal } from '../../secrets/sealed.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { buildContext } from '../../testing/context.ts';
import { testEnv } from '../../testing/env.ts';
import { buildSession, buildUser } from '../accounts/viewer/user.factory.ts';
import { OperationLog } from '../audit/operation-log.entity.ts';
import { buildColloquium } from '../colloquiums/colloquium.factory.ts';
import type { Colloquium } from '../colloquiums/colloquium.entity.ts';
import { buildContribution } from '../contributions/manuscript/contribution.factory.ts';
import { newStorageKey } from '../../storage/storage.ts';
import { LetterImage } from '../letters/letter-image.entity.ts';
import { queueLetter } from '../letters/letter-mail.ts';
import { Message } from '../messages/message.entity.ts';
import { Registration } from '../accounts/registration/registration.entity.ts';
import { AuthorInvitation } from '../author-invitations/author-invitation.entity.ts';
import type { LanguageTag, LetterName } from '../../../shared/messages.ts';
import type { MailAbout } from './about.ts';
import { ColloquiumSender } from './colloquium-sender.entity.ts';
import { tellFailingSender } from '../correspondence/failing-sender.ts';
import { Mail } from './mail.entity.ts';
import { queueMail, SEND_HOUSE_MAIL, SEND_MAIL, sendMail } from './mail.service.ts';
import { PublisherSender } from './publisher-sender.entity.ts';
import { mailTransport } from './transport.ts';

const PASSWORD = 'Mail-box 密码 1';
let app: TestApp;
let journal: Colloquium;
let other: Colloquium;
let operations: string;
const servers: SMTPServer[] = [];
/** Senders of the letters, as the servers got them. */
const envelopes: string[] = [];
const inbox: { at: 'house' | 'journal'; mail: ParsedMail }[] = [];
const ports: Record<'house' | 'journal', number> = { house: 0, journal: 0 };

async function tokenOf(role: RoleKindCode): Promise<string> {
  const em = app.database.orm.em.fork();
  return await buildSession(em, await buildUser(em, { roles: [role] }), app.clock, { language: 'zh-CN' });
}

/** The journal's server requires its password. */
async function serve(at: 'house' | 'journal'): Promise<void> {
  const server = new SMTPServer({
    authOptional: at === 'house',
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _session, done) =>
      (username === 'box' || username === 'office@press.test') && password === PASSWORD
        ? done(null, { user: 'box' })
        : done(new Error('wrong password')),
    onData: (stream, { envelope }, done) => {
      envelopes.push(envelope.mailFrom ? envelope.mailFrom.address : '');
      void simpleParser(stream).then((mail) => {
        inbox.push({ at, mail });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  ports[at] = (server.server.address() as AddressInfo).port;
  servers.push(server);
}

beforeAll(async () => {
  app = await startTestApp({ schema: colloquiumSchema() });
  await Promise.all([serve('house'), serve('journal')]);
});
afterAll(async () => {
  for (const server of servers) await new Promise<void>((resolve) => void server.close(() => resolve()));
  await app.close();
});
beforeEach(async () => {
  inbox.length = 0;
  const em = app.database.orm.em.fork();
  [journal, other] = [await buildColloquium(em, { name: '古籍研究' }), await buildColloquium(em)];
  operations = await tokenOf('OPERATIONS');
});

const SENDER = `query SenderTest($id: ID!) { node(id: $id) { ... on Colloquium { sender { name address host port isSecure userName password version } } } }`;
const SAVE = `mutation SaveSenderTest($input: SaveColloquiumSenderInput!) { saveColloquiumSender(input: $input) { colloquium { sender { password version } } } }`;
interface Read {
  node: { sender: { password: string; version: number } | null } | null;
}

const read = async (token: string, of = journal) =>
  (await app.request<Read>(SENDER, { id: encodeId('Colloquium', of.id) }, { token })).data?.node?.sender ?? null;
const mailbox = () => ({
  name: '古籍研究编辑部',
  address: 'gj@example.org',
  host: '127.0.0.1',
  port: ports.journal,
  isSecure: false,
  userName: 'box',
  password: PASSWORD,
});
async function save(own: object = {}, { token = operations, of = journal, version = 0 } = {}) {
  return await app.request(SAVE, { input: { colloquiumId: encodeId('Colloquium', of.id), version, ...mailbox(), ...own } }, { token });
}
const refusal = (answer: Awaited<ReturnType<typeof save>>) => answer.errors?.[0]?.extensions;

async function aboutOne(colloquium: Colloquium) {
  const em = app.database.orm.em.fork();
  const submitter = await buildUser(em);
  return { contribution: await buildContribution(em, { submitter, colloquium }), recipientId: submitter.id, role: RoleKind.AUTHOR };
}

async function send(of: Colloquium | null, own: Parameters<typeof testEnv>[0] = {}): Promise<Mail> {
  const ctx = buildContext(app.database);
  const id = await queueMail(ctx, {
    to: 'author@example.org',
    key: 'letter.submitted',
    params: { name: '张三', title: '题', number: 'JK1', colloquium: '刊' },
    language: 'zh-CN',
    about: of ? await aboutOne(of) : { accountId: (await buildUser(app.database.orm.em.fork())).id },
  });
  return await deliver(id, own);
}

async function deliver(id: number, own: Parameters<typeof testEnv>[0] = {}): Promise<Mail> {
  const transport = mailTransport(testEnv({ SMTP_URL: `smtp://127.0.0.1:${ports.house}`, ...own }));
  const client = new Client({ connectionString: app.database.url });
  await client.connect();
  const { clock, log, storage, env } = app.deps;
  await sendMail({ client, transport, storage, clock, log, secret: env.SECRET_KEY }, id, false).catch(() => undefined);
  await client.end();
  transport.close();
  return await app.database.orm.em.fork().findOneOrFail(Mail, id);
}
const sent = () => inbox.map(({ at, mail }) => [at, mail.from?.value[0]?.address]);

describe('a letter about a manuscript', () => {
  it('comes from its journal’s mailbox by its own server; those of others from the publisher’s default (F-056)', async () => {
    expect((await save()).errors).toBeUndefined();
    await save({ address: 'other@example.org', host: '', port: null, userName: '', password: '' }, { of: other });
    for (const owner of [journal, other, null]) expect((await send(owner)).status).toBe('sent');
    expect(sent()).toEqual([
      ['journal', 'gj@example.org'],
      ['house', 'other@example.org'],
      ['house', 'no-reply@localhost'],
    ]);
    expect(inbox[0]?.mail.from?.value[0]?.name).toBe('古籍研究编辑部');
  });

  it('goes out by it in production also where SMTP_URL is not set; other letters wait until it is, or the journal has a mailbox (F-056)', async () => {
    const production = { MODE: 'production', SMTP_URL: null } as const;
    const open = { host: '127.0.0.1', port: ports.house, userName: '', password: '' };
    await save(open);
    expect((await send(journal, production)).status).toBe('sent');
    for (const owner of [other, null]) expect(await send(owner, production)).toMatchObject({ status: 'queued', attempts: 0 });
    expect(sent()).toEqual([['house', 'gj@example.org']]);
    const jobs = async (task: string) =>
      await app.database.orm.em.fork().execute('select 1 from graphile_worker.jobs where task_identifier = ?', [task]);
    expect(await jobs(SEND_HOUSE_MAIL)).toHaveLength(2);
    const before = await jobs(SEND_MAIL);
    await save(open, { of: other });
    expect(await jobs(SEND_MAIL)).toHaveLength(before.length + 1);
  });

  it('follows a mailbox that is taken away: the publisher’s default is used again (F-057)', async () => {
    await save();
    await save({ address: '', host: '', port: null, userName: '', password: '' }, { version: 1 });
    expect((await send(journal)).status).toBe('sent');
    expect(sent()).toEqual([['house', 'no-reply@localhost']]);
    expect(await read(operations)).toMatchObject({ version: 0 });
  });

  it('waits for another try when the mailbox fails, says why on its row, and operations are told once until it is set anew (F-057)', async () => {
    await save({ password: 'wrong' });
    for (const round of [1, 2]) {
      expect(await send(journal), String(round)).toMatchObject({
        status: 'queued',
        attempts: 1,
        lastError: expect.stringMatching(/auth|login|wrong/i),
      });
      await tellFailingSender(app.deps, { colloquiumId: journal.id });
    }
    const jobs = await app.database.orm.em
      .fork()
      .execute<{ key: string }[]>(`select key from graphile_worker.jobs where task_identifier = 'tell_failing_sender'`);
    expect(jobs).toEqual([{ key: `tell_failing_sender:${journal.id}` }]);
    const told = () => app.database.orm.em.fork().find(Message, { key: 'mail.senderFails' });
    const first = await told();
    expect(new Set(first.map(({ user }) => user.id)).size).toBe(first.length);
    expect(first.length).toBeGreaterThan(0);
    expect(first.every(({ params }) => params['colloquium'] === '古籍研究')).toBe(true);
    expect(inbox).toEqual([]);
    app.clock.advance(1000);
    await save({ password: 'wrong again' }, { version: 1 });
    await tellFailingSender(app.deps, { colloquiumId: journal.id });
    expect((await told()).length).toBeGreaterThan(first.length);
  });
});

describe('the head of a letter (B-022)', () => {
  const params = {
    name: '张三',
    title: '题',
    number: 'JK1',
    colloquium: '刊',
    comment: '',
    url: 'https://x.test',
    link: 'https://x.test',
    day: '2026-03-05',
  };
  /** Twelve kinds, as they are about a manuscript's author, its reviewer, an invitation, an account or a registration. */
  const KINDS: readonly [key: LetterName, about: 'author' | 'reviewer' | 'invited' | 'account' | 'registration'][] = [
    ['letter.submitted', 'author'],
    ['letter.rejected', 'author'],
    ['letter.returned', 'author'],
    ['letter.anonymousVersion', 'author'],
    ['letter.adopted', 'author'],
    ['letter.invitationClosed', 'reviewer'],
    ['letter.reviewReminder.ANSWER.ON', 'reviewer'],
    ['letter.testMail', 'invited'],
    ['letter.signInCode', 'account'],
    ['letter.passwordReset', 'account'],
    ['letter.emailChanged', 'account'],
    ['letter.activation', 'registration'],
  ];

  async function aboutEach(colloquium: Colloquium) {
    const em = app.database.orm.em.fork();
    const [author, reviewer] = [await buildUser(em), await buildUser(em, { roles: ['REVIEWER'] })];
    const contribution = await buildContribution(em, { submitter: author, colloquium });
    const invitation = em.create(AuthorInvitation, { colloquium, user: author, createdAt: app.clock.now() });
    const registration = em.create(Registration, { email: 'new@x.test', realName: '新', language: 'zh-CN', createdAt: app.clock.now() });
    await em.flush();
    return {
      author: { contribution, recipientId: author.id, role: RoleKind.AUTHOR },
      reviewer: { contribution, recipientId: reviewer.id, role: RoleKind.REVIEWER },
      invited: { authorInvitationId: invitation.id, colloquiumId: colloquium.id },
      account: { accountId: author.id },
      registration: { registrationId: registration.id },
    };
  }

  async function received(
    key: LetterName,
    about: MailAbout,
    language: LanguageTag = 'zh-CN',
    own: Parameters<typeof testEnv>[0] = {},
  ): Promise<ParsedMail> {
    const ctx = buildContext(app.database);
    const id = await queueMail(ctx, { to: 'somebody@x.test', key, params, language, about });
    expect((await deliver(id, own)).status).toBe('sent');
    const mail = inbox.at(-1)?.mail;
    if (!mail) throw new Error('Nothing came');
    return mail;
  }
  const addressIn = (mail: ParsedMail, name: 'replyTo' | 'sender') => {
    const value = name === 'replyTo' ? mail.replyTo : mail.headers.get('sender');
    return (value as ParsedMail['from'])?.value[0]?.address ?? null;
  };

  it.each(KINDS)('says to programs and readers of %s what it is, where answers go and what it belongs with', async (key, about) => {
    await save({ address: 'box@journal.test', host: '', port: null, userName: '', password: '' });
    const mail = await received(key, (await aboutEach(journal))[about], 'en-US');
    expect(mail.headers.get('auto-submitted')).toBe('auto-generated');
    expect(mail.headers.get('x-auto-response-suppress')).toBe('OOF, AutoReply');
    expect(mail.headers.get('content-language')).toBe('en-US');
    const isOfJournal = about !== 'account' && about !== 'registration';
    expect(mail.from?.value[0]?.address).toBe(isOfJournal ? 'box@journal.test' : 'no-reply@localhost');
    // Nobody reads mail sent to no-reply.
    expect(addressIn(mail, 'replyTo')).toBe(isOfJournal ? 'box@journal.test' : null);
    expect(addressIn(mail, 'sender')).toBe(isOfJournal ? 'no-reply@localhost' : null);
    expect(mail.inReplyTo ?? null).toEqual(isOfJournal ? expect.stringMatching(/^<thread-[\w-]{43}@localhost>$/) : null);
    expect([mail.references ?? []].flat()).toEqual(isOfJournal ? [mail.inReplyTo] : []);
    expect(String(mail.messageId)).toMatch(/^<[0-9a-f]{32}@localhost>$/);
  });

  // As Chinese offices write: a journal to its authors and reviewers, the publisher to everybody else.
  it.each([
    ['zh-CN', 'author', '尊敬的张三老师：您好！', '此致\n敬礼！\n\n《刊》编辑部\n2026年'],
    ['zh-CN', 'reviewer', '尊敬的张三老师：您好！', '此致\n敬礼！\n\n《刊》编辑部\n2026年'],
    ['zh-CN', 'account', '尊敬的张三老师：您好！', '此致\n敬礼！\n\n学术集刊出版中心\n2026年'],
    ['en-US', 'author', 'Dear Professor/Dr 张三,', 'Yours sincerely,\n\nEditorial office of 刊\n'],
    ['en-US', 'account', 'Dear 张三,', 'With best regards,\n\nCentre for Scholarly Serials\n'],
  ] as const)('greets and closes as offices do, %s to the %s (B-024)', async (language, about, greeting, closing) => {
    await save();
    const text = (await received('letter.submitted', (await aboutEach(journal))[about], language)).text ?? '';
    expect(text.startsWith(`${greeting}\n\n`), text).toBe(true);
    expect(text).toContain(`\n\n${closing}`);
  });

  it('carries no Sender from a journal’s own server, and answers to the publisher where a journal has no mailbox', async () => {
    const { author } = await aboutEach(journal);
    await save();
    const own = await received('letter.submitted', author);
    expect([addressIn(own, 'sender'), addressIn(own, 'replyTo')]).toEqual([null, 'gj@example.org']);
    await save({ address: '', host: '', port: null, userName: '', password: '' }, { version: 1 });
    const account = `smtp://office%40press.test:${encodeURIComponent(PASSWORD)}@127.0.0.1:${ports.house}`;
    const house = await received('letter.submitted', author, 'zh-CN', { SMTP_URL: account });
    expect([house.from?.value[0]?.address, addressIn(house, 'replyTo')]).toEqual(['office@press.test', 'office@press.test']);
    const em = app.database.orm.em.fork();
    em.create(PublisherSender, { id: 1, address: 'press@x.test', isSecure: false, updatedAt: new Date() });
    await em.flush();
    const publisher = await received('letter.submitted', author);
    expect([publisher.from?.value[0]?.address, addressIn(publisher, 'sender'), addressIn(publisher, 'replyTo')]).toEqual([
      'press@x.test',
      null,
      'press@x.test',
    ]);
    await app.database.orm.em.fork().nativeDelete(PublisherSender, {});
  });

  it('keeps the letters of one manuscript to one person together, and tells nobody of the others', async () => {
    const { author, reviewer } = await aboutEach(journal);
    const threadOf = async (about: MailAbout) => (await received('letter.submitted', about)).inReplyTo;
    const threads = [
      await threadOf(author),
      await threadOf(author),
      await threadOf(reviewer),
      await threadOf((await aboutEach(journal)).author),
    ];
    expect(threads[0]).toBe(threads[1]);
    expect(new Set(threads).size).toBe(3);
  });

  it('comes back undelivered to whose server it was', async () => {
    await save({ address: 'box@journal.test', host: '', port: null, userName: '', password: '' });
    await received('letter.submitted', (await aboutEach(journal)).author);
    expect(envelopes.at(-1)).toBe('no-reply@localhost');
  });
});

describe('a letter with images', () => {
  it('takes them along as inline parts that its HTML names, once each; nothing is fetched from the house (P2-366)', async () => {
    const em = app.database.orm.em.fork();
    const bytes = await sharp({ create: { width: 48, height: 24, channels: 3, background: '#2B4C8C' } })
      .png()
      .toBuffer();
    const storageKey = newStorageKey();
    await app.deps.storage.put(storageKey, Readable.from(bytes));
    const about = { name: '徽标.png', mime: 'image/png', size: bytes.length, uploadedAt: app.clock.now() };
    const image = em.create(LetterImage, { colloquium: journal.id, storageKey, ...about });
    await em.flush();
    const shown = `<img data-file="${encodeId('LetterImage', image.id)}" alt="徽标">`;
    const ctx = buildContext(app.database);
    const html = `<p>您好</p><p>${shown}</p><p>${shown}</p>`;
    const id = await queueLetter(ctx, {
      to: 'author@example.org',
      subject: '请修改稿件',
      html,
      language: 'zh-CN',
      about: await aboutOne(other),
    });
    await ctx.em.flush();
    expect(await deliver(id)).toMatchObject({ status: 'sent' });
    const [received] = inbox;
    const parts = received?.mail.attachments ?? [];
    expect(parts.map(({ contentDisposition, contentType, filename }) => [contentDisposition, contentType, filename])).toEqual([
      ['inline', 'image/png', '徽标.png'],
    ]);
    expect(parts[0]?.content.equals(bytes), 'byte for byte').toBe(true);
    // As it was sent: the parser puts the parts in the place of their names.
    const named = `src="cid:${parts[0]?.cid}"`;
    expect((await ctx.em.findOneOrFail(Mail, id)).html.split(named)).toHaveLength(3);
    expect(String(received?.mail.html).match(/<img[^>]*src="(?:data:image\/png;base64,|cid:)/g)).toHaveLength(2);
    expect(received?.mail.text).toContain('您好');
  });
});

describe('its password', () => {
  it('is answered as a mask by every door, kept encrypted, and stays when the mask is saved (F-058)', async () => {
    await save();
    expect(await read(operations)).toMatchObject({ password: PASSWORD_MASK, version: 1 });
    expect((await save({ name: '新名', password: PASSWORD_MASK }, { version: 1 })).errors).toBeUndefined();
    expect((await send(journal)).status).toBe('sent');
    expect(sent()).toEqual([['journal', 'gj@example.org']]);
    const em = app.database.orm.em.fork();
    const stored = JSON.stringify([await em.find(ColloquiumSender, {}), await em.find(OperationLog, {})]);
    expect(stored).toContain('gj@example.org');
    expect(stored).not.toContain(PASSWORD);
  });

  it('goes to no other server, port or account, and to none unencrypted that was encrypted: the mask is refused there, at its field (F-058)', async () => {
    await save({ isSecure: true });
    for (const own of [{ host: 'evil.example' }, { port: 2525 }, { userName: 'other' }, { isSecure: false }])
      expect(refusal(await save({ isSecure: true, ...own, password: PASSWORD_MASK }, { version: 1 }))).toMatchObject({
        code: 'INVALID_INPUT',
        fields: { password: '服务器、端口、加密方式或用户名已更改，请重新填写密码' },
      });
  });

  it('sealed cannot be opened for another journal, with another secret, or changed', () => {
    const sealed = seal('secret', 'sender:1', PASSWORD);
    expect(unseal('secret', 'sender:1', sealed)).toBe(PASSWORD);
    expect(seal('secret', 'sender:1', PASSWORD)).not.toBe(sealed);
    expect(() => unseal('secret', 'sender:2', sealed)).toThrow();
    expect(() => unseal('another', 'sender:1', sealed)).toThrow();
    expect(() => unseal('secret', 'sender:1', `${sealed.slice(0, -2)}AA`)).toThrow();
  });
});

describe('a mailbox', () => {
  it('is for operations alone, and never saved on top of another’s change', async () => {
    for (const role of ['ADMINISTRATOR', 'EDITOR_IN_CHIEF', 'EDITOR', 'AUTHOR'] as const) {
      const token = await tokenOf(role);
      expect([role, refusal(await save({}, { token }))?.code, await read(token)]).toEqual([role, 'FORBIDDEN', null]);
    }
    await save();
    expect(refusal(await save())?.code).toBe('CONFLICT');
  });

  it.each([
    [{ address: 'nobody' }, 'address'],
    [{ host: 'a b' }, 'host'],
    [{ host: 'smtp.example.org/../x' }, 'host'],
    [{ port: 0 }, 'port'],
    [{ port: null }, 'port'],
    [{ address: '' }, 'address'],
    [{ password: '' }, 'password'],
    [{ name: 'x'.repeat(101) }, 'name'],
  ])('is refused in words at the field: %j', async (own, field) => {
    expect(refusal(await save(own))).toMatchObject({
      code: 'INVALID_INPUT',
      fields: { [field]: expect.stringMatching(/\p{Script=Han}/u) },
    });
  });
});
