// The database that the loader fills and the benches measure: `bench_<manuscripts>` of an embedded server of their own, or a named one.
import path from 'node:path';
import { Client } from 'pg';
import { defaultDataDir } from '../../api/database/embedded-binaries.ts';
import { startEmbeddedPostgres, withDatabase } from '../../api/database/embedded.ts';

interface BenchServer {
  /** Address of the server's maintenance database. */
  url: string;
  where: string;
  stop(): Promise<void>;
}

/** The server of the benches: `bench` in the data folder, never the demo's own. */
export async function startBenchServer(say: (line: string) => void): Promise<BenchServer> {
  const base = process.env['DATA_DIR'] ?? defaultDataDir(path.resolve(import.meta.dirname, '../..'));
  const dataDir = path.resolve(base, 'bench');
  const server = await startEmbeddedPostgres({ dataDir, log: say });
  const url = withDatabase(server.url, 'postgres');
  await tune(url);
  return { url, where: dataDir, stop: () => server.stop() };
}

/**
 * Settings for a server of a few gigabytes; the defaults are for a very small one. Those that need a restart count from the next start on.
 * The loader vacuums; nothing else shall in the middle of a measurement.
 */
async function tune(url: string): Promise<void> {
  await asAdmin(url, async (client) => {
    for (const [name, value] of [
      ['autovacuum', 'off'],
      ['shared_buffers', '1GB'],
      ['effective_cache_size', '4GB'],
      ['random_page_cost', '1.1'],
      ['max_wal_size', '8GB'],
      ['checkpoint_timeout', '30min'],
    ]) {
      await client.query(`alter system set ${name} = '${value}'`);
    }
    await client.query('select pg_reload_conf()');
  });
}

export function databaseNameFor(manuscripts: number): string {
  return `bench_${manuscripts}`;
}

export async function createDatabase(serverUrl: string, name: string): Promise<string> {
  await asAdmin(serverUrl, (client) =>
    client.query(
      `create database "${name}" encoding 'UTF8' locale_provider builtin builtin_locale 'C.UTF-8' lc_collate 'C' lc_ctype 'C.UTF-8' template template0`,
    ),
  );
  return withDatabase(serverUrl, name);
}

export async function dropDatabase(serverUrl: string, name: string): Promise<void> {
  await asAdmin(serverUrl, (client) => client.query(`drop database if exists "${name}" with (force)`));
}

/** Set when a load has come to its end: a half-filled database measures nothing. */
const DONE = 'loaded for benches';

export async function markLoaded(serverUrl: string, name: string): Promise<void> {
  await asAdmin(serverUrl, (client) => client.query(`comment on database "${name}" is '${DONE}'`));
}

export async function loadState(serverUrl: string, name: string): Promise<'missing' | 'partial' | 'loaded'> {
  return await asAdmin(serverUrl, async (client) => {
    const { rows } = await client.query<{ comment: string | null }>(
      `select shobj_description(oid, 'pg_database') as comment from pg_database where datname = $1`,
      [name],
    );
    if (!rows[0]) return 'missing';
    return rows[0].comment === DONE ? 'loaded' : 'partial';
  });
}

async function asAdmin<T>(serverUrl: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
