// A start with several processes (decision 87): they serve one port and tell their figures together; one that is killed is replaced, with
// its jobs; the end of the first one is the end of all.
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addJob } from '../database/jobs.ts';
import { Mail } from '../modules/mail/mail.entity.ts';
import { SEND_MAIL } from '../modules/mail/mail.service.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { startProduct, type StartedProduct } from '../testing/started-product.ts';
import { until } from '../testing/until.ts';
import { freePort } from '../testing/free-port.ts';

let database: TestDatabase;
let folder: string;
let product: StartedProduct;
let metricsPort: number;
/** Lines of the log. */
const lines: { pid: number; msg: string; route?: string; process?: number }[] = [];
const em = () => database.orm.em.fork();

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(path.join(os.tmpdir(), 'colloquium-processes-'));
  metricsPort = await freePort();
  product = await startProduct(database.url, folder, {
    PROCESSES: '2',
    LOG_LEVEL: 'info',
    DRAIN_SECONDS: '1',
    METRICS_PORT: String(metricsPort),
  });
  if (!product.child.stdout) throw new Error('It has no output');
  createInterface({ input: product.child.stdout }).on('line', (line) => {
    if (line.startsWith('{')) lines.push(JSON.parse(line) as (typeof lines)[number]);
  });
});
afterAll(async () => {
  product.child.kill('SIGKILL');
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

/** Requests that the log has a line of; probes have none. */
const NOWHERE = '/files/nothing';

/** On a connection of its own: processes take them in turn. */
const ask = async (route: string) => await fetch(`${product.url}${route}`, { headers: { connection: 'close' } });

/** Process numbers of those that serve. */
async function serving(): Promise<number[]> {
  const from = lines.length;
  await until(async () => (await ask('/readyz')).ok);
  await until(async () => {
    await ask(NOWHERE);
    return new Set(requests(from).map(({ pid }) => pid)).size === 2;
  });
  return [...new Set(requests(from).map(({ pid }) => pid))];
}

const requests = (from: number) => lines.slice(from).filter(({ msg }) => msg === 'request');

const isThere = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

it('both take requests on one port, and their figures are told as one', async () => {
  const pids = await serving();
  expect(pids).not.toContain(product.child.pid);
  const from = lines.length;
  for (let times = 0; times < 10; times += 1) expect((await ask(NOWHERE)).status).toBe(404);
  await until(() => requests(from).length >= 10);
  expect(new Set(requests(from).map(({ pid }) => pid)).size).toBe(2);
  const figures = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  const counted = figures.match(/^colloquium_http_request_seconds_count\{.*status="4xx".*\} (\d+)$/m);
  expect(Number(counted?.[1])).toBe(requests(0).length);
  // What each process knows of the house is not added up.
  expect(figures).toMatch(/^colloquium_database_answers 1$/m);
});

it('one that is killed is replaced, which the log says, and its jobs are done by the new one', async () => {
  const before = await serving();
  // The first to be started does the jobs.
  const killed = Math.min(...before);
  process.kill(killed, 'SIGKILL');
  await until(() => lines.some((line) => line.process === killed && line.msg.includes('another takes its place')));
  const after = await serving();
  expect(after.filter((pid) => before.includes(pid))).toHaveLength(1);
  const now = new Date();
  const tx = em();
  const mail = tx.create(Mail, { to: 'a@example.org', subject: 'x', text: 'x', html: 'x', createdAt: now, sendAfter: now });
  await tx.flush();
  await addJob(em(), SEND_MAIL, { mailId: mail.id });
  // Nothing is set that could send it: the job is done, and the letter stays.
  await until(async () => (await em().execute('select 1 from graphile_worker.jobs where task_identifier = ?', [SEND_MAIL])).length === 0);
});

it('told to end, they go on answering for a while, and all end in order', async () => {
  const pids = await serving();
  const ended = once(product.child, 'exit');
  // As service managers do, who signal all of them.
  for (const pid of pids) process.kill(pid, 'SIGTERM');
  product.child.kill('SIGTERM');
  await until(async () => {
    const answer = await ask('/readyz');
    return answer.status === 503 && ((await answer.json()) as { status: string }).status === 'stopping';
  });
  expect((await ask('/healthz')).status).toBe(200);
  expect((await ended)[0]).toBe(0);
  expect(pids.filter(isThere)).toEqual([]);
});

it('without the first one none goes on', async () => {
  product = await startProduct(database.url, folder, { PROCESSES: '2', LOG_LEVEL: 'info' });
  if (!product.child.stdout) throw new Error('It has no output');
  createInterface({ input: product.child.stdout }).on('line', (line) => {
    if (line.startsWith('{')) lines.push(JSON.parse(line) as (typeof lines)[number]);
  });
  const pids = await serving();
  product.child.kill('SIGKILL');
  await until(() => pids.every((pid) => !isThere(pid)));
});
