// An old Word document with a real directory: its text, and the two streams of properties, a long one and one among the small streams.

const SECTOR = 512;
const END = 0xfffffffe;

/**
 * `main` is the stream of the text; `long` goes to SummaryInformation (8 sectors), `short` to DocumentSummaryInformation (at most 400
 * bytes).
 */
export function oldWordDocument(text: string, long: string, short: string, main = 'WordDocument'): Buffer {
  const sectors = 20;
  const file = Buffer.alloc((sectors + 1) * SECTOR);
  const at = (sector: number) => (sector + 1) * SECTOR;
  file.write('d0cf11e0a1b11ae1', 'hex');
  file.writeUInt16LE(9, 30);
  file.writeUInt16LE(6, 32);
  file.writeUInt32LE(1, 44);
  file.writeUInt32LE(1, 48);
  file.writeUInt32LE(4096, 56);
  file.writeUInt32LE(2, 60);
  file.writeUInt32LE(1, 64);
  file.writeUInt32LE(END, 68);
  file.fill(0xff, 76, SECTOR);
  file.writeUInt32LE(0, 76);
  // Allocation: 0 the table itself, 1 the directory, 2 the small table, 3–10 the long stream, 11 the small streams, 12–19 the text.
  file.fill(0xff, at(0), at(1));
  for (let sector = 0; sector < sectors; sector += 1) {
    const isLast = sector < 3 || sector === 10 || sector === 11 || sector === 19;
    file.writeUInt32LE(isLast ? END : sector + 1, at(0) + sector * 4);
  }
  const entry = (index: number, name: string, type: number, first: number, size: number) => {
    const start = at(1) + index * 128;
    file.write(name, start, 'utf16le');
    file.writeUInt16LE((name.length + 1) * 2, start + 64);
    file.writeUInt8(type, start + 66);
    // None beside it to the left; the next one to the right; the first one below the root.
    file.writeUInt32LE(0xffffffff, start + 68);
    file.writeUInt32LE(index > 0 && index < 3 ? index + 1 : 0xffffffff, start + 72);
    file.writeUInt32LE(index === 0 ? 1 : 0xffffffff, start + 76);
    file.writeUInt32LE(first, start + 116);
    file.writeUInt32LE(size, start + 120);
  };
  entry(0, 'Root Entry', 5, 11, SECTOR);
  entry(1, main, 2, 12, 4096);
  entry(2, '\u0005SummaryInformation', 2, 3, 4096);
  entry(3, '\u0005DocumentSummaryInformation', 2, 0, 448);
  file.fill(0xff, at(2), at(3));
  for (let mini = 0; mini < 7; mini += 1) file.writeUInt32LE(mini === 6 ? END : mini + 1, at(2) + mini * 4);
  file.write(long, at(3) + 600, 'utf16le');
  file.write(short, at(11) + 40, 'utf16le');
  file.write(text, at(12), 'utf16le');
  return file;
}
