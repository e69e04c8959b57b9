// Migrations against the entities: an empty database, migrated, is exactly what the entities describe.
import { expect, test } from 'vitest';
import { createEmptyTestDatabase, createTestDatabase } from '../testing/database.ts';
import { migrate } from './orm.ts';

test('migrating an empty database leaves nothing to change for the entities', async () => {
  const database = await createEmptyTestDatabase();
  try {
    await migrate(database.orm, database.url);
    expect(await database.orm.schema.getUpdateSchemaSQL({ wrap: false })).toBe('');
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
