// The storage port: where the bytes of files live, under random keys that carry no meaning; and the local folder behind it.
import { randomBytes, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { access, constants, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

export interface Storage {
  /** Stores the whole stream under a key from `newStorageKey()`; nothing is kept when the stream fails. Size in bytes. */
  put(key: string, stream: Readable): Promise<{ size: number }>;
  /** Rejects with FileMissing when nothing is stored under the key. */
  get(key: string): Promise<Readable>;
  /** Bytes. Rejects as `get` does. */
  sizeOf(key: string): Promise<number>;
  /** Removing a missing key is no error. */
  remove(key: string): Promise<void>;
  /** Keys of files stored before this moment. Half-written files of that age are removed on the way. */
  olderThan(moment: Date): AsyncIterable<string>;
  /** Rejects when it cannot be reached or used. Costs one question. */
  check(): Promise<void>;
}

/** The row knows the file but the storage does not. */
export class FileMissing extends Error {
  constructor(key: string) {
    super(`Nothing is stored under ${key}`);
    this.name = 'FileMissing';
  }
}

export function newStorageKey(): string {
  return randomBytes(16).toString('hex');
}

/** `ab/cd/abcd…`, so that no folder holds millions of entries. Any other text than a key of ours is refused. */
export function storagePath(key: string): string {
  if (!/^[0-9a-f]{32}$/.test(key)) throw new Error('Not a storage key');
  return `${key.slice(0, 2)}/${key.slice(2, 4)}/${key}`;
}

/** Files in a folder of this machine, readable by its owner only. Half-written files never appear under their key. */
export function localStorage(folder: string): Storage {
  const temporary = path.join(folder, 'incoming');
  const place = (key: string): string => path.join(folder, storagePath(key));
  return {
    async put(key, stream) {
      const target = place(key);
      await mkdir(temporary, { recursive: true, mode: 0o700 });
      const draft = path.join(temporary, randomUUID());
      try {
        const sink = createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true });
        await pipeline(stream, sink);
        await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
        await rename(draft, target);
        await syncFolder(path.dirname(target));
        return { size: sink.bytesWritten };
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
    async get(key) {
      const handle = await open(place(key), 'r').catch((error: NodeJS.ErrnoException) => {
        throw error.code === 'ENOENT' ? new FileMissing(key) : error;
      });
      return createReadStream('', { fd: handle });
    },
    async sizeOf(key) {
      const found = await stat(place(key)).catch((error: NodeJS.ErrnoException) => {
        throw error.code === 'ENOENT' ? new FileMissing(key) : error;
      });
      return found.size;
    },
    async remove(key) {
      await rm(place(key), { force: true });
    },
    async *olderThan(moment) {
      // A process that is killed leaves its draft.
      for (const name of await namesIn(temporary)) {
        const draft = path.join(temporary, name);
        if (await isOlder(draft, moment)) await rm(draft, { force: true });
      }
      for (const outer of (await namesIn(folder)).filter((name) => /^[0-9a-f]{2}$/.test(name))) {
        for (const inner of await namesIn(path.join(folder, outer))) {
          for (const key of await namesIn(path.join(folder, outer, inner))) {
            if (await isOlder(path.join(folder, outer, inner, key), moment)) yield key;
          }
        }
      }
    },
    async check() {
      await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    },
  };
}

/** Makes the rename itself survive a power cut. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Names in a folder; none when it is not there. */
async function namesIn(folder: string): Promise<string[]> {
  return await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
}

async function isOlder(file: string, moment: Date): Promise<boolean> {
  // Another process may have removed it.
  const found = await stat(file).catch(() => null);
  return found !== null && found.mtime < moment;
}
