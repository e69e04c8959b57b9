// The documents of an issue, read back from the files that are written.
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { articleRecord, authorBy } from '../metadata/record.factory.ts';
import { abstractsDocument, romanized } from './abstracts-document.ts';
import { catalogueDocument } from './catalogue-document.ts';
import { contentsText, readContents } from './contents-text.ts';

const article = articleRecord;
const by = (...names: string[]) => names.map((name) => authorBy(name));

const articles = [
  article({
    titleZh: '说“……”',
    subtitleZh: '标点小史',
    authors: by('欧阳知秋', '王伟'),
    column: '语文',
    firstPage: 1,
    titleEn: 'On Dots',
    abstractEn: 'First.\nSecond & <third>.',
    keywordsEn: ['dots', 'signs'],
  }),
  article({ titleZh: '里耶秦简', authors: by('吕绿'), column: '语文', firstPage: 19 }),
  article({ titleEn: 'Only English', authors: by('Mary O’Neil'), column: '书评' }),
];

const HEADING = { journal: '江南文化研究', number: '2026年第3期', title: '目录' };
const textOf = (file: Uint8Array) => strFromU8(unzipSync(file)['word/document.xml'] ?? new Uint8Array());

test('contents have a line for each article under its column, and are read back as they were written', () => {
  const text = contentsText(articles);
  expect(text.split('\n')).toEqual([
    '【语文】',
    '说“……”——标点小史……欧阳知秋　王伟（1）',
    '里耶秦简……吕绿（19）',
    '【书评】',
    'Only English……Mary O’Neil',
  ]);
  expect(readContents(`${text}\n\n  编后记  `)).toEqual([
    { kind: 'column', text: '语文' },
    { kind: 'article', text: '说“……”——标点小史', right: '欧阳知秋　王伟（1）' },
    { kind: 'article', text: '里耶秦简', right: '吕绿（19）' },
    { kind: 'column', text: '书评' },
    { kind: 'article', text: 'Only English', right: 'Mary O’Neil' },
    { kind: 'text', text: '编后记' },
  ]);
});

test('the catalogue is a Word document with dots up to authors and page', async () => {
  const xml = textOf(await catalogueDocument(HEADING, contentsText(articles)));
  expect(xml).toContain('江南文化研究　2026年第3期');
  expect(xml.match(/w:leader="dot"/gu)).toHaveLength(3);
  expect(xml).toMatch(/<w:pStyle w:val="Column"\/>.*?语文/u);
  expect(xml.indexOf('里耶秦简')).toBeGreaterThan(xml.indexOf('说“……”'));
});

test('authors for whom a long title leaves no room stand on the next line behind dots, and more than a line of them beneath it at the right', async () => {
  const title = '从县志、碑刻与契约文书看明清以来江南水乡市镇的水利组织与祭祀网络';
  const many = Array.from({ length: 20 }, (_, at) => `作者${at}`).join('　');
  const xml = textOf(await catalogueDocument(HEADING, `${title}……朱淑文　季疏桐（1）\n短题……${many}（15）\n短题……王伟（20）`));
  const [long, short, authors, usual] = xml.split('<w:p>').filter((part) => /朱淑文|短题|作者0|王伟/u.test(part));
  expect([long, short, authors, usual].map((part) => [part?.includes('<w:br/>'), part?.includes('w:leader="dot"')])).toEqual([
    [true, true],
    [false, false],
    [false, false],
    [false, true],
  ]);
  expect(authors).toContain('<w:jc w:val="right"/>');
});

test('the English abstracts stand in the order of the issue, names in Latin letters', async () => {
  const xml = textOf(await abstractsDocument({ ...HEADING, title: 'Abstracts' }, articles));
  for (const text of ['On Dots', 'Ouyang Zhiqiu, Wang Wei (1)', 'Abstract: ', 'Second &amp; &lt;third&gt;.', 'dots; signs', 'Mary O’Neil'])
    expect(xml).toContain(text);
  const typed = ['本刊课题组', 'King, Martin Luther, Jr.', '山田太郎'];
  expect(by('吕绿', ...typed).map(romanized)).toEqual(['Lü Lü', ...typed]);
});

test('a long row of dots or tabs is read at once, whatever follows it', () => {
  const rows = ['\t'.repeat(900), '.'.repeat(900), '…'.repeat(900), ' '.repeat(900)].map((row) => `甲${row}…`);
  expect(readContents(rows.join('\n'))).toHaveLength(4);
  expect(readContents(`甲${'\t'.repeat(300)}乙`)).toEqual([{ kind: 'article', text: '甲', right: '乙' }]);
});

test('text that looks like markup is text in both documents (B-001)', async () => {
  const typed = 'R&D; &nbsp; &#8; &lt;b&gt; <b> ]]>';
  const written = 'R&amp;D; &amp;nbsp; &amp;#8; &amp;lt;b&amp;gt; &lt;b&gt; ]]&gt;';
  const hostile = article({ titleEn: typed, abstractEn: typed, keywordsEn: [typed], authors: by(typed), column: typed });
  const catalogue = textOf(await catalogueDocument({ ...HEADING, journal: typed }, contentsText([hostile])));
  const abstracts = textOf(await abstractsDocument({ ...HEADING, journal: typed }, [hostile]));
  // Journal, column, title, author; journal, title, author, abstract, keyword.
  expect([catalogue, abstracts].map((xml) => xml.split(written).length - 1)).toEqual([4, 5]);
});

test('letters that XML does not have stand in no document, which no program would open', async () => {
  const hostile = article({
    titleEn: 'A\uFFFFB',
    titleZh: '甲\uFFFF乙',
    abstractEn: 'x\uFFFE',
    keywordsEn: ['k\uFFFF'],
    authors: by('王\uFFFE伟'),
  });
  const files = [
    await catalogueDocument({ ...HEADING, journal: '江\uFFFF南' }, contentsText([hostile])),
    await abstractsDocument({ ...HEADING, journal: '江\uFFFF南' }, [hostile]),
  ];
  for (const file of files) for (const part of Object.values(unzipSync(file))) expect(strFromU8(part)).not.toMatch(/[\uFFFE\uFFFF]/u);
});
