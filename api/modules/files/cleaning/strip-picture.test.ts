// Pictures within documents and scans lose their metadata; the visible image stays (principles, Blind review).
import { Readable } from 'node:stream';
import { PDFDocument } from '@cantoo/pdf-lib';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { cleanEmbeddedPicture, cleanTiff, pictureKindOf } from './picture.ts';
import { CONTENT_MIME } from '../content.ts';
import { officePackage } from '../file.factory.ts';
import { stripJpeg, stripPng } from './strip-picture.ts';
import { withoutProperties } from './without-properties.ts';

const NAME = 'Canary Zhang';
const noise = sharp({
  create: { width: 40, height: 30, channels: 3, background: 'red', noise: { type: 'gaussian', mean: 120, sigma: 40 } },
});

/** Sideways, as cameras store an upright shot. */
async function picture(kind: 'jpeg' | 'png' | 'tiff', options: object = {}): Promise<Buffer> {
  const told = noise
    .clone()
    .withExif({ IFD0: { Artist: NAME, Orientation: '6' } })
    .withIccProfile('srgb');
  // Only XMP among these properties gets into a TIFF.
  const bytes = await (kind === 'tiff' ? told.withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${NAME}</x:xmpmeta>`) : told)
    .toFormat(kind, options)
    .toBuffer();
  expect(bytes.includes(NAME)).toBe(true);
  return bytes;
}
const pixels = (bytes: Buffer) => sharp(bytes).raw().toBuffer();

/** A segment as Photoshop, or a remark as some programs write it. */
function segment(marker: number, text: string): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(text.length + 2, 2);
  return Buffer.concat([head, Buffer.from(text)]);
}

describe('a jpeg within a document', () => {
  it.each([
    ['in one go', {}],
    ['progressive, in several scans', { progressive: true }],
  ])('loses EXIF, IPTC, remarks and what follows its end, and shows the same (%s)', async (_how, options) => {
    const before = await picture('jpeg', options);
    const told = Buffer.concat([
      before.subarray(0, 2),
      segment(0xed, `Photoshop 3.0 ${NAME}`),
      segment(0xfe, NAME),
      segment(0xe2, `MPF\0${NAME}`),
      before.subarray(2),
      Buffer.from(NAME),
    ]);
    const after = stripJpeg(told);
    expect(after.includes(NAME)).toBe(false);
    expect(await pixels(after)).toEqual(await pixels(before));
    expect((await sharp(after).metadata()).icc, 'colours stay').toBeDefined();
  });

  it.each([
    ['ends in the middle of its segments', async () => (await picture('jpeg')).subarray(0, 60)],
    ['holds something else', async () => Buffer.from('ffd8ff00112233445566', 'hex')],
  ])('is refused when it %s', async (_what, make) => {
    const bytes = await make();
    expect(() => stripJpeg(bytes)).toThrow();
  });
});

it('a png within a document loses its texts, EXIF and what follows its end, and shows the same', async () => {
  const before = await picture('png');
  const after = stripPng(Buffer.concat([before, Buffer.from(NAME)]));
  expect(after.includes(NAME)).toBe(false);
  expect(await pixels(after)).toEqual(await pixels(before));
  expect(() => stripPng(before.subarray(0, before.length - 6))).toThrow();
});

it('a tiff loses who made it, alone and within a document', async () => {
  const before = await picture('tiff');
  for (const after of [await cleanTiff(before), (await cleanEmbeddedPicture(before))?.bytes]) {
    expect(after?.includes(NAME)).toBe(false);
    expect(await sharp(after ?? undefined).metadata()).toMatchObject({ format: 'tiff' });
  }
});

it('a scan of several pages keeps all of them', async () => {
  const pages = await sharp(
    [await noise.clone().png().toBuffer(), await noise.clone().negate().png().toBuffer(), await noise.clone().png().toBuffer()],
    { join: { animated: true } },
  )
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${NAME}</x:xmpmeta>`)
    .tiff()
    .toBuffer();
  expect(pages.includes(NAME)).toBe(true);
  expect((await sharp(pages).metadata()).pages).toBe(3);
  const after = await cleanTiff(pages);
  expect(await sharp(after).metadata()).toMatchObject({ pages: 3, width: 40 });
  expect(after.includes(NAME)).toBe(false);
  expect(await sharp(after, { page: 1 }).raw().toBuffer()).not.toEqual(await sharp(after, { page: 0 }).raw().toBuffer());
});

it('a picture is known by its content', async () => {
  for (const kind of ['jpeg', 'png', 'tiff'] as const) expect(pictureKindOf(await picture(kind))).toBe(kind);
  expect(pictureKindOf(Buffer.from('<xml/>'))).toBeNull();
});

describe('a document handed to a blind reader', () => {
  const clean = (bytes: Uint8Array, kind: 'docx' | 'pdf') =>
    withoutProperties(() => Promise.resolve(Readable.from([Buffer.from(bytes)])), CONTENT_MIME[kind]);

  it('as docx holds no picture that tells of its maker, whatever the part is called', async () => {
    const document = officePackage('word/document.xml', {
      'word/media/image1.jpeg': await picture('jpeg'),
      'word/media/image2.dat': await picture('png'),
      'word/media/image3.tif': await picture('tiff'),
      'word/media/vector.emf': Buffer.from('EMF'),
    });
    const parts = unzipSync(await clean(document, 'docx'));
    for (const [name, content] of Object.entries(parts)) expect(Buffer.from(content).includes(NAME), name).toBe(false);
    expect(Object.keys(parts).filter((name) => name.includes('media'))).toEqual([
      'word/media/image1.jpeg',
      'word/media/image2.png',
      'word/media/image3.tiff',
    ]);
  });

  it('as pdf holds no photograph that tells of its maker', async () => {
    const document = await PDFDocument.create();
    document.addPage().drawImage(await document.embedJpg(await picture('jpeg')));
    const before = Buffer.from(await document.save());
    expect(before.includes(NAME)).toBe(true);
    const after = await clean(before, 'pdf');
    expect(after.includes(NAME)).toBe(false);
    expect(after.includes('DCTDecode') || (await PDFDocument.load(after)).getPageCount() === 1).toBe(true);
  });
});
