// A PostgreSQL database of its own for each test file: a copy of the migrated template (30 to 140 ms).
import { randomBytes } from 'node:crypto';
import type { MikroORM } from '@mikro-orm/postgresql';
import { Client } from 'pg';
import { inject } from 'vitest';
import { withDatabase } from '../database/embedded.ts';
import { createOrm } from '../database/orm.ts';

/** Name of the migrated database that the copies are made from. */
export const TEMPLATE = 'colloquium_template';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the embedded server's own database. */
    databaseUrl: string;
  }
}

export interface TestDatabase {
  /** Address of this database; give it to a second application, a worker or a LISTEN client. */
  url: string;
  orm: MikroORM;
  /** Closes the ORM and drops the database; call it in `afterAll`. */
  close(): Promise<void>;
}

/** A migrated database: all tables, and the reference data that comes with migrations. */
export async function createTestDatabase(): Promise<TestDatabase> {
  return createDatabase(`template ${TEMPLATE} strategy file_copy`);
}

/** A database without any table, for tests of the migrations themselves. */
export async function createEmptyTestDatabase(): Promise<TestDatabase> {
  return createDatabase('');
}

async function createDatabase(how: string): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const serverUrl = inject('databaseUrl');
  await asAdmin(serverUrl, `create database ${name} ${how}`);
  const url = withDatabase(serverUrl, name);
  const orm = await createOrm({ databaseUrl: url });
  return {
    url,
    orm,
    async close() {
      await orm.close(true);
      await asAdmin(serverUrl, `drop database if exists ${name} with (force)`);
    },
  };
}

async function asAdmin(serverUrl: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: withDatabase(serverUrl, 'postgres') });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
