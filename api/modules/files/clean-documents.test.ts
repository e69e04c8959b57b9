// Where programs put names besides the properties that everyone knows: none is left in what a blind reader is handed (architecture, Blind review).
import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';
import { strToU8, unzipSync, zipSync } from 'fflate';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { cleanOffice } from './clean-office.ts';
import { cleanPdf } from './clean-pdf.ts';
import { oldWordDocument } from './old-office.factory.ts';

const NAME = 'CanaryZhang';
const RELATION = 'http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties';
const photograph = await sharp({ create: { width: 9, height: 5, channels: 3, background: 'red' } })
  .withExif({ IFD0: { Artist: NAME } })
  .jpeg()
  .toBuffer();

function tells(bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes);
  return text.includes(NAME) || text.includes(Buffer.from(NAME, 'utf16le'));
}

it.each<[string, Record<string, string | Uint8Array>]>([
  ['properties as .NET programs name them', { 'package/services/metadata/core-properties/1.psmdcp': `<c>${NAME}</c>` }],
  [
    'properties wherever a relation leads',
    {
      '_rels/.rels': `<Relationships><Relationship Type="${RELATION}" Target="/meta/p.xml" Id="a"/></Relationships>`,
      'meta/p.xml': `<c>${NAME}</c>`,
    },
  ],
  ['an embedded object of an old program', { 'word/embeddings/oleObject1.bin': oldWordDocument('text', NAME, NAME) }],
  [
    'an embedded document with macros',
    { 'word/embeddings/sheet.xlsm': zipSync({ 'docProps/core.xml': strToU8(`<c>${NAME}</c>`) }, { level: 0 }) },
  ],
  ['a photograph', { 'word/media/image1.jpeg': photograph }],
  ['the folder of a workbook', { 'xl/workbook.xml': `<workbook><x15ac:absPath url="C:\\Users\\${NAME}\\Desktop\\"/></workbook>` }],
  ['who shared a workbook', { 'xl/revisions/userNames.xml': `<users><userInfo name="${NAME}" id="1"/></users>` }],
  [
    'links to files of the writer',
    {
      'word/_rels/document.xml.rels': `<Relationships><Relationship Id="r" Type="t/image" Target="file:///C:\\Users\\${NAME}\\x.png" TargetMode="External"/></Relationships>`,
    },
  ],
  ['where a picture came from', { 'word/document.xml': `<w:document><pic:cNvPr id="1" descr="C:\\Users\\${NAME}\\x.png"/></w:document>` }],
  ['letters to many', { 'word/settings.xml': `<w:settings><w:mailMerge><w:connectString w:val="${NAME}"/></w:mailMerge></w:settings>` }],
  [
    'a comment whose initials hold the end of a tag',
    { 'word/comments.xml': `<w:comments><w:comment w:initials="a>b" w:author = "${NAME}"/></w:comments>` },
  ],
])('an office document does not tell by %s', async (_what, parts) => {
  const bytes = Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, typeof part === 'string' ? strToU8(part) : part]));
  expect(Object.values(bytes).some(tells)).toBe(true);
  const after = unzipSync(await cleanOffice(Buffer.from(zipSync(bytes))));
  expect(Object.keys(after).sort()).toEqual(Object.keys(bytes).sort());
  expect(Object.values(after).some(tells)).toBe(false);
});

it('an alternative text stays, as do links to pages', async () => {
  const parts = {
    'word/document.xml': strToU8('<pic:cNvPr descr="A map: of C"/>'),
    'word/_rels/document.xml.rels': strToU8(
      '<Relationship Id="r" Type="t/hyperlink" Target="https://example.org/" TargetMode="External"/>',
    ),
  };
  expect(unzipSync(await cleanOffice(Buffer.from(zipSync(parts))))).toEqual(parts);
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
