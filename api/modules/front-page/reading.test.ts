// Reading a manuscript file over the API: who may ask, the answers, and that malicious files are merely not read.
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { deflateRawSync } from 'node:zlib';
import { fromGlobalId } from 'graphql-relay';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ReviewType } from '../../../shared/workflow.ts';
import { colloquiumSchema } from '../../schema.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { statementsOf } from '../../testing/statements.ts';
import { buildSession, buildUser } from '../accounts/viewer/user.factory.ts';
import { buildColloquium } from '../colloquiums/colloquium.factory.ts';
import { act, writeDraft, writeTexts } from '../contributions/manuscript/wizard.factory.ts';
import type { FileLimits } from '../files/file-process.ts';
import { FileMissing } from '../../storage/storage.ts';
import { FRONT_PAGE, WORD_XMLNS, wordDocument, wordParagraph } from './front-page.factory.ts';
import { NotRead, readInProcess } from './reading.ts';
import { readWord } from '../word/read-word.ts';
import { textOf } from '../word/word-document.ts';

let app: TestApp;
let token: string;
let contributionId: string;
const em = () => app.database.orm.em.fork();

const asking = (what: string) => `query Read($of: ID!, $id: ID!) { node(id: $of) { ... on Contribution { ${what} } } }`;
const ANONYMITY =
  'anonymity: fileAnonymity(fileId: $id) { isRead properties markNames headers text commentTexts deleted pictures graphics links elsewhere }';
const READ = asking(`frontPage(fileId: $id) {
  titleZh { value confidence } subtitleZh { value } authors { name { value } unit { value } email { value } }
  abstractZh { value } keywordsZh { value } fundings { fundNumber fundName }
} ${ANONYMITY}`);
interface Read {
  node: { frontPage: Record<string, unknown> | null; anonymity: Record<string, unknown> | null } | null;
}

/** No name stands there. */
const NOWHERE = { commentTexts: [], deleted: [], pictures: [], graphics: [], links: [], elsewhere: [] };

beforeAll(async () => {
  app = await startTestApp({ schema: colloquiumSchema() });
  token = await buildSession(em(), await buildUser(em(), { realName: '沈知秋' }), app.clock);
  contributionId = await writeDraft(app, token, await buildColloquium(em(), { reviewType: ReviewType.DOUBLE_BLIND }));
});
afterAll(() => app.close());

async function upload(bytes: Buffer, name = '论文.docx', id = contributionId, { as = token, kind = 'MANUSCRIPT' } = {}): Promise<string> {
  const file = new File([new Uint8Array(bytes)], name);
  const answer = await act<{ uploadContributionFile: { file: { id: string } } }>(app, as, 'upload', { contributionId: id, kind }, file);
  if (!answer.data) throw new Error(JSON.stringify(answer));
  return answer.data.uploadContributionFile.file.id;
}
const read = async (id: string, as = token, of = contributionId) => await app.request<Read>(READ, { of, id }, { token: as });

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF');
const NAMED = wordDocument(FRONT_PAGE + `<w:p><w:ins w:author="沈知秋" w:id="1"><w:r><w:t>补</w:t></w:r></w:ins></w:p>`, {
  'docProps/core.xml': `<cp:coreProperties xmlns:cp="c" xmlns:dc="d">
    <dc:creator>Shen Zhiqiu</dc:creator><cp:lastModifiedBy>沈知秋</cp:lastModifiedBy>
  </cp:coreProperties>`,
  'docProps/app.xml': '<Properties><Company>江城大学</Company></Properties>',
  'word/comments.xml': `<w:comments ${WORD_XMLNS}><w:comment w:author="陆明"/><w:comment w:author="陆明"/></w:comments>`,
  'word/header1.xml': `<w:hdr ${WORD_XMLNS}>${wordParagraph('沈 知秋：水利碑刻')}</w:hdr>`,
});

describe('a manuscript in Word', () => {
  it('tells its writer what stands on its front page, and what in it names the authors', async () => {
    const reading = (await read(await upload(NAMED))).data?.node;
    expect(reading?.frontPage).toEqual({
      titleZh: { value: '清代江南水利碑刻的书写与传播', confidence: 'HIGH' },
      subtitleZh: { value: '以吴江县为中心' },
      authors: [{ name: { value: '沈知秋' }, unit: { value: '江城大学历史学院' }, email: { value: 'shen@example.org' } }],
      abstractZh: { value: '碑刻是地方水利秩序的凭据。本文以吴江县现存三十七通水利碑为中心，考察其书写、刻立与传播的过程。' },
      keywordsZh: { value: ['水利', '碑刻', '吴江县'] },
      fundings: [{ fundNumber: '21BZS086', fundName: '国家社会科学基金一般项目' }],
    });
    expect(reading?.anonymity).toEqual({
      isRead: true,
      properties: ['Shen Zhiqiu', '沈知秋', '江城大学'],
      markNames: ['陆明', '沈知秋'],
      headers: ['沈知秋'],
      text: ['沈知秋'],
      ...NOWHERE,
    });
  });

  it('says nothing of blind review where reviewers may know the authors, and is not read for it', async () => {
    const open = await writeDraft(app, token, await buildColloquium(em(), { reviewType: ReviewType.SINGLE_BLIND }));
    const id = await upload(NAMED, '论文.docx', open);
    const points = `select sum(points)::int as points from rate_counter where key like 'readFile:user%'`;
    const counted = async () => (await em().execute<{ points: number }[]>(points))[0]?.points;
    const before = await counted();
    expect((await app.request(asking(ANONYMITY), { of: open, id }, { token })).data).toEqual({ node: { anonymity: null } });
    expect(await counted()).toBe(before);
  });

  it('is read for its author alone: for others it is not there, and once handed in it is read no more', async () => {
    const stranger = await buildSession(em(), await buildUser(em()), app.clock);
    const id = await upload(NAMED);
    expect((await read(id, stranger)).data).toEqual({ node: null });
    expect((await app.request<Read>(READ, { of: contributionId, id })).data?.node ?? null).toBeNull();
    const other = await writeDraft(app, token, await buildColloquium(em()));
    const handedIn = await upload(NAMED, '论文.docx', other);
    expect((await read(handedIn, token, other)).data?.node?.frontPage).not.toBeNull();
    expect((await act(app, token, 'submit', { contributionId: other })).errors).toBeUndefined();
    expect((await read(handedIn, token, other)).data).toEqual({ node: { frontPage: null, anonymity: null } });
  });

  it('is read where it belongs: a file of another manuscript, another kind of file and one that was deleted are not there', async () => {
    const other = await writeDraft(app, token, await buildColloquium(em()));
    const code = async (id: string) => (await read(id)).errors?.[0]?.extensions?.['code'];
    expect(await code(await upload(NAMED, '论文.docx', other))).toBe('NOT_FOUND');
    expect(await code(await upload(NAMED, '附件.docx', contributionId, { kind: 'SUPPLEMENT' }))).toBe('NOT_FOUND');
    expect(await code('nothing')).toBe('NOT_FOUND');
    const gone = await upload(NAMED);
    await em().execute('delete from contribution_file where id = ?', [Number(fromGlobalId(gone).id)]);
    expect(await code(gone)).toBe('NOT_FOUND');
  });
});

/** As if the part had been packed: a few kilobytes that unpack to `size`. */
function bomb(size: number): Buffer {
  const packed = deflateRawSync(Buffer.alloc(size, ' '), { level: 1 });
  const document = Buffer.from(wordDocument(FRONT_PAGE, { 'word/footnotes.xml': packed }));
  for (const [signature, method, length] of [
    ['PK\x03\x04', 8, 22],
    ['PK\x01\x02', 10, 24],
  ] as const) {
    const part = document.lastIndexOf(Buffer.from(signature, 'latin1'));
    document.writeUInt16LE(8, part + method);
    document.writeUInt32LE(size, part + length);
  }
  return document;
}

const entities = `<!DOCTYPE w:document [<!ENTITY a "${'x'.repeat(100)}"><!ENTITY b "${'&a;'.repeat(100)}">]>
  <w:document ${WORD_XMLNS}><w:body><w:p><w:r><w:t>&b;</w:t></w:r></w:p></w:body></w:document>`;
const hostile: readonly (readonly [string, () => Buffer])[] = [
  ['a part that unpacks to far more than any paper has', () => bomb(80 * 1024 * 1024)],
  ['no document inside', () => wordDocument('').subarray(0, 200)],
  ['tags within tags without end', () => wordDocument('<w:p>'.repeat(100_000))],
  ['tags nested deep and closed', () => wordDocument('<w:p>'.repeat(5000) + '</w:p>'.repeat(5000))],
  ['entities that grow', () => wordDocument('', { 'word/document.xml': entities })],
  ['a million paragraphs', () => wordDocument('<w:p/>'.repeat(1_000_000))],
  ['a quote without an end', () => wordDocument(`<w:p w:a="${'<w:p '.repeat(10_000)}`)],
];

it.each(hostile)('a file with %s is not read', async (_what, make) => {
  await expect(readWord(make())).rejects.toThrow();
});

const sound = () => Promise.resolve(Readable.from([wordDocument(FRONT_PAGE)]));

it('reading ends at its limits of time and of memory, where the engine aborts, and the next file is read', async () => {
  const long = () =>
    Promise.resolve(Readable.from([wordDocument(FRONT_PAGE + `<w:p>${'<w:r><w:t>水</w:t></w:r>'.repeat(700_000)}</w:p>`)]));
  const causeOf = (limits: FileLimits) =>
    readInProcess(long, { asker: 1, names: [], limits }).catch((error: unknown) => (error instanceof NotRead ? error.cause : error));
  expect(await causeOf({ megabytes: 384, cpuMilliseconds: 1, wallMilliseconds: 100_000 })).toMatchObject({
    message: 'It took longer than 1 ms',
  });
  expect(await causeOf({ megabytes: 40, cpuMilliseconds: 30_000, wallMilliseconds: 100_000 })).toMatchObject({
    message: expect.stringMatching(/SIGABRT.*heap/s),
  });
  expect((await readInProcess(sound, { asker: 1, names: [] })).frontPage.titleZh?.value).toBe('清代江南水利碑刻的书写与传播');
});

it('a file that was just read for the same names is not read again', async () => {
  let opened = 0;
  const open = () => ((opened += 1), sound());
  const both = [['沈知秋'], ['沈知秋'], ['陆明']].map((names) => readInProcess(open, { asker: 1, names, key: 'a key of its own' }));
  const [first, again] = await Promise.all(both);
  expect([first?.anonymity.text, opened]).toEqual([['沈知秋'], 2]);
  expect(again).toEqual(first);
  const gone = () => readInProcess(() => Promise.reject(new FileMissing('x')), { asker: 1, names: [], key: 'another' });
  await expect(gone()).rejects.toThrow(FileMissing);
  expect((await readInProcess(open, { asker: 1, names: [], key: 'another' })).frontPage.titleZh).not.toBeNull();
});

it('a person who has many files read has one of them read at a time, and holds up nobody else (B-014)', async () => {
  const opened: string[] = [];
  const open = (name: string) => async () => {
    opened.push(name);
    await Promise.resolve();
    return Readable.from([Buffer.from('no document')]);
  };
  const asked = (
    [
      ['a', 1],
      ['b', 1],
      ['c', 1],
      ['d', 2],
    ] as const
  ).map(([name, asker]) => readInProcess(open(name), { asker, names: [] }));
  expect((await Promise.allSettled(asked)).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected', 'rejected']);
  expect(opened).toEqual(['a', 'd', 'b', 'c']);
});

it('a person who has had too many files read in an hour is told when to go on', async () => {
  const reader = await buildUser(em());
  const asReader = await buildSession(em(), reader, app.clock);
  const own = await writeDraft(app, asReader, await buildColloquium(em()));
  const id = await upload(wordDocument('<w:p/>'), '论文.docx', own, { as: asReader });
  expect((await read(id, asReader, own)).errors).toBeUndefined();
  await em().execute(`update rate_counter set points = 120 where key like 'readFile:user%'`);
  expect((await read(id, asReader, own)).errors?.[0]?.extensions).toMatchObject({ code: 'RATE_LIMITED', params: { minutes: 60 } });
  await em().execute(`delete from rate_counter where key like 'readFile:user%'`);
});

it('which files are of a format that is read is told, by what they hold', async () => {
  const own = await writeTexts(app, token, await buildColloquium(em()));
  await upload(NAMED, '一.docx', own);
  await upload(PDF, '二.pdf', own);
  const FILES = 'query ($of: ID!) { node(id: $of) { ... on Contribution { files { name isReadable } } } }';
  const { data } = await app.request<{ node: { files: { name: string; isReadable: boolean }[] } }>(FILES, { of: own }, { token });
  expect(Object.fromEntries(data?.node.files.map(({ name, isReadable }) => [name, isReadable]) ?? [])).toEqual({
    '一.docx': true,
    '二.pdf': false,
  });
});

it('a file that cannot be read is answered with nothing, and with that nobody has looked for names; the next one is read', async () => {
  const unread = { frontPage: null, anonymity: { isRead: false, properties: [], markNames: [], headers: [], text: [], ...NOWHERE } };
  const broken = await upload(wordDocument('<w:p>'));
  expect((await read(broken)).data).toEqual({ node: unread });
  expect((await read(await upload(PDF, '论文.pdf'))).data).toEqual({ node: unread });
  expect((await read(await upload(NAMED))).data?.node?.frontPage).not.toBeNull();
});

it.each(['useFrontPageQuery', 'useAnonymityQuery'])('%s, as the wizard asks it, costs few statements', async (name) => {
  const texts = Object.values(JSON.parse(await readFile('web/relay/persisted-documents.json', 'utf8')) as Record<string, string>);
  const document = texts.find((text) => text.includes(`query ${name}(`)) ?? '';
  const costs: number[] = [];
  for (const count of [1, 3]) {
    const own = await writeDraft(app, token, await buildColloquium(em(), { reviewType: ReviewType.DOUBLE_BLIND }));
    let id = '';
    for (let index = 0; index < count; index += 1) id = await upload(NAMED, `${index}.docx`, own);
    const statements = await statementsOf(async () =>
      expect((await app.request(document, { id: own, fileId: id }, { token })).errors).toBeUndefined(),
    );
    expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(7);
    costs.push(statements.length);
  }
  expect(costs[0]).toBe(costs[1]);
});

it('what was deleted, is hidden or is said a second time for old programs is not read', async () => {
  const run = (text: string, look = '') => `<w:r><w:rPr>${look}</w:rPr><w:t>${text}</w:t></w:r>`;
  const box = (text: string) => `<w:txbxContent><w:p>${run(text)}</w:p></w:txbxContent>`;
  const deleted = '<w:del w:author="x"><w:r><w:delText>删</w:delText></w:r></w:del>';
  const twice = `<w:r><mc:AlternateContent><mc:Choice>${box('框')}</mc:Choice><mc:Fallback>${box('框')}</mc:Fallback></mc:AlternateContent></w:r>`;
  const first = run('甲') + deleted + run('藏', '<w:vanish/>') + run('1', '<w:vertAlign w:val="superscript"/>') + twice + run('乙');
  const body = `<w:p>${first}</w:p><w:tbl><w:tr><w:tc><w:p>${run('格 &amp; &#x4E19;')}</w:p></w:tc></w:tr></w:tbl>`;
  const notes = `<w:footnotes ${WORD_XMLNS}><w:footnote><w:p>${run('注')}</w:p></w:footnote></w:footnotes>`;
  const { blocks, changes } = await readWord(wordDocument(body, { 'word/footnotes.xml': notes }));
  expect(blocks.map((block) => [block.place, textOf(block)])).toEqual([
    ['body', '甲1乙'],
    ['textBox', '框'],
    ['table', '格 & 丙'],
    ['footnote', '注'],
  ]);
  expect(blocks[0]?.runs.map(({ isSuperscript }) => isSuperscript)).toEqual([false, true, false]);
  expect(changes).toEqual({ names: ['x'], count: 1 });
});
