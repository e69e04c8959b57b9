// One server of the embedded PostgreSQL on its folder: finding the one that runs, making the files, starting it.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync, readlinkSync, writeFileSync } from 'node:fs';
import { chmod, chown, mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { asUser, canEnter, type DatabaseUser, type PostgresBinaries } from './embedded-binaries.ts';

const SUPERUSER = 'colloquium';
const SERVER_MAJOR = '18';
const START_TIMEOUT_MS = 60_000;

export interface RunningServer {
  pid: number;
  socketFolder: string;
}

/** The address of a database of a server; see `EmbeddedPostgres.url`. */
export function urlOf(socketFolder: string, database: string): string {
  return `postgresql://${SUPERUSER}@${encodeURIComponent(socketFolder)}:5432/${database}`;
}

/**
 * The live server of this folder, if any. A server that is on its way down (its owner was killed a moment ago) is waited for;
 * a pid file left by a power cut, whose pid may now be any program, is removed.
 */
export async function attach(cluster: string): Promise<RunningServer | null> {
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

/** Contents of postmaster.pid, whether or not that server still lives. */
export async function readPidFile(cluster: string): Promise<RunningServer | null> {
  const text = await readFile(path.join(cluster, 'postmaster.pid'), 'utf8').catch(() => null);
  if (text === null) return null;
  const lines = text.split('\n');
  return { pid: Number(lines[0]), socketFolder: lines[4]?.trim() ?? '' };
}

/** Whether this process is a live server of this folder rather than another program that got the same pid later. */
export function isServerOf(pid: number, cluster: string): boolean {
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
export async function initialise(binaries: PostgresBinaries, user: DatabaseUser | null, cluster: string, fsync: boolean): Promise<void> {
  const version = await readFile(path.join(cluster, 'PG_VERSION'), 'utf8').catch(() => null);
  if (version !== null) {
    if (version.trim() === SERVER_MAJOR) return;
    throw new Error(
      `${cluster} was made by PostgreSQL ${version.trim()}; this version of Colloquium brings ${SERVER_MAJOR} and cannot read it.`,
    );
  }
  const parent = path.dirname(cluster);
  for (const entry of await readdir(parent)) {
    if (isAbandoned(entry, /^postgres\.making-(\d+)$/)) await rm(path.join(parent, entry), { recursive: true, force: true });
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

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Whether the process is gone whose pid a name holds: the group of the pattern. */
export function isAbandoned(name: string, pattern: RegExp): boolean {
  const maker = pattern.exec(name)?.[1];
  return maker !== undefined && !isAlive(Number(maker));
}

/** Nothing of the caller's environment (PGDATA, LC_ALL, …) may change how the server works. */
function serverEnvironment(): NodeJS.ProcessEnv {
  return { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };
}

/**
 * Starts the server and waits until it answers; when another process won the race, answers with its server. `guard` is called as soon as
 * there is a process to guard, so that being killed in the middle of a start leaves nothing running; it answers how to call it off.
 * `socketFolderBefore`: where a server that died was reached, so that its address goes on being right.
 */
export async function start(
  binaries: PostgresBinaries,
  user: DatabaseUser | null,
  cluster: string,
  fsync: boolean,
  guard: (server: RunningServer) => () => void,
  socketFolderBefore?: string,
): Promise<RunningServer> {
  const logFile = `${cluster}.log`;
  const deadline = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    const socketFolder = await makeSocketFolder(user, socketFolderBefore);
    const server = launch(binaries, user, cluster, socketFolder, logFile, fsync);
    const callOff = server.pid ? guard({ pid: server.pid, socketFolder }) : () => undefined;
    if (server.pid && (await answersBefore(server, socketFolder, deadline))) return { pid: server.pid, socketFolder };
    callOff();
    server.kill('SIGKILL');
    // Another process may be starting its server at the same address.
    if (!socketFolderBefore) await rm(socketFolder, { recursive: true, force: true });
    const tail = readFileSync(logFile, 'utf8').trim().split('\n').slice(-8).join('\n');
    // Another process may have won the race for this folder; its server writes into the same log.
    const winner = await attach(cluster);
    if (winner) {
      guard(winner);
      return winner;
    }
    // Or the last server's children may still be going down.
    const isBusy = /lock file "postmaster.pid"|shared memory block/.test(tail);
    if (!isBusy || Date.now() > deadline) throw new Error(`PostgreSQL did not start on ${cluster}:\n${tail}`);
    await sleep(200);
  }
}

/** The system's temporary folder, or another that the database user may enter: root's may be closed to all others. */
export function temporaryFolder(user: DatabaseUser | null): string {
  return os.tmpdir().length < 80 && canEnter(user, os.tmpdir()) ? os.tmpdir() : '/tmp';
}

/** Socket paths are limited to 107 bytes, so the folder is a short one below the system's temporary folder. */
async function makeSocketFolder(user: DatabaseUser | null, before?: string): Promise<string> {
  const folder = before ?? (await mkdtemp(path.join(temporaryFolder(user), 'colloquium-')));
  if (before) await mkdir(before, { recursive: true });
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
  writeFileSync(logFile, '', { mode: 0o600 });
  // Appended: of two servers that start at once neither writes over the other's lines.
  const output = openSync(logFile, 'a');
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
