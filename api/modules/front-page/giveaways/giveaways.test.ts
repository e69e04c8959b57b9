// Traces of the authors in a Word file for a blind reviewer. Their removal at the download: files/cleaning/documents.test.ts.
import { expect, it } from 'vitest';
import type { Anonymity } from './anonymity.ts';
import { readAnonymity } from './giveaways.ts';
import { block, WORD_XMLNS, wordDocument, wordParagraph } from '../front-page.factory.ts';
import { printedInLatin } from './latin-names.ts';
import { readWord } from '../../word/read-word.ts';

async function anonymityOf(names: readonly string[], body: string, more: Record<string, string> = {}): Promise<Anonymity> {
  return readAnonymity(await readWord(wordDocument(body, more)), names);
}
const made = (creator: string, company = '') => ({
  'docProps/core.xml': `<c:p xmlns:c="c" xmlns:d="d"><d:creator>${creator}</d:creator></c:p>`,
  'docProps/app.xml': `<Properties><Company>${company}</Company></Properties>`,
});
const header = (text: string) => ({ 'word/header1.xml': `<w:hdr ${WORD_XMLNS}>${wordParagraph(text)}</w:hdr>` });

it('an author is found however the name is spaced, and not within a longer Latin name', async () => {
  expect((await anonymityOf(['沈知秋', 'An Li'], wordParagraph('沈　知秋 与 Susan Lin'))).text).toEqual(['沈知秋']);
  expect((await anonymityOf(['An Li'], wordParagraph('by AN  LI, 2026'))).text).toEqual(['An Li']);
});

it.each([
  ['沈知秋', 'by SHEN Zhiqiu and others', 'SHEN Zhiqiu'],
  ['沈知秋', 'see Zhi-Qiu  Shen, who', 'Zhi-Qiu Shen'],
  ['沈 知秋', 'ZHIQIU SHEN¹', 'ZHIQIU SHEN'],
  ['沈知秋', 'Shen, Zhi Qiu', 'Shen, Zhi Qiu'],
  ['沈知秋', '联系：zhiqiu.shen85@example.org', 'zhiqiu.shen'],
  ['沈知秋', '联系：shenzhiqiu@example.org', 'shenzhiqiu'],
  ['沈知秋', 'Shen Congwen; Zhiqiu Lu', null],
  ['沈知秋', 'Shen Zhiqiuyi', null],
  ['欧阳知秋', 'OUYANG Zhiqiu', 'OUYANG Zhiqiu'],
  ['欧阳知秋', 'Zhiqiu Ou-yang', 'Zhiqiu Ou-yang'],
  ['曾乐', 'ZENG Yue', 'ZENG Yue'],
  ['吕绿', 'LYU Lü', 'LYU Lü'],
  ['尤灿', 'what you can do; you can@home', null],
  ['尤灿', 'You Can', 'You Can'],
  ['尤灿', 'youcan7@example.org', 'youcan'],
])('%s in “%s” is found in Latin letters as it is written: %s', async (name, text, found) => {
  expect((await anonymityOf([name], wordParagraph(text))).text).toEqual(found === null ? [] : [found]);
});

it('the names that the page itself gives the authors in Latin letters are found, and nothing else of it', () => {
  const printed = (names: string[], ...lines: string[]) =>
    printedInLatin(
      lines.map((line) => block(line)),
      names,
    );
  expect(printed(['沈知秋', '陆明'], '水利碑刻考', 'Steles of Water', 'Grace SHEN, LU Ming')).toEqual(['Grace SHEN', 'LU Ming']);
  expect(printed(['沈知秋'], 'Grace SHEN, LU Ming')).toEqual([]);
  expect(printed(['沈知秋', '陆明'], 'Maria KELLER, LU Ming')).toEqual([]);
});

it('a name in Latin letters is found with the family name first or last', async () => {
  expect((await anonymityOf(['SHEN Zhiqiu', 'Maria de Vries'], wordParagraph('by Zhiqiu Shen and VRIES, Maria de'))).text).toEqual([
    'SHEN Zhiqiu',
    'Maria de Vries',
  ]);
});

it('an author’s address in the text is told as the name is', async () => {
  expect((await anonymityOf(['沈知秋', 'shen@example.org'], wordParagraph('联系：Shen@example.org'))).text).toEqual(['shen@example.org']);
});

it('the people who made, changed or remarked on the file are looked for, though no author is typed in', async () => {
  const comments = { 'word/comments.xml': `<w:comments ${WORD_XMLNS}><w:comment w:author="陆明"/></w:comments>` };
  expect(await anonymityOf([], wordParagraph('一稿'), { ...made('樊素心'), ...header('樊素心　初稿') })).toMatchObject({
    properties: ['樊素心'],
    headers: ['樊素心'],
    text: [],
  });
  expect((await anonymityOf([], wordParagraph('感谢陆明。'), comments)).text).toEqual(['陆明']);
  expect((await anonymityOf([], wordParagraph('Thanks to Li Wen.'), made('Li Wen'))).text).toEqual(['Li Wen']);
  expect((await anonymityOf([], wordParagraph('欧阳知秋：碑刻；阿不都·热合曼'), made('欧阳知秋', '阿不都·热合曼'))).text).toEqual([
    '欧阳知秋',
    '阿不都·热合曼',
  ]);
});

it('programs, firms and signs are no persons to look for', async () => {
  expect(await anonymityOf([], wordParagraph('江城大学的 ZL 基因与 Microsoft Office User'), made('ZL', '江城大学'))).toMatchObject({
    properties: ['ZL', '江城大学'],
    text: [],
  });
  expect(await anonymityOf([], wordParagraph('Jiangcheng University'), made('Jiangcheng University', '江城水利志'))).toMatchObject({
    properties: ['Jiangcheng University', '江城水利志'],
    text: [],
  });
  expect(
    await anonymityOf([], '<w:p><w:ins w:author="Microsoft Office User"><w:r><w:t>补</w:t></w:r></w:ins></w:p>', made('Administrator')),
  ).toMatchObject({ properties: [], changes: { count: 1, names: [] } });
});

it('a name that a style hides is told, in the text as in a footer', async () => {
  const styles = {
    'word/styles.xml': `<w:styles ${WORD_XMLNS}><w:style w:type="character" w:styleId="S"><w:rPr><w:vanish/></w:rPr></w:style></w:styles>`,
  };
  const hidden = (name: string) => `<w:p><w:r><w:rPr><w:rStyle w:val="S"/></w:rPr><w:t>${name}</w:t></w:r></w:p>`;
  const footer = { 'word/footer1.xml': `<w:ftr ${WORD_XMLNS}>${hidden('陆明')}</w:ftr>` };
  const told = await anonymityOf(['沈知秋', '陆明'], hidden('沈知秋'), { ...styles, ...footer });
  expect(told).toMatchObject({ text: [], headers: [], deleted: ['沈知秋', '陆明'] });
});

it('names in the words of comments, in deleted and in hidden text are told, for the file keeps them', async () => {
  const comments = {
    'word/comments.xml': `<w:comments ${WORD_XMLNS}><w:comment w:author="x"><w:p><w:r><w:t>知</w:t></w:r><w:r><w:t>秋，请核对。</w:t></w:r></w:p></w:comment></w:comments>`,
  };
  const deleted =
    '<w:p><w:del w:author="x"><w:r><w:delText>沈</w:delText></w:r><w:r><w:delText>知秋</w:delText></w:r></w:del><w:r><w:t>某某</w:t></w:r></w:p>';
  const hidden = (is: string) => `<w:p><w:r><w:rPr><w:vanish${is}/></w:rPr><w:t>陆明</w:t></w:r></w:p>`;
  expect(await anonymityOf(['沈知秋', '知秋', '陆明'], deleted + hidden(''), comments)).toMatchObject({
    text: [],
    commentTexts: ['知秋'],
    deleted: ['沈知秋', '陆明'],
  });
  expect(await anonymityOf(['陆明'], hidden(' w:val="0"'))).toMatchObject({ text: ['陆明'], deleted: [] });
});

it('names outside of paragraphs are told with their place', async () => {
  const picture = '<w:drawing><wp:docPr id="1" name="图" descr="沈知秋摄"/></w:drawing>';
  const more = {
    'word/charts/chart1.xml': '<c:chart><c:v>陆明组</c:v></c:chart>',
    'word/_rels/document.xml.rels':
      '<Relationships><Relationship Type="x/hyperlink" Target="mailto:shen@example.org" TargetMode="External"/></Relationships>',
  };
  const body = `<w:p><w:bookmarkStart w:name="沈知秋"/><w:r><w:t>正文</w:t>${picture}</w:r></w:p>`;
  expect(await anonymityOf(['沈知秋', '陆明', 'shen@example.org'], body, more)).toMatchObject({
    text: [],
    pictures: ['沈知秋'],
    graphics: ['陆明'],
    links: ['shen@example.org'],
    elsewhere: ['沈知秋'],
    isWhole: true,
  });
});

it('a mark above the line is no part of a name, and names do not go on in the next paragraph', async () => {
  const raised = '<w:p><w:r><w:t>John Smith</w:t></w:r><w:r><w:rPr><w:vertAlign w:val="superscript"/></w:rPr><w:t>a</w:t></w:r></w:p>';
  expect((await anonymityOf(['John Smith'], raised)).text).toEqual(['John Smith']);
  expect((await anonymityOf(['沈知秋'], wordParagraph('沈知') + wordParagraph('秋水'))).text).toEqual([]);
});

it.each([
  [
    'text in another format',
    wordParagraph('正文'),
    { 'word/_rels/document.xml.rels': '<Relationships><Relationship Type="x/aFChunk" Target="a.mht"/></Relationships>' },
  ],
  ['a part that is not sound', wordParagraph('正文'), { 'word/charts/chart1.xml': '<c:v>' }],
  ['pictures alone', '<w:p><w:r><w:drawing/></w:r></w:p>', {}],
])('of a file with %s nobody says that it names no one', async (_what, body, more) => {
  expect(await anonymityOf(['沈知秋'], body, more)).toMatchObject({ text: [], isWhole: false });
});

it.each([
  ['no prefix', (ns: string) => `<document xmlns="${ns}" xmlns:w="${ns}"><body><p><r><t>沈知秋</t></r></p></body></document>`],
  [
    'another prefix',
    (ns: string) =>
      `<x:document xmlns:x="${ns}"><x:body><x:p><x:r><x:rPr><x:vanish x:val="0"/></x:rPr><x:t>沈知秋</x:t></x:r></x:p></x:body></x:document>`,
  ],
  [
    'a prefix declared within',
    (ns: string) => `<w:document xmlns:w="${ns}"><w:body><y:p xmlns:y="${ns}"><y:r><y:t>沈知秋</y:t></y:r></y:p></w:body></w:document>`,
  ],
])('a file that writes the names of Word’s elements with %s is read', async (_how, make) => {
  for (const namespace of [
    'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
    'http://purl.oclc.org/ooxml/wordprocessingml/main',
  ]) {
    expect(await anonymityOf(['沈知秋'], '', { 'word/document.xml': make(namespace) })).toMatchObject({ text: ['沈知秋'], isWhole: true });
  }
});
