// Log lines of requests, sockets and jobs, and the facts they never contain (decision 55).
import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { runOnce } from 'graphile-worker';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { addJob, jobLogger } from '../database/jobs.ts';
import { activationCodes, registerPerson, signInAs } from '../modules/accounts/registration/account.factory.ts';
import { buildSession, buildUser, PASSWORD } from '../modules/accounts/viewer/user.factory.ts';
import { buildColloquiumSchema } from '../schema.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { tasksOf } from '../work/worker.ts';
import { createLog, plainError } from './log.ts';
import { until } from '../testing/until.ts';

const text: string[] = [];
const lines = () =>
  text
    .join('')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>);
const requests = () => lines().filter(({ msg }) => msg === 'request');
const log = createLog(
  'trace',
  new PassThrough().on('data', (chunk: Buffer) => text.push(chunk.toString())),
);
// One of its own: a field of it is broken here.
const schema = buildColloquiumSchema();
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ schema, deps: { log } });
  const field = schema.getMutationType()?.getFields()['switchLanguage'];
  if (!field) throw new Error('No switchLanguage');
  // Two errors at once, as a broken rule of the database quotes the row.
  field.resolve = () =>
    Promise.reject(Object.assign(new Error('broken for reader@example.org'), { code: '23505', detail: 'Key (email)=(zqdetailqz)' }));
});
afterAll(() => app.close());
beforeEach(() => void (text.length = 0));

const SWITCH = 'mutation LogTestSwitch($input: SwitchLanguageInput!) { switchLanguage(input: $input) { viewer { code } } }';

test('every request has one line with its id, and no line holds a password, a token, a captcha, a code of a letter, an address, or what was typed', async () => {
  const em = app.database.orm.em.fork();
  const person = { email: 'zqmailqz@example.org', realName: '不入日志' };
  const code = await registerPerson(app, person);
  const [user, wrong] = [await buildUser(em), 'Zqwrong1qz'];
  await signInAs(app, { account: user.email, password: wrong });
  const { data } = await signInAs(app, { account: user.email });
  const token = data?.signIn?.token ?? '';
  expect(token).not.toBe('');
  await fetch(`${app.url}/activate?code=${code}`, { headers: { cookie: 'session=zqcookieqz' } });
  await fetch(`${app.url}/files/zqticketqz?zqqueryqz=1`);
  const upload = await app.request(
    'mutation LogTestUpload($input: UploadFileInput!) { uploadFile(input: $input) { file { path } } }',
    { input: { file: null } },
    { token, files: { 'input.file': new File(['zqcontentqz'], 'zqfilenameqz.exe') } },
  );
  expect(upload.errors?.[0]?.extensions.code).toBe('FILE_KIND_REFUSED');
  const broken = await app.request(SWITCH, { input: { language: 'EN_US' } }, { token });
  await app.request('query LogTestMistake { zqnothingqz }', {}, { token });
  await fetch(`${app.url}/colloquium/api/login`, {
    method: 'POST',
    body: new URLSearchParams({ username: user.email, password: PASSWORD, captcha: 'zqcaptchaqz' }),
  });
  await fetch(`${app.url}/colloquium/api/dict/list?token=${token}&type=zqtypeqz`);

  await until(() => requests().length >= 12);
  const written = text.join('');
  expect(await activationCodes(app, person.email)).toContain(code);
  const secrets = [PASSWORD, wrong, token, code, user.email, user.realName, person.email, person.realName, 'wxyz', 'reader@example.org'];
  for (const secret of secrets) expect(written).not.toContain(secret);
  expect(written.match(/zq\w+qz/g)).toBeNull();
  for (const line of lines()) expect(line['requestId'], JSON.stringify(line)).toMatch(/^[\w-]{8,64}$/);
  const id = broken.errors?.[0]?.extensions.id;
  const error = lines().find(({ errorId }) => errorId === id);
  // The person reads one of the two ids, the header says the other: both are on the line.
  expect(requests().find(({ operation }) => operation === 'LogTestSwitch')?.['requestId']).toBe(error?.['requestId']);
  expect(error).toMatchObject({ msg: 'unexpected error', err: { message: 'broken for …', code: '23505' } });
  const shown = requests().map(({ method, route, status, operation, roleKind }) => [method, route, status, operation, roleKind]);
  expect(shown).toEqual(
    expect.arrayContaining([
      ['POST', '/graphql', 200, 'SignIn', undefined],
      ['GET', 'other', 404, undefined, undefined],
      ['GET', '/files/:ticket', expect.any(Number), undefined, undefined],
      ['POST', '/graphql', 200, 'LogTestUpload', 1],
      ['POST', '/colloquium/api/login', 200, expect.stringMatching(/^E/), undefined],
      ['GET', '/colloquium/api/dict/list', 200, expect.stringMatching(/^E/), 1],
    ]),
  );
});

test.each([
  ['of a trusted proxy', ['loopback'], 'proxy-gave-this-1', true],
  ['of anybody else', [], 'proxy-gave-this-1', false],
  ['too short', ['loopback'], 'short', false],
  ['too long', ['loopback'], 'x'.repeat(65), false],
  ['with other signs', ['loopback'], 'an id {"level":60}', false],
])('the id that came with a request is taken over or made anew, and told in the answer: one %s', async (_whose, trusted, id, isTaken) => {
  const one = await startTestApp({ schema, beside: app, env: { TRUSTED_PROXIES: trusted }, deps: { log } });
  const answered = (await fetch(`${one.url}/healthz`, { headers: { 'x-request-id': id } })).headers.get('x-request-id');
  expect(answered === id).toBe(isTaken);
  await until(() => requests().length === 1);
  // Asked all day by balancers: debug.
  expect(requests()[0]).toMatchObject({ requestId: answered, route: '/healthz', level: 20 });
  await one.close();
});

test('two requests at once keep their lines apart', async () => {
  const em = app.database.orm.em.fork();
  const tokens = await Promise.all(
    Array.from({ length: 5 }, async () => await buildSession(em.fork(), await buildUser(em.fork()), app.clock)),
  );
  const ids = tokens.map((_token, index) => `at-once-${index}`);
  const answers = await Promise.all(
    tokens.map(
      async (token, index) =>
        await app.request(SWITCH, { input: { language: 'EN_US' } }, { token, headers: { 'x-request-id': ids[index] ?? '' } }),
    ),
  );
  for (const [index, { errors }] of answers.entries())
    expect(lines().find(({ errorId }) => errorId === errors?.[0]?.extensions.id)?.['requestId']).toBe(ids[index]);
});

test('what a socket brings about carries the id that its opening was answered with', async () => {
  const token = await buildSession(app.database.orm.em.fork(), await buildUser(app.database.orm.em.fork()), app.clock);
  const ws = new WebSocket(`${app.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', {
    headers: { 'x-request-id': 'socket-id-1' },
  });
  ws.once('open', () => ws.send(JSON.stringify({ type: 'connection_init', payload: { token } })));
  const [opened] = (await once(ws, 'upgrade')) as [{ headers: Record<string, string> }];
  expect(opened.headers['x-request-id']).toBe('socket-id-1');
  await once(ws, 'message');
  ws.on('error', () => undefined);
  ws.send('x'.repeat(300 * 1024));
  await once(ws, 'close');
  await until(() => lines().length > 0);
  expect(lines()).toEqual([expect.objectContaining({ msg: 'socket broken', requestId: 'socket-id-1', socket: true })]);
});

test('what a job writes names the job and its task, also after a pause', async () => {
  const em = app.database.orm.em.fork();
  await addJob(em, 'sweep', {});
  const tasks = tasksOf({ ...app.deps, transport: null });
  const [job] = (await em.execute(`select id from graphile_worker.jobs where task_identifier = 'sweep'`)) as { id: string }[];
  vi.spyOn(app.deps.storage, 'olderThan').mockImplementation(async function* () {
    await delay(5);
    log.info('in the middle of a job');
    yield* [];
  });
  await runOnce({
    connectionString: app.database.url,
    taskList: { sweep: tasks['sweep'] },
    noHandleSignals: true,
    logger: jobLogger(() => undefined),
  });
  vi.restoreAllMocks();
  expect(lines()).toContainEqual(expect.objectContaining({ msg: 'in the middle of a job', jobId: job?.id, task: 'sweep' }));
});

test('of an error the log keeps where it comes from; addresses and quoted rows are left out', () => {
  const cause = Object.assign(new Error('550 <someone@example.org>: no such mailbox'), {
    response: 'someone@example.org',
    responseCode: 550,
  });
  const told = plainError(new Error('not sent', { cause }));
  expect(told).toMatchObject({ message: 'not sent', cause: { message: '550 <…>: no such mailbox', responseCode: 550 } });
  expect(JSON.stringify(told)).not.toContain('example.org');
  expect(told['stack']).toContain('api/watch/log.test.ts');
  expect(plainError('someone@example.org')).toEqual({ type: 'string' });
});
