// Brings a backup back as a house: into an empty database and an empty storage, and up to the present version (decision 56).
import path from 'node:path';
import type { MikroORM } from '@mikro-orm/postgresql';
import { type Client, escapeIdentifier } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { migrationsList } from '../../migrations/list.ts';
import type { Clock } from '../context.ts';
import { withMigrationLock } from '../database/migration-lock.ts';
import { createOrm, migrateLocked } from '../database/orm.ts';
import { emptyDatabase, isHalfRestored, markRestoring, objectsIn, unmarkRestored } from '../database/restoring.ts';
import { productTables } from '../database/rows.ts';
import { type Access, accessOf } from '../modules/accounts/sessions/end-all.ts';
import { checkAudit, faultText } from '../modules/audit/check.service.ts';
import { localStorage, type Storage } from '../storage/storage.ts';
import { ADD_JOBS, FILL_JOBS, MAKE_JOBS } from './jobs.ts';
import { FILE_LIST, JOBS_FILE, keyFingerprint, type Manifest, type RowsFile, tableFile } from './manifest.ts';
import { batches, copyStored, linesOf, readZipped, type Rewrite } from './streams.ts';
import { listedFile, verifyBackup } from './verify.ts';

const AT_ONCE = 8;

export interface RestoreDeps {
  databaseUrl: string;
  storage: Storage;
  secret: string;
  clock: Clock;
}

interface RestoreOptions {
  folder: string;
  /** Called with each step, a line each. */
  say?: (line: string) => void;
}

interface Restored {
  manifest: Manifest;
  /** Ran after those that the backup had. */
  migrations: string[];
  /** SECRET_KEY is that of the house that the backup is of. */
  isSameKey: boolean;
  /** Result of checking the logs against their seals; null: that takes the same key. */
  logs: { rows: number; fault: string | null } | null;
  /** Counts of accounts, sessions and tokens with access. */
  access: Access;
}

/**
 * Restores the backup. Rejects in words when it is damaged, when database or storage hold anything, or when something fails on the way:
 * nothing starts on the database then, and the same call begins anew.
 */
export async function restoreBackup(deps: RestoreDeps, { folder, say = () => undefined }: RestoreOptions): Promise<Restored> {
  const manifest = await verifyBackup(folder);
  say(`The backup of ${manifest.takenAt} is whole.`);
  const known = new Set(migrationsList.map(({ name }) => name));
  if (manifest.migrations.some((name) => !known.has(name)))
    throw new Error('The backup was made by a newer version of Colloquium: install that version, or a later one, and restore with it.');
  return await withMigrationLock(deps.databaseUrl, async (client) => {
    await beginHouse(deps, client);
    const orm = await createOrm({ databaseUrl: deps.databaseUrl });
    try {
      await migrateLocked(orm, deps.databaseUrl, client, manifest.migrations);
      await fillTables(client, folder, manifest);
      say(`${manifest.tables.reduce((sum, { rows }) => sum + rows, 0)} rows of ${manifest.tables.length} tables are back.`);
      const migrations = await migrateLocked(orm, deps.databaseUrl, client);
      if (migrations.length > 0) say(`Brought up to date by ${migrations.length} migrations.`);
      await putFiles(deps.storage, folder);
      say(`${manifest.files.count} files are back.`);
      await client.query('analyze');
      const isSameKey = keyFingerprint(deps.secret) === manifest.keyFingerprint;
      const logs = isSameKey ? await checkLogs(orm, deps) : null;
      const access = await accessOf(orm.em.fork(), deps.clock);
      await unmarkRestored(client);
      return { manifest, migrations, isSameKey, logs, access };
    } finally {
      await orm.close(true);
    }
  });
}

async function beginHouse({ storage }: RestoreDeps, client: Client): Promise<void> {
  // The remains of an interrupted restore are replaced; other contents belong to somebody.
  if (await isHalfRestored(client)) return await emptyDatabase(client);
  if ((await objectsIn(client)).length > 0)
    throw new Error(
      'The database is not empty. A backup is restored into a new one, so that no house is lost: name another in DATABASE_URL, or for the embedded one another DATA_DIR.',
    );
  // The sweep would remove the files of another house, for no row here refers to them.
  for await (const _key of storage.olderThan(new Date(8.64e15)))
    throw new Error('The storage holds files already. A backup is restored beside none: name another DATA_DIR or S3_BUCKET.');
  await markRestoring(client);
}

/**
 * All tables and jobs in one transaction. An ordinary owner of the database may do everything that is done here. `rewrite` is given the
 * rows as text, in whole lines.
 */
export async function fillTables(client: Client, folder: string, manifest: Manifest, rewrite?: Rewrite): Promise<void> {
  const tables = await productTables(client);
  const there = new Map(tables.map(({ name, columns }) => [name, new Set(columns)]));
  for (const { name, columns } of manifest.tables)
    if (!columns.every((column) => there.get(name)?.has(column)))
      throw new Error(
        `The table ${name} is not as the migrations of the backup make it: was it changed by hand? It has to be restored by hand, too.`,
      );

  await client.query('begin');
  for (const setting of [
    `datestyle = 'iso, ymd'`,
    `intervalstyle = 'postgres'`,
    `timezone = 'UTC'`,
    `client_encoding = 'UTF8'`,
    'statement_timeout = 0',
  ])
    await client.query(`set local ${setting}`);
  const putBack = await setRulesAside(client);
  await emptySeeded(client, manifest);
  for (const table of manifest.tables) {
    const columns = table.columns.map(escapeIdentifier).join(', ');
    const statement = `copy ${escapeIdentifier(table.name)} (${columns}) from stdin`;
    await fill(client, statement, path.join(folder, tableFile(table.name)), table, rewrite);
  }
  for (const { name, lastValue, isCalled } of manifest.sequences)
    await client.query('select setval($1::regclass, $2, $3)', [escapeIdentifier(name), lastValue, isCalled]);
  await client.query(MAKE_JOBS);
  await fill(client, FILL_JOBS, path.join(folder, JOBS_FILE), manifest.jobs);
  await client.query(ADD_JOBS);
  for (const statement of putBack) await client.query(statement);
  await client.query('commit');
}

/**
 * Foreign keys are dropped and restored, which checks them all at once; triggers that would add to incoming rows are off for the time.
 * Those that keep the logs from being changed or emptied stay. Answers the statements that restore everything.
 */
async function setRulesAside(client: Client): Promise<string[]> {
  const { rows: keys } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace and conparentid = 0 order by oid`,
  );
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${name}`);
  const { rows: triggers } = await client.query<{ table: string; name: string }>(
    `select t.tgrelid::regclass::text as table, quote_ident(t.tgname) as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
     where c.relnamespace = current_schema()::regnamespace and not t.tgisinternal and t.tgenabled = 'O' and t.tgtype & 4 = 4`,
  );
  for (const { table, name } of triggers) await client.query(`alter table ${table} disable trigger ${name}`);
  return [
    ...triggers.map(({ table, name }) => `alter table ${table} enable trigger ${name}`),
    ...keys.map(({ table, name, definition }) => `alter table ${table} add constraint ${name} ${definition}`),
  ];
}

/** Migrations bring reference data; that of the backup replaces it. The logs are empty and are not touched. */
async function emptySeeded(client: Client, { tables }: Manifest): Promise<void> {
  const seeded: string[] = [];
  for (const { name } of tables) {
    const table = escapeIdentifier(name);
    const { rowCount } = await client.query(`select from ${table} limit 1`);
    if (rowCount) seeded.push(table);
  }
  if (seeded.length > 0) await client.query(`truncate ${seeded.join(', ')}`);
}

async function fill(client: Client, statement: string, file: string, expected: RowsFile, rewrite?: Rewrite): Promise<void> {
  const target = client.query(copyFrom(statement));
  const { sha256 } = await readZipped(file, target, rewrite);
  if (target.rowCount !== expected.rows || sha256 !== expected.sha256) throw new Error(`${file} changed while it was read`);
}

/** Each is compared with its hash on the way. */
export async function putFiles(storage: Storage, folder: string): Promise<void> {
  const source = localStorage(path.join(folder, 'files'));
  for await (const batch of batches(linesOf(path.join(folder, FILE_LIST)), AT_ONCE)) {
    await Promise.all(
      batch.map(async (line) => {
        const { key, hash, file } = listedFile(line);
        if ((await copyStored(source, storage, key)).sha256() !== hash) throw new Error(`${file} changed while it was read`);
      }),
    );
  }
}

async function checkLogs(orm: MikroORM, { clock, secret }: RestoreDeps): Promise<Restored['logs']> {
  const { rows, fault } = await checkAudit(orm.em.fork(), clock, secret);
  return { rows, fault: fault && faultText(fault) };
}
