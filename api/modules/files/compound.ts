// The streams of a compound file (OLE), which old office documents are, found in its bytes where they stand.

const [STREAM, ROOT] = [2, 5];
const FREE = 0xffffffff;
const NONE = 0xffffffff;
const END = 0xfffffffe;
const HEADER_BYTES = 512;
const ENTRY_BYTES = 128;

interface CompoundStream {
  /** As its directory has it; two names are the same when they differ in capitals and small letters alone. */
  name: string;
  /** It stands in no storage below. */
  isTop: boolean;
  size: number;
  /** Where its pieces begin in the file, each of `pieceBytes`; the last ones may be filled in part. */
  places: () => number[];
  pieceBytes: number;
}

interface Compound {
  streams: CompoundStream[];
  /** Places of the sectors that belong to nothing. */
  free: () => number[];
  sectorBytes: number;
}

/** Throws when the file is not sound. */
export function readCompound(file: Buffer): Compound {
  const sectorBytes = 1 << file.readUInt16LE(30);
  const miniBytes = 1 << file.readUInt16LE(32);
  const at = (sector: number) => (sector === 0 && sectorBytes < HEADER_BYTES ? HEADER_BYTES : (sector + 1) * sectorBytes);
  const next = (sectors: number[]) => (sector: number) =>
    file.readUInt32LE(at(sectors[Math.floor((sector * 4) / sectorBytes)] ?? END) + ((sector * 4) % sectorBytes));
  const tables = fatSectors(file, at, sectorBytes);
  const fat = next(tables);
  const chain = (first: number, follow: (sector: number) => number) => {
    const sectors: number[] = [];
    for (let sector = first; sector < 0xfffffff0; sector = follow(sector)) {
      if (sectors.push(sector) * miniBytes > file.length) throw new Error('A chain of sectors runs in a circle');
    }
    return sectors;
  };
  const directory = chain(file.readUInt32LE(48), fat).flatMap((sector) =>
    Array.from({ length: sectorBytes / ENTRY_BYTES }, (_, index) => at(sector) + index * ENTRY_BYTES),
  );
  const miniSize = file.readUInt32LE(56);
  const miniFat = next(chain(file.readUInt32LE(60), fat));
  const root = directory[0];
  if (root === undefined) throw new Error('There is no directory');
  const miniSectors = chain(file.readUInt32LE(root + 116), fat);
  const top = topEntries(file, directory);
  const streams = directory
    .filter((entry) => file.readUInt8(entry + 66) === STREAM)
    .map((entry): CompoundStream => {
      const name = file.toString('utf16le', entry, entry + Math.max(0, Math.min(64, file.readUInt16LE(entry + 64)) - 2));
      const [first, size] = [file.readUInt32LE(entry + 116), file.readUInt32LE(entry + 120)];
      const places = () =>
        size < miniSize
          ? chain(first, miniFat).map(
              (mini) => at(miniSectors[Math.floor((mini * miniBytes) / sectorBytes)] ?? END) + ((mini * miniBytes) % sectorBytes),
            )
          : chain(first, fat).map(at);
      return { name, isTop: top.has(entry), size, places, pieceBytes: size < miniSize ? miniBytes : sectorBytes };
    });
  const free = () => {
    const places: number[] = [];
    for (let sector = 0; at(sector) < file.length; sector += 1)
      if (Math.floor((sector * 4) / sectorBytes) >= tables.length || fat(sector) === FREE) places.push(at(sector));
    return places;
  };
  return { streams, free, sectorBytes };
}

/** A copy of the stream's contents. */
export function contentOf(file: Buffer, { places, pieceBytes, size }: CompoundStream): Buffer {
  return Buffer.concat(places().map((place) => file.subarray(place, place + pieceBytes))).subarray(0, size);
}

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
