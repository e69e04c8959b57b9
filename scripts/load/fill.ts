// Fills a migrated, empty database with a publisher of any size: indexes and foreign keys are taken off, rows written by PostgreSQL itself,
// and everything put on again, which also proves that the rows fit.
import { Client } from 'pg';
import { hashPassword } from '../../api/modules/accounts/passwords/password.ts';
import { rows } from '../../api/modules/workflow/table/table.ts';
import { issueStatements } from './issues.ts';
import { HISTORIES, contributionStatement, planStatements, relatedStatements, storyStatements } from './manuscripts.ts';
import { BENCH_PASSWORD, journalStatements, peopleStatements, sizesFor } from './people.ts';
import { stories } from './stories.ts';

const BIG = [
  'user_account',
  'user_role',
  'profile',
  'person_key',
  'contribution',
  'contribution_author',
  'contribution_file',
  'contribution_funding',
  'suggested_reviewer',
  'workflow_event',
  'review',
  'message',
];
const NUMBERED = ['user_account', 'department', 'colloquium', 'issue', 'contribution'];
const BATCH = 50_000;

interface FillOptions {
  databaseUrl: string;
  manuscripts: number;
  /** One for fifty manuscripts when not said. */
  reviewers?: number | undefined;
  /** The same seed gives the same rows. */
  seed: number;
  say(line: string): void;
}

/** Errors: when the database holds people or manuscripts already. A database that was left half filled is of no use: drop it. */
export async function fill({ databaseUrl, manuscripts, reviewers, seed, say }: FillOptions): Promise<void> {
  const [first, second] = [await connect(databaseUrl), await connect(databaseUrl)];
  const run = async (client: Client, what: string, statements: readonly string[]) => {
    const start = performance.now();
    for (const statement of statements) await client.query(statement);
    say(`${what}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
  };
  try {
    await refuseWhenFilled(first);
    const sizes = sizesFor(manuscripts, reviewers);
    const told = stories();
    await run(first, 'plan', [
      'create schema load',
      `create function load.pick(i bigint, salt int, n int) returns int language sql immutable parallel safe as $$ select ((hashint8extended(i, ${Math.trunc(seed)} * 1000 + salt) & 9223372036854775807) % n)::int $$`,
      ...storyStatements(told),
      ...planStatements(told, sizes),
    ]);
    const { drop, restore } = await extrasOf(first);
    await run(first, 'indexes and foreign keys taken off', drop);
    await run(first, 'people, journals and issues', [
      ...peopleStatements(sizes, await hashPassword(BENCH_PASSWORD)),
      ...journalStatements,
      ...issueStatements,
    ]);
    const batches = Array.from({ length: Math.ceil(manuscripts / BATCH) }, (_none, index) =>
      contributionStatement(index * BATCH + 1, Math.min(manuscripts, (index + 1) * BATCH)),
    );
    await run(first, `${manuscripts} manuscripts`, batches);
    await inTwo(
      [first, second],
      Object.entries(relatedStatements(sizes, letters())),
      async (client, [what, statement]) => await run(client, what, [statement]),
    );
    await run(
      first,
      'numbers',
      NUMBERED.map((table) => `select setval('${table}_id_seq', (select max(id) from ${table}))`),
    );
    await run(first, 'what is only for loading', ['drop schema load cascade']);
    await inTwo([first, second], restore.indexes, async (client, statement) => void (await client.query(statement)));
    say(`${restore.indexes.length} indexes`);
    await run(first, 'foreign keys', restore.keys);
    await run(first, 'histories for the statistics', ['analyze', HISTORIES]);
    await run(first, 'statistics', ['vacuum (analyze)']);
  } finally {
    await first.end();
    await second.end();
  }
}

async function connect(databaseUrl: string): Promise<Client> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  // Data lost in a crash are loaded again.
  await client.query(
    `set synchronous_commit = off; set work_mem = '256MB'; set maintenance_work_mem = '1GB'; set max_parallel_maintenance_workers = 2`,
  );
  return client;
}

/** Whether the loader's people and manuscripts could collide with others. */
async function refuseWhenFilled(client: Client): Promise<void> {
  const { rows: found } = await client.query<{ isFilled: boolean }>(
    'select exists (select from user_account) or exists (select from contribution) as "isFilled"',
  );
  if (found[0]?.isFilled)
    throw new Error(
      'The database holds people or manuscripts already: the loader fills empty databases only. Drop it, or name another one.',
    );
}

/** Message to the author by row of the workflow table. */
function letters(): Record<string, string> {
  return Object.fromEntries(rows.flatMap(({ id, letter }) => (letter ? [[id, `workflow.${letter}`]] : [])));
}

/** Statements that take indexes and foreign keys off the big tables, and put them on again. Primary keys and unique constraints stay. */
async function extrasOf(client: Client): Promise<{ drop: string[]; restore: { indexes: string[]; keys: string[] } }> {
  const keys = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition from pg_constraint where contype = 'f' and conrelid::regclass::text = any($1)`,
    [BIG],
  );
  const indexes = await client.query<{ name: string; definition: string }>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition from pg_index i
     where i.indrelid::regclass::text = any($1) and not exists (select from pg_constraint c where c.conindid = i.indexrelid and c.contype in ('p', 'u'))`,
    [BIG],
  );
  return {
    drop: [
      ...keys.rows.map(({ table, name }) => `alter table ${table} drop constraint "${name}"`),
      ...indexes.rows.map(({ name }) => `drop index ${name}`),
    ],
    restore: {
      indexes: indexes.rows.map(({ definition }) => definition),
      keys: keys.rows.map(({ table, name, definition }) => `alter table ${table} add constraint "${name}" ${definition}`),
    },
  };
}

/** Does every piece of work once, by two connections. */
async function inTwo<T>(clients: readonly Client[], work: readonly T[], does: (client: Client, item: T) => Promise<void>): Promise<void> {
  const left = [...work];
  await Promise.all(
    clients.map(async (client) => {
      for (let item = left.shift(); item !== undefined; item = left.shift()) await does(client, item);
    }),
  );
}
