// A new (zip) office document, unpacked for a look once it is stored: whether its parts are what its directory says of them, and bring no macros.
import { randomUUID } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { fromFdPromise, type Entry, type ZipFile } from 'yauzl';

/** Parts that say what the other parts are. Those of a document with a thousand pictures come to some hundred kilobytes. */
const DESCRIBING = /^\[content_types\]\.xml$|\.rels$/i;
const MOST_DESCRIBING_BYTES = 8 * 1024 * 1024;

/** A part of macros is one by its type or by what refers to it, whatever it is called. */
const MACROS = /vbaProject|vbaData|macroEnabled/i;
/** No such part has one; in it words could be put together that do not stand there. */
const DOCTYPE = /<!DOCTYPE|<!ENTITY/i;

/**
 * Whether each part unpacks to just the size that the directory at the end of the file says, which has been looked at before (content.ts): a
 * stream is left as soon as it runs beyond. Nothing that is unpacked is kept. One at a time in a process, for a small file may unpack to a
 * gigabyte. Rejects only when the stored file cannot be copied.
 */
export async function isSoundPackage(stored: () => Promise<Readable>): Promise<boolean> {
  const answer = lastLook.then(async () => await look(await stored()));
  lastLook = answer.catch(() => false);
  return await answer;
}

let lastLook: Promise<unknown> = Promise.resolve();

async function look(stored: Readable): Promise<boolean> {
  const place = path.join(tmpdir(), `package-${randomUUID()}`);
  const file = await open(place, 'wx+', 0o600);
  try {
    // It goes as soon as nobody has it open any more, also when the process is killed.
    await rm(place);
    await file.writeFile(stored);
    return await fromFdPromise(file.fd, { lazyEntries: true, autoClose: false }).then(allSound).catch(() => false);
  } finally {
    await file.close();
  }
}

async function allSound(zip: ZipFile): Promise<boolean> {
  const names = new Set<string>();
  for await (const entry of zip.eachEntry()) {
    const name = entry.fileName.toLowerCase();
    // One reader takes the first of two, another the last.
    if (names.has(name)) return false;
    names.add(name);
    if (!(await isSoundPart(zip, entry))) return false;
  }
  return true;
}

/** Reads it to its end: the reader itself breaks off when there is more or less than the directory says. */
async function isSoundPart(zip: ZipFile, entry: Entry): Promise<boolean> {
  const isDescribing = DESCRIBING.test(entry.fileName);
  if (isDescribing && entry.uncompressedSize > MOST_DESCRIBING_BYTES) return false;
  const kept: Buffer[] = [];
  for await (const chunk of await zip.openReadStreamPromise(entry)) if (isDescribing && Buffer.isBuffer(chunk)) kept.push(chunk);
  const text = textOf(Buffer.concat(kept));
  return !MACROS.test(text) && !DOCTYPE.test(text);
}

/** With characters that are written as numbers. */
function textOf(xml: Buffer): string {
  const encoding = xml[0] === 0xff || (xml[0] === 0x3c && xml[1] === 0) ? 'utf-16le' : xml[0] === 0xfe || (xml[0] === 0 && xml[1] === 0x3c) ? 'utf-16be' : 'utf-8';
  return new TextDecoder(encoding)
    .decode(xml)
    .replaceAll(/&#(?:x0*([\da-f]{1,6})|0*(\d{1,7}));/gi, (_reference, hex: string | undefined, decimal: string | undefined) => {
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
      return code <= 0x10ffff ? String.fromCodePoint(code) : '';
    });
}
