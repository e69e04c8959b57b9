// A new (zip) office document, unpacked for inspection once it is stored: whether it has a bearable number of parts, each as its directory
// says, and no macros.
import { randomUUID } from 'node:crypto';
import { open, rm, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { fromFdPromise, type Entry, type ZipFile } from 'yauzl';
import { MAX_DOCUMENT_PARTS } from '../../../shared/limits.ts';
import { bringsMacros, DESCRIBING } from './macros.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { entriesOf, LONGEST_END, openPart, zipLength } from './zip-reading.ts';

/** All parts that describe the others: those of a document with a thousand pictures come to some hundred kilobytes. */
const MOST_DESCRIBING_BYTES = 8 * 1024 * 1024;

/**
 * Whether each part unpacks to exactly the size in the file's directory, which content.ts has checked: a stream is left as soon as it
 * exceeds it. Nothing unpacked is kept. One at a time, because a small file may unpack to much. Rejects only when the stored
 * file cannot be copied.
 */
export async function isSoundPackage(stored: () => Promise<Readable>): Promise<boolean> {
  return await oneAtATime(async () => await look(await stored()));
}

async function look(stored: Readable): Promise<boolean> {
  const place = path.join(tmpdir(), `package-${randomUUID()}`);
  const file = await open(place, 'wx+', 0o600);
  try {
    // It goes as soon as nobody has it open any more, also when the process is killed.
    await rm(place);
    await file.writeFile(stored);
    await withoutPadding(file);
    return await fromFdPromise(file.fd, { lazyEntries: true, autoClose: false })
      .then(allSound)
      .catch(() => false);
  } finally {
    await file.close();
  }
}

/** The reader asks for the directory right at the end. */
async function withoutPadding(file: FileHandle): Promise<void> {
  const { size } = await file.stat();
  const tail = Buffer.alloc(Math.min(size, LONGEST_END));
  await file.read(tail, 0, tail.length, size - tail.length);
  await file.truncate(zipLength(tail, size) ?? size);
}

async function allSound(zip: ZipFile): Promise<boolean> {
  const names = new Set<string>();
  if (zip.entryCount > MAX_DOCUMENT_PARTS) return false;
  let describing = 0;
  for await (const entry of entriesOf(zip)) {
    const name = entry.fileName.toLowerCase();
    // One reader takes the first of two, another the last.
    if (names.has(name)) return false;
    names.add(name);
    if (DESCRIBING.test(name)) describing += entry.uncompressedSize;
    if (describing > MOST_DESCRIBING_BYTES || !(await isSoundPart(zip, entry))) return false;
  }
  return true;
}

/** Reads it to its end: the reader itself breaks off when there is more or less than the directory says. */
async function isSoundPart(zip: ZipFile, entry: Entry): Promise<boolean> {
  const isDescribing = DESCRIBING.test(entry.fileName);
  const kept: Buffer[] = [];
  for await (const chunk of await openPart(zip, entry)) if (isDescribing && Buffer.isBuffer(chunk)) kept.push(chunk);
  return !bringsMacros(entry.fileName, Buffer.concat(kept));
}
