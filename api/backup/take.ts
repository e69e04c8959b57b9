// Takes a backup of a house that is in use: all rows of one moment, then the files that these rows name (decision 56).
import { link, mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Client, escapeIdentifier } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { keepFiles } from '../database/backup-lock.ts';
import { holdMigrations, letMigrations } from '../database/migration-lock.ts';
import { refuseHalfRestored } from '../database/restoring.ts';
import { productSequences, productTables } from '../database/rows.ts';
import { FileMissing, localStorage, type Storage, storagePath } from '../storage/storage.ts';
import { KEY_TABLES, keysOf } from '../modules/files/stored-keys.ts';
import { JOB_TABLES, WAITING_JOBS } from './jobs.ts';
import { FILE_LIST, JOBS_FILE, keyFingerprint, type Manifest, readManifest, type RowsFile, tableFile, writeManifest } from './manifest.ts';
import { batches, copyStored, linesOf, Meter, newFile, writeZipped } from './streams.ts';

/** Files that are copied at once: a bucket answers slowly. */
const AT_ONCE = 8;
/** So many missing and none found: it is the wrong place. */
const HOPELESS = 1000;

interface BackupDeps {
  databaseUrl: string;
  storage: Storage;
  secret: string;
}

interface BackupOptions {
  /** New or empty. */
  folder: string;
  /** An earlier backup on the same disk: files that it has are linked instead of copied. */
  since?: string | undefined;
  /** Called with each step, a line each. */
  say?: (line: string) => void;
  /** Done before the rows are read, with the name of the snapshot they are read from. */
  atMoment?: (snapshot: string) => Promise<void>;
}

/** Answers when everything is on the disk. Rejects in words; the folder is empty then. */
export async function takeBackup(deps: BackupDeps, { folder, since, say = () => undefined, atMoment }: BackupOptions): Promise<Manifest> {
  if (since !== undefined) await readManifest(since);
  await beginFolder(folder);
  const client = new Client({ connectionString: deps.databaseUrl, keepAlive: true });
  // A broken connection is reported by the next statement that needs it.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const rows = await readRows(client, folder, say, atMoment);
    const keys = path.join(folder, KEYS);
    const files = await copyFiles(deps.storage, { keys, folder, since, say });
    // Files were kept for us as long as this connection lived.
    await client.query('select 1').catch((error: unknown) => {
      throw new Error('The connection to the database broke while files were copied. Take the backup again.', { cause: error });
    });
    await rm(keys);
    const manifest: Manifest = { format: 1, keyFingerprint: keyFingerprint(deps.secret), ...rows, files };
    await writeManifest(folder, manifest);
    return manifest;
  } catch (error) {
    for (const name of await readdir(folder)) await rm(path.join(folder, name), { recursive: true, force: true });
    // System messages about a failed write name no place.
    throw error instanceof Error && 'code' in error && error.code === 'ENOSPC' ? Object.assign(error, { path: folder }) : error;
  } finally {
    await client.end();
  }
}

const KEYS = 'files.keys';

async function beginFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const taken = () => new Error(`${folder} is not empty: name a new folder for each backup.`);
  if ((await readdir(folder)).length > 0) throw taken();
  // If two backups run at once, only one makes the folder.
  await mkdir(path.join(folder, 'tables'), { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EEXIST' ? taken() : error;
  });
}

type Rows = Omit<Manifest, 'format' | 'keyFingerprint' | 'files'>;

/** One transaction: every table, the waiting jobs, and the keys of the files to `KEYS`. */
async function readRows(client: Client, folder: string, say: (line: string) => void, atMoment: BackupOptions['atMoment']): Promise<Rows> {
  // Tables may not change between being listed and being locked. From then on their own locks hold a migration off.
  await holdMigrations(client);
  await refuseHalfRestored(client);
  const { rows: found } = await client.query(`select where to_regclass('mikro_orm_migrations') is not null`);
  if (found.length === 0) throw new Error('There is no house in this database: nothing to take a backup of.');
  await keepFiles(client);
  await client.query('begin isolation level repeatable read, read only');
  // As text that any session reads back as the same values; and a long read is no fault.
  for (const setting of [
    `datestyle = 'iso, ymd'`,
    `intervalstyle = 'postgres'`,
    'extra_float_digits = 3',
    `timezone = 'UTC'`,
    `client_encoding = 'UTF8'`,
    'row_security = off',
    'statement_timeout = 0',
    'idle_in_transaction_session_timeout = 0',
  ])
    await client.query(`set local ${setting}`);
  const tables = await productTables(client);
  await client.query(`lock table ${[...tables.map(({ name }) => escapeIdentifier(name)), ...JOB_TABLES].join(', ')} in access share mode`);
  await letMigrations(client);
  const { rows: migrations } = await client.query<{ name: string }>('select name from mikro_orm_migrations order by id');
  const [moment] = (await client.query<{ at: Date; server: string }>(`select now() as at, current_setting('server_version') as server`))
    .rows;
  if (!moment) throw new Error('The database tells no time');

  await atMoment?.((await client.query<{ id: string }>('select pg_export_snapshot() as id')).rows[0]?.id ?? '');
  const manifest: Rows = {
    takenAt: moment.at.toISOString(),
    server: moment.server,
    migrations: migrations.map(({ name }) => name),
    tables: [],
    sequences: [],
    jobs: { rows: 0, bytes: 0, sha256: '' },
  };
  for (const table of tables) {
    const query = `select ${table.columns.map(escapeIdentifier).join(', ')} from ${escapeIdentifier(table.name)}`;
    manifest.tables.push({ ...table, ...(await readInto(client, query, path.join(folder, tableFile(table.name)))) });
  }
  manifest.jobs = await readInto(client, WAITING_JOBS, path.join(folder, JOBS_FILE));
  // Read after the rows: a sequence is never behind those that came of it.
  for (const name of await productSequences(client)) {
    const { rows } = await client.query<{ last: string; called: boolean }>(
      `select last_value::text as last, is_called as called from ${escapeIdentifier(name)}`,
    );
    for (const { last, called } of rows) manifest.sequences.push({ name, lastValue: last, isCalled: called });
  }
  const { rows: keyTables } = await client.query<{ table_name: string }>(KEY_TABLES);
  const keys = client.query(
    copyTo(`copy (select distinct storage_key collate "C" as key from (${keysOf(keyTables)}) k order by key) to stdout`),
  );
  await pipeline(keys, newFile(path.join(folder, KEYS)));
  await client.query('commit');
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  say(`${rows} rows of ${manifest.tables.length} tables and ${manifest.jobs.rows} waiting jobs, of ${manifest.takenAt}`);
  return manifest;
}

async function readInto(client: Client, query: string, file: string): Promise<RowsFile> {
  const source = client.query(copyTo(`copy (${query}) to stdout`));
  const written = await writeZipped(file, source);
  return { rows: source.rowCount, ...written };
}

interface Copying {
  /** File of the keys, one a line, in order. */
  keys: string;
  folder: string;
  since: string | undefined;
  say: (line: string) => void;
}

async function copyFiles(storage: Storage, { keys, folder, since, say }: Copying): Promise<Manifest['files']> {
  const target = localStorage(path.join(folder, 'files'));
  const earlier = since === undefined ? null : new EarlierFiles(since);
  const listed = new Meter();
  const files = { count: 0, bytes: 0, linked: 0, missing: [] as string[] };

  const copyOne = async (key: string, knownHash: string | null): Promise<string | null> => {
    if (knownHash !== null && since !== undefined && (await linked(since, folder, key))) {
      files.linked += 1;
      const size = await target.sizeOf(key);
      files.bytes += size;
      return knownHash;
    }
    try {
      const meter = await copyStored(storage, target, key);
      files.bytes += meter.bytes;
      return meter.sha256();
    } catch (error) {
      if (!(error instanceof FileMissing)) throw error;
      files.missing.push(key);
      return null;
    }
  };

  async function* copied(): AsyncGenerator<Buffer> {
    for await (const batch of batches(linesOf(keys), AT_ONCE)) {
      const known: (string | null)[] = [];
      for (const key of batch) known.push((await earlier?.hashOf(key)) ?? null);
      const hashes = await Promise.all(batch.map((key, at) => copyOne(key, known[at] ?? null)));
      for (const [at, key] of batch.entries()) {
        if (hashes[at] == null) continue;
        files.count += 1;
        yield Buffer.from(`${hashes[at]}  files/${storagePath(key)}\n`);
      }
      if (files.count === 0 && files.missing.length >= HOPELESS) return;
    }
  }
  await pipeline(copied, (chunks: AsyncIterable<Buffer>) => listed.through(chunks), newFile(path.join(folder, FILE_LIST)));
  await earlier?.close();
  if (files.count === 0 && files.missing.length > 0)
    throw new Error('Not one file of the house is in its storage: are DATA_DIR or the S3_ variables those of the house?');
  await rm(path.join(folder, 'files', 'incoming'), { recursive: true, force: true });
  say(`${files.count} files, ${files.bytes} bytes${files.linked > 0 ? `; ${files.linked} of them linked to the earlier backup` : ''}`);
  return { count: files.count, bytes: files.bytes, missing: files.missing.sort(), sha256: listed.sha256() };
}

/** The list of an earlier backup, walked once in the order of the keys. */
class EarlierFiles {
  readonly #lines: AsyncIterator<string>;
  #at: { key: string; hash: string } | null | undefined;

  constructor(folder: string) {
    this.#lines = linesOf(path.join(folder, FILE_LIST))[Symbol.asyncIterator]();
  }

  /** Keys are asked in their order. Null: the earlier backup has no such file. */
  async hashOf(key: string): Promise<string | null> {
    while (this.#at === undefined || (this.#at !== null && this.#at.key < key)) {
      const { done, value } = await this.#lines.next();
      this.#at = done ? null : { hash: value.slice(0, 64), key: value.slice(-32) };
    }
    return this.#at?.key === key ? this.#at.hash : null;
  }

  async close(): Promise<void> {
    await this.#lines.return?.();
  }
}

/** False when this disk cannot link, or the earlier backup has lost the file: then it is copied. */
async function linked(since: string, folder: string, key: string): Promise<boolean> {
  const place = path.join('files', storagePath(key));
  await mkdir(path.dirname(path.join(folder, place)), { recursive: true, mode: 0o700 });
  return await link(path.join(since, place), path.join(folder, place)).then(
    () => true,
    () => false,
  );
}
