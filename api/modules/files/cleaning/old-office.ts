// Old office documents (OLE compound files: doc, xls, ppt), in place, so that nothing moves: the streams of the document itself stay,
// without names and without cameras' metadata; the two of properties are made empty, all others and leftover bytes between them
// overwritten.
import { blankPictures } from './blank-pictures.ts';
import { contentOf, readCompound } from '../compound.ts';
import { cleanOldNames, type Streams } from './old-names.ts';

/** Streams of the document itself, when they stand in no inner storage: others belong to embedded objects, macros and forms. */
const DOCUMENT = new Set([
  'WordDocument',
  '0Table',
  '1Table',
  'Data',
  'Workbook',
  'Book',
  'PowerPoint Document',
  'Current User',
  'Pictures',
]);
/** Streams of formulas within it, including the marks of their type. Programs need these to show a document at all; they name nobody. */
const FORMULA = new Set(['Equation Native', '\u0001CompObj', '\u0003ObjInfo']);
/** Stream of an embedded object; a longer one names the file it links to. */
const [OBJECT, OBJECT_BYTES] = ['\u0001Ole', 20];
/** One of these makes it a document or a formula. */
const MAIN = ['WordDocument', 'Workbook', 'Book', 'PowerPoint Document', 'Equation Native'];
const PROPERTIES = ['\u0005SummaryInformation', '\u0005DocumentSummaryInformation'];
/** Names of streams are the same in capitals and small letters; here they are as the programs write them. */
const KNOWN = new Map([...DOCUMENT, ...FORMULA, OBJECT, ...MAIN, ...PROPERTIES].map((name) => [name.toLowerCase(), name]));
const usualName = (name: string) => KNOWN.get(name.toLowerCase()) ?? name;

/** A document with the same text. Throws when the file is not sound. */
export function cleanOldOffice(bytes: Buffer): Buffer {
  const copy = Buffer.from(bytes);
  const compound = readCompound(copy);
  const streams = compound.streams.map(({ name: written, isTop, size, places, pieceBytes }) => {
    const name = usualName(written);
    const isKept = (isTop && DOCUMENT.has(name)) || FORMULA.has(name) || (name === OBJECT && size <= OBJECT_BYTES);
    return { name: isTop ? name : '', isTop, isKept, size, places, pieceBytes };
  });
  for (const { name, isKept, size, places, pieceBytes } of streams) {
    if (PROPERTIES.includes(name)) empty(copy, places(), pieceBytes);
    else places().forEach((start, index) => blank(copy, start, isKept ? clamp(size - index * pieceBytes, pieceBytes) : 0, pieceBytes));
  }
  for (const place of compound.free()) blank(copy, place, 0, compound.sectorBytes);
  const find = (name: string) => streams.find((stream) => stream.name === name) ?? null;
  const cleaned: Streams = {
    read: (name) => {
      const stream = find(name);
      return stream && contentOf(copy, stream);
    },
    write: (name, content) => {
      const { places, pieceBytes } = find(name) ?? { places: () => [], pieceBytes: 0 };
      places().forEach((place, index) => content.copy(copy, place, index * pieceBytes, (index + 1) * pieceBytes));
    },
  };
  cleanOldNames(cleaned);
  for (const name of DOCUMENT) {
    const content = cleaned.read(name);
    if (content && blankPictures(content)) cleaned.write(name, content);
  }
  return copy;
}

/**
 * Writes over a piece behind its first `kept` bytes. The last sector may be cut short where its stream ends; one beyond the end was lost.
 */
function blank(bytes: Buffer, place: number, kept: number, length: number): void {
  if (place >= bytes.length) throw new Error('A sector lies beyond the end');
  bytes.fill(0, Math.min(place + kept, bytes.length), Math.min(place + length, bytes.length));
}

const clamp = (size: number, most: number) => Math.max(0, Math.min(size, most));

/** Whether it is a document of Word, Excel or PowerPoint, or a formula; other programs' objects are compound files as well. */
export function isOldDocument(bytes: Buffer): boolean {
  const text = bytes.toString('latin1').toLowerCase();
  return MAIN.some((name) => text.includes(Buffer.from(`${name.toLowerCase()}\0`, 'utf16le').toString('latin1')));
}

/** A property set of one section without properties, which every program reads, over everything that was there. */
function empty(bytes: Buffer, pieces: readonly number[], pieceBytes: number): void {
  pieces.forEach((start, index) => {
    if (start + (index === 0 ? 56 : 0) > bytes.length) throw new Error('A sector lies beyond the end');
    // Byte order, version, section count and format id stand in the first 48 bytes; the section is of 8 bytes and has none.
    bytes.fill(0, start + (index === 0 ? 48 : 0), Math.min(bytes.length, start + pieceBytes));
    if (index === 0) {
      bytes.writeUInt32LE(1, start + 24);
      bytes.writeUInt32LE(48, start + 44);
      bytes.writeUInt32LE(8, start + 48);
    }
  });
}
