// Every migration on tables that hold rows. One house lives through all versions: after each migration rows are put into every table there
// is, in the shape it has then. A house that was begun with version v and upgraded has rows of version v and nothing that this one has not:
// its rows have met the same migrations here, beside older ones, which is also what a house has that was upgraded to v before. So one walk
// stands for a start from each version.
import { Migration } from '@mikro-orm/migrations';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrateJobs } from '../api/database/jobs.ts';
import { migrate } from '../api/database/orm.ts';
import { buildSession, buildUser } from '../api/modules/accounts/viewer/user.factory.ts';
import { JournalHistory } from '../api/modules/statistics/journal-history.entity.ts';
import { strayHistories } from '../api/modules/statistics/journal-history.factory.ts';
import { WorkflowEvent } from '../api/modules/workflow/timeline/workflow-event.entity.ts';
import { colloquiumSchema } from '../api/schema.ts';
import { startTestApp, type TestApp } from '../api/testing/app.ts';
import { keptHistory, walkAlong } from '../api/testing/history-walk.ts';
import { createEmptyTestDatabase, createTestDatabase, type TestDatabase } from '../api/testing/database.ts';
import { migrationsList } from './list.ts';
import { REMOVED, REWRITTEN } from './testing/hints.ts';
import { type Made, makeRows, readMade, type Reading, readTables, type Row } from './testing/made-rows.ts';
import { shapeOf } from './testing/shape.ts';

/** The tables and what stands in them from the beginning are one release: nobody had rows between the two. */
const FIRST_RELEASE = 'Migration20261121000100_reference';

/** Migration and table, or column, of what was lost or changed without being named. */
interface Walk {
  lost: string[];
  rewritten: string[];
  /** What the hints name and nothing met. */
  unmet: string[];
  rows: number;
}

let database: TestDatabase;
let client: Client;
let walk: Walk;
/** Closes the database as well. */
let app: TestApp | undefined;

async function connected({ url }: TestDatabase): Promise<Client> {
  const one = new Client({ connectionString: url });
  await one.connect();
  return one;
}

beforeAll(async () => {
  database = await createEmptyTestDatabase();
  client = await connected(database);
  await client.query('create extension if not exists pg_trgm');
  walk = await walkThroughVersions();
}, 600_000);
afterAll(async () => {
  await client.end();
  await (app ? app.close() : database.close());
});

async function walkThroughVersions(): Promise<Walk> {
  const made: Made = new Map();
  const found: Walk = { lost: [], rewritten: [], unmet: [], rows: 0 };
  let last: Reading | null = null;
  for (const [vintage, { name }] of migrationsList.entries()) {
    await database.orm.migrator.up({ migrations: [name] });
    // Each start brings the queue up to date as well.
    if (vintage === 0) await migrateJobs(database.url);
    if (name < FIRST_RELEASE) continue;
    const tables = await readTables(client);
    // Rows of one vintage touch no others, so what is different in older ones afterwards is the migration's doing.
    await makeRows(client, tables, vintage, made);
    const now: Reading = await readMade(client, tables, made, last);
    for (const [table, rows] of last?.said ?? []) compare(name, table, rows, now.said.get(table) ?? new Map(), made, found);
    last = now;
  }
  found.rows = [...made.values()].reduce((sum, keys) => sum + keys.size, 0);
  return found;
}

function compare(
  migration: string,
  table: string,
  before: Map<string, string>,
  after: Map<string, string>,
  made: Made,
  found: Walk,
): void {
  const mayGo = REMOVED[migration]?.[table];
  const mayChange = REWRITTEN[migration]?.[table] ?? [];
  const changed = new Set<string>();
  let gone = 0;
  for (const [key, said] of before) {
    const says = after.get(key);
    if (says === said) continue;
    // to_jsonb made both.
    const row = JSON.parse(said) as Row;
    if (says === undefined) {
      gone += 1;
      made.get(table)?.delete(key);
      if (!mayGo?.(row)) found.lost.push(`${migration} ${table} ${said}`);
      continue;
    }
    const now = JSON.parse(says) as Row;
    for (const [column, value] of Object.entries(row)) if (JSON.stringify(now[column]) !== JSON.stringify(value)) changed.add(column);
  }
  found.rewritten.push(...[...changed].filter((column) => !mayChange.includes(column)).map((column) => `${migration} ${table}.${column}`));
  found.unmet.push(...mayChange.filter((column) => !changed.has(column)).map((column) => `${migration} ${table}.${column}`));
  if (mayGo && gone === 0) found.unmet.push(`${migration} ${table}`);
}

describe('a house that was begun with any earlier version', () => {
  it('loses no row but what a migration removes on purpose', () => {
    expect(walk.lost).toEqual([]);
  });

  it('keeps what its rows say but for what a migration writes anew on purpose', () => {
    expect(walk.rewritten).toEqual([]);
    expect(walk.unmet, 'hints that no row met').toEqual([]);
  });

  it('knows since when an account has its address where its person moved there before that was kept (decision 60)', async () => {
    const { rows } = await client.query(
      `select distinct l.outcome, u.address_since = l.created_at as "isSince" from operation_log l join user_account u on u.id = l.object_id
        where l.operation = 'confirmEmailChange' and substring(u.email from '[0-9]+')::int / 100 < $1 order by l.outcome`,
      [migrationsList.findIndex(({ name }) => name === 'Migration20261127160000_former_addresses')],
    );
    expect(rows).toEqual([
      { outcome: 'done', isSince: true },
      { outcome: 'refused', isSince: null },
    ]);
  });

  it('ends with the tables, constraints, indexes, functions and triggers of a new one, all of them valid', async () => {
    const fresh = await createTestDatabase();
    const other = await connected(fresh);
    try {
      const shape = await shapeOf(client);
      expect(shape).toEqual(await shapeOf(other));
      expect(shape.filter((line) => /INVALID|NOT VALID/.test(line))).toEqual([]);
    } finally {
      await other.end();
      await fresh.close();
    }
  });

  it('has the histories that a walk along its events makes up (F-116)', async () => {
    const em = database.orm.em.fork();
    expect(await strayHistories(em)).toEqual([]);
    const events = Map.groupBy(await em.find(WorkflowEvent, {}, { orderBy: { id: 'asc' } }), ({ contribution }) => contribution.id);
    const histories = Map.groupBy(await em.find(JournalHistory, {}, { orderBy: { logGroup: 'asc' } }), ({ contribution }) => contribution.id);
    expect(histories.size).toBe(events.size);
    for (const [id, history] of histories) {
      const [first] = history;
      if (!first) throw new Error('A group has a member');
      expect(history.map(keptHistory), `manuscript ${id}`).toEqual(walkAlong(events.get(id) ?? [], first.colloquium.id));
    }
  });

  describe('works', () => {
    let house: TestApp;
    beforeAll(async () => void (app = house = await startTestApp({ schema: colloquiumSchema(), database })));

    /** Of each list of the viewer's how many it has, and how many it shows. */
    async function lists(role: 'EDITOR_IN_CHIEF' | 'OPERATIONS' | 'ADMINISTRATOR', fields: Record<string, string>): Promise<Record<string, number>> {
      const em = database.orm.em.fork();
      const user = await buildUser(em, { roles: [role], email: `${role}@example.org`, code: `B${role}` });
      await em.execute(
        `insert into colloquium_member (colloquium_id, user_id, type, position) select distinct colloquium_id, ?::int, 'chief', 9 from colloquium_member`,
        [user.id],
      );
      const token = await buildSession(em, user, house.clock);
      const found: Record<string, number> = {};
      for (const [list, selection] of Object.entries(fields)) {
        const answer = await house.request<{ viewer: Record<string, { totalCount: number; edges: unknown[] } | null> }>(
          `query Upgraded { viewer { ${list}(first: 100) { totalCount edges { node { ${selection} } } } } }`,
          {},
          { token },
        );
        expect(answer.errors, list).toBeUndefined();
        const shown = answer.data?.viewer[list];
        expect(shown?.edges.length, list).toBe(Math.min(100, shown?.totalCount ?? -1));
        found[list] = shown?.totalCount ?? -1;
      }
      return found;
    }

    const count = async (sql: string) => (await client.query<{ count: number }>(`select count(*)::int from ${sql}`)).rows[0]?.count;

    it('for an editor-in-chief: manuscripts, pool and messages of every vintage are listed', async () => {
      const manuscript = 'id manuscriptNumber titleZh state colloquium { name } authors { personName }';
      const theirs = `colloquium_id in (select colloquium_id from colloquium_member where type = 'chief')`;
      expect(await lists('EDITOR_IN_CHIEF', { handledContributions: manuscript, singlePublications: manuscript, groupPublications: manuscript })).toEqual({
        handledContributions: await count(`contribution where state <> 0 and ${theirs}`),
        singlePublications: await count(`contribution where state = 19 and ${theirs}`),
        groupPublications: await count(`contribution where state in (15, 18, 19, 20) and ${theirs}`),
      });
    });

    it('for operations: journals, manuscripts and statistics', async () => {
      expect(
        await lists('OPERATIONS', {
          periodicals: 'id name number subject { label } reviewType isActive',
          conferences: 'id name number',
          handledContributions: 'id manuscriptNumber titleZh state colloquium { name }',
          journalHistoryTimes: 'id titleZh startedOn daysToEditorComment outcome',
        }),
      ).toEqual({
        periodicals: await count('colloquium where kind = 0'),
        conferences: await count('colloquium where kind = 1'),
        handledContributions: await count('contribution where state <> 0'),
        journalHistoryTimes: await count('journal_course'),
      });
    });

    it('for an administrator: people, roles and the log', async () => {
      expect(
        await lists('ADMINISTRATOR', { people: 'id realName email code isEnabled', roleRecords: 'id nameZh kind', systemLog: 'number operation createdAt' }),
      ).toEqual({
        people: await count('user_account where deleted_at is null'),
        roleRecords: await count('role'),
        systemLog: await count('operation_log'),
      });
    });
  });
});

/** As the newest version would have it: it writes, and then it fails. */
class HalfWay extends Migration {
  static readonly told: { isMended: boolean } = { isMended: false };

  override up(): void {
    this.addSql('create table half_way (id int)');
    this.addSql(`update publisher_settings set check_site_url = 'https://half.example.org'`);
    if (!HalfWay.told.isMended) this.addSql('select 1 / 0');
  }
}

describe('a migration that fails', () => {
  it('is undone with those that ran before it in the same start, and the next start tries them again', async () => {
    const old = await createEmptyTestDatabase();
    try {
      const last = migrationsList.at(-1);
      if (!last) throw new Error('There are migrations');
      await old.orm.em.fork().execute('create extension if not exists pg_trgm');
      await old.orm.migrator.up({ to: migrationsList.at(-2)?.name ?? '' });
      await migrateJobs(old.url);
      old.orm.config.get('migrations').migrationsList = [...migrationsList, { name: 'Migration99991231235959_half_way', class: HalfWay }];
      const done = async () => (await old.orm.em.fork().execute<{ name: string }[]>('select name from mikro_orm_migrations order by name')).map(({ name }) => name);
      const before = await done();

      await expect(migrate(old.orm, old.url)).rejects.toThrow('division by zero');
      expect(await done()).toEqual(before);
      expect(await old.orm.em.fork().execute(`select to_regclass('half_way') as made, check_site_url from publisher_settings`)).toEqual([
        { made: null, check_site_url: null },
      ]);

      HalfWay.told.isMended = true;
      expect(await migrate(old.orm, old.url)).toEqual([last.name, 'Migration99991231235959_half_way']);
      expect(await migrate(old.orm, old.url)).toEqual([]);
    } finally {
      await old.close();
    }
  });
});
