// Streams of objects, which a reader must unpack to read anything of a PDF, are bounded before they are parsed.
import { inflateSync } from 'node:zlib';

/** Those of a real paper are far smaller. */
const MOST_UNPACKED = 64 * 1024 * 1024;
/** Budget charged for a broken stream, which may have unpacked this much before it broke off. */
const BROKEN = MOST_UNPACKED / 64;

/** Budget for everything unpacked from one file. */
export class UnpackingBudget {
  #left = MOST_UNPACKED;

  /** `packed` may go on behind the stream. Throws beyond the budget, and when it is packed otherwise than every program does. */
  take(filters: readonly string[], packed: Uint8Array): void {
    if (filters.some((filter) => filter !== 'FlateDecode') || filters.length > 1)
      throw new Error('A stream of objects is packed in an unusual way');
    if (filters.length === 1) this.#left -= unpackedSize(packed, Math.max(1, this.#left));
    if (this.#left <= 0) throw new Error('Unpacked, the objects are too large');
  }
}

function unpackedSize(packed: Uint8Array, most: number): number {
  try {
    return inflateSync(packed, { maxOutputLength: most, finishFlush: 2 }).length;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'Z_DATA_ERROR') return BROKEN;
    throw error;
  }
}

/** Before anything of an unencrypted file is parsed. */
export function refuseBombs(bytes: Buffer): void {
  const text = bytes.toString('latin1');
  const budget = new UnpackingBudget();
  for (const match of text.matchAll(/stream\r?\n/g)) {
    const objectStart = text.lastIndexOf('obj', match.index - 4);
    const dictionary = text
      .slice(Math.max(0, objectStart), match.index)
      .replaceAll(/#([0-9a-f]{2})/gi, (_hex, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
    if (text.startsWith('end', match.index - 3) || !/\/(?:ObjStm|XRef)\b/.test(dictionary)) continue;
    const filters = [...dictionary.matchAll(/\/(\w+Decode|Fl|LZW|A85|AHx|RL)\b/g)].map(([, filter = '']) => filter);
    budget.take(filters, bytes.subarray(match.index + match[0].length));
  }
}
