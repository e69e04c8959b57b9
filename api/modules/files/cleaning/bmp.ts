// Bitmaps: the headers, the colours and the picture stay; colour profiles, which may name a file, and bytes between or behind them go.

const FILE_HEADER = 14;
const [RGB, BITFIELDS] = [0, 3];
/** With the masks of colours; later versions of the header add a profile. */
const PLAIN_HEADER = 40;
const PROFILE_AT = 56;
const SRGB = 0x73524742;

/** Throws when it is no sound bitmap. */
export function cleanBmp(bytes: Buffer): Buffer {
  const start = bytes.readUInt32LE(10);
  const header = bytes.readUInt32LE(14);
  if (header < PLAIN_HEADER || FILE_HEADER + header > start) throw new Error('A bitmap of an unusual kind');
  const [width, height, bits] = [bytes.readInt32LE(18), Math.abs(bytes.readInt32LE(22)), bytes.readUInt16LE(28)];
  const packing = bytes.readUInt32LE(30);
  const size = packing === RGB || packing === BITFIELDS ? Math.ceil((width * bits) / 32) * 4 * height : bytes.readUInt32LE(34);
  if (width <= 0 || start + size > bytes.length) throw new Error('The bitmap ends before its picture');
  const masks = packing === BITFIELDS && header === PLAIN_HEADER ? 12 : 0;
  const colours = bits <= 8 ? (bytes.readUInt32LE(46) || 2 ** bits) * 4 : 0;
  const copy = Buffer.from(bytes.subarray(0, start + size));
  copy.fill(0, Math.min(start, FILE_HEADER + header + masks + colours), start);
  if (header > PLAIN_HEADER + 16) {
    copy.writeUInt32LE(SRGB, FILE_HEADER + PROFILE_AT);
    copy.fill(0, FILE_HEADER + Math.min(header, 112), FILE_HEADER + header);
  }
  copy.writeUInt32LE(copy.length, 2);
  return copy;
}
