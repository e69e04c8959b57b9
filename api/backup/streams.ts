// Streams of a backup: measured on the way, so that nothing is held in memory or read twice.
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { Storage } from '../storage/storage.ts';

/** Counts and hashes the bytes that pass through. */
export class Meter {
  bytes = 0;
  lines = 0;
  readonly #hash = createHash('sha256');

  async *through(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of chunks) {
      this.bytes += chunk.length;
      this.#hash.update(chunk);
      yield chunk;
    }
  }

  /** The same, counting line ends. */
  async *throughLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of this.through(chunks)) {
      for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) this.lines += 1;
      yield chunk;
    }
  }

  /** SHA-256 in hex; asked once, at the end. */
  sha256(): string {
    return this.#hash.digest('hex');
  }
}

/** Copies a stored file from one storage to another under its key. Rejects with FileMissing when the first has lost it. */
export async function copyStored(from: Storage, to: Storage, key: string): Promise<Meter> {
  const meter = new Meter();
  const source = await from.get(key);
  try {
    await to.put(key, Readable.from(meter.through(source), { objectMode: false }));
    return meter;
  } finally {
    // One that was refused before a byte was read stays open otherwise.
    source.destroy();
  }
}

/** Writes a new file, on the disk when this resolves. */
export async function writeZipped(file: string, source: Readable): Promise<{ bytes: number; sha256: string }> {
  const meter = new Meter();
  await pipeline(source, createGzip(), (chunks: AsyncIterable<Buffer>) => meter.through(chunks), newFile(file));
  return { bytes: meter.bytes, sha256: meter.sha256() };
}

/** Readable by its owner only: a backup holds everything that the house knows. */
export function newFile(file: string): ReturnType<typeof createWriteStream> {
  return createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true });
}

/** Changes text in which each byte is one character; it is given whole lines. */
export type Rewrite = (text: string) => string;

/** Unpacks a file into `target`; answers bytes and hash of the file as it lies there. */
export async function readZipped(
  file: string,
  target: NodeJS.WritableStream,
  rewrite?: Rewrite,
): Promise<{ bytes: number; sha256: string }> {
  const meter = new Meter();
  const measured = (chunks: AsyncIterable<Buffer>) => meter.through(chunks);
  const source = createReadStream(file);
  if (rewrite) await pipeline(source, measured, createGunzip(), (chunks: AsyncIterable<Buffer>) => rewritten(chunks, rewrite), target);
  else await pipeline(source, measured, createGunzip(), target);
  return { bytes: meter.bytes, sha256: meter.sha256() };
}

async function* rewritten(chunks: AsyncIterable<Buffer>, rewrite: Rewrite): AsyncGenerator<Buffer> {
  let begun = '';
  for await (const chunk of chunks) {
    const text = begun + chunk.toString('latin1');
    const end = text.lastIndexOf('\n') + 1;
    begun = text.slice(end);
    if (end > 0) yield Buffer.from(rewrite(text.slice(0, end)), 'latin1');
  }
  if (begun !== '') yield Buffer.from(rewrite(begun), 'latin1');
}

/** The lines of a text file. */
export function linesOf(file: string): AsyncIterable<string> {
  return createInterface({ input: createReadStream(file), crlfDelay: Number.POSITIVE_INFINITY });
}

/** So many at a time, in their order. */
export async function* batches<T>(all: AsyncIterable<T>, size: number): AsyncGenerator<T[]> {
  let batch: T[] = [];
  for await (const one of all) {
    if (batch.push(one) < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
