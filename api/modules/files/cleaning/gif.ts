// GIFs: comments and programs' data beside the picture are left out, the picture stays as it is.

const [EXTENSION, IMAGE, END] = [0x21, 0x2c, 0x3b];
const [COMMENT, APPLICATION] = [0xfe, 0xff];
/** How often the pictures are repeated; everything else of programs (XMP and the like) goes. */
const REPETITION = /^(?:NETSCAPE2\.0|ANIMEXTS1\.0)$/;

/** Throws for an unsound GIF. Bytes after its end are dropped, too. */
export function cleanGif(bytes: Buffer): Buffer {
  const tableBytes = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
  let at = 13 + tableBytes(bytes.readUInt8(10));
  const kept = [bytes.subarray(0, at)];
  for (let kind = bytes.readUInt8(at); kind !== END; kind = bytes.readUInt8(at)) {
    if (kind !== EXTENSION && kind !== IMAGE) throw new Error('A block of the picture does not begin where it should');
    const end = endOfBlocks(bytes, kind === IMAGE ? at + 11 + tableBytes(bytes.readUInt8(at + 9)) : at + 2);
    const label = kind === EXTENSION ? bytes.readUInt8(at + 1) : null;
    const isProperty = label === COMMENT || (label === APPLICATION && !REPETITION.test(bytes.toString('latin1', at + 3, at + 14)));
    if (!isProperty) kept.push(bytes.subarray(at, end));
    at = end;
  }
  return Buffer.concat([...kept, Buffer.from([END])]);
}

/** Blocks with a count before each; the last one is empty. */
function endOfBlocks(bytes: Buffer, start: number): number {
  let end = start;
  for (let count = bytes.readUInt8(end); count !== 0; count = bytes.readUInt8(end)) end += 1 + count;
  return end + 1;
}
