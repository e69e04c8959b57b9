// The cleaner of each kind of file. It runs in its own process (cleaning.worker.ts), because the files come from strangers.
import { cleanBmp } from './bmp.ts';
import { cleanGif } from './gif.ts';
import { cleanOldOffice } from './old-office.ts';
import { cleanOffice } from './office.ts';
import { cleanPdf } from './pdf.ts';
import { cleanJpeg, cleanPng, cleanTiff, cleanWebp } from './picture.ts';
import { cleanRtf } from './rtf.ts';
import type { ContentKind } from '../content.ts';

type Clean = (bytes: Buffer) => Promise<Buffer> | Buffer;

const unchanged: Clean = (bytes) => bytes;

/** Throws when the file is not sound, encrypted or a bomb. */
export const CLEAN: Readonly<Record<ContentKind, Clean>> = {
  docx: cleanOffice,
  xlsx: cleanOffice,
  pptx: cleanOffice,
  doc: cleanOldOffice,
  xls: cleanOldOffice,
  ppt: cleanOldOffice,
  pdf: cleanPdf,
  rtf: cleanRtf,
  jpeg: cleanJpeg,
  png: cleanPng,
  tiff: cleanTiff,
  gif: cleanGif,
  bmp: cleanBmp,
  webp: cleanWebp,
  // It has no place for properties.
  text: unchanged,
};
