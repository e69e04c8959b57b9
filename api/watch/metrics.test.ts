// The operators' figures: their counts, and that they reveal nothing of people (decision 55).
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addJob } from '../database/jobs.ts';
import { createOrm } from '../database/orm.ts';
import { AuditCheck } from '../modules/audit/audit-check.entity.ts';
import { RateCounter } from '../modules/accounts/limits/rate-counter.entity.ts';
import { signInAs } from '../modules/accounts/registration/account.factory.ts';
import { buildSession, buildUser, PASSWORD } from '../modules/accounts/viewer/user.factory.ts';
import { Mail } from '../modules/mail/mail.entity.ts';
import { colloquiumSchema } from '../schema.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { finishJobs } from '../testing/jobs.ts';
import { SWEEP, sweep } from '../work/sweep.ts';
import { tasksOf } from '../work/worker.ts';
import { counted } from './counters.ts';
import { figuresOf } from './figures.ts';
import { metricsServer } from './metrics-server.ts';

let app: TestApp;
let server: ReturnType<typeof metricsServer>;

beforeAll(async () => {
  app = await startTestApp({ schema: colloquiumSchema() });
  server = await serve(app);
});
afterAll(async () => {
  server.close();
  await app.close();
});

async function serve(of: TestApp): Promise<typeof server> {
  const tasks = Object.keys(tasksOf({ ...of.deps, transport: null }));
  const figures = figuresOf({ ...of.deps, tasks, sockets: () => of.app.socketCount(), storageAnswers: () => of.app.storageAnswers() });
  const made = metricsServer(figures, of.deps.log);
  await new Promise<void>((resolve) => made.listen(0, '127.0.0.1', resolve));
  return made;
}

/** Every line of a scrape: `name{labels}` with its value. */
async function scraped(of = server, path = '/metrics'): Promise<Map<string, number>> {
  // A listening TCP server has an address with a port.
  const { port } = of.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}${path}`);
  expect(response.status).toBe(200);
  const lines = (await response.text()).split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ') + 1))]));
}

const valuesOf = (all: Map<string, number>, pattern: RegExp) => [...all].filter(([name]) => pattern.test(name)).map(([, value]) => value);

const ofJobs = (all: Map<string, number>) => [...all].filter(([name]) => name.startsWith('colloquium_jobs'));

const WHO = 'query MetricsTestWho { viewer { code } }';

test('counts what was asked for, by names that end: routes, documents, calls of the facade, limits', async () => {
  // The counters are those of the process, in which other tests may have run.
  counted.resetMetrics();
  const em = app.database.orm.em.fork();
  const user = await buildUser(em);
  const token = await buildSession(em, user, app.clock);
  for (let times = 0; times < 2; times += 1) await app.request(WHO, {}, { token });
  await app.request('query MetricsTestMistake { nothing }', {}, { token });
  await app.post({ query: '{ zqfreeqz: __typename }' }, { token });
  await signInAs(app, { account: user.email, password: 'Wrong1234' });
  await em.nativeUpdate(RateCounter, { key: { $like: 'signIn:account:%' } }, { points: 10 });
  await signInAs(app, { account: user.email, password: 'Wrong1234' });
  await fetch(`${app.url}/files/zqticketqz`);
  await fetch(`${app.url}/zqnowhereqz?x=${token}`, { method: 'PUT' });
  await fetch(`${app.url}/colloquium/api/login`, {
    method: 'POST',
    body: new URLSearchParams({ username: user.email, password: PASSWORD }),
  });
  const all = await scraped();
  expect(valuesOf(all, /graphql_operations_total\{operation="MetricsTestWho",outcome="ok",code=""\}/)).toEqual([2]);
  expect(valuesOf(all, /graphql_operations_total\{operation="MetricsTestMistake",outcome="refused"/)).toEqual([1]);
  expect(valuesOf(all, /graphql_operations_total\{operation="other",outcome="refused",code="DOCUMENT_REFUSED"\}/)).toEqual([1]);
  expect(valuesOf(all, /graphql_operations_total\{operation="SignIn",outcome="refused",code="RATE_LIMITED"\}/)).toEqual([1]);
  expect(valuesOf(all, /refused_by_limit_total\{limit="signIn:account"\}/)).toEqual([1]);
  expect(valuesOf(all, /facade_calls_total\{call="E1-002",outcome="refused"/)).toEqual([1]);
  expect(valuesOf(all, /http_request_seconds_count\{method="GET",route="\/files\/:ticket",status="4xx"\}/)).toEqual([1]);
  expect(valuesOf(all, /http_request_seconds_count\{method="other",route="other",status="4xx"\}/)).toEqual([1]);
  expect(all.has('process_resident_memory_bytes')).toBe(true);
  const written = [...all.keys()].join('\n');
  for (const secret of [token, user.email, user.code, user.realName, PASSWORD, 'Wrong1234']) expect(written).not.toContain(secret);
  expect(written).not.toMatch(/zq\w+qz|@|127\.0\.0\.1/);
});

test('tells what waits, what failed and what was last done, and reads it once in ten seconds', async () => {
  const em = app.database.orm.em.fork();
  app.clock.advance(10_000);
  const before = await scraped();
  await addJob(em, SWEEP, {}, { jobKey: 'a' });
  await addJob(em, SWEEP, {}, { jobKey: 'b', delayMs: 3_600_000 });
  await addJob(em, SWEEP, {}, { jobKey: 'c' });
  await em.execute(`update graphile_worker._private_jobs set attempts = max_attempts where key = 'c'`);
  await addJob(em, 'zqunknownqz', {}, { jobKey: 'd' });
  const now = app.clock.now();
  const letter = { to: 'zq@example.org', subject: 'x', text: 'x', html: 'x', createdAt: now, sendAfter: now };
  em.create(Mail, { ...letter, status: 'failed' });
  em.create(Mail, letter);
  em.create(AuditCheck, { checkedAt: now, seals: 0, rows: '0', fault: 'changed_rows' });
  await em.flush();
  await sweep(app.deps);
  expect(ofJobs(await scraped())).toEqual(ofJobs(before));

  app.clock.advance(60_000);
  const all = await scraped();
  expect(
    Object.fromEntries(
      [...all].filter(([name]) => /_(jobs|mails|logs_hold|last_run|log_check|database_answers)/.test(name) && !name.endsWith('} 0')),
    ),
  ).toMatchObject({
    'colloquium_jobs{task="sweep",state="waiting"}': 1,
    'colloquium_jobs{task="sweep",state="later"}': 1,
    'colloquium_jobs{task="sweep",state="failed"}': 1,
    'colloquium_jobs{task="other",state="waiting"}': 1,
    'colloquium_mails{status="queued"}': 1,
    'colloquium_mails{status="failed"}': 1,
    colloquium_logs_hold: 0,
    colloquium_log_check_age_seconds: 60,
    'colloquium_last_run_age_seconds{work="sweep"}': 60,
    colloquium_database_answers: 1,
  });
  expect(all.get('colloquium_log_seal_age_seconds')).toBe(60);
  expect([...all.keys()].join('\n')).not.toMatch(/zq|@/);
  await em.execute(`delete from graphile_worker._private_jobs where key in ('c', 'd')`);
  await finishJobs(app);
});

test('without a database the figures of the process are there, and those of the house are left out', async () => {
  const away = await createOrm({ databaseUrl: 'postgresql://nobody@127.0.0.1:1/none', connectionMs: 500 });
  const alone = await startTestApp({ schema: colloquiumSchema(), beside: app, deps: { orm: away } });
  const apart = await serve(alone);
  const all = await scraped(apart);
  expect(all.get('colloquium_database_answers')).toBe(0);
  expect(all.get('colloquium_open_sockets')).toBe(0);
  expect(all.get('colloquium_database_connections{state="waiting"}')).toBe(0);
  expect([...all.keys()].filter((name) => /_(jobs|mails|log|logs|last_run)_?/.test(name.replace('colloquium', '')))).toEqual([]);
  apart.close();
  await alone.close();
  await away.close(true);
});

test('is not to be had on the public port, and nothing else on its own', async () => {
  expect((await fetch(`${app.url}/metrics`)).status).toBe(404);
  // A listening TCP server has an address with a port.
  const { port } = server.address() as AddressInfo;
  for (const path of ['/', '/graphql', '/metrics?x', '/healthz']) expect((await fetch(`http://127.0.0.1:${port}${path}`)).status).toBe(404);
});
