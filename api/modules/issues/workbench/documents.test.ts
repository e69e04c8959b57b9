// The documents of an issue, read back from the files that are written.
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { EMPTY_IMPRINT } from '../../../../shared/forms/publication.ts';
import type { IssueRecord } from '../metadata/issue-record.ts';
import { articleRecord, authorBy, issueRecord, SETTINGS } from '../metadata/record.factory.ts';
import { abstractsDocument, romanized } from './abstracts-document.ts';
import { catalogueDocument } from './catalogue-document.ts';
import { cipLines } from './cip-data.ts';
import { contentsText, readContents } from './contents-text.ts';
import { englishContents } from './english-contents-document.ts';
import { wordDocumentsOf, wordFile } from './issue-files.ts';
import { headingOf } from './issue-heading.ts';

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

const HEADING = { journal: '江南文化研究', number: '2026年第3期', facts: ['ISSN 1234-5679', '2026年9月1日'], title: '目录' };
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
  expect(xml).toContain('ISSN 1234-5679　2026年9月1日');
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

const book = (over: { issue?: Partial<IssueRecord['issue']>; journal?: Partial<IssueRecord['journal']> } = {}) =>
  issueRecord({ journal: { kind: 'SERIES', issn: null, ...over.journal }, issue: { isbn: '9787520112345', ...over.issue }, articles: [] });

test('CIP data name the book, who is responsible, the publisher and the month, then access in turn; what nobody said is left out (B-121)', () => {
  const imprint = { ...EMPTY_IMPRINT, subjects: '江南－文化史；地方志', classification: 'K295' };
  expect(cipLines(book({ issue: { imprint, cipNumber: '(2026)第012345号' } }))).toEqual([
    '江南文化研究. 第3辑 / 欧阳知秋主编. -- 示例出版社, 2026.9',
    'ISBN 978-7-5201-1234-5',
    'Ⅰ. ①江… Ⅱ. ①欧… Ⅲ. ①江南－文化史②地方志 Ⅳ. ①K295',
    '中国国家版本馆CIP数据核字（2026）第012345号',
  ]);
  expect(
    cipLines(book({ issue: { isbn: null, imprint: { ...EMPTY_IMPRINT, classification: 'K295' } }, journal: { editors: [] } })),
  ).toEqual(['江南文化研究. 第3辑. -- 示例出版社, 2026.9', 'Ⅰ. ①江… Ⅱ. ①K295']);
  const typed = book({ issue: { imprint: { ...EMPTY_IMPRINT, subjects: '①江南－文化史②地方志' } } });
  expect(cipLines(typed)[2], 'numbers that the office typed are not printed twice').toBe('Ⅰ. ①江… Ⅱ. ①欧… Ⅲ. ①江南－文化史②地方志');
  const papers = book({ journal: { kind: 'PROCEEDINGS', proceedingsTitle: '国际会议论文集' } });
  expect(cipLines(papers)[0]).toBe('国际会议论文集 / 欧阳知秋主编. -- 示例出版社, 2026.9');
});

test('an imprint page has a line for what was said and none for what was not (B-121)', async () => {
  const lines = async (record: IssueRecord) =>
    [...textOf((await wordFile('IMPRINT', record, '')).bytes).matchAll(/<w:b\/><w:bCs\/><\/w:rPr><w:t[^>]*>([^<]*)</gu)].map(
      ([, label]) => label,
    );
  expect(await lines(book())).toEqual(['书名', '主编', '出版发行', '书号']);
  const said = {
    responsibleEditors: '甲',
    edition: '甲',
    printing: '甲',
    format: '甲',
    sheets: '甲',
    wordCount: '甲',
    price: '甲',
    printer: '甲',
  };
  const imprint = { ...EMPTY_IMPRINT, ...said };
  expect(await lines(book({ issue: { imprint } }))).toEqual([
    '书名',
    '主编',
    '责任编辑',
    '出版发行',
    '印刷',
    '开本',
    '印张',
    '字数',
    '版次',
    '印次',
    '书号',
    '定价',
  ]);
  const thousands = book({ issue: { imprint: { ...EMPTY_IMPRINT, wordCount: '320' } } });
  expect(textOf((await wordFile('IMPRINT', thousands, '')).bytes)).toContain('320千字');
  expect(await lines(issueRecord({ journal: { cn: '11-1234/C' }, articles: [] }))).toEqual([
    '刊名',
    '期号',
    '主办单位',
    '主编',
    '出版发行',
    '出版日期',
    '标准刊号',
  ]);
});

test('settings of the journal are seen on the documents that name them: publisher, holder of the copyright, licence (B-125)', async () => {
  const settings = { ...SETTINGS, publisher: '改名出版社', copyrightHolder: '新权利人', licence: 'CC-BY-NC-4.0' } as const;
  const written = async (document: 'IMPRINT' | 'CIP_DATA') => textOf((await wordFile(document, book({ journal: { settings } }), '')).bytes);
  const imprint = await written('IMPRINT');
  for (const text of [
    '改名出版社',
    '© 2026 新权利人',
    '知识共享署名—非商业性使用 4.0 国际许可协议（CC BY-NC 4.0）',
    'https://creativecommons.org/licenses/by-nc/4.0/',
  ])
    expect(imprint).toContain(text);
  expect(await written('CIP_DATA')).toContain('改名出版社, 2026.9');
});

test('the English contents have English columns and titles, names in Latin letters and pages; what has no English words stays Chinese (B-121)', () => {
  const of = [
    article({
      titleZh: '秦简',
      titleEn: 'Slips',
      subtitleEn: 'Of Qin',
      column: '语文',
      columnEn: 'Language',
      authors: by('欧阳知秋', '王伟'),
      firstPage: 1,
    }),
    article({ titleZh: '里耶', titleEn: 'Liye', column: '语文', columnEn: 'Language', authors: by('吕绿'), firstPage: 19 }),
    article({ titleZh: '书评', column: '书评' }),
  ];
  expect(englishContents(of)).toEqual([
    { kind: 'column', text: 'Language' },
    { kind: 'article', text: 'Slips: Of Qin', right: 'Ouyang\u00a0Zhiqiu, Wang\u00a0Wei\u00a0(1)' },
    { kind: 'article', text: 'Liye', right: 'Lü\u00a0Lü\u00a0(19)' },
    { kind: 'column', text: '书评' },
    { kind: 'text', text: '书评' },
  ]);
});

test('the head of a document has the number in the words of its kind, identifiers and day (B-121)', () => {
  const heads = (record: IssueRecord) =>
    (['zh-CN', 'en-US'] as const)
      .map((language) => headingOf(record, 'issue.contentsHeading', language))
      .map(({ number, facts }) => [number, ...facts]);
  const journal = issueRecord({ journal: { cn: '11-1234/C' }, issue: { volume: 4, totalNumber: 18 }, articles: [] });
  expect(heads(journal)).toEqual([
    ['2026年第4卷第3期（总第18期）', 'ISSN 1234-5679', 'CN 11-1234/C', '2026年9月1日'],
    ['Vol. 4, No. 3, Total No. 18, 2026', 'ISSN 1234-5679', 'CN 11-1234/C', '2026-09-01'],
  ]);
  expect(heads(book({ issue: { totalNumber: 18 } }))).toEqual([
    ['第3辑（总第18辑）', 'ISBN 978-7-5201-1234-5', '2026年9月1日'],
    ['No. 3, Total No. 18', 'ISBN 978-7-5201-1234-5', '2026-09-01'],
  ]);
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
  const imprint = { ...EMPTY_IMPRINT, printer: '印\uFFFF刷', subjects: '主\uFFFE题' };
  const record = issueRecord({
    journal: {
      kind: 'SERIES',
      title: '江\uFFFF南',
      titleEn: 'Jiang\uFFFFnan',
      settings: { ...SETTINGS, publisher: '社\uFFFF', copyrightHolder: '权\uFFFF' },
    },
    issue: { imprint, cipNumber: '(2026)第012345号\uFFFF' },
    articles: [hostile],
  });
  const files: Uint8Array[] = [];
  for (const document of wordDocumentsOf('SERIES')) files.push((await wordFile(document, record, contentsText([hostile]))).bytes);
  expect(files).toHaveLength(5);
  for (const file of files) for (const part of Object.values(unzipSync(file))) expect(strFromU8(part)).not.toMatch(/[\uFFFE\uFFFF]/u);
});
