// The header of an old Word document ([MS-DOC] 2.5): which generation of Word wrote it, whether it is encrypted, and where its lists stand.

/** Word 97 and later; Word 6 and 95, which write their lists into the stream of the text and a byte for a sign. */
type WordGeneration = 'SINCE_97' | 'BEFORE_97';

/** The first two bytes. Among versions before Word 97, the later marks are the East Asian editions. */
const MARKS: ReadonlyMap<number, WordGeneration> = new Map([
  [0xa5ec, 'SINCE_97'],
  [0xa5dc, 'BEFORE_97'],
  [0xa697, 'BEFORE_97'],
  [0xa699, 'BEFORE_97'],
]);
const [FLAGS, ENCRYPTED, TABLE_1] = [10, 0x0100, 0x0200];
const SHORTEST = 154;

/** Where the pairs (place, length) of Word 6 and 95 begin, and which is the first after the ten bytes of other numbers. */
const [EARLY_PAIRS, EARLY_SECOND, EARLY_BETWEEN] = [88, 38, 10];

/** Null: no Word document. */
export function generationOf(head: Buffer): WordGeneration | null {
  return head.length < FLAGS + 2 ? null : (MARKS.get(head.readUInt16LE(0)) ?? null);
}

export function isEncryptedWord(head: Buffer): boolean {
  return generationOf(head) !== null && (head.readUInt16LE(FLAGS) & ENCRYPTED) !== 0;
}

/** The stream with the lists; null when the header is too short to have any. */
export function listStream(head: Buffer): 'WordDocument' | '0Table' | '1Table' | null {
  if (head.length < SHORTEST) return null;
  if (generationOf(head) === 'BEFORE_97') return 'WordDocument';
  return head.readUInt16LE(FLAGS) & TABLE_1 ? '1Table' : '0Table';
}

/** Place and length of the list of this number ([MS-DOC] 2.5.6; the earlier ones are numbered alike); both 0 where there is none. */
export function listAt(head: Buffer, index: number): [start: number, length: number] {
  const at = generationOf(head) === 'BEFORE_97' ? earlyPair(index) : pair(head, index);
  return at === null ? [0, 0] : [head.readUInt32LE(at), head.readUInt32LE(at + 4)];
}

/** All of a document since Word 97, with those that no name stands in. */
export function listsSince97(head: Buffer): [start: number, length: number][] {
  return Array.from({ length: head.readUInt16LE(pairsAt(head)) }, (_, index) => listAt(head, index));
}

function earlyPair(index: number): number {
  return EARLY_PAIRS + index * 8 + (index < EARLY_SECOND ? 0 : EARLY_BETWEEN);
}

function pair(head: Buffer, index: number): number | null {
  const pairs = pairsAt(head);
  return index < head.readUInt16LE(pairs) ? pairs + 2 + index * 8 : null;
}

/** Where the count of the pairs stands. */
function pairsAt(head: Buffer): number {
  const numbers = 34 + head.readUInt16LE(32) * 2;
  return numbers + 2 + head.readUInt16LE(numbers) * 4;
}
