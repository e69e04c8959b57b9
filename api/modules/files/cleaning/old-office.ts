// Old office documents (OLE compound files: doc, xls, ppt), in place, so that nothing moves: the streams of the document itself stay, without names
// and without what cameras wrote; the two of properties are made empty, all others and what is left over between them written over.
import { blankPictures } from './blank-pictures.ts';
import { cleanOldNames, type Streams } from './old-names.ts';

/** Of the document itself, when they stand in no storage below: others belong to embedded objects, macros and forms. */
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
/** Of formulas within it, with what says that they are formulas. A program asks for these to show a document at all; they name nobody. */
const FORMULA = new Set(['Equation Native', '\u0001CompObj', '\u0003ObjInfo']);
/** Of an embedded object; one that is longer says which file it is a link to. */
const [OBJECT, OBJECT_BYTES] = ['\u0001Ole', 20];
/** One of these makes it a document or a formula. */
const MAIN = ['WordDocument', 'Workbook', 'Book', 'PowerPoint Document', 'Equation Native'];
const FREE = 0xffffffff;
const NONE = 0xffffffff;
const [STREAM, ROOT] = [2, 5];
const PROPERTIES = ['\u0005SummaryInformation', '\u0005DocumentSummaryInformation'];
const END = 0xfffffffe;
const HEADER_BYTES = 512;
const ENTRY_BYTES = 128;

/** A document with the same text. Throws when the file is not sound. */
export function cleanOldOffice(bytes: Buffer): Buffer {
  const copy = Buffer.from(bytes);
  const sectorBytes = 1 << copy.readUInt16LE(30);
  const miniBytes = 1 << copy.readUInt16LE(32);
  const at = (sector: number) => (sector === 0 && sectorBytes < HEADER_BYTES ? HEADER_BYTES : (sector + 1) * sectorBytes);
  const next = (sectors: number[]) => (sector: number) =>
    copy.readUInt32LE(at(sectors[Math.floor((sector * 4) / sectorBytes)] ?? END) + ((sector * 4) % sectorBytes));
  const tables = fatSectors(copy, at, sectorBytes);
  const fat = next(tables);
  const chain = (first: number, follow: (sector: number) => number) => {
    const sectors: number[] = [];
    for (let sector = first; sector < 0xfffffff0; sector = follow(sector)) {
      if (sectors.push(sector) * miniBytes > copy.length) throw new Error('A chain of sectors runs in a circle');
    }
    return sectors;
  };
  const directory = chain(copy.readUInt32LE(48), fat).flatMap((sector) =>
    Array.from({ length: sectorBytes / ENTRY_BYTES }, (_, index) => at(sector) + index * ENTRY_BYTES),
  );
  const miniSize = copy.readUInt32LE(56);
  const miniFat = next(chain(copy.readUInt32LE(60), fat));
  const root = directory[0];
  if (root === undefined) throw new Error('There is no directory');
  const miniSectors = chain(copy.readUInt32LE(root + 116), fat);
  const top = topEntries(copy, directory);
  const streams = directory
    .filter((entry) => copy.readUInt8(entry + 66) === STREAM)
    .map((entry) => {
      const name = copy.toString('utf16le', entry, entry + Math.max(0, Math.min(64, copy.readUInt16LE(entry + 64)) - 2));
      const [first, size] = [copy.readUInt32LE(entry + 116), copy.readUInt32LE(entry + 120)];
      const places = () =>
        size < miniSize
          ? chain(first, miniFat).map(
              (mini) => at(miniSectors[Math.floor((mini * miniBytes) / sectorBytes)] ?? END) + ((mini * miniBytes) % sectorBytes),
            )
          : chain(first, fat).map(at);
      const isTop = top.has(entry);
      const isKept = (isTop && DOCUMENT.has(name)) || FORMULA.has(name) || (name === OBJECT && size <= OBJECT_BYTES);
      return { name: isTop ? name : '', isKept, size, places, pieceBytes: size < miniSize ? miniBytes : sectorBytes };
    });
  for (const { name, isKept, size, places, pieceBytes } of streams) {
    if (PROPERTIES.includes(name)) empty(copy, places(), pieceBytes);
    else
      places().forEach((start, index) =>
        copy.fill(0, start + (isKept ? clamp(size - index * pieceBytes, pieceBytes) : 0), start + pieceBytes),
      );
  }
  for (let sector = 0; at(sector) < copy.length; sector += 1)
    if (Math.floor((sector * 4) / sectorBytes) >= tables.length || fat(sector) === FREE) copy.fill(0, at(sector), at(sector) + sectorBytes);
  const find = (name: string) => streams.find((stream) => stream.name === name) ?? null;
  const cleaned: Streams = {
    read: (name) => {
      const stream = find(name);
      return (
        stream && Buffer.concat(stream.places().map((place) => copy.subarray(place, place + stream.pieceBytes))).subarray(0, stream.size)
      );
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

const clamp = (size: number, most: number) => Math.max(0, Math.min(size, most));

/** Places of the entries that stand in no storage below the root. */
function topEntries(bytes: Buffer, directory: readonly number[]): Set<number> {
  const found = new Set<number>();
  const waiting = [bytes.readUInt32LE((directory[0] ?? 0) + 76)];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const entry = next === NONE ? undefined : directory[next];
    if (entry === undefined || found.has(entry) || bytes.readUInt8(entry + 66) === ROOT) continue;
    found.add(entry);
    waiting.push(bytes.readUInt32LE(entry + 68), bytes.readUInt32LE(entry + 72));
  }
  return found;
}

/** Whether it is a document of Word, Excel or PowerPoint, or a formula; other programs' objects are compound files as well. */
export function isOldDocument(bytes: Buffer): boolean {
  return MAIN.some((name) => bytes.includes(Buffer.from(`${name}\0`, 'utf16le')));
}

/** Numbers of the sectors of the allocation table: 109 in the header, the others in a chain of their own. */
function fatSectors(bytes: Buffer, at: (sector: number) => number, sectorBytes: number): number[] {
  const sectors = Array.from({ length: 109 }, (_, index) => bytes.readUInt32LE(76 + index * 4));
  let more = bytes.readUInt32LE(68);
  for (let left = bytes.readUInt32LE(72); left > 0 && more < 0xfffffff0; left -= 1) {
    for (let index = 0; index < sectorBytes / 4 - 1; index += 1) sectors.push(bytes.readUInt32LE(at(more) + index * 4));
    more = bytes.readUInt32LE(at(more) + sectorBytes - 4);
  }
  return sectors.filter((sector) => sector < 0xfffffff0);
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
