// The crawl finds a word in a file however it is kept there.
import { PDFDocument } from '@cantoo/pdf-lib';
import { expect, it } from 'vitest';
import { officePackage, zipOf } from '../modules/files/file.factory.ts';
import { unpacked } from './unpacked.ts';

const WORD = 'zqsecretqz';

async function pdf(): Promise<Buffer> {
  const made = await PDFDocument.create({ updateMetadata: false });
  made.addPage([300, 100]).drawText(WORD, { size: 9 });
  return Buffer.from(await made.save({ useObjectStreams: true }));
}

it.each<[string, () => Buffer | Promise<Buffer>]>([
  ['plain', () => Buffer.from(`a ${WORD}`)],
  ['in UTF-16', () => Buffer.from(`审${WORD}`, 'utf16le')],
  ['in UTF-16 from the other end', () => Buffer.from(`审${WORD}`, 'utf16le').swap16()],
  ['in UTF-16 from an odd place', () => Buffer.concat([Buffer.from('x'), Buffer.from(WORD, 'utf16le')])],
  ['packed in a document', () => officePackage('word/document.xml', { 'word/document.xml': `<w>${WORD.repeat(50)}</w>` })],
  ['in a zip within a zip', () => zipOf({ 'inner.zip': zipOf({ 'a.txt': WORD }) })],
  ['drawn on the page of a PDF', pdf],
])('finds a word %s', async (_how, make) => {
  expect(unpacked(await make()).some((text) => text.includes(WORD))).toBe(true);
});

it('finds no word in an empty file', async () => {
  expect(
    unpacked(
      await PDFDocument.create()
        .then((made) => made.save())
        .then(Buffer.from),
    ).some((text) => text.includes(WORD)),
  ).toBe(false);
});
