// `npm run load -- --manuscripts N [--reviewers N] [--seed S] [--database URL --yes]`: fills a database for benches; see docs/benches.md.
import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { createOrm, migrate } from '../../api/database/orm.ts';
import { fill } from './fill.ts';
import { MOST_REVIEWERS } from './people.ts';
import { createDatabase, databaseNameFor, dropDatabase, loadState, markLoaded, startBenchServer } from './target.ts';

const USAGE = `Usage: npm run load -- --manuscripts N [--reviewers N] [--seed S] [--again] [--database postgresql://… [--yes]]
  without --database   database bench_N of the benches' own embedded server; --again makes it anew
  --database           an empty database somewhere else; its name must contain "bench", or say --yes`;

const { values } = parseArgs({
  options: {
    manuscripts: { type: 'string' },
    reviewers: { type: 'string' },
    seed: { type: 'string', default: '1' },
    database: { type: 'string' },
    yes: { type: 'boolean', default: false },
    again: { type: 'boolean', default: false },
  },
});
const manuscripts = Number(values.manuscripts);
const reviewers = values.reviewers === undefined ? undefined : Number(values.reviewers);
const seed = Number(values.seed);
if (!Number.isInteger(manuscripts) || manuscripts < 100 || manuscripts > 3_000_000 || !Number.isInteger(seed)) {
  console.error(`--manuscripts takes a number from 100 to 3000000.\n${USAGE}`);
  process.exit(1);
}
if (reviewers !== undefined && !(Number.isInteger(reviewers) && reviewers >= 40 && reviewers <= MOST_REVIEWERS)) {
  console.error(`--reviewers takes a number from 40 to ${MOST_REVIEWERS}.\n${USAGE}`);
  process.exit(1);
}
const start = performance.now();
const say = (line: string) => console.log(`${((performance.now() - start) / 1000).toFixed(0).padStart(5)} s  ${line}`);

try {
  await (values.database ? loadNamed(values.database) : loadOwn());
} catch (error) {
  console.error(`\nNothing useful was loaded: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}

async function loadNamed(databaseUrl: string): Promise<void> {
  const name = new URL(databaseUrl).pathname.slice(1);
  if (!name.includes('bench') && !values.yes)
    throw new Error(`"${name}" does not look like a database for benches. Say --yes if you mean it.`);
  say(`filling "${name}" at ${new URL(databaseUrl).host} with ${manuscripts} manuscripts`);
  await migrateAndFill(databaseUrl);
  say('done');
}

async function loadOwn(): Promise<void> {
  const server = await startBenchServer(say);
  try {
    const name = databaseNameFor(manuscripts);
    const state = await loadState(server.url, name);
    if (state === 'loaded' && !values.again) {
      say(`${name} in ${server.where} is loaded already; --again makes it anew`);
      return;
    }
    say(`filling ${name} in ${server.where} with ${manuscripts} manuscripts`);
    await dropDatabase(server.url, name);
    await migrateAndFill(await createDatabase(server.url, name));
    await markLoaded(server.url, name);
    say('done');
  } finally {
    await server.stop();
  }
}

async function migrateAndFill(databaseUrl: string): Promise<void> {
  const orm = await createOrm({ databaseUrl });
  try {
    await migrate(orm, databaseUrl);
  } finally {
    await orm.close(true);
  }
  await fill({ databaseUrl, manuscripts, reviewers, seed, say });
}
