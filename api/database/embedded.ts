// The embedded PostgreSQL server: starts the binaries that come from npm on a private socket, and makes sure that
// the server ends with the last process that uses it, however that process ends.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync, readlinkSync } from 'node:fs';
import { chmod, chown, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { asUser, canEnter, type DatabaseUser, databaseUser, findBinaries, type PostgresBinaries } from './embedded-binaries.ts';

const DATABASE = 'colloquium';
const SUPERUSER = 'colloquium';
const SERVER_MAJOR = '18';
const START_TIMEOUT_MS = 60_000;

export interface EmbeddedPostgresOptions {
  /** Absolute path; the server's files go to `postgres` below it. Made when it is not there. */
  dataDir: string;
  /** False only for tests: faster, and a power cut may lose everything. */
  fsync?: boolean;
  /** Told once about anything the operator should know, such as binaries copied elsewhere. */
  log?: (message: string) => void;
}

export interface EmbeddedPostgres {
  /** `postgresql://…` with the socket folder as its host, percent-encoded; understood by pg, MikroORM and graphile-worker. */
  url: string;
  /** False: another process of this machine had already started the server on this folder. */
  isOwn: boolean;
  /** Lets go of the server, and stops it unless another process still uses it. */
  stop(): Promise<void>;
}

interface RunningServer {
  pid: number;
  socketFolder: string;
}

/** Starts (or attaches to) the server of a data folder; its database is made and can search Chinese (DESIGN §7). */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const log = options.log ?? (() => undefined);
  const user = databaseUser();
  const cluster = path.join(options.dataDir, 'postgres');
  const holders = path.join(options.dataDir, 'postgres.users');
  await mkdir(options.dataDir, { recursive: true, mode: 0o755 });
  if (!canEnter(user, options.dataDir)) {
    throw new Error(
      `The database runs as user ${user?.name ?? 'of this process'}, who cannot enter ${options.dataDir}. ` +
        'Set DATA_DIR to a folder that every user may enter, such as /var/lib/colloquium/data.',
    );
  }
  await mkdir(holders, { recursive: true });
  const holder = path.join(holders, String(process.pid));
  await writeFile(holder, '');

  try {
    const attached = await attach(cluster);
    if (attached) {
      await prepareDatabase(attached.socketFolder);
      return { url: urlOf(attached.socketFolder), isOwn: false, stop: () => rm(holder, { force: true }) };
    }
    const binaries = await findBinaries(user, options.dataDir);
    if (binaries.isCopy) log(`PostgreSQL binaries copied to ${binaries.folder}, data in ${options.dataDir}`);
    await initialise(binaries, user, cluster, options.fsync ?? true);
    return await startOwn(binaries, user, cluster, options, holder);
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

function urlOf(socketFolder: string, database = DATABASE): string {
  return `postgresql://${SUPERUSER}@${encodeURIComponent(socketFolder)}:5432/${database}`;
}

/**
 * The live server of this folder, if any. A server that is on its way down (its owner was killed a moment ago) is waited for;
 * a pid file left by a power cut, whose pid may now be any program, is removed.
 */
async function attach(cluster: string): Promise<RunningServer | null> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < deadline) {
    const found = await readPidFile(cluster);
    if (!found) return null;
    if (!isServerOf(found.pid, cluster)) {
      await rm(path.join(cluster, 'postmaster.pid'), { force: true });
      return null;
    }
    if (found.socketFolder && (await accepts(found.socketFolder))) return found;
    await sleep(100);
  }
  throw new Error(`Another PostgreSQL server holds ${cluster} and does not answer. Stop it and start again.`);
}

async function readPidFile(cluster: string): Promise<RunningServer | null> {
  const text = await readFile(path.join(cluster, 'postmaster.pid'), 'utf8').catch(() => null);
  if (text === null) return null;
  const lines = text.split('\n');
  return { pid: Number(lines[0]), socketFolder: lines[4]?.trim() ?? '' };
}

function isServerOf(pid: number, cluster: string): boolean {
  if (!Number.isInteger(pid) || pid <= 1 || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  if (process.platform !== 'linux') return true;
  try {
    // A server's working folder is its data folder; a zombie has none.
    return readlinkSync(`/proc/${pid}/cwd`) === cluster;
  } catch {
    return false;
  }
}

async function accepts(socketFolder: string): Promise<boolean> {
  const client = new Client({ connectionString: urlOf(socketFolder, 'postgres') });
  client.on('error', () => undefined);
  return client.connect().then(
    () => client.end().then(() => true),
    () => false,
  );
}

/** Runs initdb in a folder beside the target and renames it: of two first starts at once, one wins and nothing is half made. */
async function initialise(binaries: PostgresBinaries, user: DatabaseUser | null, cluster: string, fsync: boolean): Promise<void> {
  const version = await readFile(path.join(cluster, 'PG_VERSION'), 'utf8').catch(() => null);
  if (version !== null) {
    if (version.trim() === SERVER_MAJOR) return;
    throw new Error(`${cluster} was made by PostgreSQL ${version.trim()}; this version of Colloquium brings ${SERVER_MAJOR} and cannot read it.`);
  }
  const parent = path.dirname(cluster);
  for (const entry of await readdir(parent)) {
    const maker = /^postgres\.making-(\d+)$/.exec(entry)?.[1];
    if (maker && !isAlive(Number(maker))) await rm(path.join(parent, entry), { recursive: true, force: true });
  }
  const making = path.join(parent, `postgres.making-${process.pid}`);
  await rm(making, { recursive: true, force: true });
  await mkdir(making, { mode: 0o700 });
  if (user) await chown(making, user.uid, user.gid);

  // Chinese search needs a character type that knows Chinese letters; C.UTF-8 is built in and the same everywhere.
  const locale = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C', '--lc-ctype=C.UTF-8'];
  const args = ['-D', making, '-U', SUPERUSER, '--auth-local=trust', '--auth-host=reject', '--no-instructions', ...locale];
  const child = spawn(path.join(binaries.folder, 'bin', 'initdb'), fsync ? args : [...args, '--no-sync'], {
    ...asUser(user),
    env: serverEnvironment(),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [code] = await once(child, 'close');
  if (code !== 0) {
    await rm(making, { recursive: true, force: true });
    throw new Error(`PostgreSQL could not make a database in ${cluster}:\n${output.trim()}`);
  }
  await rename(making, cluster).catch(async (error: NodeJS.ErrnoException) => {
    await rm(making, { recursive: true, force: true });
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
  });
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Nothing of the caller's environment (PGDATA, LC_ALL, …) may change how the server works. */
function serverEnvironment(): NodeJS.ProcessEnv {
  return { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };
}

async function startOwn(
  binaries: PostgresBinaries,
  user: DatabaseUser | null,
  cluster: string,
  options: EmbeddedPostgresOptions,
  holder: string,
): Promise<EmbeddedPostgres> {
  const logFile = path.join(options.dataDir, 'postgres.log');
  const deadline = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    const socketFolder = await makeSocketFolder(user);
    const server = launch(binaries, user, cluster, socketFolder, logFile, options.fsync ?? true);
    const exited = once(server, 'exit');
    if (await answersBefore(server, socketFolder, deadline)) {
      const guard = startGuard(server, socketFolder, holder);
      await prepareDatabase(socketFolder);
      return { url: urlOf(socketFolder), isOwn: true, stop: () => stopOwn(server, guard, exited, holder) };
    }
    server.kill('SIGKILL');
    await rm(socketFolder, { recursive: true, force: true });
    const tail = readFileSync(logFile, 'utf8').trim().split('\n').slice(-8).join('\n');
    // Another process may have won the race for this folder, or the last server's children may still be going down.
    const isBusy = /lock file "postmaster.pid"|shared memory block/.test(tail);
    if (!isBusy || Date.now() > deadline) throw new Error(`PostgreSQL did not start on ${cluster}:\n${tail}`);
    const attached = await attach(cluster);
    if (attached) return { url: urlOf(attached.socketFolder), isOwn: false, stop: () => rm(holder, { force: true }) };
    await sleep(200);
  }
}

/** Socket paths are limited to 107 bytes, so the folder is a short one below the system's temporary folder. */
async function makeSocketFolder(user: DatabaseUser | null): Promise<string> {
  const temporary = os.tmpdir().length < 80 && canEnter(user, os.tmpdir()) ? os.tmpdir() : '/tmp';
  const folder = await mkdtemp(path.join(temporary, 'colloquium-'));
  await chmod(folder, 0o700);
  if (user) await chown(folder, user.uid, user.gid);
  return folder;
}

function launch(
  binaries: PostgresBinaries,
  user: DatabaseUser | null,
  cluster: string,
  socketFolder: string,
  logFile: string,
  fsync: boolean,
): ChildProcess {
  const settings = ['listen_addresses=', `unix_socket_directories=${socketFolder}`, 'unix_socket_permissions=0700', 'timezone=UTC'];
  if (!fsync) settings.push('fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200');
  const output = openSync(logFile, 'w', 0o600);
  // Detached: Ctrl-C in the terminal must reach the application only, which closes its work before the server goes.
  const server = spawn(path.join(binaries.folder, 'bin', 'postgres'), ['-D', cluster, ...settings.flatMap((s) => ['-c', s])], {
    ...asUser(user),
    env: serverEnvironment(),
    detached: true,
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  server.on('error', () => undefined);
  server.unref();
  return server;
}

async function answersBefore(server: ChildProcess, socketFolder: string, deadline: number): Promise<boolean> {
  while (Date.now() < deadline && server.exitCode === null && server.signalCode === null && server.pid) {
    if (await accepts(socketFolder)) return true;
    await sleep(20);
  }
  return false;
}

/**
 * A shell that reads a pipe only this process holds. When the pipe closes, for whatever reason (kill -9 too), it waits for
 * other users of the server to leave, then asks the server for a fast shutdown.
 */
function startGuard(server: ChildProcess, socketFolder: string, holder: string): ChildProcess {
  const script = `
    read -r _
    rm -f "$2"
    for file in "$(dirname "$2")"/*; do
      while [ -e "$file" ] && kill -0 "$(basename "$file")" 2>/dev/null; do sleep 0.2 || sleep 1; done
    done
    kill -INT "$1" 2>/dev/null
    while kill -0 "$1" 2>/dev/null && [ -S "$3/.s.PGSQL.5432" ]; do sleep 0.2 || sleep 1; done
    rm -rf "$3"`;
  const guard = spawn('/bin/sh', ['-c', script, 'sh', String(server.pid), holder, socketFolder], {
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  guard.unref();
  return guard;
}

async function stopOwn(server: ChildProcess, guard: ChildProcess, exited: Promise<unknown>, holder: string): Promise<void> {
  await rm(holder, { force: true });
  guard.stdin?.end();
  const others = await readdir(path.dirname(holder)).catch(() => []);
  if (others.some((pid) => isAlive(Number(pid)))) return;
  server.ref();
  if (server.exitCode === null && server.signalCode === null) await exited;
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
