// Old office documents keep names beside their properties: Word in tables of its own, Excel and PowerPoint in a record each. They are
// written over in place, so that nothing moves.
import { CannotClean } from './cannot-clean.ts';

/** The streams of one document; a change is put back where the bytes came from. */
export interface Streams {
  /** A copy; null when there is none of that name. */
  read(name: string): Buffer | null;
  write(name: string, bytes: Buffer): void;
}

const WORD = 0xa5ec;
/** Numbers of the pairs (place, length) in the header of a Word document ([MS-DOC] 2.5.6): texts of properties, reviewers, who saved it. */
const WORD_LISTS = [32, 51, 71] as const;
const WORD_COMMENTERS = 36;
const WORD_COMMENTS = 4;
const COMMENT_BYTES = 30;
const EXCEL_WRITER = 0x5c;
const EXCEL_END = 0x0a;
const FILLER = 'x'.charCodeAt(0);

/** Throws when a table lies beyond its stream, or the document is encrypted. */
export function cleanOldNames(streams: Streams): void {
  cleanWord(streams);
  for (const name of ['Workbook', 'Book']) change(streams, name, cleanExcel);
  change(streams, 'Current User', cleanPowerPoint);
}

function change(streams: Streams, name: string, work: (bytes: Buffer) => void): void {
  const bytes = streams.read(name);
  if (bytes === null) return;
  work(bytes);
  streams.write(name, bytes);
}

function cleanWord(streams: Streams): void {
  const head = streams.read('WordDocument');
  if (head === null || head.length < 154 || head.readUInt16LE(0) !== WORD) return;
  const flags = head.readUInt16LE(10);
  if (flags & 0x0100) throw new CannotClean('NEEDS_PASSWORD', 'The document is encrypted');
  const numbers = 34 + head.readUInt16LE(32) * 2;
  const pairs = numbers + 2 + head.readUInt16LE(numbers) * 4;
  const count = head.readUInt16LE(pairs);
  change(streams, flags & 0x0200 ? '1Table' : '0Table', (table) => {
    const part = (index: number): Buffer => {
      const at = pairs + 2 + index * 8;
      const [start, length] = index < count ? [head.readUInt32LE(at), head.readUInt32LE(at + 4)] : [0, 0];
      if (start + length > table.length) throw new Error('A table lies beyond its stream');
      return table.subarray(start, start + length);
    };
    for (const index of WORD_LISTS) overwriteList(part(index));
    const commenters = part(WORD_COMMENTERS);
    for (let at = 0; at + 2 <= commenters.length;) at = overwrite(commenters, at);
    const comments = part(WORD_COMMENTS);
    const many = Math.max(0, Math.floor((comments.length - 4) / (4 + COMMENT_BYTES)));
    for (let index = 0; index < many; index += 1) overwrite(comments, (many + 1) * 4 + index * COMMENT_BYTES);
  });
}

/** A list of texts with a count before each; what stands beside each text stays. */
function overwriteList(list: Buffer): void {
  if (list.length < 6 || list.readUInt16LE(0) !== 0xffff) return;
  const beside = list.readUInt16LE(4);
  let at = 6;
  for (let left = list.readUInt16LE(2); left > 0 && at + 2 <= list.length; left -= 1) at = overwrite(list, at) + beside;
}

/** One text of two-byte characters with its count before it; answers where it ends. */
function overwrite(bytes: Buffer, at: number): number {
  const end = at + 2 + bytes.readUInt16LE(at) * 2;
  if (end > bytes.length) throw new Error('A text lies beyond its table');
  for (let place = at + 2; place < end; place += 2) bytes.writeUInt16LE(FILLER, place);
  return end;
}

/** The name of who saved it last stands before the first sheet. */
function cleanExcel(book: Buffer): void {
  for (let at = 0; at + 4 <= book.length;) {
    const [kind, length] = [book.readUInt16LE(at), book.readUInt16LE(at + 2)];
    // The count and kind of characters stay: in the file of a newer Excel in the first three bytes.
    if (kind === EXCEL_WRITER) book.fill(0x20, Math.min(book.length, at + 7), Math.min(book.length, at + 4 + length));
    if (kind === EXCEL_END) return;
    at += 4 + length;
  }
}

/** The name in one byte a character and, four bytes on, in two. */
function cleanPowerPoint(user: Buffer): void {
  if (user.length < 28) return;
  const length = user.readUInt16LE(20);
  user.fill(FILLER, 28, 28 + length);
  for (let at = 32 + length; at + 2 <= user.length; at += 2) user.writeUInt16LE(FILLER, at);
}
