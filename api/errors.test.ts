// Failures that are told apart (an unreachable database, a CONFLICT of two writers), on real ones.
import type { MikroORM } from '@mikro-orm/postgresql';
import { CompiledQuery } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { createOrm } from './database/orm.ts';
import { asDomainError, parseInput } from './errors.ts';
import { createTestDatabase, type TestDatabase } from './testing/database.ts';

let database: TestDatabase;
beforeAll(async () => void (database = await createTestDatabase()));
afterAll(() => database.close());

/** The code that `work` fails with. */
async function codeOf(work: Promise<unknown>): Promise<string | undefined> {
  const error: unknown = await work.then(
    () => {
      throw new Error('did not fail');
    },
    (failure: unknown) => failure,
  );
  return asDomainError(error)?.code;
}

test.each(['postgresql://nobody@127.0.0.1:1/none', 'postgresql://nobody@%2Ftmp%2Fno-such-folder/none'])(
  'a database that is not there (%s) is UNAVAILABLE',
  async (databaseUrl) => {
    const orm: MikroORM = await createOrm({ databaseUrl });
    expect(await codeOf(orm.em.fork().execute('select 1'))).toBe('UNAVAILABLE');
    const em = orm.em.fork();
    expect(await codeOf(em.begin())).toBe('UNAVAILABLE');
    await orm.close(true);
  },
);

test('a connection that is cut in the middle is UNAVAILABLE', async () => {
  const em = database.orm.em.fork();
  await em.begin();
  const [row] = await em.execute<{ pid: number }[]>('select pg_backend_pid() as pid');
  const sleeping = codeOf(em.execute('select pg_sleep(10)'));
  await database.orm.em.fork().execute('select pg_terminate_backend(?)', [row?.pid]);
  expect(await sleeping).toBe('UNAVAILABLE');
  await em.rollback();
});

test('connections that are cut in the middle do not use up the pool', async () => {
  const orm = await createOrm({ databaseUrl: database.url, maxConnections: 2 });
  for (let round = 0; round < 5; round += 1) {
    const em = orm.em.fork();
    const failed = codeOf(
      em.transactional(async (inner) => {
        const [row] = await inner.execute<{ pid: number }[]>('select pg_backend_pid() as pid');
        await database.orm.em.fork().execute('select pg_terminate_backend(?)', [row?.pid]);
        await inner.execute('select 1');
      }),
    );
    expect(await failed).toBe('UNAVAILABLE');
  }
  expect(await orm.em.fork().execute('select 1 as one')).toEqual([{ one: 1 }]);
  await orm.close(true);
});

test('a deadlock is CONFLICT', async () => {
  const [first, second] = [database.orm.em.fork(), database.orm.em.fork()];
  await first.begin();
  await second.begin();
  await first.execute('select pg_advisory_xact_lock(1)');
  await second.execute('select pg_advisory_xact_lock(2)');
  const codes = await Promise.all([
    first.execute('select pg_advisory_xact_lock(2)').then(
      () => null,
      (error: unknown) => asDomainError(error)?.code,
    ),
    second
      .execute('select pg_advisory_xact_lock(1)')
      .then(
        () => null,
        (error: unknown) => asDomainError(error)?.code,
      )
      .finally(() => second.rollback()),
  ]);
  expect(codes.filter(Boolean)).toEqual(['CONFLICT']);
  await first.rollback();
});

test.each([
  ['a zero character in the text of a statement', 'select ?', ['a\0b']],
  ['a zero character in JSON', 'select ?::jsonb', [JSON.stringify('a\0b')]],
  ['the year 0', 'select ?::date', ['0000-01-01']],
  ['an offset of a day', 'select ?::timestamptz', ['2026-01-01 00:00:00+23:59']],
])('a value that PostgreSQL takes nowhere, %s, is INVALID_INPUT and leaves the connection whole', async (_what, statement, values) => {
  expect(await codeOf(database.orm.em.fork().execute(statement, values))).toBe('INVALID_INPUT');
  const parameter = database.orm.em
    .fork()
    .getKysely()
    .executeQuery(CompiledQuery.raw('select $1::text', ['a\0b']));
  expect(await codeOf(parameter)).toBe('INVALID_INPUT');
  expect(await database.orm.em.fork().execute('select 1 as one')).toEqual([{ one: 1 }]);
});

test('a mistake of ours in SQL, a missing file and a broken constraint are none of these', async () => {
  expect(await codeOf(database.orm.em.fork().execute('select * from nothing'))).toBeUndefined();
  expect(await codeOf(import('node:fs/promises').then((fs) => fs.readFile('/no/such/file')))).toBeUndefined();
});

test('an input that breaks a shared rule names each field, with the limit', () => {
  const rule = z.object({
    title: z.string().min(1).max(5),
    keywords: z.array(z.string()).max(2),
    tags: z.array(z.string().min(1)),
    age: z.number().min(18),
    name: z.string(),
  });
  try {
    parseInput(rule, { title: 'too long', keywords: ['a', '', 'c'], tags: ['a', ''], age: 3, name: undefined });
    expect.unreachable();
  } catch (error) {
    expect(asDomainError(error)?.fields).toEqual({
      title: { code: 'input.tooLong', params: { maximum: 5 } },
      keywords: { code: 'input.tooMany', params: { maximum: 2 } },
      'tags.1': { code: 'input.required', params: { minimum: 1 } },
      age: { code: 'input.tooSmall', params: { minimum: 18 } },
      name: { code: 'input.required' },
    });
  }
});
