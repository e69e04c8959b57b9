// The embedded PostgreSQL server: starts the binaries that come from npm on a private socket, and makes sure that
// the server ends with the last process that uses it, however that process ends.
import type { ChildProcess } from 'node:child_process';
import { access, chmod, constants, mkdir, realpath, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Client } from 'pg';
import { type BinariesPlace, canEnter, databaseUser, findBinaries } from './embedded-binaries.ts';
import { leave, startGuard } from './embedded-guard.ts';
import { attach, initialise, type RunningServer, start, urlOf } from './embedded-server.ts';
import { keepAlive } from './embedded-watch.ts';

const DATABASE = 'colloquium';

interface EmbeddedPostgresOptions {
  /** Absolute path; the server's files go to `postgres` below it. Made when it is not there. */
  dataDir: string;
  /** False only for tests: faster, and a power cut may lose everything. */
  fsync?: boolean;
  /** Where the binaries are, in tests. */
  binaries?: BinariesPlace;
  /** Told once about anything the operator should know, such as binaries copied elsewhere. */
  log?: (message: string) => void;
}

interface EmbeddedPostgres {
  /** `postgresql://…` with the socket folder as its host, percent-encoded; understood by pg, MikroORM and graphile-worker. */
  url: string;
  /** False: another process of this machine had already started the server on this folder. */
  isOwn: boolean;
  /** Lets go of the server, and stops it unless another process still uses it. */
  stop(): Promise<void>;
}

/** Starts (or attaches to) the server of a data folder; its database is made and can search Chinese (principles, Running). */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const log = options.log ?? (() => undefined);
  await makeFolder(options.dataDir);
  const dataDir = await realpath(options.dataDir);
  const cluster = path.join(dataDir, 'postgres');
  const holders = path.join(dataDir, 'postgres.users');
  const user = databaseUser(cluster);
  if (!canEnter(user, dataDir)) {
    throw new Error(
      `The database runs as user ${user?.name ?? 'of this process'}, who cannot enter ${dataDir}. ` +
        'Set DATA_DIR to a folder that every user may enter, such as /var/lib/colloquium/data.',
    );
  }
  // A file named for each process that uses the server; the last one to leave turns it off.
  await mkdir(holders, { recursive: true });
  const holder = path.join(holders, String(process.pid));
  await writeFile(holder, '');

  try {
    let guard: ChildProcess | null = null;
    const startGuarding = (server: RunningServer) => {
      const started = startGuard(server, cluster, holder);
      guard = started;
      return () => void started.kill('SIGKILL');
    };
    let running = await attach(cluster);
    const isOwn = running === null;
    if (running) {
      startGuarding(running);
    } else {
      const binaries = await findBinaries(user, dataDir, options.binaries);
      if (binaries.isCopy) log(`PostgreSQL runs from a copy in ${binaries.folder}; data is in ${dataDir}`);
      await initialise(binaries, user, cluster, options.fsync ?? true);
      running = await start(binaries, user, cluster, options.fsync ?? true, startGuarding);
    }
    const { socketFolder } = running;
    await prepareDatabase(socketFolder);
    const revive = async (): Promise<RunningServer> => {
      const old: ChildProcess | null = guard;
      const alive = await attach(cluster);
      const server =
        alive ??
        (await start(
          await findBinaries(user, dataDir, options.binaries),
          user,
          cluster,
          options.fsync ?? true,
          startGuarding,
          socketFolder,
        ));
      if (alive) startGuarding(alive);
      // It would wait for a server that is no more, and then take the new one's socket away.
      old?.kill('SIGKILL');
      return server;
    };
    const watch = keepAlive({ cluster, running, revive, log });
    return { url: urlOf(socketFolder, DATABASE), isOwn, stop: async () => leave(guard, await watch.stop(), cluster, holder) };
  } catch (error) {
    await rm(holder, { force: true });
    throw error;
  }
}

/** A connection string for a database of the server behind `url`. */
export function withDatabase(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.href;
}

/** Makes folders open to every user regardless of the umask: the database user must pass through them. */
async function makeFolder(dataDir: string): Promise<void> {
  const first = await mkdir(dataDir, { recursive: true });
  if (first) {
    for (let folder = path.resolve(dataDir); folder.length >= first.length; folder = path.dirname(folder)) await chmod(folder, 0o755);
  }
  await access(dataDir, constants.W_OK).catch(() => {
    throw new Error(
      `${dataDir} belongs to another user: Colloquium was probably started there as root. Start it as that user again, ` +
        'or set DATA_DIR to a folder of your own.',
    );
  });
}

async function prepareDatabase(socketFolder: string): Promise<void> {
  const admin = new Client({ connectionString: urlOf(socketFolder, 'postgres') });
  await admin.connect();
  try {
    const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [DATABASE]);
    if (!rowCount) {
      await admin.query(`create database ${DATABASE}`).catch((error: unknown) => {
        // Two processes that start at once both see no database; one of them makes it.
        if (!(error instanceof Error && 'code' in error && ['42P04', '23505'].includes(String(error.code)))) throw error;
      });
    }
  } finally {
    await admin.end();
  }
}
