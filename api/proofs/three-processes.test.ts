// Three processes of the product on one database and one folder, behind a balancer that knows no browser from another: each knows the
// others' acts, limits and jobs are those of the house, and a killed or stopped one takes nothing with it (principles, Running; decision
// 55).
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { text as readText } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { createClient } from 'graphql-ws';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { addJob } from '../database/jobs.ts';
import { encodeId } from '../graphql/node.ts';
import { buildSession, buildUser, PASSWORD } from '../modules/accounts/viewer/user.factory.ts';
import type { User } from '../modules/accounts/viewer/user.entity.ts';
import { ColloquiumMember } from '../modules/colloquiums/colloquium-member.entity.ts';
import { Colloquium } from '../modules/colloquiums/colloquium.entity.ts';
import { buildColloquium } from '../modules/colloquiums/colloquium.factory.ts';
import { ContributionFile } from '../modules/contributions/files/contribution-file.entity.ts';
import { Mail } from '../modules/mail/mail.entity.ts';
import { SEND_MAIL } from '../modules/mail/mail.service.ts';
import { buildHistory, submitted } from '../modules/statistics/journal-history.factory.ts';
import { WorkflowEvent } from '../modules/workflow/timeline/workflow-event.entity.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { type Balancer, startBalancer } from '../testing/round-robin.ts';
import { startProduct, type StartedProduct } from '../testing/started-product.ts';

const BYTES = '%PDF-1.7\n%an attachment of the office';
const clock = { now: () => new Date() };

let database: TestDatabase;
let folder: string;
let journal: Colloquium;
let smtp: SMTPServer;
const processes: StartedProduct[] = [];
let balancer: Balancer;
/** Addresses of the letters that came, as often as they came. */
const letters: string[] = [];
const em = () => database.orm.em.fork();

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(path.join(os.tmpdir(), 'colloquium-three-'));
  journal = await buildColloquium(em());
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      void readText(stream).then(() => {
        letters.push(...session.envelope.rcptTo.map(({ address }) => address));
        done();
      });
    },
  });
  await new Promise<void>((resolve) => void smtp.listen(0, '127.0.0.1', resolve));
  const { port } = smtp.server.address() as AddressInfo;
  const env = { MODE: 'test', CAPTCHA_ANSWER: 'wxyz', SMTP_URL: `smtp://127.0.0.1:${port}`, DRAIN_SECONDS: '1' };
  // The first compiles the sources, for all.
  processes.push(await startProduct(database.url, folder, env));
  processes.push(...(await Promise.all([startProduct(database.url, folder, env), startProduct(database.url, folder, env)])));
  balancer = await startBalancer(processes.map(({ url }) => url));
}, 300_000);
afterAll(async () => {
  await balancer.close();
  for (const { child } of processes) child.kill('SIGKILL');
  await new Promise<void>((resolve) => void smtp.close(resolve));
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

interface Answer<T> {
  data?: T | null;
  errors?: { message: string; extensions: { code: string } }[];
}

const hashes = new Map<string, Promise<string>>();

/** A release's persisted document: any process finds it in the database. */
async function persist(document: string): Promise<{ persistedQuery: { version: number; sha256Hash: string } }> {
  const known =
    hashes.get(document) ??
    (async () => {
      const hash = createHash('sha256').update(document).digest('hex');
      await em().execute('insert into persisted_document (hash, text, last_seen_at) values (?, ?, now())', [hash, document]);
      return hash;
    })();
  hashes.set(document, known);
  return { persistedQuery: { version: 1, sha256Hash: await known } };
}

/** The caller names the type of the data it asked for. Throws when nothing, or no GraphQL, answered. */
async function ask<T>(url: string, token: string | null, document: string, variables: object = {}, file?: File): Promise<Answer<T>> {
  const operations = JSON.stringify({ variables, extensions: await persist(document) });
  const form = new FormData();
  form.append('operations', operations);
  form.append('map', JSON.stringify({ 0: ['variables.input.file'] }));
  if (file) form.append('0', file);
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: {
      ...(token ? { token } : {}),
      'accept-language': 'en',
      'apollo-require-preflight': '1',
      ...(file ? {} : { 'content-type': 'application/json' }),
    },
    body: file ? form : operations,
  });
  if (response.status >= 500) throw new Error(`${response.status}`);
  return (await response.json()) as Answer<T>;
}

/** `one` and `other` may be different processes. */
async function signIn(
  one: string,
  other: string,
  { email }: Pick<User, 'email'>,
  password = PASSWORD,
): Promise<Answer<{ signIn: { token: string } }>> {
  const made = await ask<{ createCaptcha: { captcha: { id: string } } }>(
    one,
    null,
    'mutation Captcha { createCaptcha { captcha { id } } }',
  );
  const captchaId = made.data?.createCaptcha.captcha.id;
  const input = { account: email, password, captcha: 'wxyz', captchaId, rememberMe: false, language: 'EN_US' };
  return await ask(other, null, 'mutation SignIn($input: SignInInput!) { signIn(input: $input) { token } }', { input });
}

interface Desk {
  contributionId: number;
  editor: User;
}

/** A manuscript with its editor, who may return it. */
async function desk(): Promise<Desk> {
  const tx = em();
  const editor = await buildUser(tx, { roles: ['EDITOR'] });
  tx.create(ColloquiumMember, { colloquium: journal.id, user: editor, type: 'editor', position: 1 });
  const { id } = await buildHistory(tx, [submitted], {
    submitter: await buildUser(tx),
    colloquium: await tx.findOneOrFail(Colloquium, journal.id),
    state: 3,
    stage: 2,
    editor,
    responsible: editor,
    responsibleKind: 3,
  });
  return { contributionId: id, editor };
}

const RETURN = 'mutation Return($input: ReturnByEditorInput!) { returnByEditor(input: $input) { clientMutationId } }';
const eventsOf = async (contributionId: number) => await em().count(WorkflowEvent, { contribution: contributionId, toState: 5 });
const urlOf = (index: number) => processes[index]?.url ?? '';

it('who signed in through one acts through another, hears of it on a third, and a file that one took in comes out of any', async () => {
  const { contributionId, editor } = await desk();
  const id = encodeId('Contribution', contributionId);
  const token = (await signIn(urlOf(0), urlOf(1), editor)).data?.signIn.token ?? '';
  const client = createClient({ url: `${urlOf(2).replace('http', 'ws')}/graphql`, webSocketImpl: WebSocket, connectionParams: { token } });
  const changes = client.iterate<{ contributionChanged: { clientMutationId: string | null } }>({
    query: '',
    extensions: await persist('subscription Changed($id: ID) { contributionChanged(id: $id) { clientMutationId } }'),
    variables: { id },
  });
  // Until it is subscribed, nobody hears of it.
  let isHeard = false;
  const first = changes.next().then(() => (isHeard = true));
  const news = JSON.stringify({ type: 'contributionChanged', contributionId, userIds: [editor.id] });
  for (; !isHeard; await delay(50)) await em().execute(`select pg_notify('colloquium_events', ?)`, [news]);
  await first;
  const kept = await ask<{ uploadOfficeFile: { file: { path: string } } }>(
    urlOf(0),
    token,
    'mutation Upload($input: UploadOfficeFileInput!) { uploadOfficeFile(input: $input) { file { path } } }',
    { input: { contributionId: id, kind: 'OFFICE_ATTACHMENT', file: null } },
    new File([BYTES], 'changes.pdf'),
  );
  const filePath = kept.data?.uploadOfficeFile.file.path;
  expect(filePath, JSON.stringify(kept.errors)).toBeDefined();
  const input = { contributionId: id, comment: '请按附件修改', filePaths: [filePath], clientMutationId: 'through-another' };
  expect((await ask(urlOf(1), token, RETURN, { input })).errors).toBeUndefined();
  for await (const { data } of changes) if (data?.contributionChanged.clientMutationId === input.clientMutationId) break;
  await client.dispose();
  const file = await em().findOneOrFail(ContributionFile, { contribution: contributionId });
  for (const [asked, fetched] of [
    [0, 1],
    [1, 2],
    [2, 0],
  ] as const) {
    const link = await ask<{ node: { downloadUrl: string } }>(
      urlOf(asked),
      token,
      'query Link($id: ID!) { node(id: $id) { ... on ContributionFile { downloadUrl } } }',
      { id: encodeId('ContributionFile', file.id) },
    );
    expect(await (await fetch(`${urlOf(fetched)}${link.data?.node.downloadUrl}`)).text()).toBe(BYTES);
  }
});

it('who signs out through one is gone from the sockets of all', async () => {
  const user = await buildUser(em());
  const token = await buildSession(em(), user, clock);
  const closings = await Promise.all(
    processes.map(async ({ url }) => {
      const ws = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
      await once(ws, 'open');
      ws.send(JSON.stringify({ type: 'connection_init', payload: { token } }));
      await once(ws, 'message');
      // In a list: a promise alone would be waited for here.
      return [once(ws, 'close')] as const;
    }),
  );
  expect((await ask(urlOf(0), token, 'mutation SignOut { signOut { ok } }')).errors).toBeUndefined();
  const ended = await Promise.all(closings.flat());
  expect(ended.map(([code]) => Number(code))).toEqual([4403, 4403, 4403]);
});

it('a limit counts over all of them', async () => {
  const user = await buildUser(em());
  const codes: (string | undefined)[] = [];
  for (let times = 0; times < 11; times += 1)
    codes.push((await signIn(balancer.url, balancer.url, user, 'Wrong1234')).errors?.[0]?.extensions.code);
  expect(codes.slice(0, 10)).not.toContain('RATE_LIMITED');
  expect(codes.at(-1)).toBe('RATE_LIMITED');
  expect(balancer.sent.size).toBe(3);
});

it('a job is done once, though all have workers', async () => {
  const tx = em();
  const now = clock.now();
  const mails = Array.from({ length: 30 }, (_none, index) =>
    tx.create(Mail, { to: `once${index}@example.org`, subject: 'x', text: 'x', html: 'x', createdAt: now, sendAfter: now }),
  );
  await tx.flush();
  await Promise.all(mails.map(async ({ id }) => await addJob(em(), SEND_MAIL, { mailId: id })));
  await expect.poll(async () => await em().count(Mail, { to: { $like: 'once%' }, status: 'sent' })).toBe(30);
  const came = letters.filter((to) => to.startsWith('once'));
  expect(came.toSorted()).toEqual(mails.map(({ to }) => to).toSorted());
});

it('one is killed in the middle: people go on with the others, and nothing is done twice', async () => {
  const desks = await Promise.all(Array.from({ length: 12 }, desk));
  const victim = processes[2];
  let answers = 0;
  const work = async ({ contributionId, editor }: Desk) => {
    const token = await buildSession(em(), editor, clock);
    const input = { contributionId: encodeId('Contribution', contributionId), comment: '请修改', filePaths: [] };
    // Like a person: tries again until it is done, or already done.
    for (;;) {
      const answer = await ask(balancer.url, token, RETURN, { input }).catch(() => null);
      if ((answers += 1) === 3) victim?.child.kill('SIGKILL');
      if (answer && (!answer.errors || (await eventsOf(contributionId)) > 0)) return;
      await delay(50);
    }
  };
  await Promise.all(desks.map(work));
  expect(await Promise.all(desks.map(async ({ contributionId }) => await eventsOf(contributionId)))).toEqual(desks.map(() => 1));
  expect(victim?.child.signalCode).toBe('SIGKILL');
});

it('one is told to end: no request fails that the balancer has sent it', async () => {
  const leaving = processes[1];
  if (!leaving) throw new Error('There are three');
  const token = await buildSession(em(), await buildUser(em()), clock);
  let isOver = false;
  const asking = Array.from({ length: 4 }, async () => {
    let asked = 0;
    for (; !isOver; asked += 1)
      expect(await ask(balancer.url, token, 'query Who { viewer { code } }')).toMatchObject({ data: { viewer: {} } });
    return asked;
  });
  const before = balancer.sent.get(leaving.url) ?? 0;
  await expect.poll(() => balancer.sent.get(leaving.url) ?? 0).toBeGreaterThan(before);
  const ended = once(leaving.child, 'exit');
  leaving.child.kill('SIGTERM');
  expect((await ended)[0]).toBe(0);
  isOver = true;
  for (const asked of await Promise.all(asking)) expect(asked).toBeGreaterThan(0);
});
