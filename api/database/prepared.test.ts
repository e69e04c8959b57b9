// Statements that are prepared by name (principles, Scale): once for each text and connection, and nothing breaks when the server
// forgets.
import type { MikroORM } from '@mikro-orm/postgresql';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { User } from '../modules/accounts/viewer/user.entity.ts';
import { createOrm } from './orm.ts';
import { MOST_NAMES } from './prepared.ts';
import { isOneOf, query } from './tables.ts';

let database: TestDatabase;
let orm: MikroORM;
beforeAll(async () => {
  database = await createTestDatabase();
  await database.orm.em.fork().execute('create table thing (id int primary key, word text, mark smallint)');
});
afterAll(() => database.close());
beforeEach(async () => {
  orm = await createOrm({ databaseUrl: database.url, maxConnections: 1 });
  await database.orm.em.fork().execute(`truncate thing`);
  await database.orm.em.fork().execute(`insert into thing values (1, 'one', 1), (2, 'two', 2), (3, '', null)`);
});
afterEach(() => orm.close(true));

interface Thing {
  id: number;
  word: string;
}

const find = (em = orm.em.fork()) => em.execute<Thing[]>('select id, word from thing where id = ?', [1]);
const names = async () =>
  await orm.em
    .fork()
    .execute<{ statement: string; uses: number }[]>(
      "select statement, (generic_plans + custom_plans)::int as uses from pg_prepared_statements where statement not like '%pg_catalog%' order by 1",
    );
/** Runs on the pool's one connection, as somebody would who shares it. */
const there = (text: string) => orm.em.fork().execute(text);
const elsewhere = (text: string) => database.orm.em.fork().execute(text);

test('a statement is prepared once on a connection, whatever its values are', async () => {
  for (const id of [1, 2, 3]) await orm.em.fork().execute('select word from thing where id = ?', [id]);
  expect(await names()).toEqual([{ statement: 'select word from thing where id = $1', uses: 3 }]);
});

test('a list is one value: its length makes no other statement, in the mapper and in queries of our own', async () => {
  for (const ids of [[1], [1, 2], [1, 2, 3]]) {
    await orm.em.fork().find(User, { id: { $in: ids } });
    await orm.em.fork().find(User, { email: { $nin: ids.map(String) } });
    await query(orm.em.fork())
      .selectFrom('message')
      .select('id')
      .where((eb) => isOneOf(eb.ref('user_id'), ids))
      .execute();
  }
  const texts = (await names()).map(({ statement }) => statement);
  expect(texts).toHaveLength(3);
  expect(texts.map((text) => /where (.*)/.exec(text)?.[1]).sort()).toEqual([
    '"u0"."email" <> all ($1)',
    '"u0"."id" = any ($1)',
    '"user_id" = any($1)',
  ]);
});

test('values arrive as they were written into the text before: moments, marks, nothing, question marks, lists and objects', async () => {
  const moment = new Date('2026-02-28T23:59:59.123Z');
  const rows = await orm.em.fork().execute(
    `select ?::timestamptz as moment, ?::text as word, ?::text as nothing, ?::boolean as yes, '\\?' as mark, ?::jsonb as object,
       (select count(*)::int from thing where id in (?, ?)) as among, (select count(*)::int from thing where word not in (?)) as others, ?? as name from thing where id = ?`,
    [moment, `it's \\ ?`, null, true, { a: ["'"] }, 1, 2, ['one', 'two'], 'word', 1],
  );
  expect(rows).toEqual([
    {
      moment: expect.anything(),
      word: `it's \\ ?`,
      nothing: null,
      yes: true,
      mark: '?',
      object: { a: ["'"] },
      among: 2,
      others: 1,
      name: 'one',
    },
  ]);
  expect(new Date(String((rows[0] as { moment: unknown }).moment))).toEqual(moment);
});

test('what is sought by part of a word is planned with its values, and so without a name', async () => {
  await orm.em.fork().execute('select id from thing where word like ?', ['%o%']);
  expect(await names()).toEqual([]);
});

test('after a statement that failed, the same one is answered, outside of a transaction and in the next', async () => {
  const divide = (by: number) => orm.em.fork().execute('select 1 / ?::int as part from thing where id = 1', [by]);
  await divide(1);
  await expect(divide(0)).rejects.toThrow('division by zero');
  await expect(orm.em.fork().execute('select nothing from thing where id = ?', [1])).rejects.toThrow('does not exist');
  await expect(orm.em.fork().execute('select nothing from thing where id = ?', [1])).rejects.toThrow('does not exist');
  const failing = orm.em.fork().transactional(async (em) => {
    await em.execute('select 1 / ?::int as part from thing where id = 1', [0]).catch(() => undefined);
    await find(em);
  });
  await expect(failing).rejects.toThrow('current transaction is aborted');
  expect(await divide(1)).toEqual([{ part: 1 }]);
  expect(await find()).toEqual([{ id: 1, word: 'one' }]);
});

test('a connection that was cut is replaced, and knows no name', async () => {
  await find();
  const [{ pid } = { pid: 0 }] = await orm.em.fork().execute<{ pid: number }[]>('select pg_backend_pid() as pid');
  await elsewhere(`select pg_terminate_backend(${pid})`);
  await expect.poll(() => find().catch(() => null)).toEqual([{ id: 1, word: 'one' }]);
  expect(await names()).toHaveLength(1);
});

test('a session that somebody cleared is noticed: the statement is answered, and so is every later one', async () => {
  await find();
  await there('discard all');
  expect(await find()).toEqual([{ id: 1, word: 'one' }]);
  expect(await find()).toEqual([{ id: 1, word: 'one' }]);
  await orm.em.fork().transactional(async (em) => expect(await find(em)).toEqual([{ id: 1, word: 'one' }]));
});

test('a table that a migration changes is read with its new columns; a transaction under way fails once', async () => {
  const all = (em = orm.em.fork()) => em.execute('select * from thing where id = ?', [2]);
  await all();
  await elsewhere('alter table thing add column extra text');
  expect(await all()).toEqual([{ id: 2, word: 'two', mark: 2, extra: null }]);
  expect(await all()).toHaveLength(1);
  await elsewhere('alter table thing drop column extra');
  const inside = () => orm.em.fork().transactional(async (em) => await all(em));
  await expect(inside()).rejects.toThrow('cached plan');
  expect(await inside()).toEqual([{ id: 2, word: 'two', mark: 2 }]);
});

test('a connection keeps a bounded number of names and is replaced when it has them all', async () => {
  await orm.em.fork().transactional(async (em) => {
    for (let index = 0; index <= MOST_NAMES; index += 1) await em.execute(`select ${index} as n from thing where id = ?`, [1]);
    const [{ count } = { count: 0 }] = await em.execute<{ count: number }[]>('select count(*)::int as count from pg_prepared_statements');
    expect(count).toBe(MOST_NAMES);
  });
  expect(await names()).toEqual([]);
  expect(await find()).toHaveLength(1);
});
