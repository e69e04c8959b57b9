// A zip archive written while it is read: at most one piece of one file is in memory, and a cancelled download stops the writing.
import { Zip, ZipPassThrough } from 'fflate';
import { Readable } from 'node:stream';

export interface ZipEntry {
  /** `folder/name`; from `archiveNames`. */
  name: string;
  modifiedAt: Date;
  content: Readable;
}

/** Stored without compression: uploads are packed already. */
export async function* zipped(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, piece) => {
    failure ??= error;
    ready.push(piece);
  });
  function* written() {
    if (failure) throw failure;
    yield* ready.splice(0);
  }
  for await (const { name, modifiedAt, content } of entries) {
    const member = new ZipPassThrough(name);
    member.mtime = wallTime(modifiedAt);
    zip.add(member);
    for await (const piece of content) {
      member.push(piece as Uint8Array);
      yield* written();
    }
    member.push(new Uint8Array(0), true);
    yield* written();
  }
  zip.end();
  yield* written();
}

/** Its bytes once the first are there: an unreadable file is reported in words, not by a broken connection. */
export async function begun(pieces: AsyncGenerator<Uint8Array>): Promise<Readable> {
  const first = await pieces.next();
  async function* all(): AsyncGenerator<Uint8Array> {
    if (first.done) return;
    yield first.value;
    yield* pieces;
  }
  return Readable.from(all(), { objectMode: false });
}

/** A zip has times without a zone, and its writer takes them from the machine's zone: those of Shanghai are written on every server. */
function wallTime(moment: Date): Date {
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = (shanghai.format(moment).match(/\d+/gu) ?? []).map(Number);
  return new Date(year, month - 1, day, hour, minute, second);
}
const shanghai = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai', dateStyle: 'short', timeStyle: 'medium' });

const MAX_NAME = 120;
/** Limit of a file name in bytes of UTF-8, including the extension: most systems take 255, and a repeated name gets a number. */
const MAX_BYTES = 240;
/** Windows opens these as devices, with any extension. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;

/** A name that leads out of no folder and opens on every system. */
export function safeName(name: string): string {
  const plain = name
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}<>:"/\\|?*]/gu, '_')
    // A name that begins so would be hidden; a name that is only an extension stays one.
    .replace(/^[.\s]+(?=[^.]*$)/, (dots) => (dots.includes('.') ? '_.' : ''))
    .replace(/^[.\s]+/, '')
    .replace(/[.\s]+$/, '');
  const { stem, ending } = partsOf(plain || '_');
  const letters = [...stem].slice(0, MAX_NAME);
  while (Buffer.byteLength(letters.join('') + ending) > MAX_BYTES) letters.pop();
  const short = letters.join('').trimEnd() + ending;
  return DEVICE.test(short) ? `_${short}` : short;
}

/** Names for all files of an archive, each unique even on systems that ignore case. */
export function uniqueNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const { stem, ending } = partsOf(name);
    let unique = name;
    for (let count = 2; taken.has(unique.toLowerCase()); count++) unique = `${stem} (${count})${ending}`;
    taken.add(unique.toLowerCase());
    return unique;
  });
}

function partsOf(name: string): { stem: string; ending: string } {
  const [, stem = name, ending = ''] = /^(.+?)(\.[^./]{1,10})?$/su.exec(name) ?? [];
  return { stem, ending };
}
