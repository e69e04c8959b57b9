// The ORM's configuration, and bringing a database to the newest migration.
import { DataloaderType, MikroORM, type PostgreSqlDriver } from '@mikro-orm/postgresql';
import { Migrator } from '@mikro-orm/migrations';
import { ReflectMetadataProvider } from '@mikro-orm/decorators/legacy';
import type { Client, Pool } from 'pg';
import { migrationsList } from '../../migrations/list.ts';
import { entities } from '../modules.ts';
import { writeMenu } from '../modules/organization/menu-rows.ts';
import { assertChineseSearch } from './chinese-search.ts';
import { giveBackLostConnections } from './lost-connections.ts';
import { migrateJobs } from './jobs.ts';
import { ParameterDriver } from './driver.ts';
import { withMigrationLock } from './migration-lock.ts';
import { prepareStatements } from './prepared.ts';
import { timeStatements } from './read-time.ts';
import { refuseHalfRestored } from './restoring.ts';

interface OrmOptions {
  /** `postgresql://…`; a socket folder is written percent-encoded in the place of the host. */
  databaseUrl: string;
  /** Prints every SQL statement. */
  debug?: boolean;
  /** Most connections this process opens; 10 when not said. */
  maxConnections?: number;
  /** How long a connection may take to open, or to become free; 10 s when not said. */
  connectionMs?: number;
}

/** Makes the ORM without connecting; the first query connects. Every request works on its own `orm.em.fork()`. */
export async function createOrm({ databaseUrl, debug = false, maxConnections = 10, connectionMs = 10_000 }: OrmOptions): Promise<MikroORM> {
  const made: { pool?: Pool } = {};
  const onPoolCreated = (pool: Pool) => {
    made.pool = pool;
    prepareStatements(pool);
    timeStatements(pool);
    giveBackLostConnections(pool);
  };
  const orm = await MikroORM.init<PostgreSqlDriver>({
    driver: ParameterDriver,
    entities,
    dbName: decodeURIComponent(new URL(databaseUrl).pathname.slice(1)),
    // The whole address goes to the driver: it knows sockets, TLS and the other parameters an address may carry.
    driverOptions: { connectionString: databaseUrl, connectionTimeoutMillis: connectionMs, onPoolCreated },
    pool: { min: 0, max: maxConnections },
    metadataProvider: ReflectMetadataProvider,
    extensions: [Migrator],
    dataloader: DataloaderType.ALL,
    // Moments are timestamptz: the server converts them, regardless of the time zone of this process.
    forceUtcTimezone: true,
    allowGlobalContext: false,
    debug,
    migrations: { migrationsList, path: 'migrations', snapshot: false, silent: true, disableForeignKeys: false, dropTables: true },
    // graphile-worker keeps its tables in a schema of its own.
    // Functions and triggers are written in migrations alone.
    schemaGenerator: { ignoreSchema: ['graphile_worker'], ignoreRoutines: true, ignoreTriggers: true, disableForeignKeys: false },
  });
  pools.set(orm, made);
  return orm;
}

const pools = new WeakMap<MikroORM, { pool?: Pool }>();

/** Connections that are open, those of them that nobody uses, and how many wait for one. */
export function poolOf(orm: MikroORM): { total: number; idle: number; waiting: number } {
  // Made with the first statement.
  const pool = pools.get(orm)?.pool;
  return { total: pool?.totalCount ?? 0, idle: pool?.idleCount ?? 0, waiting: pool?.waitingCount ?? 0 };
}

/** Runs pending migrations, one process at a time (principles, Running). Answers their names, oldest first. */
export async function migrate(orm: MikroORM, databaseUrl: string): Promise<string[]> {
  return await withMigrationLock(databaseUrl, async (lock) => {
    await refuseHalfRestored(lock);
    return await migrateLocked(orm, databaseUrl, lock);
  });
}

/** Under the lock: pending migrations, and the menu of this release; or the migrations of these names alone. */
export async function migrateLocked(orm: MikroORM, databaseUrl: string, lock: Client, migrations?: string[]): Promise<string[]> {
  await lock.query('create extension if not exists pg_trgm');
  await assertChineseSearch(lock);
  const done = await orm.migrator.up(migrations ? { migrations } : {});
  await migrateJobs(databaseUrl);
  if (!migrations) await writeMenu(lock);
  return done.map((migration) => migration.name);
}
