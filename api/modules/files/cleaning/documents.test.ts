// Places where programs put names besides the well-known properties: none is left in a blind reader's file (principles, Blind review).
import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { officePackage } from '../file.factory.ts';
import { cleanOffice } from './office.ts';
import { cleanPdf } from './pdf.ts';
import { oldWordDocument } from './old-office.factory.ts';

const NAME = 'CanaryZhang';
const photograph = await sharp({ create: { width: 9, height: 5, channels: 3, background: 'red' } })
  .withExif({ IFD0: { Artist: NAME } })
  .jpeg()
  .toBuffer();

function tells(bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes);
  return text.includes(NAME) || text.includes(Buffer.from(NAME, 'utf16le'));
}

it.each<[string, string, Record<string, string | Buffer>, string]>([
  [
    'properties as .NET programs name them',
    'word/document.xml',
    { 'package/services/metadata/core-properties/1.psmdcp': `<c>${NAME}</c>` },
    '',
  ],
  [
    'an embedded document with macros',
    'word/document.xml',
    {
      'word/embeddings/sheet.xlsm': officePackage('xl/workbook.xml', { 'docProps/core.xml': `<c>${NAME}</c>`, 'xl/vbaProject.bin': NAME }),
    },
    'word/embeddings/document.xlsx',
  ],
  [
    'an embedded object of an old program',
    'word/document.xml',
    { 'word/embeddings/oleObject1.bin': oldWordDocument('text', NAME, NAME) },
    'word/embeddings/oleObject1.bin',
  ],
  ['a photograph', 'word/document.xml', { 'word/media/image1.jpeg': photograph }, 'word/media/image1.jpeg'],
  [
    'where a picture came from',
    'word/document.xml',
    { 'word/document.xml': `<w:document><pic:cNvPr id="1" descr="C:\\Users\\${NAME}\\x.png"/></w:document>` },
    'word/document.xml',
  ],
  [
    'letters to many',
    'word/document.xml',
    { 'word/settings.xml': `<w:settings><w:mailMerge><w:connectString w:val="${NAME}"/></w:mailMerge></w:settings>` },
    'word/settings.xml',
  ],
  [
    'a comment whose initials hold the end of a tag',
    'word/document.xml',
    { 'word/comments.xml': `<w:comments><w:comment w:initials="a>b" w:author = "${NAME}"/></w:comments>` },
    'word/comments.xml',
  ],
])('an office document does not tell by %s', async (_what, main, parts, kept) => {
  expect(Object.values(parts).some((part) => tells(Buffer.from(part)))).toBe(true);
  const after = unzipSync(await cleanOffice(officePackage(main, parts)));
  expect(Object.keys(after)).toEqual(expect.arrayContaining(kept === '' ? ['word/document.xml'] : [kept]));
  for (const [name, part] of Object.entries(after))
    expect(tells(part) || (name.endsWith('.xlsx') && Object.values(unzipSync(part)).some(tells)), name).toBe(false);
});

it('an alternative text stays, as do links to pages', async () => {
  const link =
    '<Relationship Id="r" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/hyperlink" Target="https://example.org/" TargetMode="External"/>';
  const xml = '<w:document><pic:cNvPr descr="A map: of C/D"/><w:hyperlink r:id="r">a &amp; b</w:hyperlink></w:document>';
  const after = unzipSync(await cleanOffice(officePackage('word/document.xml', { 'word/document.xml': xml }, link)));
  expect(Buffer.from(after['word/document.xml'] ?? []).toString()).toContain(xml);
  expect(Buffer.from(after['word/_rels/document.xml.rels'] ?? []).toString()).toContain(link);
});

it.each<[string, (pdf: PDFDocument) => Promise<void> | void]>([
  [
    'an information dictionary with the author alone',
    ({ context }) => {
      context.trailerInfo.Info = context.register(context.obj({ Author: PDFString.of(NAME) }));
    },
  ],
  [
    'one that an earlier version left behind',
    ({ context }) => {
      context.register(context.obj({ Author: PDFString.of(NAME) }));
    },
  ],
  [
    'a photograph',
    async (pdf) => {
      pdf.getPage(0).drawImage(await pdf.embedJpg(photograph));
    },
  ],
  [
    'a signature',
    (pdf) => {
      pdf.catalog.set(
        PDFName.of('AcroForm'),
        pdf.context.obj({ Fields: [{ FT: 'Sig', V: { Type: 'Sig', Name: PDFString.of(NAME), Contents: PDFString.of(NAME) } }] }),
      );
    },
  ],
])('a PDF does not tell by %s', async (_what, write) => {
  const pdf = await PDFDocument.create({ updateMetadata: false });
  pdf.addPage();
  await write(pdf);
  const before = Buffer.from(await pdf.save({ useObjectStreams: false }));
  expect(tells(before)).toBe(true);
  const after = await PDFDocument.load(await cleanPdf(before), { updateMetadata: false });
  expect(after.getPageCount()).toBe(1);
  expect(tells(await after.save({ useObjectStreams: false }))).toBe(false);
});
