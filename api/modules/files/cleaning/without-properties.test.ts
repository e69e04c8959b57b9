// Files for blind readers reveal no author, and keep their text (principles, Blind review).
import { Readable } from 'node:stream';
import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';
import { CommentRangeEnd, CommentRangeStart, CommentReference, Document, InsertedTextRun, Packer, Paragraph, TextRun } from 'docx';
import { unzipSync, zipSync } from 'fflate';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { CONTENT_MIME, type ContentKind } from '../content.ts';
import { officePackage, zipOf } from '../file.factory.ts';
import { oldWordDocument } from './old-office.factory.ts';
import { NotCleaned, withoutProperties } from './without-properties.ts';

const NAME = 'Canary Zhang';
const TEXT = 'The text stays as it was';

const clean = (bytes: Uint8Array, kind: ContentKind) =>
  withoutProperties(() => Promise.resolve(Readable.from([Buffer.from(bytes)])), CONTENT_MIME[kind]);

/** All parts of a zip, and of zips within it, as one text. */
function unpacked(bytes: Uint8Array): string {
  return Object.entries(unzipSync(bytes))
    .map(([name, content]) => `${name}\n${/\.(?:docx|xlsx)$/.test(name) ? unpacked(content) : Buffer.from(content).toString()}`)
    .join('\n');
}

async function wordDocument(): Promise<Uint8Array> {
  const document = new Document({
    creator: NAME,
    lastModifiedBy: NAME,
    title: `${NAME}’s paper`,
    description: NAME,
    keywords: NAME,
    customProperties: [{ name: 'Owner', value: NAME }],
    comments: { children: [{ id: 0, author: NAME, initials: 'CZ', date: new Date(), children: [new Paragraph('A remark')] }] },
    sections: [
      {
        children: [
          new Paragraph({
            children: [
              new CommentRangeStart(0),
              new TextRun(TEXT),
              new CommentRangeEnd(0),
              new TextRun({ children: [new CommentReference(0)] }),
              new InsertedTextRun({ id: 1, author: NAME, date: new Date().toISOString(), text: ' and an insertion' }),
            ],
          }),
        ],
      },
    ],
  });
  const parts = unzipSync(await Packer.toBuffer(document));
  const { 'word/_rels/document.xml.rels': relationships = new Uint8Array() } = parts;
  const type = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const more = `<Relationship Id="people" Type="http://schemas.microsoft.com/office/2011/relationships/people" Target="people.xml"/><Relationship Id="table" Type="${type}/package" Target="embeddings/table.xlsx"/><Relationship Id="own" Type="${type}/customXml" Target="../customXml/item1.xml"/>`;
  return zipSync({
    ...parts,
    'word/_rels/document.xml.rels': Buffer.from(
      Buffer.from(relationships).toString().replace('</Relationships>', `${more}</Relationships>`),
    ),
    'word/people.xml': Buffer.from(
      `<w15:people><w15:person w15:author='${NAME}'><w15:presenceInfo w15:providerId="AD" w15:userId="S::${NAME}"/></w15:person></w15:people>`,
    ),
    'word/settings.xml': Buffer.from(
      `<w:settings><w:docVars><w:docVar w:name="x" w:val="${NAME}"/></w:docVars><w:attachedTemplate r:id="t"/></w:settings>`,
    ),
    'word/_rels/settings.xml.rels': Buffer.from(
      `<Relationships><Relationship Id="t" Type="${type}/attachedTemplate" Target="file:///C:/Users/${NAME}/n.dotm" TargetMode="External"/></Relationships>`,
    ),
    'customXml/item1.xml': Buffer.from(`<p>${NAME}</p>`),
    'docProps/thumbnail.jpeg': Buffer.from(NAME),
    'word/embeddings/table.xlsx': officePackage('xl/workbook.xml', {
      'docProps/core.xml': `<c>${NAME}</c>`,
      'xl/comments1.xml': `<comments><authors><author>${NAME}</author></authors></comments>`,
      'xl/workbook.xml': '<cells/>',
    }),
  });
}

describe('a docx', () => {
  it('loses its properties and the names at comments, changes, templates and within embedded documents; its text stays', async () => {
    const before = await wordDocument();
    expect(unpacked(before).split(NAME).length).toBeGreaterThan(12);
    const after = unpacked(await clean(before, 'docx'));
    expect(after).not.toContain(NAME);
    expect(after).not.toContain('"CZ"');
    for (const kept of [TEXT, 'and an insertion', 'A remark', '<cells/>']) expect(after).toContain(kept);
  });

  it('keeps a sentence that speaks of authors', async () => {
    const document = zipOf({ 'word/document.xml': `<w:t>He writes w:author="${TEXT}" and so on</w:t>` });
    expect(unpacked(await clean(document, 'docx'))).toContain(`w:author="${TEXT}"`);
  });

  it.each([
    ['unpacks to more than it should', () => zipSync({ 'word/document.xml': new Uint8Array(300 * 1024 * 1024) }, { level: 9 })],
    [
      'lies about its size',
      () => {
        const bomb = Buffer.from(zipSync({ 'word/document.xml': new Uint8Array(50_000_000) }));
        bomb.writeUInt32LE(10, bomb.lastIndexOf('PK\x01\x02', undefined, 'latin1') + 24);
        return bomb;
      },
    ],
    ['is in a coding that hides its names', () => zipOf({ 'word/document.xml': Buffer.from('\ufeff<c w:author="x"/>', 'utf16le') })],
    ['is no zip', () => Buffer.from('PK nothing')],
  ])('is not handed out when it %s', async (_what, make) => {
    await expect(clean(make(), 'docx')).rejects.toThrow(NotCleaned);
  });
});

describe('a pdf', () => {
  async function pdf(options: { useObjectStreams: boolean }): Promise<Uint8Array> {
    const document = await PDFDocument.create();
    document.setAuthor(NAME);
    document.setCreator(NAME);
    document.setTitle(`${NAME} writes`);
    const page = document.addPage();
    page.drawText(TEXT);
    const { context } = document;
    const xmp = context.stream(`<x:xmpmeta>${NAME}</x:xmpmeta>`, { Type: 'Metadata', Subtype: 'XML' });
    document.catalog.set(PDFName.of('Metadata'), context.register(xmp));
    const note = context.obj({
      Type: 'Annot',
      Subtype: 'Text',
      Rect: [0, 0, 9, 9],
      T: PDFString.of(NAME),
      Contents: PDFString.of('A remark'),
    });
    page.node.set(PDFName.of('Annots'), context.obj([context.register(note)]));
    page.node.set(PDFName.of('PieceInfo'), context.obj({ App: { Private: PDFString.of(NAME) } }));
    // A remainder of an earlier version of the file.
    context.register(context.obj({ Author: PDFString.of(NAME), Producer: PDFString.of(NAME) }));
    return document.save(options);
  }
  /** Everything in it, unpacked. */
  async function contents(bytes: Uint8Array): Promise<string> {
    const document = await PDFDocument.load(bytes, { updateMetadata: false });
    return (
      (await Buffer.from(await document.save({ useObjectStreams: false })).toString('latin1')) +
      [document.getAuthor(), document.getTitle(), document.getCreator()].join()
    );
  }

  it.each([true, false])(
    'loses its information, XMP, private data and the names at notes (packed: %s); its pages and notes stay',
    async (useObjectStreams) => {
      const before = await pdf({ useObjectStreams });
      const after = await contents(await clean(before, 'pdf'));
      for (const secret of [NAME, Buffer.from(NAME).toString('hex'), Buffer.from(NAME, 'utf16le').swap16().toString('hex')])
        expect(after.toLowerCase()).not.toContain(secret.toLowerCase());
      expect(after).toContain('A remark');
      expect((await PDFDocument.load(await clean(before, 'pdf'))).getPageCount()).toBe(1);
    },
  );

  it.each([
    [
      'unpacks to more than it should',
      async () => {
        const { deflateSync } = await import('node:zlib');
        const packed = deflateSync(Buffer.alloc(100_000_000, 0x20));
        return Buffer.concat([
          Buffer.from(`%PDF-1.7\n1 0 obj\n<</Type /O#62jStm /N 1 /First 4 /Filter /FlateDecode /Length ${packed.length}>>\nstream\n`),
          packed,
          Buffer.from('\nendstream\nendobj\n%%EOF'),
        ]);
      },
    ],
    ['is no pdf', () => Promise.resolve(Buffer.from('%PDF-nothing'))],
  ])('is not handed out when it %s', async (_what, make) => {
    await expect(clean(await make(), 'pdf')).rejects.toThrow(NotCleaned);
  });
});

it('an old Word document loses both streams of properties, its text stays', async () => {
  const after = (await clean(oldWordDocument(TEXT, NAME, `${NAME} Press`), 'doc')).toString('utf16le');
  expect(after).not.toContain(NAME);
  expect(after).toContain(TEXT);
});

it('rich text loses its information', async () => {
  const after = (
    await clean(Buffer.from(`{\\rtf1{\\info{\\author ${NAME}}{\\title a\\}b}}{\\*\\revtbl{Unknown;}{${NAME};}}${TEXT}}`), 'rtf')
  ).toString();
  expect(after).toBe(`{\\rtf1${TEXT}}`);
});

it.each(['jpeg', 'png'] as const)('a %s loses what the camera and its owner wrote into it', async (kind) => {
  const before = await sharp({ create: { width: 9, height: 5, channels: 3, background: 'red' } })
    .withExif({ IFD0: { Artist: NAME } })
    .toFormat(kind)
    .toBuffer();
  expect(before.toString('latin1')).toContain(NAME);
  const after = await clean(before, kind);
  expect(after.toString('latin1')).not.toContain(NAME);
  expect(await sharp(after).metadata()).toMatchObject({ format: kind, width: 9, height: 5 });
});

it('a file of an unknown kind is not handed out', async () => {
  await expect(withoutProperties(() => Promise.resolve(Readable.from([])), 'application/octet-stream')).rejects.toThrow(NotCleaned);
});
