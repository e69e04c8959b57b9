// Migrations against the entities: an empty database, migrated, is exactly as the entities describe. And the rows of an upgraded house.
import { Client, escapeIdentifier } from 'pg';
import { describe, expect, inject, test } from 'vitest';
import { activateWith, activationCodes, signInAs } from '../modules/accounts/registration/account.factory.ts';
import { hashPassword } from '../modules/accounts/passwords/password.ts';
import { hashToken } from '../modules/accounts/sessions/token.ts';
import { User } from '../modules/accounts/viewer/user.entity.ts';
import { PASSWORD } from '../modules/accounts/viewer/user.factory.ts';
import { Contribution } from '../modules/contributions/manuscript/contribution.entity.ts';
import { colloquiumSchema } from '../schema.ts';
import { codeOf, startTestApp, type GraphQLAnswer } from '../testing/app.ts';
import { createEmptyTestDatabase, createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { finishJobs, linkTo } from '../testing/jobs.ts';
import { addJob, migrateJobs } from './jobs.ts';
import { remedyOf } from './chinese-search.ts';
import { withDatabase } from './embedded.ts';
import { createOrm, migrate } from './orm.ts';

test('migrating an empty database leaves nothing to change for the entities', async () => {
  const database = await createEmptyTestDatabase();
  try {
    await migrate(database.orm, database.url);
    expect(await database.orm.schema.getUpdateSchemaSQL({ wrap: false })).toBe('');
  } finally {
    await database.close();
  }
});

/** Asked only among rows that have them, or among submitted manuscripts: their indexes say so. */
const PARTLY_INDEXED = ['contribution.colloquium_id', 'contribution.held_decision_id', 'contribution.issue_id'];

test('each foreign key begins an index: what refers to a row is found without reading the whole table', async () => {
  const database = await createTestDatabase();
  try {
    const found = (isPartial: boolean) => `exists (select from pg_index i where i.indrelid = k.conrelid and i.indkey[0] = k.conkey[1]
      and i.indpred is ${isPartial ? 'not ' : ''}null)`;
    const rows: { column: string; partly: boolean }[] = await database.orm.em.fork().execute(
      `select k.conrelid::regclass::text || '.' || a.attname as column, ${found(true)} as partly from pg_constraint k
       join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
       where k.contype = 'f' and k.connamespace = 'public'::regnamespace and not ${found(false)} order by 1`,
    );
    expect(rows).toEqual(PARTLY_INDEXED.map((column) => ({ column, partly: true })));
  } finally {
    await database.close();
  }
});

test('two processes that start at once run each migration once', async () => {
  const database = await createEmptyTestDatabase();
  try {
    const [one, other] = await Promise.all([migrate(database.orm, database.url), migrate(database.orm, database.url)]);
    const known = database.orm.config.get('migrations').migrationsList?.length;
    expect(one.length + other.length).toBe(known);
  } finally {
    await database.close();
  }
});

describe('a database that cannot search Chinese (B-083)', () => {
  /** Does `work` with a database of character type C, and statements for the whole server. */
  async function withPlainC(work: (url: string, name: string, admin: Client) => Promise<void>): Promise<void> {
    const server = withDatabase(inject('databaseUrl'), 'postgres');
    const admin = new Client({ connectionString: server });
    await admin.connect();
    const name = `Plain "C" ${process.pid}`;
    try {
      await admin.query(
        `create database ${escapeIdentifier(name)} encoding 'UTF8' locale_provider libc lc_collate 'C' lc_ctype 'C' template template0`,
      );
      await work(withDatabase(server, encodeURIComponent(name)), name, admin);
    } finally {
      for (const made of [name, `${name}_utf8`]) await admin.query(`drop database if exists ${escapeIdentifier(made)} with (force)`);
      await admin.end();
    }
  }
  async function refusal(url: string): Promise<string> {
    const orm = await createOrm({ databaseUrl: url });
    try {
      return await migrate(orm, url).then(
        () => 'migrated',
        (error: unknown) => (error instanceof Error ? error.message : ''),
      );
    } finally {
      await orm.close(true);
    }
  }
  const statementsIn = (text: string) => [...text.matchAll(/^ {2}(.*;)$/gm)].map(([, statement = '']) => statement);

  test('is refused; the statements that are printed, given as they stand, make one that can', async () => {
    await withPlainC(async (url, _name, admin) => {
      const told = await refusal(url);
      expect(told).toContain('cannot search Chinese text');
      expect(statementsIn(told)).toHaveLength(2);
      for (const statement of statementsIn(told)) await admin.query(statement);
      expect(await refusal(url)).toBe('migrated');
    });
  });

  test('and holds something is not dropped: another is made beside it', async () => {
    await withPlainC(async (url, name, admin) => {
      const client = new Client({ connectionString: url });
      await client.connect();
      await client.query('create table kept (id int)');
      await client.end();
      const told = await refusal(url);
      expect(told).not.toContain('drop database');
      for (const statement of statementsIn(told)) await admin.query(statement);
      expect(await refusal(withDatabase(url, encodeURIComponent(`${name}_utf8`)))).toBe('migrated');
    });
  });

  test.each([
    [15, 'C.UTF-8', `locale_provider libc lc_collate 'C' lc_ctype 'C.UTF-8'`],
    [16, 'zh_CN.utf8', `locale_provider libc lc_collate 'C' lc_ctype 'zh_CN.utf8'`],
    [17, null, `locale_provider builtin builtin_locale 'C.UTF-8'`],
    [18, 'en_US.utf8', `locale_provider builtin builtin_locale 'C.UTF-8'`],
  ])('of PostgreSQL %i, whose machine has the locale %s, is made anew with what that version knows', (majorVersion, locale, how) => {
    expect(remedyOf({ database: 'house', owner: 'press', majorVersion, locale, isEmpty: true })).toContain(
      `create database "house" owner "press" encoding 'UTF8' ${how}`,
    );
  });

  test('of a machine without such a locale is told what the machine lacks', () => {
    expect(remedyOf({ database: 'house', owner: 'press', majorVersion: 15, locale: null, isEmpty: true })).toContain(
      'knows no locale in UTF-8',
    );
  });
});

test('each test database is a copy of its own', async () => {
  const [one, other] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  try {
    await one.orm.em.getConnection().execute('create table only_here (id int)');
    const [row] = await other.orm.em.getConnection().execute(`select to_regclass('only_here') as found`);
    expect(row).toEqual({ found: null });
  } finally {
    await Promise.all([one.close(), other.close()]);
  }
});

const IDS = { letter: '0000-0002-1825-0097', named: '0000-0001-5109-3700' };

/** A house before registrations were rows of their own, and before manuscripts knew when they were withdrawn and from when they wait. */
async function olderHouse({ orm, url }: TestDatabase): Promise<void> {
  const em = orm.em.fork();
  await em.execute('create extension if not exists pg_trgm');
  await orm.migrator.up({ to: 'Migration20261122000600_authors' });
  await migrateJobs(url);
  const hash = await hashPassword(PASSWORD);
  const account = async (name: string, own: { createdAt?: string; activatedAt?: string; orcid?: string } = {}) => {
    const values = [
      `${name}@example.org`,
      name,
      `A-${name}`,
      hash,
      own.activatedAt ?? null,
      own.orcid ?? null,
      own.createdAt ?? '2026-03-01T00:00:00Z',
    ];
    const [row] = await em.execute<{ id: number }[]>(
      'insert into user_account (email, real_name, code, password_hash, activated_at, orcid, created_at) values (?, ?, ?, ?, ?, ?, ?) returning id',
      values,
    );
    await em.execute('insert into profile (user_id) values (?)', [row?.id]);
    await em.execute('insert into user_role (user_id, role_id) values (?, 1)', [row?.id]);
    return row?.id ?? 0;
  };
  const letter = async (userId: number, code: string, expiresAt: string) =>
    await em.execute(
      `insert into mail_code (user_id, kind, code_hash, email, created_at, expires_at) values (?, 'ACTIVATION', ?, '', '2026-03-01T12:00:00Z', ?)`,
      [userId, hashToken(code), expiresAt],
    );
  await letter(await account('letter', { orcid: IDS.letter }), 'live', '2026-03-02T12:00:00Z');
  await letter(await account('late', { createdAt: '2026-01-10T00:00:00Z' }), 'over', '2026-01-11T00:00:00Z');
  const named = await account('named', { orcid: IDS.named });
  await letter(named, 'of-then', '2026-03-02T12:00:00Z');
  await addJob(em, 'register_account', {
    email: 'queued@example.org',
    realName: 'queued',
    passwordHash: hash,
    language: 'zh-CN',
    orcid: null,
  });
  const subject = `(select min(id) from dictionary_entry where type = 'SUBJECT')`;
  await em.execute(`insert into colloquium (kind, number, name, subject_id, review_type, checks_plagiarism, invites_experts, chief_pre_accepts, deputy_reviews, created_at)
    values (1, 'JNWH', '江南文化', ${subject}, 1, false, false, false, false, '2026-01-01')`);
  await em.execute(`insert into colloquium_member (colloquium_id, user_id, type, position) select id, ?, 'editor', 1 from colloquium`, [
    named,
  ]);
  const author = await account('author', { activatedAt: '2026-03-01T00:00:00Z' });
  for (const [state, row, operation] of [
    [17, 'A03', 112],
    [15, 'T43', 41],
    [1, 'T01', 1],
  ] as const) {
    await em.execute(
      `with added as (insert into contribution (colloquium_id, subject_id, source, submitter_id, state, manuscript_number, submitted_at, created_at, saved_at, state_changed_at)
          select id, ${subject}, 1, ?, ?, ?, now(), now(), now(), now() from colloquium returning id)
        insert into workflow_event (contribution_id, operation, row, from_state, to_state, stage, at) select id, ?, ?, 1, ?, 1, '2026-02-03T04:05:06Z' from added`,
      [author, state, `JNWH2026${row}`, operation, row, state],
    );
  }
}

test('an upgrade keeps people who registered and never answered: by the letter they have, by signing in, by a new password; and dates what had no dates', async () => {
  const database = await createEmptyTestDatabase();
  await olderHouse(database);
  await migrate(database.orm, database.url);
  const app = await startTestApp({ schema: colloquiumSchema(), database });
  try {
    const em = () => database.orm.em.fork();
    expect(
      await em().execute(`select real_name, password_hash, orcid, activated_at from user_account where real_name <> 'author'`),
    ).toEqual([{ real_name: 'named', password_hash: null, orcid: null, activated_at: null }]);
    const at = new Date('2026-02-03T04:05:06Z');
    expect(
      (await em().find(Contribution, {}, { orderBy: { id: 'asc' } })).map(({ state, withdrawnAt, clockStartedAt }) => [
        state,
        withdrawnAt,
        clockStartedAt,
      ]),
    ).toEqual([
      [17, at, null],
      [15, null, at],
      [1, null, null],
    ]);
    const outcome = (answer: GraphQLAnswer<unknown>) => codeOf(answer) ?? 'done';
    const signIn = async (name: string) => outcome(await signInAs(app, { account: `${name}@example.org` }));
    const activate = async (code: string) => outcome(await activateWith(app, code));
    const opened = async (name: string) => {
      await finishJobs(app);
      const [code = ''] = await activationCodes(app, `${name}@example.org`);
      return [await activate(code), await signIn(name)];
    };

    expect([await activate('live'), await signIn('letter')]).toEqual(['done', 'done']);
    expect((await em().findOneOrFail(User, { email: 'letter@example.org' })).orcid).toBe(IDS.letter);

    expect([await activate('over'), await signIn('late')]).toEqual(['LINK_EXPIRED', 'ACCOUNT_NOT_ACTIVATED']);
    expect(await opened('late')).toEqual(['done', 'done']);
    expect(await opened('queued'), 'no worker had come to it').toEqual(['done', 'done']);

    expect([await activate('of-then'), await signIn('named')]).toEqual(['LINK_EXPIRED', 'ACCOUNT_NOT_ACTIVATED']);
    await finishJobs(app);
    // The account is their own as soon as they answer the letter of their registration.
    const code = (await linkTo(app, 'named@example.org', '/activate')).get('code');
    expect(await activate(code ?? '')).toBe('done');
    expect(await signIn('named')).toBe('done');
    expect(
      await em().execute(
        `select 1 from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'register_account'`,
      ),
    ).toEqual([]);
  } finally {
    await app.close();
  }
});
