// A PostgreSQL database of its own for each test file: a copy of the migrated template (30 to 140 ms).
import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { MikroORM } from '@mikro-orm/postgresql';
import { Client, Pool } from 'pg';
import { inject } from 'vitest';
import { withDatabase } from '../database/embedded.ts';
import { ParameterDriver } from '../database/driver.ts';
import { createOrm } from '../database/orm.ts';

/** Name of the migrated database that the copies are made from. */
export const TEMPLATE = 'colloquium_template';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the embedded server's own database. */
    databaseUrl: string;
    /** Folder of the worlds that are built once in a run (kept-world.ts). */
    worldsFolder: string;
  }
}

export interface TestDatabase {
  name: string;
  /** Address of this database; give it to a second application, a worker or a LISTEN client. */
  url: string;
  /** For entities. Its tools for schemas and migrations know the first database of the worker alone: `createOrm` makes one that has them. */
  orm: MikroORM;
  /** Connections for jobs: done again and again, they need not be made anew each time. */
  jobs: Pool;
  /** Closes the ORM and drops the database; call it in `afterAll`. */
  close(): Promise<void>;
  /** Closes the ORM, and leaves the database there, for others to copy. */
  leave(): Promise<void>;
}

/** A migrated database: all tables, and the reference data that comes with migrations. Or a copy of another one that nobody is using. */
export async function createTestDatabase(from = TEMPLATE): Promise<TestDatabase> {
  return createDatabase(`template ${from} strategy file_copy`);
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
  const orm = how === '' ? await newOrm(url) : await ormOn(url, name);
  const jobs = new Pool({ connectionString: url, max: 4 });
  jobs.on('error', () => undefined);
  const leave = async () => {
    await Promise.all([orm.close(true), jobs.end()]);
    if (how !== '') spare.push(orm);
  };
  return {
    name,
    url,
    orm,
    jobs,
    leave,
    async close() {
      await leave();
      await dropDatabase(serverUrl, name);
    },
  };
}

// A busy machine may take long to open a connection; a test's result does not depend on it.
const newOrm = async (databaseUrl: string) => await createOrm({ databaseUrl, connectionMs: 60_000 });

const CLOSED = 'postgresql:///closed';

/** Of databases that are closed. */
const spare: MikroORM[] = [];

/**
 * What an ORM has found out of the entities and compiled for them serves the next database of this worker: the engine has made it fast by
 * then. Driver, connections and entity manager are new, so that nothing of the last file reaches this database.
 */
async function ormOn(databaseUrl: string, name: string): Promise<MikroORM> {
  const orm = spare.pop();
  if (orm === undefined) return await newOrm(databaseUrl);
  const options = orm.config.get('driverOptions');
  orm.config.set('dbName', name);
  orm.config.set('driverOptions', { ...options, connectionString: databaseUrl });
  // It is there; the tool that would look for it knows the first database alone.
  orm.config.set('ensureDatabase', false);
  const driver = new ParameterDriver(orm.config);
  // What the last file left running would connect anew, by this address.
  orm.config.set('driverOptions', { ...options, connectionString: CLOSED });
  driver.getPlatform().setConfig(orm.config);
  driver.setMetadata(orm.getMetadata());
  // Entities are loaded in forks of it, as with every ORM.
  const em = Object.assign(driver.createEntityManager(), { global: true });
  return Object.assign(orm, { driver, em });
}

const LEAVING_MS = 5_000;

/**
 * Drops a database once its connections have left: a stopping pool may still be closing some, and a connection that is cut off meanwhile
 * has no handler for its error. Connections that stay are cut off in the end.
 */
async function dropDatabase(serverUrl: string, name: string): Promise<void> {
  const client = new Client({ connectionString: withDatabase(serverUrl, 'postgres') });
  await client.connect();
  try {
    const deadline = performance.now() + LEAVING_MS;
    const othersLeft = async () => (await client.query('select 1 from pg_stat_activity where datname = $1', [name])).rowCount === 0;
    while (!(await othersLeft()) && performance.now() < deadline) await delay(20);
    await client.query(`drop database if exists ${name} with (force)`);
  } finally {
    await client.end();
  }
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
