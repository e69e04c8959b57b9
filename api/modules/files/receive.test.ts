// Permitted uploads of each kind of file (S1 §5, S2 §5; R1-158 to R1-160, R2-161, R2-162), recognised by their bytes.
import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { deflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DomainError } from '../../errors.ts';
import { FILE_RULES, FileKind, type FileKindName, MAX_DOCUMENT_PARTS, MAX_UNPACKED_BYTES } from '../../../shared/limits.ts';
import { type LanguageTag, messageText } from '../../../shared/messages.ts';
import { checkManuscriptFile, cleanFileName, limitOf, receiveUpload } from './receive.ts';
import { oldWordDocument } from './cleaning/old-office.factory.ts';
import { encryptedPdf } from './cleaning/pdf.factory.ts';
import { compoundDocument, officeDocument, type SecondName, zipOf } from './file.factory.ts';
import { type Storage, localStorage } from '../../storage/storage.ts';

let folder: string;
let storage: Storage;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'receive-'));
  storage = localStorage(folder);
});
afterAll(() => rm(folder, { recursive: true }));

/** In chunks of an awkward size, so that nothing hangs on where a chunk ends. */
function upload(filename: string, bytes: Buffer, chunkSize = 1009) {
  return receiveUpload(storage, Promise.resolve({ filename, createReadStream: () => Readable.from(chunks(bytes, chunkSize)) }));
}

function* chunks(bytes: Buffer, size: number): Generator<Buffer> {
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size);
}

async function verdict(filename: string, bytes: Buffer, kind: FileKindName): Promise<unknown> {
  const file = await upload(filename, bytes, 65_536);
  try {
    checkManuscriptFile(file, kind);
    return 'accepted';
  } catch (error) {
    if (error instanceof DomainError) return { code: error.code, field: error.fields?.['file']?.code };
    throw error;
  }
}

/** The author's message at the field. */
async function wordsOf(language: LanguageTag, filename: string, bytes: Buffer): Promise<string> {
  const file = await upload(filename, bytes);
  try {
    checkManuscriptFile(file, 'MANUSCRIPT');
  } catch (error) {
    const { code = '', params } = (error instanceof DomainError && error.fields?.['file']) || {};
    return messageText(language, code, params);
  }
  return accepted;
}

const accepted = 'accepted';
const wrongExtension = { code: 'FILE_KIND_REFUSED', field: 'file.kindRefused' };
const wrongContent = { code: 'FILE_KIND_REFUSED', field: 'file.content' };
const otherContent = { code: 'FILE_KIND_REFUSED', field: 'file.otherContent' };
const locked = { code: 'FILE_KIND_REFUSED', field: 'file.locked' };

const pdf = Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n', 'latin1');
const docx = officeDocument('word/document.xml');
const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
const executable = Buffer.concat([
  Buffer.from('MZ\x90\0\x03\0\0\0', 'latin1'),
  Buffer.alloc(4096),
  Buffer.from('This program cannot be run in DOS mode'),
]);
const elf = Buffer.concat([Buffer.from('\x7fELF\x02\x01\x01\0', 'latin1'), Buffer.alloc(600)]);

describe('what a manuscript file may be', () => {
  it.each([
    ['论文.docx', docx, accepted],
    ['论文.DOCX', docx, accepted],
    ['论文.doc', compoundDocument('WordDocument'), accepted],
    ['论文.doc', compoundDocument('WordDocument', 'Workbook'), accepted],
    ['论文.pdf', pdf, accepted],
    ['论文.pdf', Buffer.concat([Buffer.from('\n\n'), pdf]), accepted],
    ['setup.exe', executable, wrongExtension],
    ['论文.txt', Buffer.from('正文'), wrongExtension],
    ['论文', docx, wrongExtension],
    ['论文.docx.exe', executable, wrongExtension],
    ['论文.docx', executable, wrongContent],
    ['论文.doc', executable, wrongContent],
    ['论文.pdf', executable, wrongContent],
    ['论文.pdf', Buffer.concat([executable, pdf]), wrongContent],
    ['论文.docx', elf, wrongContent],
    ['论文.docx', pdf, otherContent],
    ['论文.pdf', docx, otherContent],
    ['论文.docx', Buffer.from('正文'), otherContent],
    ['论文.docx', zipOf({ 'notes.txt': 'x' }), wrongContent],
    ['论文.docx', zipOf({ 'word/document.xml': 'x' }), wrongContent],
    ['论文.docx', officeDocument('xl/workbook.xml'), otherContent],
    ['论文.docx', officeDocument('word/document.xml', { 'word/vbaProject.bin': 'macro' }), wrongContent],
    ['论文.docx', docx.subarray(0, docx.length - 30), wrongContent],
    ['论文.docx', compoundDocument('EncryptedPackage'), locked],
    ['论文.docx', compoundDocument('EncryptedPackage', 'WordDocument'), locked],
    ['论文.doc', compoundDocument('!_StringPool'), wrongContent],
    ['论文.doc', docx, otherContent],
    ['论文.docx', Buffer.alloc(0), { code: 'FILE_KIND_REFUSED', field: 'file.empty' }],
  ])('%s (case %#)', async (name, bytes, expected) => {
    expect(await verdict(name, bytes, 'MANUSCRIPT')).toEqual(expected);
  });

  it('takes exactly 10 MB and refuses one byte more (R1-159)', async () => {
    const limit = 10 * 1024 * 1024;
    const padded = (size: number) => Buffer.concat([pdf, Buffer.alloc(size - pdf.length, 32)]);
    expect(await verdict('满.pdf', padded(limit), 'MANUSCRIPT')).toBe(accepted);
    expect(await verdict('满.pdf', padded(limit + 1), 'MANUSCRIPT')).toEqual({ code: 'FILE_TOO_LARGE', field: 'file.tooLarge' });
  });

  it('recognises a document whatever the size of the chunks it arrives in', async () => {
    for (const size of [1, 7, 64]) {
      expect((await upload('a.docx', docx, size)).contents).toEqual(['docx']);
      expect((await upload('a.doc', compoundDocument('WordDocument'), size)).contents).toEqual(['doc']);
    }
  });

  it('is not kept from being large when it says so: pictures may be packed well', async () => {
    const bomb = officeDocument('word/document.xml', { 'word/media/bomb.bin': deflateRawSync(Buffer.alloc(50_000_000)) });
    const file = await upload('bomb.docx', bomb, 65_536);
    expect(file.contents).toEqual(['docx']);
    expect(file.size).toBe(bomb.length);
  });
});

describe('a document that is not only a document', () => {
  /** The document with a changed directory entry of its last part. */
  function saying(change: (entry: Buffer) => void): Buffer {
    const bytes = Buffer.from(officeDocument('word/document.xml', { 'word/media/image1.bin': Buffer.alloc(1000, 7) }));
    const entry = bytes.subarray(bytes.lastIndexOf(Buffer.from('PK\x01\x02', 'latin1')));
    // Deflated, not stored.
    entry.writeUInt16LE(8, 10);
    change(entry);
    return bytes;
  }

  /** A document whose last part, packed, says that it unpacks to `said` bytes and unpacks to `real`. */
  function unpackingTo(real: number, said: number): Buffer {
    const packed = deflateRawSync(Buffer.alloc(real, 7));
    const bytes = Buffer.from(officeDocument('word/document.xml', { 'word/media/image1.bin': packed }));
    for (const [signature, method, size] of [
      ['PK\x03\x04', 8, 22],
      ['PK\x01\x02', 10, 24],
    ] as const) {
      const part = bytes.lastIndexOf(Buffer.from(signature, 'latin1'));
      bytes.writeUInt16LE(8, part + method);
      bytes.writeUInt32LE(said, part + size);
    }
    return bytes;
  }

  it.each([
    ['unpacks to more than its directory says', unpackingTo(300_000_000, 4000)],
    ['unpacks to less', unpackingTo(4000, 5000)],
    ['has a part that cannot be unpacked', saying(() => undefined)],
    [
      'has parts beyond measure that say what the others are',
      officeDocument(
        'word/document.xml',
        Object.fromEntries(['a', 'b', 'c'].map((name) => [`word/_rels/${name}.rels`, Buffer.alloc(3_000_000, 32)])),
      ),
    ],
    [
      'has more parts than could be cleaned',
      officeDocument(
        'word/document.xml',
        Object.fromEntries(Array.from({ length: MAX_DOCUMENT_PARTS - 2 }, (_, index) => [`word/${index}`, ''])),
      ),
    ],
    [
      'has two parts of one name, of which one reader takes the first and another the last',
      officeDocument('word/document.xml', { 'WORD/document.xml': '<other/>' }),
    ],
  ])('is refused when it %s', async (_what, bytes) => {
    expect(await verdict('论文.docx', bytes, 'MANUSCRIPT')).toEqual(wrongContent);
  });

  const relation = (type: string) =>
    `<?xml version="1.0"?><Relationships><Relationship Id="rId9" Type="${type}" Target="v.bin"/></Relationships>`;
  const VBA = 'http://schemas.microsoft.com/office/2006/relationships/vbaProject';
  it.each<[string, Record<string, string | Buffer>]>([
    ['by what refers to it', { 'word/_rels/document.xml.rels': relation(VBA), 'word/v.bin': 'macro' }],
    [
      'by what refers to it, its letters written as numbers',
      { 'word/_rels/document.xml.rels': relation(VBA.replace('vba', '&#118;&#x62;a')), 'word/v.bin': 'macro' },
    ],
    [
      'by what refers to it, numbers with zeros before them',
      { 'word/_rels/document.xml.rels': relation(VBA.replace('vba', '&#00000118;&#x000000062;a')), 'word/v.bin': 'macro' },
    ],
    [
      'by what refers to it, in another coding',
      { 'word/_rels/document.xml.rels': Buffer.from(`\ufeff${relation(VBA)}`, 'utf16le'), 'word/v.bin': 'macro' },
    ],
    [
      'by its type',
      {
        '[Content_Types].xml': '<Types><Override PartName="/word/v.bin" ContentType="application/vnd.ms-office.vbaProject"/></Types>',
        'word/v.bin': 'macro',
      },
    ],
    [
      'by the type of the document',
      {
        '[Content_Types].xml':
          '<Types><Override PartName="/word/document.xml" ContentType="application/vnd.ms-word.document.macroEnabled.main+xml"/></Types>',
      },
    ],
    [
      'by what refers to it, between marks that are none',
      {
        'word/_rels/document.xml.rels': relation(VBA).replace('<Relationship ', `<!-- <a b=" --><Relationship Target='" Type="x' `),
        'word/v.bin': 'macro',
      },
    ],
    [
      'by what refers to it, in tags with a prefix',
      {
        'word/_rels/document.xml.rels': `<r:Relationships xmlns:r="r"><r:Relationship TargetMode="External" Target="http://a/hyperlink" Type = '${VBA}'/></r:Relationships>`,
      },
    ],
    ['by its name, anywhere', { 'vbaProject.bin': 'macro' }],
    ['by the name of its data', { 'word/vbaData.xml': '<x/>' }],
    [
      'behind words of its own',
      { 'word/_rels/document.xml.rels': `<!DOCTYPE x [<!ENTITY m "${VBA}">]>${relation('&m;')}`, 'word/v.bin': 'macro' },
    ],
  ])('is refused when it has macros, whatever their part is called: %s', async (_how, parts) => {
    expect(await verdict('论文.docx', officeDocument('word/document.xml', parts), 'MANUSCRIPT')).toEqual(wrongContent);
  });

  it('is taken when its links and its text only speak of macros', async () => {
    const link =
      '<Relationship Id="rId9" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/hyperlink" Target="https://example.org/macroEnabled/vbaProject.bin?Type=vbaData" TargetMode="External"/>';
    const honest = officeDocument('word/document.xml', {
      'word/_rels/document.xml.rels': `<?xml version="1.0"?><Relationships>${link}${link.replaceAll('"', "'")}</Relationships>`,
      '[Content_Types].xml': '<Types><Override PartName="/word/media/macroEnabled.png" ContentType="image/png"/></Types>',
      'word/media/macroEnabled.png': png,
      'word/media/vbaProject.png': png,
      'word/header1.xml': '<t Type="vbaProject">vbaProject.bin</t>',
    });
    expect(await verdict('论文.docx', honest, 'MANUSCRIPT')).toBe(accepted);
  });

  it.each([
    ['would swell a hundredfold and more', (entry: Buffer) => void entry.writeUInt32LE(150 * 1024 * 1024, 24)],
    ['has parts that lie in one another', (entry: Buffer) => void entry.writeUInt32LE(100_000, 20)],
  ])('is refused when it %s', async (_what, change) => {
    expect(await verdict('论文.docx', saying(change), 'MANUSCRIPT')).toEqual(wrongContent);
  });

  it('is taken when it swells as documents do', async () => {
    expect(await verdict('论文.docx', unpackingTo(90 * 1024 * 1024, 90 * 1024 * 1024), 'MANUSCRIPT')).toBe(accepted);
  });

  it.each([
    ['zh-CN', '文件“论文.docx”解压后的内容超过256MB，请压缩其中的图片后重新上传'],
    ['en-US', 'What is in “论文.docx” is larger than 256 MB when it is unpacked. Please make its pictures smaller and upload it again.'],
  ] as const)(
    'is refused in words of its own when it unpacks to more than can be cleaned for blind readers (%s)',
    async (language, message) => {
      const bytes = Buffer.from(
        officeDocument('word/document.xml', {
          'word/media/image1.bin': randomBytes(3_000_000),
          'word/media/image2.bin': Buffer.alloc(1000),
        }),
      );
      // The directory's entry of the last part: deflated, and just too much.
      const entry = bytes.lastIndexOf(Buffer.from('PK\x01\x02', 'latin1'));
      bytes.writeUInt16LE(8, entry + 10);
      bytes.writeUInt32LE(MAX_UNPACKED_BYTES - 3_000_000, entry + 24);
      const kept = async () => (await readdir(folder, { recursive: true, withFileTypes: true })).filter((one) => one.isFile()).length;
      const before = await kept();
      const refusal: unknown = await upload('论文.docx', bytes, 65_536).catch((error: unknown) => error);
      if (!(refusal instanceof DomainError)) throw new Error('It was taken');
      const { code, params } = refusal.fields?.['file'] ?? { code: '' };
      expect([refusal.code, messageText(language, code, params)]).toEqual(['FILE_UNPACKS_TOO_LARGE', message]);
      expect(await kept(), 'nothing stays').toBe(before);
    },
  );

  it('is refused when it is a PDF as well, or an archive behind a PDF or a picture', async () => {
    const both = officeDocument('word/document.xml', {}).toString('latin1');
    const polyglot = zipOf({ '%PDF-1.7': '%PDF-1.7', '[Content_Types].xml': '<Types/>', 'word/document.xml': 'x' });
    expect(both).not.toContain('%PDF-');
    expect(await verdict('论文.docx', polyglot, 'MANUSCRIPT')).toEqual(wrongContent);
    expect(await verdict('论文.pdf', Buffer.concat([pdf, zipOf({ 'evil.html': '<script>' })]), 'MANUSCRIPT')).toEqual(wrongContent);
    expect(await verdict('图.png', Buffer.concat([png, zipOf({ 'evil.html': '<script>' })]), 'SUPPLEMENT')).toEqual(wrongContent);
    expect(await verdict('论文.docx', Buffer.concat([docx, Buffer.from('<script>')]), 'MANUSCRIPT')).toEqual(wrongContent);
  });
});

describe('a file that opens with a password alone (B-011)', () => {
  const ENCRYPTIONS = ['RC4-40', 'RC4-128', 'AES-128', 'AES-256'] as const;

  it.each(ENCRYPTIONS)('a PDF that limits printing and opens without one is taken, one that needs one is not (%s)', async (algorithm) => {
    expect(await verdict('论文.pdf', await encryptedPdf(algorithm, ''), 'MANUSCRIPT')).toBe(accepted);
    expect(await verdict('论文.pdf', await encryptedPdf(algorithm, 'open sesame'), 'MANUSCRIPT')).toEqual(locked);
  });

  it('is refused when nobody but its own program can open it', async () => {
    const own = Buffer.from('%PDF-1.7\n1 0 obj\n<</Filter/Adobe.PubSec/V 4>>\nendobj\ntrailer\n<</Encrypt 1 0 R>>\n%%EOF\n');
    expect(await verdict('论文.pdf', own, 'MANUSCRIPT')).toEqual(locked);
  });

  it('is taken when it only speaks of encryption', async () => {
    const speaks = Buffer.from('%PDF-1.7\n1 0 obj\n<</Title (/Encrypt 9 0 R)>>\nendobj\ntrailer\n<</Info 1 0 R>>\n%%EOF\n');
    expect(await verdict('论文.pdf', speaks, 'MANUSCRIPT')).toBe(accepted);
  });

  it.each([
    ['Word 97 and later', 0xa5ec],
    ['Word 6 and 95', 0xa5dc],
    ['Word 95 for East Asia', 0xa699],
  ])('is refused when it is an old document of %s, and taken when that has none', async (_program, mark) => {
    const word = (flags: number) => {
      const bytes = oldWordDocument('text', 'x', 'y');
      const main = bytes.indexOf(Buffer.from('text', 'utf16le'));
      bytes.writeUInt16LE(mark, main);
      bytes.writeUInt16LE(flags, main + 10);
      return bytes;
    };
    expect(await verdict('论文.doc', word(0x0100), 'MANUSCRIPT')).toEqual(locked);
    expect(await verdict('论文.doc', word(0), 'MANUSCRIPT')).toBe(accepted);
  });

  it.each([
    ['zh-CN', '文件“论文.pdf”设有打开密码或证书加密，编辑部无法打开，请取消密码后重新上传'],
    ['en-US', '“论文.pdf” opens only with a password or certificate. Please remove it and upload the file again.'],
  ] as const)('is told in words (%s)', async (language, words) => {
    expect(await wordsOf(language, '论文.pdf', await encryptedPdf('AES-256', 'open sesame'))).toBe(words);
  });
});

describe('a sound file that other programs open (B-012)', () => {
  it.each([
    ['a line end', '\n'],
    ['a line end of Windows', '\r\n'],
    ['blanks and the old end of file', '  \x1a'],
    ['zeros up to the end of a block', '\0'.repeat(4096)],
  ])('is taken with %s behind the zip', async (_what, padding) => {
    const padded = Buffer.concat([docx, Buffer.from(padding, 'latin1')]);
    expect(await verdict('论文.docx', padded, 'MANUSCRIPT')).toBe(accepted);
    expect((await upload('论文.docx', padded)).size).toBe(padded.length);
  });

  it('is not taken with another archive, or words, behind the zip, nor as an archive behind a PDF, padded', async () => {
    const line = Buffer.from('\n');
    expect(await verdict('论文.docx', Buffer.concat([docx, line, Buffer.from('words'), line]), 'MANUSCRIPT')).toEqual(wrongContent);
    expect(await verdict('论文.docx', Buffer.concat([docx, line, zipOf({ 'a.txt': 'x' })]), 'MANUSCRIPT')).toEqual(wrongContent);
    expect(await verdict('论文.pdf', Buffer.concat([pdf, zipOf({ 'evil.html': '<script>' }), line]), 'MANUSCRIPT')).toEqual(wrongContent);
  });

  it.each(['WordDocument', 'WORDDOCUMENT', 'worddocument'])('is taken when its stream is called %s', async (name) => {
    expect(await verdict('论文.doc', compoundDocument(name), 'MANUSCRIPT')).toBe(accepted);
  });

  it('is taken with other bytes before the mark of a PDF, without its end and with wrong places of its objects', async () => {
    const odd = Buffer.concat([Buffer.from('HTTP/1.1 200 OK\r\n\r\n'), pdf.subarray(0, pdf.length - 7)]);
    expect(await verdict('论文.pdf', odd, 'MANUSCRIPT')).toBe(accepted);
  });

  it.each([
    [
      'zh-CN',
      '文件“论文.doc”的实际格式是 RTF，与扩展名 .doc 不符，请用原软件打开并另存为*.doc|docx|pdf格式后重新上传',
      Buffer.from('{\\rtf1 x}'),
    ],
    [
      'en-US',
      '“论文.doc” is in truth TXT / HTML, not what .doc says. Please open it, save it as *.doc|docx|pdf and upload that.',
      Buffer.from('<html>正文</html>'),
    ],
  ] as const)('is told what it is when its name says otherwise (%s)', async (language, words, bytes) => {
    expect(await wordsOf(language, '论文.doc', bytes)).toBe(words);
  });
});

describe('a part with two names, of which one reader shows the first and another the second (B-013)', () => {
  const parts = { '[Content_Types].xml': '<Types/>', '_rels/.rels': '<Relationships/>', 'word/document.xml': '<document/>' };
  it.each<[string, SecondName]>([
    ['in the directory, by its path in Unicode', { unicode: { name: 'word/other.xml', in: 'directory' } }],
    ['in front of the part, by its path in Unicode', { unicode: { name: 'word/other.xml', in: 'local' } }],
    ['in front of the part, by its plain name', { local: 'word/other001.xml' }],
  ])('is refused: %s', async (_where, second) => {
    const doubled = zipOf({ ...parts, 'word/a.xml': '<a/>' }, { 'word/a.xml': second });
    expect(await verdict('论文.docx', doubled, 'MANUSCRIPT')).toEqual(wrongContent);
  });

  it('a second document is refused, whatever its field says of the name that it belongs to', async () => {
    const hidden = zipOf(
      { ...parts, 'word/Document.bin': '<other/>' },
      { 'word/Document.bin': { unicode: { name: 'word/document.xml', in: 'directory' } } },
    );
    expect(await verdict('论文.docx', hidden, 'MANUSCRIPT')).toEqual(wrongContent);
    const crc = Buffer.from(hidden);
    const field = crc.lastIndexOf(Buffer.from('7570', 'hex'));
    crc.writeUInt32LE(0, field + 5);
    expect(await verdict('论文.docx', crc, 'MANUSCRIPT')).toEqual(wrongContent);
  });

  it('the same name twice over is one', async () => {
    const said = zipOf(parts, { 'word/document.xml': { unicode: { name: 'word/document.xml', in: 'directory' } } });
    expect(await verdict('论文.docx', said, 'MANUSCRIPT')).toBe(accepted);
  });
});

it('tells each kind its own limit before anything else is looked at (R1-159)', () => {
  expect(
    [limitOf(FileKind.MANUSCRIPT), limitOf(FileKind.SUPPLEMENT), limitOf(FileKind.TABLE), limitOf(undefined)].map(
      (bytes) => bytes / 1024 ** 2,
    ),
  ).toEqual([10, 100, 100, 100]);
});

describe('what supplementary material may be (R1-160)', () => {
  const samples: [string, Buffer][] = [
    ['a.pdf', pdf],
    ['a.docx', docx],
    ['a.xlsx', officeDocument('xl/workbook.xml')],
    ['a.pptx', officeDocument('ppt/presentation.xml')],
    ['a.doc', compoundDocument('WordDocument')],
    ['a.xls', compoundDocument('Workbook')],
    ['b.xls', compoundDocument('Book')],
    ['a.ppt', compoundDocument('PowerPoint Document')],
    ['a.txt', Buffer.from('说明')],
    ['b.txt', Buffer.from('\ufeff说明', 'utf16le')],
    ['a.csv', Buffer.from('a,b\n1,2\n')],
    ['a.rtf', Buffer.from('{\\rtf1 x}')],
    ['a.png', png],
    ['a.jpg', Buffer.concat([Buffer.from('ffd8ffe000104a46494600', 'hex'), Buffer.alloc(64)])],
    ['a.jpeg', Buffer.concat([Buffer.from('ffd8ffe000104a46494600', 'hex'), Buffer.alloc(64)])],
    ['a.gif', Buffer.concat([Buffer.from('GIF89a'), Buffer.alloc(64)])],
    ['a.bmp', Buffer.concat([Buffer.from('BM'), Buffer.alloc(64)])],
    ['a.tif', Buffer.concat([Buffer.from('49492a0008000000', 'hex'), Buffer.alloc(64)])],
    ['a.tiff', Buffer.concat([Buffer.from('49492a0008000000', 'hex'), Buffer.alloc(64)])],
  ];
  it.each(samples)('%s', async (name, bytes) => {
    expect(await verdict(name, bytes, 'SUPPLEMENT')).toBe(accepted);
  });

  it('has a sample above for every extension it accepts', () => {
    expect(new Set(samples.map(([name]) => name.split('.')[1]))).toEqual(new Set(FILE_RULES.SUPPLEMENT.extensions));
  });

  it.each(['zip', 'rar', '7z', 'gz', 'tar', 'svg', 'html', 'docm', 'exe'])('refuses .%s', async (extension) => {
    expect(await verdict(`a.${extension}`, zipOf({ a: 'x' }), 'SUPPLEMENT')).toEqual(wrongExtension);
  });

  it.each([
    ['a.txt', executable],
    ['a.csv', elf],
    ['a.txt', zipOf({ a: 'x' })],
    ['a.png', executable],
    ['a.jpg', png],
    ['a.xlsx', docx],
  ])('refuses %s whose content is something else (case %#)', async (name, bytes) => {
    expect([wrongContent, otherContent]).toContainEqual(await verdict(name, bytes, 'SUPPLEMENT'));
  });
});

it('tells which formats a picture or table must have (R2-161, R2-162)', async () => {
  for (const [kind, kinds] of [
    ['PICTURE', '*.png|jpg|bmp'],
    ['TABLE', '*.xls|xlsx'],
  ] as const) {
    const file = await upload('a.pdf', pdf);
    expect(() => checkManuscriptFile(file, kind)).toThrow(expect.objectContaining({ params: expect.objectContaining({ kinds }) }));
  }
});

it('stores exactly the bytes that came, under the type that was found', async () => {
  const file = await upload('论文.docx', docx);
  const stored = await buffer(await storage.get(file.key));
  expect(createHash('sha256').update(stored).digest('hex')).toBe(createHash('sha256').update(docx).digest('hex'));
  expect(file).toMatchObject({
    name: '论文.docx',
    extension: 'docx',
    size: docx.length,
    mime: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  });
});

it('breaks off an upload beyond the hard cap and keeps nothing of it', async () => {
  const before = await readdir(folder, { recursive: true });
  let sent = 0;
  async function* endless(): AsyncGenerator<Buffer> {
    for (;;) {
      sent += 65_536;
      yield Buffer.alloc(65_536);
    }
  }
  const incoming = { filename: '大.pdf', createReadStream: () => Readable.from(endless()) };
  await expect(receiveUpload(storage, incoming, { maxBytes: 1_000_000 })).rejects.toMatchObject({
    code: 'FILE_TOO_LARGE',
    fields: { file: { code: 'file.tooLarge' } },
  });
  expect(sent).toBeLessThan(3_000_000);
  expect((await readdir(folder, { recursive: true })).filter((name) => /[0-9a-f]{32}$/.test(name)).length).toBe(
    before.filter((name) => /[0-9a-f]{32}$/.test(name)).length,
  );
});

describe('file names', () => {
  it.each([
    ['论文-张三.docx', '论文-张三.docx'],
    [Buffer.from('论文.docx').toString('latin1'), '论文.docx'],
    ['résumé.pdf', 'résumé.pdf'],
    ['C:\\Users\\张三\\论文.docx', '论文.docx'],
    ['../../etc/passwd', 'passwd'],
    ['a\r\nSet-Cookie: x.pdf', 'aSet-Cookie: x.pdf'],
    ['invoice\u202Excod.exe', 'invoicexcod.exe'],
    ['..', 'file'],
    ['', 'file'],
    [`${'长'.repeat(300)}.docx`, `${'长'.repeat(195)}.docx`],
  ])('%j is kept as %j', (raw, kept) => {
    expect(cleanFileName(raw)).toBe(kept);
  });
});
