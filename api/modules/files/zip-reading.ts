// Opens an office document as a zip, for all readers of one: padding behind its end is skipped, and each part has one name.
import { fromBufferPromise, parseExtraFields, type Entry, type ExtraField, type ZipFile } from 'yauzl';
import type { Readable } from 'node:stream';

const ZIP_END = Buffer.from('PK\x05\x06', 'latin1');
const ZIP_END_BYTES = 22;
/** The longest comment, and the padding of a block or two. */
export const LONGEST_END = 128 * 1024;
/**
 * Bytes that servers and mail programs append to a file: line ends, blanks, the old end of file, zeros up to a block. Any other byte could
 * begin something.
 */
const PADDING = new Set([0x00, 0x09, 0x0a, 0x0d, 0x1a, 0x20]);
/** Info-ZIP Unicode Path: readers that know it take the part by this name, others by the one in the directory. */
const UNICODE_PATH = 0x7075;
const PATH_FROM = 5;

/** Bytes of a zip of `size` bytes without padding behind its end; null when `tail`, the file's last bytes, does not end one. */
export function zipLength(tail: Buffer, size: number): number | null {
  const at = tail.lastIndexOf(ZIP_END);
  if (at === -1 || at + ZIP_END_BYTES > tail.length) return null;
  const end = at + ZIP_END_BYTES + tail.readUInt16LE(at + ZIP_END_BYTES - 2);
  return end <= tail.length && tail.subarray(end).every((byte) => PADDING.has(byte)) ? size - (tail.length - end) : null;
}

/** Rejects when it is no sound zip. */
export async function openZip(bytes: Buffer): Promise<ZipFile> {
  const length = zipLength(bytes.subarray(-LONGEST_END), bytes.length) ?? bytes.length;
  return await fromBufferPromise(bytes.subarray(0, length), { lazyEntries: true });
}

/** The directory of a zip that was just opened. Throws at a part with two names: two readers would show different contents. */
export async function* entriesOf(zip: ZipFile): AsyncGenerator<Entry> {
  for await (const entry of zip.eachEntry()) {
    refuseSecondName(entry.fileNameRaw, entry.extraFields);
    yield entry;
  }
}

/** The part unpacked. Rejects when it names itself otherwise than the directory does. */
export async function openPart(zip: ZipFile, entry: Entry): Promise<Readable> {
  const { fileName, extraField } = await zip.readLocalFileHeaderPromise(entry);
  if (!fileName.equals(entry.fileNameRaw)) throw new Error('A part has two names');
  refuseSecondName(fileName, parseExtraFields(extraField));
  return await zip.openReadStreamPromise(entry);
}

function refuseSecondName(name: Buffer, fields: readonly ExtraField[]): void {
  if (fields.some(({ id, data }) => id === UNICODE_PATH && !data.subarray(PATH_FROM).equals(name))) throw new Error('A part has two names');
}
