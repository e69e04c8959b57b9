// `npm run bench`: measures people's operations at several sizes and prints a table; see docs/benches.md.
import 'reflect-metadata';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { withDatabase } from '../../api/database/embedded.ts';
import { databaseNameFor, loadState, startBenchServer } from '../load/target.ts';
import { startApi, type ApiProcess } from './api-process.ts';
import { deliveriesOf } from './deliveries.ts';
import { firstVisit } from './first-visit.ts';
import { measure, replay } from './measuring.ts';
import type { Operation } from './operation.ts';
import { operationsOf } from './operations.ts';
import { processorTimes, usedBetween } from './processors.ts';
import { counts, type Statement } from './recording.ts';
import { tableOf, type Cell } from './table.ts';
import { openWorld, type World } from './world.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const RESULTS = path.join(ROOT, 'bench-results');
/** Operations whose statements are noted, to be done again by the bare driver. */
const SAMPLES = 10;
/** How often the tree before and this one are measured in turn. */
const TURNS = 5;

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '10000,100000,1000000' },
    clients: { type: 'string', default: '1,16' },
    seconds: { type: 'string', default: '3' },
    only: { type: 'string', default: '' },
    statements: { type: 'boolean', default: false },
    join: { type: 'string', multiple: true, default: [] },
    before: { type: 'string' },
  },
});
const numbers = (text: string) => text.split(',').map(Number);
const seconds = Number(values.seconds);
const only = values.only;

const server = await startBenchServer(console.log);
const cells: Cell[] = [];
let deliveries = 'not measured';
let visit = only ? 'not measured with --only' : 'not measured: dist/web is not built (npm run build)';
try {
  for (const manuscripts of numbers(values.sizes)) {
    const name = databaseNameFor(manuscripts);
    if ((await loadState(server.url, name)) !== 'loaded') {
      console.log(`${name} is not loaded: npm run load -- --manuscripts ${manuscripts}`);
      process.exitCode = 1;
      continue;
    }
    console.log(`\n${name} in ${server.where}`);
    await benchSize(withDatabase(server.url, name), manuscripts);
  }
} finally {
  await server.stop();
}
// One size after the other, each in a run of its own, make one table.
for (const file of values.join) cells.push(...(JSON.parse(await readFile(file, 'utf8')) as Cell[]));
if (cells.length > 0) await report();

async function benchSize(databaseUrl: string, manuscripts: number): Promise<void> {
  const api = await startApi(databaseUrl);
  const before = values.before === undefined ? null : await startApi(databaseUrl, path.resolve(values.before));
  const world = await openWorld(databaseUrl);
  try {
    if (existsSync(path.join(ROOT, 'dist/web')) && !only) visit = await visited(api);
    const operations = operationsOf(api, world).filter(({ name, who }) => `${who} ${name}`.includes(only));
    for (const operation of operations) {
      const measured = await benchOperation(api, world, databaseUrl, operation, manuscripts);
      const old = before && operationsOf(before, world).find(({ name, who }) => name === operation.name && who === operation.who);
      if (before && old && old.isComparable !== false)
        for (const cell of measured) await compare(cell, world, { api: before, operation: old }, { api, operation });
      cells.push(...measured);
    }
    if ('deliveries'.includes(only)) {
      const [now, then] = await deliveriesOf(before ? [api, before] : [api], world);
      deliveries = `${(now ?? 0).toFixed(0)}/s${then === undefined ? '' : `, before ${then.toFixed(0)}/s: × ${((now ?? 0) / then).toFixed(1)}`}`;
      console.log(`deliveries to 2,000 sockets of 100 people: ${deliveries}`);
    }
  } finally {
    await world.putBack();
    await world.close();
    await api.stop();
    await before?.stop();
  }
}

async function benchOperation(
  api: ApiProcess,
  world: World,
  databaseUrl: string,
  operation: Operation,
  manuscripts: number,
): Promise<Cell[]> {
  const most = operation.most ?? Infinity;
  const warm = await operation.prepare(SAMPLES, 1);
  await measure({ clients: 1, seconds: operation.most ? 1 : Math.min(1, seconds), most: operation.most ? SAMPLES / 2 : Infinity }, warm);
  const recorded: Statement[][] = [];
  const once = await operation.prepare(SAMPLES, 1);
  for (let index = 0; index < SAMPLES; index += 1) recorded.push(await api.statementsOf(() => once(0)));
  const statements = Math.max(...recorded.map((list) => list.filter(counts).length));
  if (values.statements) for (const { text, values: given } of recorded[0] ?? []) console.log(text, JSON.stringify(given));
  const measured: Cell[] = [];
  for (const clients of numbers(values.clients)) {
    const load = { clients, seconds, most };
    const work = await operation.prepare(Number.isFinite(most) ? most + clients : 0, clients);
    const start = await usedBy(api, world);
    const timed = await measure(load, work);
    const processors = perTime(start, await usedBy(api, world), timed.times);
    const bare =
      operation.isRepeatable === false
        ? { p50: Number.NaN, p95: Number.NaN, p99: Number.NaN, perSecond: Number.NaN, times: 0 }
        : await replay(databaseUrl, recorded, { ...load, most: Infinity, seconds: seconds / 2 });
    measured.push({ name: operation.name, who: operation.who, clients, manuscripts, statements, api: timed, bare, processors });
    console.log(
      `${operation.who} ${operation.name}, ${clients} clients: p50 ${timed.p50.toFixed(2)} ms, p95 ${timed.p95.toFixed(2)} (× ${(timed.p95 / bare.p95).toFixed(1)} bare), p99 ${timed.p99.toFixed(2)}, ${timed.perSecond.toFixed(0)}/s, processors ${processors.application.toFixed(2)} + ${processors.database.toFixed(2)} ms, bare ${bare.p50.toFixed(2)} ms, ${statements} statements`,
    );
  }
  return measured;
}

interface Used {
  application: Map<number, number>;
  database: Map<number, number>;
}

/** What the application's process and the database's have used so far. */
async function usedBy(api: ApiProcess, world: World): Promise<Used> {
  return { application: await processorTimes([api.pid]), database: await processorTimes(await world.backends()) };
}

/** Milliseconds of processors for one time of an operation. */
function perTime(start: Used, end: Used, times: number): { application: number; database: number } {
  return {
    application: usedBetween(start.application, end.application) / times,
    database: usedBetween(start.database, end.database) / times,
  };
}

interface Side {
  api: ApiProcess;
  operation: Operation;
}

/** The same of the tree before and of this one in turns, so that both meet the same machine; the middle one of each. */
async function compare(cell: Cell, world: World, before: Side, now: Side): Promise<void> {
  const once = async ({ api, operation }: Side): Promise<{ perSecond: number; processors: number }> => {
    const load = { clients: cell.clients, seconds: Math.min(1.5, seconds), most: operation.most ?? Infinity };
    const work = await operation.prepare(operation.most ?? 0, cell.clients);
    const now = async () => await processorTimes([api.pid, ...(await world.backends())]);
    const start = await now();
    const { perSecond, times } = await measure(load, work);
    return { perSecond, processors: usedBetween(start, await now()) / times };
  };
  const turns: { then: Awaited<ReturnType<typeof once>>; since: Awaited<ReturnType<typeof once>> }[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) turns.push({ then: await once(before), since: await once(now) });
  const middle = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(TURNS / 2)] ?? Number.NaN;
  const perSecond = middle(turns.map(({ then }) => then.perSecond));
  const processors = { before: middle(turns.map(({ then }) => then.processors)), now: middle(turns.map(({ since }) => since.processors)) };
  cell.before = { perSecond, times: middle(turns.map(({ since }) => since.perSecond)) / perSecond, processors };
  console.log(
    `  before ${perSecond.toFixed(0)}/s: × ${cell.before.times.toFixed(1)}; processors ${processors.before.toFixed(2)} to ${processors.now.toFixed(2)} ms: × ${(processors.before / processors.now).toFixed(1)}`,
  );
}

async function visited(api: ApiProcess): Promise<string> {
  const { scriptBytes, styleBytes, otherBytes, scripts, encodings } = await firstVisit(api.url);
  return `${(scriptBytes / 1000).toFixed(1)} KB of JavaScript in ${scripts} files (${encodings.join(', ')}), ${(styleBytes / 1000).toFixed(1)} KB of styles, ${(otherBytes / 1000).toFixed(1)} KB of the rest; aim: at most 200 KB of JavaScript`;
}

async function report(): Promise<void> {
  const machine = `${os.cpus().length} × ${os.cpus()[0]?.model ?? 'processor'}, ${(os.totalmem() / 2 ** 30).toFixed(0)} GB, Node ${process.version}`;
  const text = `${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC, ${machine}\n\n${tableOf(cells)}\n\nDeliveries of live events to 2,000 sockets of 100 people: ${deliveries}\nFirst visit to the sign-in page: ${visit}\n`;
  console.log(`\n${text}`);
  await mkdir(RESULTS, { recursive: true });
  const file = path.join(RESULTS, new Date().toISOString().slice(0, 19).replaceAll(':', '-'));
  await writeFile(`${file}.md`, text);
  await writeFile(`${file}.json`, JSON.stringify(cells));
  console.log(`Written to ${path.relative(ROOT, file)}.md and .json`);
}
