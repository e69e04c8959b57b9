// Pictures within documents: the metadata of cameras and programs about people and places are removed from JPEG and PNG without touching
// the picture itself, because a document shows it as it is stored, ignoring its orientation.

const [START_OF_SCAN, END_OF_IMAGE, COMMENT] = [0xda, 0xd9, 0xfe];
/**
 * JFIF, colour profiles and Adobe's colour transform belong to the picture; other application segments hold EXIF, XMP, IPTC and the like.
 */
const KEPT_SEGMENTS: Readonly<Record<number, string>> = { 0xe0: 'JFIF\0', 0xe2: 'ICC_PROFILE\0', 0xee: 'Adobe' };

/** Throws for an unsound JPEG. Bytes after its end are dropped, too. */
export function stripJpeg(bytes: Buffer): Buffer {
  const kept: Buffer[] = [bytes.subarray(0, 2)];
  let at = 2;
  while (at + 4 <= bytes.length) {
    // Any number of these may stand before a marker.
    while (bytes[at] === 0xff && bytes[at + 1] === 0xff) at += 1;
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff || marker < 0xc0) throw new Error('A marker is missing');
    if (marker === END_OF_IMAGE) break;
    let end = at + 2 + bytes.readUInt16BE(at + 2);
    if (end > bytes.length) throw new Error('A segment does not end');
    if (marker === START_OF_SCAN) end = endOfScan(bytes, end);
    const isApplication = marker >= 0xe0 && marker <= 0xef;
    const name = KEPT_SEGMENTS[marker];
    const isKept = isApplication
      ? name !== undefined && bytes.toString('latin1', at + 4, at + 4 + name.length) === name
      : marker !== COMMENT;
    if (isKept) kept.push(bytes.subarray(at, end));
    at = end;
  }
  return Buffer.concat([...kept, Buffer.from([0xff, END_OF_IMAGE])]);
}

/** Where the next marker stands: within a scan, 0xff is followed by 0 or by a restart marker. */
function endOfScan(bytes: Buffer, start: number): number {
  for (let at = bytes.indexOf(0xff, start); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  return bytes.length;
}

const PNG_SIGNATURE_BYTES = 8;
/**
 * Chunks that show the picture, in its colours and at its size, moving ones too. Texts, EXIF, times and additions of programs are not here.
 */
const KEPT_CHUNKS = new Set('IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP cICP mDCV cLLI sBIT bKGD hIST pHYs acTL fcTL fdAT'.split(' '));

/** Throws for an unsound PNG. Bytes after its end are dropped, too. */
export function stripPng(bytes: Buffer): Buffer {
  const kept: Buffer[] = [bytes.subarray(0, PNG_SIGNATURE_BYTES)];
  for (let at = PNG_SIGNATURE_BYTES, name = ''; name !== 'IEND';) {
    name = bytes.toString('latin1', at + 4, at + 8);
    const end = at + 12 + bytes.readUInt32BE(at);
    if (end > bytes.length) throw new Error('A chunk does not end');
    if (KEPT_CHUNKS.has(name)) kept.push(bytes.subarray(at, end));
    at = end;
  }
  return Buffer.concat(kept);
}
