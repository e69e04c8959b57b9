// The texts in the bytes of a file, in every form: as UTF-8, UTF-16 in either order, packed in a zip or in the streams of a PDF.
import { inflateRawSync, inflateSync } from 'node:zlib';

const MOST_BYTES = 32 * 1024 * 1024;
const DEEPEST = 3;
const LOCAL = Buffer.from('PK\x03\x04', 'latin1');
const CENTRAL = Buffer.from('PK\x01\x02', 'latin1');

/** All of it as texts, to be searched. */
export function unpacked(bytes: Buffer, depth = 0): string[] {
  const texts = [bytes.toString('latin1'), bytes.toString('utf8'), ...inUtf16(bytes)];
  if (depth >= DEEPEST) return texts;
  return [...texts, ...[...entriesOf(bytes), ...streamsOf(bytes)].flatMap((inner) => unpacked(inner, depth + 1))];
}

/** Contents of a zip, as texts: without the moments and sizes of its directory. */
export function entriesAsText(bytes: Buffer): string[] {
  return [...entriesOf(bytes)].map((entry) => entry.toString('utf8'));
}

/** Both orders, from an even and an odd place: a text may begin anywhere. */
function inUtf16(bytes: Buffer): string[] {
  return [bytes, bytes.subarray(1)].flatMap((from) => {
    const even = Buffer.from(from.subarray(0, from.length - (from.length % 2)));
    return [even.toString('utf16le'), Buffer.from(even).swap16().toString('utf16le')];
  });
}

/** Contents of a zip by its directory; names stand in the bytes as they are. */
function* entriesOf(bytes: Buffer): Generator<Buffer> {
  if (!bytes.includes(LOCAL)) return;
  for (let at = bytes.indexOf(CENTRAL); at !== -1 && at + 46 <= bytes.length; at = bytes.indexOf(CENTRAL, at + 4)) {
    const method = bytes.readUInt16LE(at + 10);
    const size = bytes.readUInt32LE(at + 20);
    const local = bytes.readUInt32LE(at + 42);
    if (local + 30 > bytes.length || !bytes.subarray(local, local + 4).equals(LOCAL)) continue;
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const content = bytes.subarray(start, start + size);
    if (method === 0) yield content;
    if (method === 8) yield* inflated(() => inflateRawSync(content, { maxOutputLength: MOST_BYTES }));
  }
}

/** Bytes between `stream` and `endstream`, where they are packed as PDF packs most. */
function* streamsOf(bytes: Buffer): Generator<Buffer> {
  if (!bytes.subarray(0, 1024).includes('%PDF-')) return;
  for (let at = bytes.indexOf('stream'); at !== -1; at = bytes.indexOf('stream', at + 6)) {
    if (bytes.subarray(at - 3, at).toString('latin1') === 'end') continue;
    const start = at + 6 + (bytes[at + 6] === 13 ? 2 : 1);
    const end = bytes.indexOf('endstream', start);
    if (end === -1) continue;
    for (const content of inflated(() => inflateSync(bytes.subarray(start, end), { maxOutputLength: MOST_BYTES }))) {
      yield content;
      yield shownIn(content);
    }
  }
}

/** Text drawn on a page is written as hexadecimal digits. */
function shownIn(content: Buffer): Buffer {
  return Buffer.concat([...content.toString('latin1').matchAll(/<([\dA-F]{2,})>/gi)].map(([, digits = '']) => Buffer.from(digits, 'hex')));
}

/** Nothing where it is packed in another way. */
function* inflated(inflate: () => Buffer): Generator<Buffer> {
  try {
    yield inflate();
  } catch {
    // Not packed so.
  }
}
