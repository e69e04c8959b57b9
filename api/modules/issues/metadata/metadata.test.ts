// The issue as others read it: JATS by its schema, Crossref by the order and the lengths that its schema fixes, RIS and BibTeX by their
// lines.
import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { expect, test } from 'vitest';
import { bitsOf } from './bits.ts';
import { bibtexOf, risOf } from './citations.ts';
import { crossrefOf } from './crossref.ts';
import { isDoiPattern, mintDoi } from '../../../../shared/doi.ts';
import { latinTextOf } from '../../../../shared/forms/person-name.ts';
import { PUBLICATION_KINDS } from '../../../../shared/forms/publication.ts';
import { type ArticleRecord, type IssueRecord, paragraphs } from './issue-record.ts';
import { jatsOf } from './jats.ts';
import { articleRecord, authorBy, issueRecord, SETTINGS } from './record.factory.ts';
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
      orcid: { id: '0000-0002-1825-0097', isAuthenticated: true },
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

test('JATS has families and given names apart, texts as they were typed, a unit once, and no number of an issue without one', () => {
  const xml = jatsOf(record, article);
  expect(xml).toContain('<surname>欧阳</surname>');
  expect(xml).toContain('<given-names>知秋</given-names>');
  expect(xml).toContain('里耶秦简所见“里”的规模 &lt;一&gt;');
  expect(xml).toContain('第二段：a &lt; b &amp;&amp; c &gt; d。 </p>');
  expect(xml).not.toContain('\u0001');
  expect(xml.match(/<aff /gu)).toHaveLength(1);
  expect([record, single].map((of) => /<issue>/u.test(jatsOf(of, article)))).toEqual([true, false]);
});

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
const hostileUnit = fc.record({
  name: hostile,
  nameEn: hostile,
  department: hostile,
  city: hostile,
  country: fc.constant('CN'),
  rorId: hostile,
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
    columnEn: hostile,
  })
  .chain((texts) =>
    fc
      .record({ keywordsZh: many, keywordsEn: many, parts: hostileName, unit: hostileUnit, email: hostile, fund: hostile, award: hostile })
      .map(({ parts, unit, email, fund, award, ...words }): ArticleRecord => ({
        ...article,
        ...texts,
        ...words,
        manuscriptNumber: award,
        url: `https://press.example/?${encodeURI(fund.toWellFormed())}&b=${award}`,
        authors: [{ ...authorBy('王伟', parts), units: [unit], email, isCorresponding: true }],
        funds: [{ name: fund, number: award }],
      })),
  );
const hostileRecord = fc
  .record({
    one: hostileArticle,
    title: hostile,
    titleEn: hostile,
    house: hostile,
    holder: hostile,
    place: hostile,
    cn: hostile,
    code: hostile,
    kind: fc.constantFrom(...PUBLICATION_KINDS),
  })
  .map(({ one, house, holder, place, ...journal }): [IssueRecord, ArticleRecord] => {
    const settings = { ...SETTINGS, publisher: house, depositor: house, depositorEmail: house, registrant: house, copyrightHolder: holder };
    const conference = { place, from: '2026-05-01', until: '2026-05-03' };
    // Names are looked for among those of authors.
    const issue = { editors: [] };
    return [issueRecord({ journal: { ...journal, settings, conference, proceedingsTitle: journal.title }, issue, articles: [one] }), one];
  });
const plain = (...texts: (string | null)[]) => texts.map((text) => xmlText(text ?? ''));

/** What JATS and BITS say in the same elements, as they are read back. */
const saidIn = (xml: Read) => ({
  subtitle: textsIn(xml, 'subtitle'),
  abstracts: textsIn(xml, 'p'),
  column: textsIn(xml, 'subject'),
  words: textsIn(xml, 'kwd'),
  name: ['collab', 'surname', 'given-names', 'suffix'].flatMap((element) => textsIn(xml, element)),
  unit: within(xml, 'aff').flatMap((aff) => [...textsIn(aff, 'institution-id'), ...textsIn(aff, 'institution'), ...textsIn(aff, 'city')]),
  mail: textsIn(xml, 'email'),
  funds: within(xml, 'funding-group').flatMap((group) => [...textsIn(group, 'institution'), ...textsIn(group, 'award-id')]),
  // In a book the holder stands with each part, too.
  house: [...textsIn(xml, 'publisher-name'), ...textsIn(xml, 'copyright-holder').slice(0, 1)],
});
const firstOf = <T>([one]: readonly T[]): T => {
  if (one === undefined) throw new Error('there is one');
  return one;
};

test('whatever a text looks like, JATS, BITS and Crossref parse and give back what was typed, blanks for what XML does not have (B-001)', () => {
  fc.assert(
    fc.property(hostileRecord, ([of, one]) => {
      const [jats, bits] = [tree(jatsOf(of, one)), tree(bitsOf(of))];
      const deposit = tree(crossrefOf(of, AT));
      const { journal } = of;
      const { publisher: house, copyrightHolder } = journal.settings;
      const [author, fund] = [firstOf(one.authors), firstOf(one.funds)];
      const unit = firstOf(author.units);
      const { familyName, givenName, suffix, latinFamilyName, latinGivenName, isGroup } = author.parts;
      const latin = latinTextOf(author.parts);
      const abstracts = [one.abstractZh, one.abstractEn].flatMap((text) => paragraphs(text ?? '').map(xmlText));
      const said = {
        subtitle: plain(one.subtitleZh),
        abstracts,
        column: plain(one.column, one.columnEn),
        words: plain(...one.keywordsZh, ...one.keywordsEn),
        name: isGroup ? plain(familyName, latin) : plain(familyName, latinFamilyName, givenName, latinGivenName, suffix, suffix),
        unit: plain(`https://ror.org/${unit.rorId}`, unit.name, unit.nameEn, unit.department, unit.city),
        mail: plain(author.email),
        funds: plain(fund.name, fund.number),
        house: plain(house, copyrightHolder),
      };
      expect([saidIn(jats), saidIn(bits)]).toEqual([said, said]);
      expect({
        ids: textsIn(jats, 'article-id')[0],
        title: textsIn(jats, 'article-title'),
        translated: [...textsIn(jats, 'trans-title'), ...textsIn(jats, 'trans-subtitle')],
        journal: [...textsIn(jats, 'journal-id'), ...textsIn(jats, 'journal-title'), ...textsIn(jats, 'conf-loc')],
      }).toEqual({
        ids: xmlText(one.manuscriptNumber),
        title: plain(one.titleZh),
        translated: plain(journal.titleEn, one.titleEn, one.subtitleEn),
        journal: plain(journal.code, journal.cn, journal.title, ...(journal.kind === 'PROCEEDINGS' ? [journal.conference.place] : [])),
      });
      expect({
        titles: [...textsIn(bits, 'book-title'), ...textsIn(bits, 'title'), ...textsIn(bits, 'trans-title')],
        ids: [...textsIn(bits, 'collection-id'), ...textsIn(bits, 'book-part-id').slice(0, 1)],
      }).toEqual({
        titles: plain(journal.title, journal.title, one.titleZh, journal.titleEn, journal.titleEn, one.titleEn),
        ids: plain(journal.code, one.manuscriptNumber),
      });
      const item = firstOf(['journal_article', 'content_item', 'conference_paper'].flatMap((element) => within(deposit, element)));
      expect({
        titles: [...textsIn(item, 'title'), ...textsIn(item, 'original_language_title'), ...textsIn(item, 'subtitle')],
        journal: {
          JOURNAL: textsIn(deposit, 'full_title'),
          SERIES: within(deposit, 'series_metadata').flatMap((series) => [
            ...textsIn(series, 'title'),
            ...textsIn(series, 'original_language_title'),
          ]),
          PROCEEDINGS: ['conference_name', 'conference_location', 'proceedings_title'].flatMap((element) => textsIn(deposit, element)),
        }[journal.kind],
        abstracts: textsIn(deposit, 'jats:p'),
        name: ['organization', 'surname', 'given_name', 'name', 'suffix'].flatMap((element) => textsIn(deposit, element)),
        unit: ['institution_name', 'institution_id', 'institution_place', 'institution_department'].flatMap((element) =>
          textsIn(deposit, element),
        ),
        number: textsIn(deposit, 'item_number'),
        funds: textsIn(deposit, 'fr:assertion').filter((text) => text.trim() !== ''),
        resource: textsIn(deposit, 'resource'),
        house: ['depositor_name', 'email_address', 'registrant', 'publisher_name'].flatMap((element) => textsIn(deposit, element)),
      }).toEqual({
        titles: plain(one.titleEn, one.titleZh, one.subtitleEn, one.subtitleZh),
        journal: {
          JOURNAL: plain(journal.titleEn, journal.title),
          SERIES: plain(journal.titleEn, journal.title),
          PROCEEDINGS: plain(journal.titleEn, journal.conference.place, journal.proceedingsTitle),
        }[journal.kind],
        abstracts,
        name: isGroup ? plain(familyName) : plain(familyName, givenName, latin, suffix),
        unit: isGroup ? [] : plain(unit.name, `https://ror.org/${unit.rorId}`, `${unit.city}, China`, unit.department),
        number: plain(one.manuscriptNumber),
        funds: plain(fund.name, fund.number),
        resource: plain(one.url, one.url),
        house: plain(house, house, house, ...(journal.kind === 'JOURNAL' ? [] : [house])),
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
        [of.journal.kind === 'SERIES' ? 'T3' : 'T2', of.journal.title],
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

const AT = new Date('2026-09-02T03:04:05.678Z');

/** The names of elements below one of this name, in their order. */
const below = (xml: string, name: string): string[] => within(tree(xml), name)[0]?.children.map((child) => child.name) ?? [];

test('a deposit is in the order that Crossref 5.4.0 fixes, and leaves out what has no DOI', () => {
  const xml = crossrefOf(record, AT);
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
  expect(below(xml, 'doi_data')).toEqual(['doi', 'resource', 'collection']);
  expect(xml).not.toContain('Only English');
});

test('a conference is deposited as its proceedings', () => {
  const xml = crossrefOf(
    { ...record, journal: { ...record.journal, kind: 'PROCEEDINGS', proceedingsTitle: '江南文化国际会议论文集' } },
    AT,
  );
  expect(below(xml, 'conference')).toEqual(['contributors', 'event_metadata', 'proceedings_metadata', 'conference_paper']);
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
  const deposit = tree(crossrefOf(of, AT));
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
  expect(mintDoi('10.12345/{journal}.{year}.{issue}.{article}', { prefix: '', journal: 'JN-WH', year: '2026', issue: 3, article: 7 })).toBe(
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
