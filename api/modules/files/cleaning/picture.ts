// Pictures: without anything but the visible image, alone or within a document.
import sharp from 'sharp';
import { cleanBmp } from './bmp.ts';
import { cleanGif } from './gif.ts';
import { cleanEmf, cleanWmf } from './metafile.ts';
import { stripJpeg, stripPng } from './strip-picture.ts';
import { cleanSvg } from './svg.ts';

/** Turned upright first, because the orientation is one of the removed properties. */
export async function cleanJpeg(bytes: Buffer): Promise<Buffer> {
  return await sharp(bytes).autoOrient().jpeg({ quality: 95 }).toBuffer();
}

export async function cleanPng(bytes: Buffer): Promise<Buffer> {
  return await sharp(bytes).autoOrient().png().toBuffer();
}

/** Scans of several pages keep them all; such are not turned. */
export async function cleanTiff(bytes: Buffer): Promise<Buffer> {
  const { pages = 1 } = await sharp(bytes).metadata();
  const picture = pages > 1 ? sharp(bytes, { pages: -1 }) : sharp(bytes).autoOrient();
  return await picture.tiff({ compression: 'lzw' }).toBuffer();
}

/** Moving ones keep moving. */
export async function cleanWebp(bytes: Buffer): Promise<Buffer> {
  return await sharp(bytes, { animated: true }).webp({ quality: 95 }).toBuffer();
}

type PictureKind = 'jpeg' | 'png' | 'tiff' | 'gif' | 'webp' | 'bmp' | 'emf' | 'wmf' | 'svg';

/** By the bytes it begins with, in base 16. */
const SIGNATURES: readonly (readonly [RegExp, PictureKind])[] = [
  [/^ffd8ff/, 'jpeg'],
  [/^89504e470d0a1a0a/, 'png'],
  [/^(?:49492a00|4d4d002a)/, 'tiff'],
  [/^474946383[79]61/, 'gif'],
  [/^52494646.{8}57454250/, 'webp'],
  [/^424d/, 'bmp'],
  [/^01000000.{72}20454d46/, 'emf'],
  [/^(?:d7cdc69a|0[12]0009000[03]0[13])/, 'wmf'],
];

/** Told from the content: parts of documents are often misnamed. Null: it is none that is known. */
export function pictureKindOf(bytes: Buffer): PictureKind | null {
  const start = bytes.toString('hex', 0, 44);
  const signed = SIGNATURES.find(([signature]) => signature.test(start))?.[1];
  return signed ?? (/<(?:\w+:)?svg[\s>]/.test(bytes.toString('latin1', 0, 4096)) ? 'svg' : null);
}

/** Documents show a picture as it is stored, ignoring its orientation: where possible it is left as it is, bit for bit. */
const EMBEDDED: Readonly<Record<PictureKind, (bytes: Buffer) => Promise<Buffer> | Buffer>> = {
  jpeg: stripJpeg,
  png: stripPng,
  tiff: (bytes) => sharp(bytes, { pages: -1 }).tiff({ compression: 'lzw' }).toBuffer(),
  gif: cleanGif,
  webp: cleanWebp,
  bmp: cleanBmp,
  emf: cleanEmf,
  wmf: cleanWmf,
  svg: (bytes) => cleanSvg(bytes, cleanEmbeddedPicture),
};

/** A picture that a document holds; null when it is of no kind that is known. Throws when it is not sound. */
export async function cleanEmbeddedPicture(bytes: Buffer): Promise<{ kind: PictureKind; bytes: Buffer } | null> {
  const kind = pictureKindOf(bytes);
  return kind && { kind, bytes: await EMBEDDED[kind](bytes) };
}
