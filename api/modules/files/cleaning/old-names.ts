// Old office documents keep names beside their properties: Word in lists of its own, Excel and PowerPoint in a record each. They are
// written over in place, so that nothing moves.
import { generationOf, isEncryptedWord, listAt, listsSince97, listStream } from '../word-header.ts';
import { CannotClean } from './cannot-clean.ts';

/** The streams of one document; a change is put back where the bytes came from. */
export interface Streams {
  /** A copy; null when there is none of that name. */
  read(name: string): Buffer | null;
  write(name: string, bytes: Buffer): void;
}

/** Numbers of the pairs (place, length) in the header of a Word document ([MS-DOC] 2.5.6): texts of properties, reviewers, who saved it. */
const [ASSOCIATED, REVISERS, SAVERS] = [32, 51, 71];
const WORD_LISTS = [ASSOCIATED, REVISERS, SAVERS];
const WORD_COMMENTERS = 36;
const WORD_COMMENTS = 4;
const COMMENT_BYTES = 30;
/** The same in Word 6 and 95, and how many of them are the initials. */
const [EARLY_COMMENT_BYTES, EARLY_INITIALS] = [20, 10];
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
  const generation = head && generationOf(head);
  if (head === null || generation === null) return;
  if (isEncryptedWord(head)) throw new CannotClean('NEEDS_PASSWORD', 'The document is encrypted');
  const stream = listStream(head);
  if (stream === null) return;
  // The other table is that of an earlier save, which no program reads.
  for (const table of ['0Table', '1Table']) if (table !== stream) change(streams, table, (bytes) => void bytes.fill(0));
  change(streams, stream, (bytes) => {
    const list: List = (index) => {
      const [start, length] = listAt(head, index);
      if (start + length > bytes.length) throw new Error('A table lies beyond its stream');
      return bytes.subarray(start, start + length);
    };
    if (generation === 'SINCE_97') overwriteLeftOver(bytes, cleanLists(list), listsSince97(head));
    else cleanEarlyLists(list);
  });
}

/** The list of this number; writing into it changes the stream. */
type List = (index: number) => Buffer;

/** Answers the texts that stood there, each with its count before it. */
function cleanLists(list: List): Buffer[] {
  const texts: Buffer[] = [];
  for (const index of WORD_LISTS) overwriteList(list(index), texts);
  const commenters = list(WORD_COMMENTERS);
  for (let at = 0; at + 2 <= commenters.length;) at = overwrite(commenters, at, texts);
  const comments = list(WORD_COMMENTS);
  const many = commentsIn(comments, COMMENT_BYTES);
  for (let index = 0; index < many; index += 1) overwrite(comments, (many + 1) * 4 + index * COMMENT_BYTES);
  return texts;
}

/** At least two signs and their count, letters among them: a shorter text or a number may be something else. */
const isTelling = (text: Buffer) => text.length >= 6 && /\p{L}/u.test(text.toString('utf16le', 2));

/** A fast save leaves the earlier lists between its own: their texts are overwritten too. */
function overwriteLeftOver(bytes: Buffer, texts: readonly Buffer[], lists: readonly (readonly [start: number, length: number])[]): void {
  const isInList = (from: number, to: number) => lists.some(([start, length]) => from < start + length && to > start);
  for (const text of texts.filter(isTelling))
    for (let at = bytes.indexOf(text); at >= 0; at = bytes.indexOf(text, at + text.length))
      if (!isInList(at, at + text.length)) overwrite(bytes, at);
}

/**
 * Lists of Word 6 and 95: a list begins with its own length, and a text is counted in one byte. Behind the name of each reviser stand two
 * more.
 */
function cleanEarlyLists(list: List): void {
  for (const index of WORD_LISTS) {
    const texts = list(index);
    for (let at = 2; at < texts.length;) at = overwriteEarly(texts, at) + (index === REVISERS ? 2 : 0);
  }
  const commenters = list(WORD_COMMENTERS);
  for (let at = 0; at < commenters.length;) at = overwriteEarly(commenters, at);
  const comments = list(WORD_COMMENTS);
  const many = commentsIn(comments, EARLY_COMMENT_BYTES);
  for (let index = 0; index < many; index += 1) {
    const at = (many + 1) * 4 + index * EARLY_COMMENT_BYTES;
    comments.fill(0, at, at + EARLY_INITIALS);
  }
}

/** Each has a place of four bytes before all of them; one more place is their end. */
function commentsIn(comments: Buffer, bytesOfOne: number): number {
  return Math.max(0, Math.floor((comments.length - 4) / (4 + bytesOfOne)));
}

/** One text of one-byte characters with its count before it; answers where it ends. */
function overwriteEarly(bytes: Buffer, at: number): number {
  const end = at + 1 + bytes.readUInt8(at);
  if (end > bytes.length) throw new Error('A text lies beyond its table');
  bytes.fill(FILLER, at + 1, end);
  return end;
}

/** A list of texts with a count before each; data beside each text stay. */
function overwriteList(list: Buffer, texts: Buffer[]): void {
  if (list.length < 6 || list.readUInt16LE(0) !== 0xffff) return;
  const beside = list.readUInt16LE(4);
  let at = 6;
  for (let left = list.readUInt16LE(2); left > 0 && at + 2 <= list.length; left -= 1) at = overwrite(list, at, texts) + beside;
}

/** One text of two-byte characters with its count before it, which `texts` keeps; answers where it ends. */
function overwrite(bytes: Buffer, at: number, texts: Buffer[] = []): number {
  const end = at + 2 + bytes.readUInt16LE(at) * 2;
  if (end > bytes.length) throw new Error('A text lies beyond its table');
  texts.push(Buffer.from(bytes.subarray(at, end)));
  for (let place = at + 2; place < end; place += 2) bytes.writeUInt16LE(FILLER, place);
  return end;
}

/** The name of the last person to save it stands before the first sheet. */
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
