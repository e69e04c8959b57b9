// Pictures of Windows (EMF, WMF; [MS-EMF], [MS-WMF]): drawing records stay; the description, comments of programs and calls to a printer
// go.

const [EMF_HEADER, GDI_COMMENT, LAST_EMF_RECORD] = [1, 70, 122];
/** Calls to a driver, names of drivers, and profiles of colours, which name a file. */
const EMF_PRIVATE = new Set([99, 105, 106, 110, 121, 122]);
const PLUS = 'EMF+';
const [PLUS_HEADER, PLUS_COMMENT] = [0x4001, 0x4003];
const [PLAIN_HEADER, FULL_HEADER] = [88, 108];

/** Throws when it is no sound EMF. */
export function cleanEmf(bytes: Buffer): Buffer {
  const kept: Buffer[] = [];
  // Where the same is drawn in the old way as well, the new way goes: it may hold whole files.
  const isTwice = emfRecords(bytes).some(
    (record) => isPlus(record) && plusRecords(record).some(({ type, flags }) => type === PLUS_HEADER && flags % 2 === 1),
  );
  for (const record of emfRecords(bytes)) {
    const type = record.readUInt32LE(0);
    if (type === EMF_HEADER) kept.push(withoutDescription(record));
    else if (type === GDI_COMMENT) {
      if (isPlus(record) && !isTwice && !plusRecords(record).some((each) => each.type === PLUS_COMMENT)) kept.push(record);
    } else if (type <= LAST_EMF_RECORD && !EMF_PRIVATE.has(type)) kept.push(record);
  }
  const copy = Buffer.concat(kept);
  copy.writeUInt32LE(copy.length, 48);
  copy.writeUInt32LE(kept.length, 52);
  return copy;
}

function emfRecords(bytes: Buffer): Buffer[] {
  const records: Buffer[] = [];
  for (let at = 0; at + 8 <= bytes.length;) {
    const size = bytes.readUInt32LE(at + 4);
    if (size < 8 || at + size > bytes.length) throw new Error('A record of the picture does not end');
    records.push(bytes.subarray(at, at + size));
    // The end record; bytes after it go.
    if (bytes.readUInt32LE(at) === 14) break;
    at += size;
  }
  if (records[0]?.readUInt32LE(0) !== EMF_HEADER || records[0].length < PLAIN_HEADER) throw new Error('The picture has no header');
  return records;
}

function withoutDescription(header: Buffer): Buffer {
  const copy = Buffer.alloc(header.length);
  const described = header.readUInt32LE(64) || header.length;
  header.copy(copy, 0, 0, Math.min(FULL_HEADER, described, header.length));
  copy.fill(0, 60, 68);
  return copy;
}

const isPlus = (record: Buffer) => record.readUInt32LE(0) === GDI_COMMENT && record.toString('latin1', 12, 16) === PLUS;

function plusRecords(record: Buffer): { type: number; flags: number }[] {
  const records: { type: number; flags: number }[] = [];
  for (let at = 16; at + 12 <= record.length;) {
    records.push({ type: record.readUInt16LE(at), flags: record.readUInt16LE(at + 2) });
    const size = record.readUInt32LE(at + 4);
    if (size < 12) break;
    at += size;
  }
  return records;
}

const PLACEABLE = 0x9ac6cdd7;
const WMF_HEADER = 18;
const WMF_ESCAPE = 0x26;

/** Throws when it is no sound WMF. */
export function cleanWmf(bytes: Buffer): Buffer {
  const start = bytes.readUInt32LE(0) === PLACEABLE ? 22 : 0;
  const kept: Buffer[] = [Buffer.from(bytes.subarray(0, start + WMF_HEADER))];
  let largest = 0;
  for (let at = start + WMF_HEADER; at + 6 <= bytes.length;) {
    const size = bytes.readUInt32LE(at) * 2;
    if (size < 6 || at + size > bytes.length) throw new Error('A record of the picture does not end');
    const function_ = bytes.readUInt16LE(at + 4);
    // The low byte is the function, the high one the number of its arguments.
    if ((function_ & 0xff) !== WMF_ESCAPE) {
      kept.push(bytes.subarray(at, at + size));
      largest = Math.max(largest, size);
    }
    if (function_ === 0) break;
    at += size;
  }
  const copy = Buffer.concat(kept);
  copy.writeUInt32LE((copy.length - start) / 2, start + 6);
  copy.writeUInt32LE(largest / 2, start + 12);
  return copy;
}
