// Which way of cleaning belongs to which kind of file. It runs in a process of its own (cleaning.worker.ts): the files are anybody's.
import { cleanGif } from './clean-gif.ts';
import { cleanOldOffice } from './clean-old-office.ts';
import { cleanOffice } from './clean-office.ts';
import { cleanPdf } from './clean-pdf.ts';
import { cleanJpeg, cleanPng, cleanTiff } from './clean-picture.ts';
import { cleanRtf } from './clean-rtf.ts';
import type { ContentKind } from './content.ts';

type Clean = (bytes: Buffer) => Promise<Buffer> | Buffer;

const unchanged: Clean = (bytes) => bytes;
const office: Clean = (bytes) => cleanOffice(bytes);

/** Throws when the file is not sound, encrypted or a bomb. */
export const CLEAN: Readonly<Record<ContentKind, Clean>> = {
  docx: office,
  xlsx: office,
  pptx: office,
  doc: cleanOldOffice,
  xls: cleanOldOffice,
  ppt: cleanOldOffice,
  pdf: cleanPdf,
  rtf: cleanRtf,
  jpeg: cleanJpeg,
  png: cleanPng,
  tiff: cleanTiff,
  gif: cleanGif,
  // These formats have no place for properties.
  text: unchanged,
  bmp: unchanged,
};
