// Files of a manuscript over multipart: accepted and refused ones, and that nothing of a refused one stays (S1 §5, R1-157 to R1-159).
import { readdir } from 'node:fs/promises';
import { deflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MAX_MANUSCRIPT_FILES } from '../../../../shared/limits.ts';
import { decodeId } from '../../../graphql/node.ts';
import { colloquiumSchema } from '../../../schema.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { buildSession, buildUser } from '../../accounts/viewer/user.factory.ts';
import { buildColloquium } from '../../colloquiums/colloquium.factory.ts';
import { compoundDocument, officeDocument, zipOf } from '../../files/file.factory.ts';
import { ContributionFile } from './contribution-file.entity.ts';
import { act, idOf, wordFile, writeTexts } from '../manuscript/wizard.factory.ts';

let app: TestApp;
let token: string;
let chinese: string;
let contributionId: string;
const em = () => app.database.orm.em.fork();
const TEN_MB = 10 * 1024 * 1024;
const UNPACKED = 128 * 1024 * 1024;

interface Uploaded {
  uploadContributionFile: { file: { id: string; name: string; size: number; description: string | null; downloadUrl: string } };
}

beforeAll(async () => {
  app = await startTestApp({ schema: colloquiumSchema() });
  const author = await buildUser(em());
  token = await buildSession(em(), author, app.clock);
  chinese = await buildSession(em(), author, app.clock, { language: 'zh-CN' });
  contributionId = await writeTexts(app, token, await buildColloquium(em()));
});
afterAll(() => app.close());

const upload = (file: File, input: Record<string, unknown> = {}, as = token) =>
  act<Uploaded>(app, as, 'upload', { contributionId, kind: 'MANUSCRIPT', ...input }, file);

/** All stored rows, and all files in the folder. */
async function stored(): Promise<[rows: number, files: number]> {
  const entries = await readdir(app.storageFolder, { recursive: true, withFileTypes: true });
  return [await em().count(ContributionFile, {}), entries.filter((entry) => entry.isFile()).length];
}

describe('a manuscript file', () => {
  it('is kept under its own name and comes back byte for byte', async () => {
    const file = wordFile('水利碑刻考 终稿.docx');
    const answer = await upload(file, { description: '  全文  ' });
    const saved = answer.data?.uploadContributionFile.file;
    expect(saved).toMatchObject({
      name: '水利碑刻考 终稿.docx',
      size: file.size,
      description: '全文',
      kind: 'MANUSCRIPT',
      isCurrent: true,
    });
    const response = await fetch(app.url + (saved?.downloadUrl ?? ''));
    expect(Buffer.from(await response.arrayBuffer())).toEqual(Buffer.from(await file.arrayBuffer()));
    expect(response.headers.get('content-disposition')).toContain(encodeURIComponent('水利碑刻考 终稿.docx'));
  });

  it.each([
    ['doc', new File([new Uint8Array(compoundDocument('WordDocument'))], 'paper.doc')],
    ['pdf', new File(['%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF'], 'paper.PDF')],
  ])('may be %s', async (_kind, file) => {
    expect((await upload(file)).errors).toBeUndefined();
  });

  it('may have exactly 10 MB', async () => {
    const file = wordFile('big.docx', TEN_MB);
    expect(file.size).toBe(TEN_MB);
    expect((await upload(file)).data?.uploadContributionFile.file.size).toBe(TEN_MB);
  });

  it('must not have one byte more, and then nothing of it stays', async () => {
    const before = await stored();
    const file = wordFile('大文件.docx', TEN_MB + 1);
    const answer = await upload(file, {}, chinese);
    expect(answer.errors?.[0]).toMatchObject({
      message: '文件大小不能超过10MB',
      extensions: { code: 'FILE_TOO_LARGE', fields: { file: '文件“大文件.docx”超过10MB，请压缩或拆分后重新上传' } },
    });
    expect((await upload(file)).errors?.[0]?.message).toBe('The file must not be larger than 10 MB.');
    expect(await stored()).toEqual(before);
  });

  /** A hundred kilobytes that unpack to 128 MB. */
  function bomb(): Buffer {
    const packed = deflateRawSync(Buffer.alloc(UNPACKED));
    const document = Buffer.from(officeDocument('word/document.xml', { 'word/media/image1.bin': packed }));
    for (const [signature, method, size] of [
      ['PK\x03\x04', 8, 22],
      ['PK\x01\x02', 10, 24],
    ] as const) {
      const part = document.lastIndexOf(Buffer.from(signature, 'latin1'));
      document.writeUInt16LE(8, part + method);
      document.writeUInt32LE(UNPACKED, part + size);
    }
    return document;
  }
  const hostile: [string, () => File][] = [
    ['a document that unpacks to a thousand times its size', () => new File([new Uint8Array(bomb())], '论文.docx')],
    [
      'a document that is a PDF as well',
      () =>
        new File(
          [new Uint8Array(zipOf({ '%PDF-1.7': '%PDF-1.7', '[Content_Types].xml': '<Types/>', 'word/document.xml': 'x' }))],
          '论文.docx',
        ),
    ],
    [
      'a document that a page hangs on',
      () => new File([new Uint8Array(officeDocument('word/document.xml')), '<script>alert(1)</script>'], '论文.docx'),
    ],
    ['a page called .docx', () => new File(['<!doctype html><script>alert(1)</script>'], '论文.docx')],
  ];
  it.each(hostile)('is refused when it is %s, in plain words at its field, and nothing of it stays', async (_what, make) => {
    const before = await stored();
    for (const [as, text] of [
      [chinese, /“论文\.docx”.*与扩展名 \.docx 不符/],
      [token, /“论文\.docx” is .*not what \.docx says/],
    ] as const) {
      expect((await upload(make(), {}, as)).errors?.[0]?.extensions).toMatchObject({
        code: 'FILE_KIND_REFUSED',
        fields: { file: expect.stringMatching(text) },
      });
    }
    expect(await stored()).toEqual(before);
  });

  it('may be called what it likes: the name stays text, and leads out of no folder', async () => {
    const file = wordFile('<img src=x onerror=alert(1)>.docx');
    expect((await upload(file)).data?.uploadContributionFile.file.name).toBe('<img src=x onerror=alert(1)>.docx');
    expect((await upload(wordFile('../../etc/论文.docx'))).data?.uploadContributionFile.file.name).toBe('论文.docx');
  });

  const executable = new Uint8Array([...Buffer.from('MZ\x90\0\x03\0\0\0\x04\0\0\0', 'latin1'), ...Buffer.alloc(500)]);
  it.each([
    ['another kind', new File(['text'], 'paper.txt'), '请选择*.doc|docx|pdf格式文件', 'Please choose a *.doc|docx|pdf file'],
    ['no extension', new File(['text'], 'paper'), '请选择*.doc|docx|pdf格式文件', 'Please choose a *.doc|docx|pdf file'],
    [
      'a program renamed .docx',
      new File([executable], '论文.docx'),
      '文件“论文.docx”的内容与扩展名 .docx 不符，可能已损坏或加密，请另存后重新上传',
      'The content of “论文.docx” is not what .docx says: it may be damaged or encrypted. Please save it again and upload it.',
    ],
    [
      'a program renamed .pdf',
      new File([executable], 'a.pdf'),
      '文件“a.pdf”的内容与扩展名 .pdf 不符，可能已损坏或加密，请另存后重新上传',
      'The content of “a.pdf” is not what .pdf says: it may be damaged or encrypted. Please save it again and upload it.',
    ],
    [
      'nothing at all',
      new File([], 'empty.docx'),
      '文件“empty.docx”是空文件，请重新选择',
      '“empty.docx” is empty. Please choose another file.',
    ],
  ])('is refused when it is %s, and nothing of it stays', async (_what, file, zh, en) => {
    const before = await stored();
    for (const [as, text] of [
      [chinese, zh],
      [token, en],
    ] as const) {
      const answer = await upload(file, {}, as);
      expect(answer.errors?.[0]?.extensions).toMatchObject({ code: 'FILE_KIND_REFUSED', fields: { file: text } });
    }
    expect(await stored()).toEqual(before);
  });

  it('is not even read from somebody who is not signed in', async () => {
    const before = await stored();
    const answer = await act(app, 'x'.repeat(43), 'upload', { contributionId, kind: 'MANUSCRIPT' }, wordFile());
    expect(answer.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    expect(await stored()).toEqual(before);
  });

  it('does not stay when the manuscript is not the sender’s', async () => {
    const before = await stored();
    const stranger = await buildSession(em(), await buildUser(em()), app.clock);
    expect((await upload(wordFile(), {}, stranger)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    expect((await upload(wordFile(), { contributionId: idOf('Contribution', 999_999) })).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    expect(await stored()).toEqual(before);
  });

  it.each([
    [
      'PICTURE',
      'figure.png',
      Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64'),
      '请选择*.png|jpg|bmp格式文件',
    ],
    ['CHART', 'chart.bmp', Buffer.concat([Buffer.from('BM'), Buffer.alloc(64)]), '请选择*.png|jpg|bmp格式文件'],
    ['TABLE', 'table.xls', compoundDocument('Workbook'), '请选择*.xls|xlsx格式文件'],
  ])('may come with a %s of its own formats (R1-164, R2-211, D13-157, D2-111)', async (kind, name, bytes, refusal) => {
    expect((await upload(new File([new Uint8Array(bytes)], name), { kind })).data?.uploadContributionFile.file).toMatchObject({
      kind,
      name,
    });
    expect((await upload(wordFile(), { kind }, chinese)).errors?.[0]?.extensions.fields).toEqual({ file: refusal });
  });

  it('may be one of thirty; a description is text, whatever it says', async () => {
    const many = await writeTexts(app, token, await buildColloquium(em()));
    const description = '<script>alert(1)</script> 𠮷 نص';
    for (let index = 0; index < 30; index += 1) {
      const answer = await upload(new File([`${index}`], `data-${index}.txt`), { contributionId: many, kind: 'SUPPLEMENT', description });
      expect(answer.data?.uploadContributionFile.file.description).toBe(description);
    }
    const files = await app.request<{ node: { files: unknown[] } }>(
      'query Files($id: ID!) { node(id: $id) { ... on Contribution { files { id } } } }',
      { id: many },
      { token },
    );
    expect(files.data?.node.files).toHaveLength(30);
  });

  it.each([
    ['zh-CN', '一篇稿件最多100个文件，请先删除不需要的文件'],
    ['en-US', 'A manuscript has at most 100 files. Please delete those you do not need.'],
  ] as const)(
    'is one of a hundred at most, and what was deleted or came with a decision does not count (%s)',
    async (language, message) => {
      const author = await buildUser(em());
      const own = await buildSession(em(), author, app.clock, { language });
      const full = await writeTexts(app, own, await buildColloquium(em()));
      await em().execute(
        `insert into contribution_file (contribution_id, kind, storage_key, name, extension, mime, size, uploaded_by_id, uploaded_at, is_current)
         select ?, 1, md5(n::text || ?), n || '.txt', 'txt', 'text/plain', 1, ?, now(), n <= ? from generate_series(1, ?) n`,
        [decodeId('Contribution', full), language, author.id, MAX_MANUSCRIPT_FILES - 1, MAX_MANUSCRIPT_FILES + 5],
      );
      const one = () => act<Uploaded>(app, own, 'upload', { contributionId: full, kind: 'SUPPLEMENT' }, new File(['x'], 'data.txt'));
      const last = await one();
      expect(last.errors).toBeUndefined();
      const before = await stored();
      expect((await one()).errors?.[0]?.extensions).toMatchObject({ code: 'INVALID_INPUT', fields: { file: message } });
      expect(await stored()).toEqual(before);
      await act(app, own, 'deleteFile', { contributionId: full, fileId: last.data?.uploadContributionFile.file.id });
      expect((await one()).errors).toBeUndefined();
    },
  );

  it('is one of 200 an hour at most', async () => {
    const author = await buildUser(em());
    const own = await buildSession(em(), author, app.clock);
    const draft = await writeTexts(app, own, await buildColloquium(em()));
    const one = () => act(app, own, 'upload', { contributionId: draft, kind: 'SUPPLEMENT' }, new File(['x'], 'data.txt'));
    expect((await one()).errors).toBeUndefined();
    await em().execute("update rate_counter set points = 200 where key like 'manuscriptFile:user:%'");
    expect((await one()).errors?.[0]?.extensions.code).toBe('RATE_LIMITED');
    await em().execute("delete from rate_counter where key like 'manuscriptFile:user:%'");
  });

  it('is no plagiarism report, which is the office’s', async () => {
    const before = await stored();
    expect((await upload(wordFile(), { kind: 'REPORT' })).errors?.[0]?.extensions.fields).toHaveProperty('kind');
    expect((await upload(wordFile(), { description: 'x'.repeat(201) })).errors?.[0]?.extensions.fields).toEqual({
      description: 'At most 200 characters.',
    });
    expect(await stored()).toEqual(before);
    expect((await upload(new File(['a,b'], 'data.csv'), { kind: 'SUPPLEMENT' })).errors).toBeUndefined();
  });

  it('can be taken away again, of this manuscript only', async () => {
    const { data } = await upload(wordFile());
    const fileId = data?.uploadContributionFile.file.id;
    const other = await writeTexts(app, token, await buildColloquium(em()));
    expect((await act(app, token, 'deleteFile', { contributionId: other, fileId })).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    expect((await act(app, token, 'deleteFile', { contributionId, fileId })).errors).toBeUndefined();
    expect((await act(app, token, 'deleteFile', { contributionId, fileId })).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  });
});
