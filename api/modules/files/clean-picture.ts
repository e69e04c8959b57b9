// Pictures: drawn anew without anything but what is seen, alone or within a document.
import sharp from 'sharp';
import { pictureKindOf, stripJpeg, stripPng } from './strip-picture.ts';

/** Turned upright first, for the turn is one of the properties that go. */
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

/** A picture that a document holds; null when it is none that could tell anything. Throws when it is not sound. */
export async function cleanEmbeddedPicture(bytes: Buffer): Promise<Buffer | null> {
  switch (pictureKindOf(bytes)) {
    case 'jpeg':
      return stripJpeg(bytes);
    case 'png':
      return stripPng(bytes);
    case 'tiff':
      return await sharp(bytes, { pages: -1 }).tiff({ compression: 'lzw' }).toBuffer();
    case null:
      return null;
  }
}
