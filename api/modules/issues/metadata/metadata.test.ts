// The issue as others read it: JATS by its schema, Crossref by the order and the lengths that its schema fixes, RIS and BibTeX by their lines.
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { validateXML } from 'xmllint-wasm';
import { create } from 'xmlbuilder2';
import { expect, test } from 'vitest';
import { bibtexOf, risOf } from './citations.ts';
import { crossrefOf } from './crossref.ts';
import { isDoiPattern, mintDoi } from '../../../../shared/doi.ts';
import { type ArticleRecord, type IssueRecord, nameParts } from './issue-record.ts';
import { jatsOf } from './jats.ts';

const article: ArticleRecord = {
  manuscriptNumber: 'JNWH2026010001',
  doi: '10.98765/JNWH.2026.3.001',
  url: 'https://press.example/JNWH2026010001?a=1&b=2',
  titleZh: '里耶秦简所见“里”的规模 <一>',
  titleEn: 'The Size of the “Li” & Its Households',
  subtitleZh: '以户籍简为中心',
  subtitleEn: null,
  abstractZh: '第一段。\n\n第二段：a < b && c > d。\u0001',
  abstractEn: 'One paragraph.',
  keywordsZh: ['秦简', '户籍'],
  keywordsEn: ['Qin slips'],
  column: '历史文献',
  firstPage: 1,
  lastPage: 18,
  receivedOn: '2026-01-05',
  acceptedOn: '2026-05-20',
  authors: [
    {
      name: '欧阳知秋',
      affiliation: '东湖大学历史学院',
      email: 'zhiqiu@donghu.example',
      orcid: '0000-0002-1825-0097',
      isCorresponding: true,
    },
    { name: 'Mary Ann O’Neil', affiliation: '东湖大学历史学院', email: null, orcid: null, isCorresponding: false },
  ],
  funds: [{ name: '国家社会科学基金', number: '22BZS001' }],
};

const bare: ArticleRecord = {
  ...article,
  manuscriptNumber: 'JNWH2026010002',
  doi: null,
  titleZh: null,
  titleEn: 'Only English',
  subtitleZh: null,
  abstractZh: null,
  abstractEn: null,
  keywordsZh: [],
  keywordsEn: [],
  column: null,
  firstPage: null,
  lastPage: null,
  receivedOn: null,
  acceptedOn: null,
  authors: [],
  funds: [],
};

const record: IssueRecord = {
  journal: {
    code: 'JNWH',
    title: '江南文化研究',
    titleEn: 'Jiangnan Culture',
    issn: '1234-5679',
    publisher: '示例出版社',
    proceedingsTitle: null,
  },
  issue: { number: 3, publishedOn: '2026-09-01', isProceedings: false },
  articles: [article, bare],
};

const SCHEMAS = path.join(import.meta.dirname, '../../../testing/jats-1.3');

/** The articles, of several in one reading of the schema, that it refuses. */
async function refusedByJats(articles: Record<string, string>): Promise<string[]> {
  const names = (await readdir(SCHEMAS, { recursive: true })).filter((name) => name.endsWith('.xsd'));
  const files = await Promise.all(
    names.map(async (name) => ({ fileName: name, contents: await readFile(path.join(SCHEMAS, name), 'utf8') })),
  );
  const isMain = ({ fileName }: { fileName: string }) => fileName === 'JATS-journalpublishing1-3-mathml3.xsd';
  const result = await validateXML({
    xml: Object.entries(articles).map(([fileName, xml]) => ({ fileName, contents: xml.replace(/<!DOCTYPE[^>]*>/u, '') })),
    schema: files.filter(isMain),
    preload: files.filter((file) => !isMain(file)),
    initialMemoryPages: 1024,
    maxMemoryPages: 8192,
  });
  return [...new Set(result.errors.map(({ loc }) => loc?.fileName ?? ''))];
}

test('an article is JATS 1.3 by its schema, with everything that is known and with as little as there may be', async () => {
  const xml = jatsOf(record, article);
  const refused = await refusedByJats({
    whole: xml,
    bare: jatsOf(record, bare),
    wrong: xml.replace('<article-meta>', '<article-meta><nonsense/>'),
  });
  expect(refused).toEqual(['wrong']);
  expect(xml).toContain('<surname>欧阳</surname>');
  expect(xml).toContain('<given-names>知秋</given-names>');
  expect(xml).toContain('里耶秦简所见“里”的规模 &lt;一&gt;');
  expect(xml).toContain('第二段：a &lt; b &amp;&amp; c &gt; d。</p>');
  expect(xml).not.toContain('\u0001');
  expect(xml.match(/<aff /gu)).toHaveLength(1);
});

const DEPOSIT = { at: new Date('2026-09-02T03:04:05.678Z'), depositor: '示例出版社', email: 'doi@press.example', registrant: '示例出版社' };

/** The names of elements below one of this name, in their order. */
function below(xml: string, name: string): string[] {
  const found = create(xml).find((node) => node.node.nodeName === name, false, true);
  return [...(found?.node.childNodes ?? [])].map(({ nodeName }) => nodeName).filter((one) => !one.startsWith('#'));
}

test('a deposit is in the order that Crossref 5.4.0 fixes, and leaves out what has no DOI', () => {
  const xml = crossrefOf(record, DEPOSIT);
  expect(xml).toContain('<doi_batch xmlns="http://www.crossref.org/schema/5.4.0" version="5.4.0">');
  expect(xml).toContain('<timestamp>20260902030405678</timestamp>');
  expect(below(xml, 'head')).toEqual(['doi_batch_id', 'timestamp', 'depositor', 'registrant']);
  expect(below(xml, 'journal')).toEqual(['journal_metadata', 'journal_issue', 'journal_article']);
  expect(below(xml, 'journal_article')).toEqual([
    'titles',
    'contributors',
    'jats:abstract',
    'jats:abstract',
    'publication_date',
    'acceptance_date',
    'pages',
    'publisher_item',
    'fr:program',
    'doi_data',
  ]);
  expect(below(xml, 'titles')).toEqual(['title', 'original_language_title', 'subtitle']);
  expect(below(xml, 'person_name')).toEqual(['given_name', 'surname', 'affiliations', 'ORCID']);
  expect(below(xml, 'doi_data')).toEqual(['doi', 'resource']);
  expect(xml).not.toContain('Only English');
});

test('a conference is deposited as its proceedings', () => {
  const xml = crossrefOf(
    {
      ...record,
      issue: { ...record.issue, isProceedings: true },
      journal: { ...record.journal, proceedingsTitle: '江南文化国际会议论文集' },
    },
    DEPOSIT,
  );
  expect(below(xml, 'conference')).toEqual(['event_metadata', 'proceedings_metadata', 'conference_paper']);
  expect(below(xml, 'proceedings_metadata')).toEqual(['proceedings_title', 'publisher', 'publication_date', 'noisbn']);
  expect(below(xml, 'conference_paper').slice(0, 2)).toEqual(['contributors', 'titles']);
});

test('RIS has one entry for each article, on lines of their own', () => {
  const lines = risOf(record).split('\r\n');
  expect(lines.slice(0, 6)).toEqual([
    'TY  - JOUR',
    'AU  - 欧阳, 知秋',
    'AU  - O’Neil, Mary Ann',
    'TI  - 里耶秦简所见“里”的规模 <一>：以户籍简为中心',
    'TT  - The Size of the “Li” & Its Households',
    'JO  - 江南文化研究',
  ]);
  expect(lines.filter((line) => line === 'ER  - ')).toHaveLength(2);
  expect(lines).toContain('AB  - 第一段。 第二段：a < b && c > d。');
});

test('BibTeX escapes what TeX would obey, and names each entry once', () => {
  const hostile = { ...article, titleZh: String.raw`100% {\input{x}} $a_b$ #1 ~^`, subtitleZh: null };
  const text = bibtexOf({ ...record, articles: [article, hostile] });
  expect(text).toContain('@article{ouyang2026no3,');
  expect(text).toContain('@article{ouyang2026no3-2,');
  expect(text).toContain(
    String.raw`title = {100\% \textbraceleft{}\textbackslash{}input\textbraceleft{}x\textbraceright{}\textbraceright{} \$a\_b\$ \#1 \textasciitilde{}\textasciicircum{}},`,
  );
  expect(text).toContain('author = {欧阳, 知秋 and O’Neil, Mary Ann},');
});

test('a brace that stands alone ends no field of BibTeX, which counts braces also behind a backslash', () => {
  const text = bibtexOf({ ...record, articles: [{ ...article, titleZh: '甲}, year = {1900', subtitleZh: null, keywordsZh: ['{'] }] });
  expect(text.match(/\{/gu)).toHaveLength(text.match(/\}/gu)?.length ?? 0);
  expect(text).not.toMatch(/\\\}|\\\{/u);
});

test.each([
  ['王伟', '王', '伟'],
  ['欧阳修', '欧阳', '修'],
  ['司马 光', '司马', '光'],
  ['阿不都·热合曼', '阿不都·热合曼', null],
  ['Wang, Wei', 'Wang', 'Wei'],
  ['Jean-Luc van Damme', 'Damme', 'Jean-Luc van'],
  ['Plato', 'Plato', null],
])('the family name of %s is %s', (name, family, given) => {
  expect(nameParts(name)).toMatchObject({ family, given });
});

test('a DOI follows the pattern of its journal; a pattern that gives two articles one DOI is none', () => {
  expect(mintDoi('10.12345/{journal}.{year}.{issue}.{article}', { journal: 'JN-WH', year: '2026', issue: 3, article: 7 })).toBe(
    '10.12345/JNWH.2026.3.007',
  );
  expect(isDoiPattern('10.12345/{journal}.{year}.{issue}.{article}')).toBe(true);
  for (const pattern of [
    '10.12345/{journal}.{year}',
    '10.1/{issue}.{article}',
    '10.12345/{issue}.{article}{other}',
    '10.12345/{issue} {article}',
  ])
    expect(isDoiPattern(pattern), pattern).toBe(false);
});
