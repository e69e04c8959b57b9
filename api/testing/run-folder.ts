// Where a run of tests keeps its databases and files: in memory, if the machine has room there. A database is eight hundred small files,
// copied for each test file, and what is stored is flushed to the disk twice.
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { isAbandoned } from '../database/embedded-server.ts';

const MEMORY = '/dev/shm';
/** Several times what a run has at once. Containers often have no more than 64 MB there. */
const ROOM_BYTES = 4 * 1024 ** 3;

/** A new folder of this process, open to every user as the system's temporary folder is: the database may run as another one. */
export function makeRunFolder(): string {
  const parent = hasRoom() ? MEMORY : os.tmpdir();
  removeAbandoned(parent);
  const folder = mkdtempSync(path.join(parent, `colloquium-run-${process.pid}-`));
  chmodSync(folder, 0o1777);
  return folder;
}

/** Programs must run there too: binaries that the database user cannot enter are copied beside the data. */
function hasRoom(): boolean {
  if (!existsSync('/proc/mounts')) return false;
  const mounts = readFileSync('/proc/mounts', 'utf8')
    .split('\n')
    .map((line) => line.split(' '));
  const [, , type, options = ''] = mounts.find(([, place]) => place === MEMORY) ?? [];
  if (type !== 'tmpfs' || options.split(',').includes('noexec')) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  return Math.min(bavail * bsize, os.freemem()) >= ROOM_BYTES;
}

/** Folders of this user's runs that were killed. */
function removeAbandoned(parent: string): void {
  for (const name of readdirSync(parent)) {
    if (!isAbandoned(name, /^colloquium-run-(\d+)-/)) continue;
    const folder = path.join(parent, name);
    if (statSync(folder, { throwIfNoEntry: false })?.uid === process.getuid?.()) rmSync(folder, { recursive: true, force: true });
  }
}
