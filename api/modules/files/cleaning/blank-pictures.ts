// Pictures within old documents, found by their first bytes and changed in place: the metadata of cameras and programs are overwritten.
import { crc32 } from 'node:zlib';

/** Segments of JPEG with EXIF, XMP and Photoshop's data. */
const SEGMENTS: readonly (readonly [number, string])[] = [
  [0xe1, 'Exif\0\0'],
  [0xe1, 'http://ns.adobe.com/xap/1.0/\0'],
  [0xed, 'Photoshop 3.0\0'],
];
const PNG_START = Buffer.from('89504e470d0a1a0a', 'hex');
const SHOWN = /^(?:[A-Z]\w{3}|tRNS|gAMA|cHRM|sRGB|iCCP|sBIT|bKGD|hIST|pHYs|acTL|fcTL|fdAT)$/;

/** Answers whether there was something. */
export function blankPictures(bytes: Buffer): boolean {
  let isChanged = false;
  for (const [marker, name] of SEGMENTS) {
    const start = Buffer.from(name, 'latin1');
    for (let at = bytes.indexOf(start); at >= 4; at = bytes.indexOf(start, at + 1)) {
      if (bytes[at - 4] !== 0xff || bytes[at - 3] !== marker) continue;
      bytes.fill(0, at + start.length, Math.min(bytes.length, at - 2 + bytes.readUInt16BE(at - 2)));
      isChanged = true;
    }
  }
  for (let start = bytes.indexOf(PNG_START); start >= 0; start = bytes.indexOf(PNG_START, start + 1))
    isChanged = blankChunks(bytes, start + 8) || isChanged;
  return isChanged;
}

function blankChunks(bytes: Buffer, first: number): boolean {
  let isChanged = false;
  for (let at = first; at + 12 <= bytes.length;) {
    const end = at + 8 + bytes.readUInt32BE(at);
    const name = bytes.toString('latin1', at + 4, at + 8);
    if (end + 4 > bytes.length || name === 'IEND') break;
    if (!SHOWN.test(name)) {
      bytes.fill(0, at + 8, end);
      bytes.writeUInt32BE(crc32(bytes.subarray(at + 4, end)), end);
      isChanged = true;
    }
    at = end + 4;
  }
  return isChanged;
}
