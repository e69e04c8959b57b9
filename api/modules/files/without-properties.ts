// A copy of a file for readers who must not learn whose it is: without what its format says of people beside the text (DESIGN §5).
import type { Readable } from 'node:stream';
import sharp from 'sharp';
import { CONTENT_MIME, type ContentKind } from './content.ts';
import { cleanOldOffice } from './clean-old-office.ts';
import { cleanOffice } from './clean-office.ts';
import { cleanPdf } from './clean-pdf.ts';
import { cleanRtf } from './clean-rtf.ts';

/** The file cannot be read well enough to say that nothing is left; it is then not handed out. */
export class NotCleaned extends Error {
  override name = 'NotCleaned';
}

type Clean = (bytes: Buffer) => Promise<Buffer> | Buffer;

/** Turned upright first, for the turn is one of the properties that go. */
const cleanPng: Clean = (bytes) => sharp(bytes).rotate().png().toBuffer();
const cleanTiff: Clean = (bytes) => sharp(bytes).rotate().tiff({ compression: 'lzw' }).toBuffer();
const cleanJpeg: Clean = (bytes) => sharp(bytes).rotate().jpeg({ quality: 95 }).toBuffer();
const unchanged: Clean = (bytes) => bytes;

const CLEAN: Readonly<Record<ContentKind, Clean>> = {
  docx: cleanOffice, xlsx: cleanOffice, pptx: cleanOffice,
  doc: cleanOldOffice, xls: cleanOldOffice, ppt: cleanOldOffice,
  pdf: cleanPdf, rtf: cleanRtf,
  jpeg: cleanJpeg, png: cleanPng, tiff: cleanTiff,
  // These formats have no place for properties.
  text: unchanged, gif: unchanged, bmp: unchanged,
};

/** A file opened in memory takes several times its size, so one is cleaned at a time. */
let queue: Promise<unknown> = Promise.resolve();

/** Reads the stream to its end. `mime` as sniffed at the upload. Errors: NotCleaned, and those of the stream. */
export async function withoutProperties(open: () => Promise<Readable>, mime: string): Promise<Buffer> {
  const kind = (Object.keys(CONTENT_MIME) as ContentKind[]).find((candidate) => CONTENT_MIME[candidate] === mime);
  if (!kind) throw new NotCleaned(`Nothing is known of ${mime}`);
  const work = queue.then(async () => {
    const bytes = Buffer.concat(await (await open()).toArray());
    try {
      return await CLEAN[kind](bytes);
    } catch (error) {
      throw new NotCleaned(`This ${kind} cannot be cleaned`, { cause: error });
    }
  });
  queue = work.catch(() => undefined);
  return work;
}
