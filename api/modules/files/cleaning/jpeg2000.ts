// JPEG 2000, as PDF files hold it: the picture and its colours; remarks and boxes of other data go.

const [CODESTREAM, START_OF_TILE, COMMENT] = [0xff4f, 0xff90, 0xff64];
/** Signature, kind of file, header, and the picture itself. */
const KEPT_BOXES = new Set(['jP  ', 'ftyp', 'jp2h', 'jp2c']);

/** Throws when it is no sound JPEG 2000. */
export function cleanJpeg2000(bytes: Buffer): Buffer {
  if (bytes.readUInt16BE(0) === CODESTREAM) return withoutRemarks(bytes);
  const kept: Buffer[] = [];
  for (let at = 0; at + 8 <= bytes.length;) {
    const size = bytes.readUInt32BE(at);
    const name = bytes.toString('latin1', at + 4, at + 8);
    const head = size === 1 ? 16 : 8;
    const end = size === 0 ? bytes.length : at + (size === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : size);
    if (end < at + head || end > bytes.length) throw new Error('A box of the picture does not end');
    if (name === 'jp2c') kept.push(box(name, withoutRemarks(bytes.subarray(at + head, end))));
    else if (KEPT_BOXES.has(name)) kept.push(bytes.subarray(at, end));
    at = end;
  }
  return Buffer.concat(kept);
}

function box(name: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(content.length + 8);
  head.write(name, 4, 'latin1');
  return Buffer.concat([head, content]);
}

/** They stand before the first tile. */
function withoutRemarks(stream: Buffer): Buffer {
  const kept = [stream.subarray(0, 2)];
  let at = 2;
  for (let marker = stream.readUInt16BE(at); marker !== START_OF_TILE; marker = stream.readUInt16BE(at)) {
    const end = at + 2 + stream.readUInt16BE(at + 2);
    if (marker !== COMMENT) kept.push(stream.subarray(at, end));
    at = end;
  }
  return Buffer.concat([...kept, stream.subarray(at)]);
}
