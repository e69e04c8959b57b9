// PDFs that other programs open are cleaned, and their pages say the same (B-011, B-012).
import { PDFDocument, PDFHexString, PDFName, PDFRef, PDFString } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import { readPdf } from '../../front-page/giveaways/pdf-text.ts';
import { textOf } from '../../word/word-document.ts';
import { unlock } from '../pdf-encryption.ts';
import { cleanPdf } from './pdf.ts';
import { encryptedPdf, PAGE_TEXT, PDF_WRITER, plainPdf } from './pdf.factory.ts';

const pagesIn = async (bytes: Buffer) => (await readPdf(bytes)).blocks.map((block) => textOf(block).trim());

async function expectSame(before: Buffer): Promise<Buffer> {
  const after = await cleanPdf(before);
  expect(await pagesIn(after)).toEqual(await pagesIn(before));
  expect((await readPdf(after)).properties).toEqual([]);
  return after;
}

describe('a PDF that opens without a password (B-011)', () => {
  it.each(['RC4-40', 'RC4-128', 'AES-128', 'AES-256'] as const)('is cleaned, and its copy is not encrypted (%s)', async (algorithm) => {
    for (const useObjectStreams of [true, false]) {
      const before = await encryptedPdf(algorithm, '', () => undefined, useObjectStreams);
      expect(await pagesIn(before)).toEqual([PAGE_TEXT]);
      const after = await expectSame(before);
      expect(after.includes('/Encrypt')).toBe(false);
      expect((await PDFDocument.load(after)).isEncrypted).toBe(false);
    }
  });

  it('keeps its remarks, which are encrypted as texts are', async () => {
    const blank = '00'.repeat('A remark'.length);
    let remark = PDFRef.of(0);
    const before = await encryptedPdf('RC4-128', '', (pdf) => {
      const { context } = pdf;
      remark = context.register(context.obj({ Type: 'Annot', Subtype: 'Text', Rect: [0, 0, 9, 9], Contents: PDFHexString.of(blank) }));
      pdf.getPage(0).node.set(PDFName.of('Annots'), context.obj([remark]));
    });
    const unlocked = unlock(before);
    if (unlocked === null || unlocked === 'locked') throw new Error('It does not open');
    // The library leaves texts as they are; this cipher is its own way back.
    const written = before.toString('latin1').replace(blank, unlocked.text(remark, Buffer.from('A remark')).toString('hex'));
    const after = await cleanPdf(Buffer.from(written, 'latin1'));
    expect((await readPdf(after)).commentTexts).toEqual(['A remark']);
  });

  it('is not handed out when it needs one', async () => {
    await expect(cleanPdf(await encryptedPdf('AES-256', 'open sesame'))).rejects.toThrow('password');
  });
});

describe('a PDF that other programs open (B-012)', () => {
  it.each([
    ['a string of 200,000 signs', () => PDFString.of('A'.repeat(200_000))],
    ['one in two bytes a sign', () => PDFHexString.fromText('沈'.repeat(200_000))],
  ])('is cleaned with %s', async (_what, text) => {
    const before = await plainPdf(({ catalog, context }) =>
      catalog.set(
        PDFName.of('ViewerPreferences'),
        context.obj({ Words: text(), Place: PDFString.of(`${'x '.repeat(20_000)}C:/Users/${PDF_WRITER}`) }),
      ),
    );
    const after = await expectSame(before);
    expect(
      after.includes(Buffer.from('A'.repeat(200_000))) ||
        after.includes(Buffer.from('沈'.repeat(200_000), 'utf16le').swap16().toString('hex').toUpperCase()),
    ).toBe(true);
    expect(after.includes(Buffer.from(PDF_WRITER, 'utf16le').swap16().toString('hex').toUpperCase())).toBe(false);
  });

  it('is cleaned with an array of 200,000 things', async () => {
    await expectSame(
      await plainPdf(({ catalog, context }) =>
        catalog.set(PDFName.of('ViewerPreferences'), context.obj({ All: Array.from({ length: 200_000 }, () => 1) })),
      ),
    );
  });

  it.each<[string, (text: string) => string]>([
    ['wrong places of its objects', (text) => text.replaceAll(/\d{10} 00000 n/g, '0000000001 00000 n')],
    ['no list of them', (text) => text.replace(/xref[\s\S]*?trailer/, 'trailer')],
    ['no end', (text) => text.slice(0, text.lastIndexOf('startxref'))],
    ['other bytes before its mark', (text) => `HTTP/1.1 200 OK\r\n\r\n${text}`],
    ['a remark that speaks of streams', (text) => text.replace('1 0 obj', '% /Type /ObjStm /FlateDecode stream\n1 0 obj')],
    ['an object that is none', (text) => text.replace('xref', '99 0 obj\n<</Broken <<\nendobj\nxref')],
    ['a tree of pages that does not say so', (text) => text.replace('/Type /Pages', '/Type /Tree ')],
    ['a page that is in its tree twice', (text) => text.replace(/\/Kids \[ (\d+ 0 R) \]/, '/Kids [ $1 $1 ]')],
  ])('is cleaned with %s', async (_what, change) => {
    const sound = (await plainPdf()).toString('latin1');
    const odd = change(sound);
    expect(odd).not.toBe(sound);
    const cleaned = await cleanPdf(Buffer.from(odd, 'latin1'));
    expect((await pagesIn(cleaned))[0]).toBe(PAGE_TEXT);
    expect((await readPdf(cleaned)).properties).toEqual([]);
  });

  it('is not handed out when something on its pages would be lost', async () => {
    const sound = (await plainPdf((pdf) => void pdf.addPage().drawText('A second page'))).toString('latin1');
    const pages = [...sound.matchAll(/\d+ 0 obj\n<<\n\/Type \/Page\n/g)];
    expect(pages.length).toBe(2);
    const at = pages[1]?.index ?? 0;
    const broken = `${sound.slice(0, at)}${sound.slice(at).replace('<<', '<< /A ) ')}`;
    await expect(cleanPdf(Buffer.from(broken, 'latin1'))).rejects.toThrow();
  });
});
