// The issue as others read it: JATS by its schema, Crossref by the order and the lengths that its schema fixes, RIS and BibTeX by their
// lines.
import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { expect, test } from 'vitest';
import { bibtexOf, risOf } from './citations.ts';
import { crossrefOf } from './crossref.ts';
import { fieldOf } from './export-field.ts';
import { isDoiPattern, mintDoi } from '../../../../shared/doi.ts';
import { latinTextOf, type PersonName } from '../../../../shared/forms/person-name.ts';
import { PUBLICATION_KINDS } from '../../../../shared/forms/publication.ts';
import { type ArticleRecord, type IssueRecord, paragraphs } from './issue-record.ts';
import { jatsOf } from './jats.ts';
import { articleRecord, authorBy, issueRecord, SETTINGS } from './record.factory.ts';
import { refusalsOf } from './schema-check.ts';
import { xmlText } from './xml.ts';

const article = articleRecord({
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
      ...authorBy('欧阳知秋', {}, '东湖大学历史学院'),
      email: 'zhiqiu@donghu.example',
      orcid: '0000-0002-1825-0097',
      isCorresponding: true,
    },
    authorBy('Mary Ann O’Neil', {}, '东湖大学历史学院'),
  ],
  funds: [{ name: '国家社会科学基金', number: '22BZS001' }],
});

const bare = articleRecord({ manuscriptNumber: 'JNWH2026010002', url: article.url, titleEn: 'Only English' });

const record = issueRecord({ articles: [article, bare] });

const conference: IssueRecord = {
  ...record,
  journal: { ...record.journal, kind: 'PROCEEDINGS', issn: null, proceedingsTitle: '江南文化国际会议论文集' },
};
const single: IssueRecord = { ...record, issue: { ...record.issue, number: null } };
const singlePaper: IssueRecord = { ...conference, issue: { ...conference.issue, number: null } };
const withoutIssn: IssueRecord = { ...record, journal: { ...record.journal, issn: null, titleEn: null } };
const chineseOnly: ArticleRecord = { ...article, titleEn: null, abstractEn: null, keywordsEn: [], url: null };
const everybody: ArticleRecord = {
  ...article,
  authors: [
    '本刊课题组',
    'Ministry of Culture and Tourism',
    'King, Martin Luther, Jr.',
    'ZHANG Wei',
    '阿不都·热合曼',
    'Plato',
    '欧阳修',
  ].map((name) => authorBy(name, {}, name)),
};

test('JATS is valid by the schema 1.3 for journals, conferences and single publications, with and without ISSN, whole, bare, in one language (B-003)', async () => {
  const kinds = [record, withoutIssn, conference, single, singlePaper].flatMap((of) =>
    [article, bare, chineseOnly, everybody].map((one) => jatsOf({ ...of, articles: [one] }, one)),
  );
  const xml = kinds[0] ?? '';
  const wrong = [xml.replace('<article-meta>', '<article-meta><nonsense/>'), xml.replace('&lt;', '<'), xml.replace('&amp;', '&nbsp;')];
  const refusals = await refusalsOf({ schema: 'JATS', texts: [...kinds, ...wrong] });
  expect(refusals.slice(0, kinds.length)).toEqual(kinds.map(() => null));
  expect(refusals.slice(kinds.length).map((refusal) => typeof refusal)).toEqual(['string', 'string', 'string']);
  expect(xml).toContain('<surname>欧阳</surname>');
  expect(xml).toContain('<given-names>知秋</given-names>');
  expect(xml).toContain('里耶秦简所见“里”的规模 &lt;一&gt;');
  expect(xml).toContain('第二段：a &lt; b &amp;&amp; c &gt; d。 </p>');
  expect(xml).not.toContain('\u0001');
  expect(xml.match(/<aff /gu)).toHaveLength(1);
  expect(kinds.map((text) => /<issue>/u.test(text))).toEqual(kinds.map((_, at) => at < 12));
}, 600_000);

test('a deposit is valid by the schema 5.4.0 of Crossref, of journals and conferences, with and without ISSN; what is not says in which element (B-002)', async () => {
  const kinds = [record, withoutIssn, conference, single, singlePaper].map((of) =>
    crossrefOf(
      { ...of, articles: [article, bare, { ...everybody, doi: '10.98765/2' }, { ...bare, doi: '10.98765/3', authors: [] }] },
      DEPOSIT,
    ),
  );
  const tooLong = (parts: Partial<PersonName>) =>
    crossrefOf({ ...record, articles: [{ ...article, authors: [authorBy('欧阳知秋', parts)] }] }, DEPOSIT);
  const wrong = [tooLong({ givenName: '阳'.repeat(70) }), tooLong({ latinGivenName: 'a'.repeat(70) })];
  const refusals = await refusalsOf({ schema: 'CROSSREF', texts: [...kinds, ...wrong] });
  expect(refusals.slice(0, kinds.length)).toEqual(kinds.map(() => null));
  const [givenName, latin] = refusals.slice(kinds.length);
  expect([givenName, latin]).toEqual([expect.stringMatching(/given_name.*maxLength/u), expect.stringMatching(/\}name'.*maxLength/u)]);
  expect([givenName, latin].map((refusal) => fieldOf(refusal ?? ''))).toEqual(['AUTHOR', 'AUTHOR']);
}, 600_000);

interface Read {
  name: string;
  text: string;
  children: Read[];
}

/** Throws where it is not well-formed. */
function tree(xml: string): Read {
  const root: Read = { name: '', text: '', children: [] };
  const path = [root];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('opentag', ({ name }) => {
    const element: Read = { name, text: '', children: [] };
    path.at(-1)?.children.push(element);
    path.push(element);
  });
  parser.on('text', (text) => {
    const element = path.at(-1);
    if (element) element.text += text;
  });
  parser.on('cdata', () => {
    throw new Error('Nothing writes such a section');
  });
  parser.on('closetag', () => void path.pop());
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(xml).close();
  return root;
}

const within = (element: Read, name: string): Read[] =>
  element.children.flatMap((child) => [...(child.name === name ? [child] : []), ...within(child, name)]);
const textsIn = (root: Read, name: string) => within(root, name).map(({ text }) => text);

const HOSTILE = [
  'R&D;',
  '&nbsp;',
  '&#8;',
  '&#x41;',
  '&amp;',
  '&lt;b&gt;',
  '&',
  '<b>',
  '</title>',
  ']]>',
  '<![CDATA[',
  '<!--',
  '-->',
  '<?x ?>',
  '"',
  "'",
  '%',
  '{',
  '}',
  '\\',
  '$',
  '#',
  '_',
  '~',
  '^',
  ' and ',
  '\u0001',
  '\u0008',
  '\u000B',
  '\uFFFE',
  '\uD800',
  '\uDC00',
  '𠮷',
  '  - ',
  '=',
  ',',
  '，',
  '甲',
  'é',
  'x',
  '; ',
];
const hostile = fc.array(fc.constantFrom(...HOSTILE), { minLength: 1, maxLength: 6 }).map((parts) => `字${parts.join('')}字`);
const many = fc.array(hostile, { minLength: 1, maxLength: 3 });
const hostileName = fc.record({
  familyName: hostile,
  givenName: hostile,
  suffix: hostile,
  latinFamilyName: hostile,
  latinGivenName: hostile,
  isGroup: fc.boolean(),
});
const hostileArticle = fc
  .record({
    titleZh: hostile,
    titleEn: hostile,
    subtitleZh: hostile,
    subtitleEn: hostile,
    abstractZh: hostile,
    abstractEn: hostile,
    column: hostile,
  })
  .chain((texts) =>
    fc
      .record({
        keywordsZh: many,
        keywordsEn: many,
        parts: hostileName,
        affiliation: hostile,
        email: hostile,
        fund: hostile,
        award: hostile,
      })
      .map(({ parts, affiliation, email, fund, award, ...words }): ArticleRecord => ({
        ...article,
        ...texts,
        ...words,
        manuscriptNumber: award,
        url: `https://press.example/?${encodeURI(fund.toWellFormed())}&b=${award}`,
        authors: [{ ...authorBy('王伟', parts, affiliation), email, isCorresponding: true }],
        funds: [{ name: fund, number: award }],
      })),
  );
const hostileRecord = fc
  .record({
    one: hostileArticle,
    title: hostile,
    titleEn: hostile,
    publisher: hostile,
    code: hostile,
    kind: fc.constantFrom(...PUBLICATION_KINDS),
  })
  .map(({ one, publisher, ...journal }): [IssueRecord, ArticleRecord] => [
    issueRecord({ journal: { ...journal, settings: { ...SETTINGS, publisher }, proceedingsTitle: journal.title }, articles: [one] }),
    one,
  ]);
const plain = (...texts: (string | null)[]) => texts.map((text) => xmlText(text ?? ''));

test('whatever a text looks like, JATS and Crossref parse and give back what was typed, blanks for what XML does not have (B-001)', () => {
  fc.assert(
    fc.property(hostileRecord, ([of, one]) => {
      const jats = tree(jatsOf(of, one));
      const house = of.journal.settings.publisher;
      const deposit = tree(crossrefOf(of, { ...DEPOSIT, depositor: house, email: house, registrant: house }));
      const [author] = one.authors;
      const [fund] = one.funds;
      if (!author || !fund) throw new Error('one author and one fund');
      const { familyName, givenName, suffix, latinFamilyName, latinGivenName, isGroup } = author.parts;
      const latin = latinTextOf(author.parts);
      expect({
        ids: textsIn(jats, 'article-id')[0],
        title: textsIn(jats, 'article-title'),
        subtitle: textsIn(jats, 'subtitle'),
        translated: [...textsIn(jats, 'trans-title'), ...textsIn(jats, 'trans-subtitle')],
        journal: [...textsIn(jats, 'journal-id'), ...textsIn(jats, 'journal-title'), ...textsIn(jats, 'publisher-name')],
        abstracts: textsIn(jats, 'p'),
        column: textsIn(jats, 'subject'),
        words: textsIn(jats, 'kwd'),
        name: ['collab', 'surname', 'given-names', 'suffix'].flatMap((element) => textsIn(jats, element)),
        unit: textsIn(jats, 'institution'),
        mail: textsIn(jats, 'email'),
        funds: [...textsIn(jats, 'funding-source'), ...textsIn(jats, 'award-id')],
      }).toEqual({
        ids: xmlText(one.manuscriptNumber),
        title: plain(one.titleZh),
        subtitle: plain(one.subtitleZh),
        translated: plain(of.journal.titleEn, one.titleEn, one.subtitleEn),
        journal: plain(of.journal.code, of.journal.title, of.journal.settings.publisher),
        abstracts: [one.abstractZh, one.abstractEn].flatMap((text) => paragraphs(text ?? '').map(xmlText)),
        column: plain(one.column),
        words: plain(...one.keywordsZh, ...one.keywordsEn),
        name: isGroup ? plain(familyName, latin) : plain(familyName, latinFamilyName, givenName, latinGivenName, suffix, suffix),
        unit: plain(author.units[0]?.name ?? null),
        mail: plain(author.email),
        funds: plain(fund.name, fund.number),
      });
      expect({
        titles: [...textsIn(deposit, 'title'), ...textsIn(deposit, 'original_language_title'), ...textsIn(deposit, 'subtitle')],
        journal: [
          ...textsIn(deposit, 'full_title'),
          ...textsIn(deposit, 'conference_name'),
          ...textsIn(deposit, 'proceedings_title'),
          ...textsIn(deposit, 'publisher_name'),
        ],
        abstracts: textsIn(deposit, 'jats:p'),
        name: ['organization', 'surname', 'given_name', 'name', 'suffix'].flatMap((element) => textsIn(deposit, element)),
        unit: textsIn(deposit, 'institution_name'),
        number: textsIn(deposit, 'item_number'),
        funds: textsIn(deposit, 'fr:assertion').filter((text) => text.trim() !== ''),
        resource: textsIn(deposit, 'resource'),
        house: [...textsIn(deposit, 'depositor_name'), ...textsIn(deposit, 'email_address'), ...textsIn(deposit, 'registrant')],
      }).toEqual({
        titles: plain(one.titleEn, one.titleZh, one.subtitleEn, one.subtitleZh),
        journal:
          of.journal.kind === 'PROCEEDINGS'
            ? plain(of.journal.titleEn, of.journal.proceedingsTitle, of.journal.settings.publisher)
            : plain(of.journal.titleEn, of.journal.title),
        abstracts: [one.abstractZh, one.abstractEn].flatMap((text) => paragraphs(text ?? '').map(xmlText)),
        name: isGroup ? plain(familyName) : plain(familyName, givenName, latin, suffix),
        unit: isGroup ? [] : plain(author.units[0]?.name ?? null),
        number: plain(one.manuscriptNumber),
        funds: plain(fund.name, fund.number),
        resource: plain(one.url),
        house: plain(house, house, house),
      });
    }),
    { numRuns: 300 },
  );
});

const oneLine = (text: string | null) => (text ?? '').replaceAll(/[\p{Cc}\s]+/gu, ' ').trim();

/** The fields of the first entry, as BibTeX reads it: a field ends where its braces do, and TeX commands become signs again. */
function bibtexFields(text: string): Record<string, string> {
  const fields: Record<string, string> = {};
  let rest = text.slice(text.indexOf(',') + 1);
  for (let head = /^\s*(\w+) = \{/u.exec(rest); head !== null; head = /^\s*(\w+) = \{/u.exec(rest)) {
    let depth = 1;
    let end = head[0].length;
    for (; depth > 0; end += 1) depth += rest[end] === '{' ? 1 : rest[end] === '}' ? -1 : 0;
    fields[head[1] ?? ''] = rest.slice(head[0].length, end - 1);
    rest = rest.slice(end + 1);
  }
  expect(rest.trim().startsWith('}')).toBe(true);
  return fields;
}
const SIGNS: Record<string, string> = {
  textbackslash: '\\',
  textbraceleft: '{',
  textbraceright: '}',
  textasciitilde: '~',
  textasciicircum: '^',
};
const fromTex = (text: string) =>
  text.replaceAll(/\\(?:(text\w+)\{\}|([&%$#_]))|[{}]/gu, (_, word: string | undefined, sign = '') => (word ? (SIGNS[word] ?? '?') : sign));

test('whatever a text looks like, RIS and BibTeX keep it in its field, on one line (B-001)', () => {
  fc.assert(
    fc.property(hostileRecord, ([of, one]) => {
      const lines = risOf(of).split('\r\n');
      expect(lines.every((line, at) => /^[A-Z][A-Z0-9] {2}- /u.test(line) || at === lines.length - 1)).toBe(true);
      expect(lines.filter((line) => line.startsWith('ER  - '))).toHaveLength(1);
      for (const [tag, text] of [
        ['AB', one.abstractZh],
        ['PB', of.journal.settings.publisher],
        ['T2', of.journal.title],
        ['KW', one.keywordsZh[0] ?? null],
      ] as const)
        expect(lines).toContain(`${tag}  - ${oneLine(text)}`);
      const fields = bibtexFields(bibtexOf(of));
      expect(fromTex(fields['abstract'] ?? '')).toBe(oneLine(one.abstractZh));
      expect(fromTex(fields['publisher'] ?? '')).toBe(oneLine(of.journal.settings.publisher));
      expect(fromTex(fields['title'] ?? '')).toBe(oneLine(`${one.titleZh}：${one.subtitleZh}`));
    }),
    { numRuns: 200 },
  );
});

test('an article that is published by itself is told of without an issue, in RIS and in BibTeX (B-003)', () => {
  const [ris, bibtex] = [risOf({ ...single, articles: [article] }), bibtexOf({ ...single, articles: [article] })];
  expect(ris).toContain('PY  - 2026');
  expect(ris).not.toMatch(/^(?:IS|SP) {2}- null|^IS/mu);
  expect(bibtex).toMatch(/^@article\{ouyang2026,/u);
  expect(bibtex).not.toMatch(/number = |null/u);
});

const DEPOSIT = { at: new Date('2026-09-02T03:04:05.678Z'), depositor: '示例出版社', email: 'doi@press.example', registrant: '示例出版社' };

/** The names of elements below one of this name, in their order. */
const below = (xml: string, name: string): string[] => within(tree(xml), name)[0]?.children.map((child) => child.name) ?? [];

test('a deposit is in the order that Crossref 5.4.0 fixes, and leaves out what has no DOI', () => {
  const xml = crossrefOf(record, DEPOSIT);
  expect(xml).toContain(
    '<doi_batch xmlns="http://www.crossref.org/schema/5.4.0" version="5.4.0" xmlns:jats="http://www.ncbi.nlm.nih.gov/JATS1"',
  );
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
  expect(below(xml, 'person_name')).toEqual(['given_name', 'surname', 'name', 'affiliations', 'ORCID']);
  expect(below(xml, 'doi_data')).toEqual(['doi', 'resource']);
  expect(xml).not.toContain('Only English');
});

test('a conference is deposited as its proceedings', () => {
  const xml = crossrefOf(
    { ...record, journal: { ...record.journal, kind: 'PROCEEDINGS', proceedingsTitle: '江南文化国际会议论文集' } },
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
    'T2  - 江南文化研究',
  ]);
  expect(lines.filter((line) => line === 'ER  - ')).toHaveLength(2);
  expect(lines).toContain('AB  - 第一段。 第二段：a < b && c > d。');
});

test('RIS of a paper names the conference and the volume; an English title has an English colon', () => {
  const lines = risOf({ ...conference, articles: [{ ...bare, subtitleEn: 'Evidence' }] }).split('\r\n');
  for (const line of ['TY  - CONF', 'T2  - 江南文化研究', 'C3  - 江南文化国际会议论文集', 'TI  - Only English: Evidence'])
    expect(lines).toContain(line);
});

test('groups, suffixes and capitals are what they mean in every format (B-001)', () => {
  const of = { ...record, articles: [everybody] };
  const jats = tree(jatsOf(of, everybody));
  const deposit = tree(crossrefOf(of, DEPOSIT));
  expect(textsIn(jats, 'collab')).toEqual(['本刊课题组', 'Ministry of Culture and Tourism']);
  expect(textsIn(deposit, 'organization')).toEqual(['本刊课题组', 'Ministry of Culture and Tourism']);
  expect([textsIn(jats, 'suffix'), textsIn(deposit, 'suffix')]).toEqual([['Jr.'], ['Jr.']]);
  expect(textsIn(jats, 'surname')).toEqual(['King', 'ZHANG', '欧阳', 'Ouyang']);
  expect(risOf(of)).toContain('AU  - King, Martin Luther, Jr.\r\nAU  - ZHANG, Wei\r\n');
  expect(bibtexOf(of)).toContain(
    'author = {{本刊课题组} and {Ministry of Culture and Tourism} and King, Jr., Martin Luther and ZHANG, Wei and 阿不都·热合曼 and Plato and 欧阳, 修},',
  );
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

test('an author by the name with which BibTeX cuts a list short is an author all the same', () => {
  const authors = [authorBy('王伟'), authorBy('others')];
  expect(bibtexOf({ ...record, articles: [{ ...article, authors }] })).toContain('author = {王, 伟 and {others}},');
});

test('a brace that stands alone ends no field of BibTeX, which counts braces also behind a backslash', () => {
  const text = bibtexOf({ ...record, articles: [{ ...article, titleZh: '甲}, year = {1900', subtitleZh: null, keywordsZh: ['{'] }] });
  expect(text.match(/\{/gu)).toHaveLength(text.match(/\}/gu)?.length ?? 0);
  expect(text).not.toMatch(/\\\}|\\\{/u);
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
