// The forms that exports take by kind of publication, held against the schemas of others; what settings of a journal they name.
import { STATEMENT_KINDS } from '../../../../shared/forms/statements.ts';
import { describe, expect, it } from 'vitest';
import {
  LICENCES,
  PUBLICATION_KINDS,
  type LicenceName,
  type PublicationKindName,
  type PublicationSettings,
} from '../../../../shared/forms/publication.ts';
import type { PersonName } from '../../../../shared/forms/person-name.ts';
import { bitsOf } from './bits.ts';
import { bibtexOf, risOf } from './citations.ts';
import { crossrefOf } from './crossref.ts';
import { fieldOf } from './export-field.ts';
import type { ArticleRecord, IssueRecord } from './issue-record.ts';
import { jatsOf } from './jats.ts';
import { articleRecord, authorBy, issueRecord, SETTINGS } from './record.factory.ts';
import { refusalsOf } from './schema-check.ts';

const AT = new Date('2026-09-02T03:04:05.678Z');
const ISBN = '9787520112345';

/** As typed, and the parts that somebody said of those that cannot be read from the text. */
const NAMES = [
  authorBy('山田太郎', { familyName: '山田', givenName: '太郎', latinFamilyName: 'Yamada', latinGivenName: 'Taro' }),
  authorBy('Mary Ann van der Berg'),
  authorBy('Nguyễn Văn An'),
  authorBy('阿不都热合曼·艾山', {
    familyName: '阿不都热合曼·艾山',
    givenName: '',
    latinFamilyName: 'Abdurahman Hesen',
    latinGivenName: '',
  }),
  authorBy('Martin Luther King Jr.'),
  authorBy('ZHANG Wei'),
  authorBy('欧阳若兰'),
  authorBy('本刊课题组'),
  authorBy('Suharto'),
  authorBy('单雄信'),
];
const UNIT = { name: '东湖大学', nameEn: 'Donghu University', department: '历史学院', city: '武汉', country: 'CN', rorId: '02mhbdp94' };
const whole = articleRecord({
  doi: '10.98765/JNWH.2026.3.001',
  url: 'https://press.example/JNWH2026010001',
  titleZh: '里耶秦简 <一>',
  subtitleZh: '以户籍简为中心',
  titleEn: 'Slips of Liye',
  abstractZh: '第一段。\n第二段。',
  abstractEn: 'One paragraph.',
  keywordsZh: ['秦简', '户籍'],
  keywordsEn: ['Qin slips'],
  column: '书评',
  columnEn: 'Book Reviews',
  articleType: 'book-review',
  firstPage: 1,
  lastPage: 18,
  receivedOn: '2026-01-05',
  acceptedOn: '2026-05-20',
  authors: NAMES.map((author) => ({ ...author, units: [UNIT, { ...UNIT, department: null, rorId: null, nameEn: null }] })),
  funds: [{ name: '国家社会科学基金', number: '22BZS001' }],
  statements: STATEMENT_KINDS.map((kind) => ({
    kind,
    headingZh: `${kind}声明`,
    headingEn: `${kind} statement`,
    textZh: '甲。\n乙。',
    textEn: 'One.',
  })),
});
const bare = articleRecord({
  manuscriptNumber: 'JNWH2026010002',
  titleEn: 'Only English',
  doi: '10.98765/2',
  url: 'https://press.example/2',
});
const chineseOnly = articleRecord({
  ...whole,
  manuscriptNumber: 'JNWH2026010003',
  titleEn: null,
  abstractEn: null,
  keywordsEn: [],
  columnEn: null,
  doi: null,
  url: null,
});
const articles = [whole, bare, chineseOnly];

const conference = { place: '武汉', from: '2026-05-01', until: '2026-05-03' };
const OPEN = { copyrightHolder: '东湖大学', licence: 'CC-BY-4.0' } as const;
const PLACED = { ...OPEN, publisherPlace: '杭州' } as const;
interface Said {
  journal?: Partial<IssueRecord['journal']>;
  issue?: Partial<IssueRecord['issue']>;
  settings?: Partial<PublicationSettings>;
  of?: ArticleRecord[];
}
const published = (kind: PublicationKindName, { journal, issue, settings, of = articles }: Said = {}): IssueRecord =>
  issueRecord({ journal: { kind, settings: { ...SETTINGS, ...settings }, ...journal }, issue: { ...issue }, articles: of });

const numbers = { volume: 4, totalNumber: 18, isbn: ISBN };
/** Of each kind one of which all is said, and one of which little is. */
const PUBLICATIONS = {
  'a journal': published('JOURNAL', { journal: { eissn: '8765-4321', cn: '11-1234/C' }, issue: numbers, settings: OPEN }),
  'a journal without numbers': published('JOURNAL', { journal: { issn: null, titleEn: null } }),
  'a series with ISSN': published('SERIES', { issue: numbers, settings: OPEN }),
  'a series without': published('SERIES', { journal: { issn: null, titleEn: null }, issue: { isbn: ISBN } }),
  'an article of a series alone': published('SERIES', { journal: { issn: null }, issue: { number: null } }),
  proceedings: published('PROCEEDINGS', {
    journal: { issn: null, conference, proceedingsTitle: '江南文化国际会议论文集' },
    issue: numbers,
    settings: OPEN,
  }),
  'proceedings without numbers': published('PROCEEDINGS', { journal: { issn: null } }),
};

/** Elements of this name with what is in them, on one line each. */
const elements = (xml: string, name: string) =>
  (xml.match(new RegExp(`<${name}[ >].*?</${name}>|<${name}(?: [^>]*)?/>`, 'gsu')) ?? []).map((text) => text.replaceAll(/>\s+</gu, '><'));
const first = (xml: string, name: string) => elements(xml, name)[0] ?? '';

describe('an export by kind of publication', () => {
  const all = [
    ...Object.values(PUBLICATIONS),
    ...PUBLICATION_KINDS.map((kind) => published(kind, { settings: PLACED })),
    ...Object.keys(LICENCES)
      .filter((name): name is LicenceName => name in LICENCES)
      .map((licence) => published('JOURNAL', { settings: { copyrightHolder: '东湖大学', licence } })),
  ];
  const valid = (texts: readonly string[]) => texts.map(() => null);

  it('is valid by the schema of JATS 1.3: journals, papers, articles published alone, with and without ISSN, whole, bare, in one language (B-003, B-123)', async () => {
    const texts = all.flatMap((record) => articles.map((article) => jatsOf(record, article)));
    const [xml = ''] = texts;
    const wrong = [xml.replace('<article-meta>', '<article-meta><nonsense/>'), xml.replace('&lt;', '<'), xml.replace('&lt;', '&nbsp;')];
    const refusals = await refusalsOf({ schema: 'JATS', texts: [...texts, ...wrong] });
    expect(refusals.slice(0, texts.length)).toEqual(valid(texts));
    expect(refusals.slice(texts.length).map((refusal) => typeof refusal)).toEqual(['string', 'string', 'string']);
  }, 600_000);

  it('is valid by the schema of BITS 2.2: a book of a series with all its articles, and one with none (B-123)', async () => {
    const texts = all
      .filter(({ journal }) => journal.kind === 'SERIES')
      .flatMap((record) => [bitsOf(record), bitsOf({ ...record, articles: [] })]);
    const wrong = (texts[0] ?? '').replace('<book-meta>', '<book-meta><nonsense/>');
    expect(await refusalsOf({ schema: 'BITS', texts: [...texts, wrong] })).toEqual([...valid(texts), expect.stringContaining('nonsense')]);
  }, 600_000);

  it('is valid by the schema 5.4.0 of Crossref: journal, series, conference, with and without numbers; what is not says in which element (B-002, B-122)', async () => {
    const texts = all.flatMap((record) => [crossrefOf(record, AT), crossrefOf({ ...record, articles: [] }, AT)]);
    const tooLong = (said: Partial<PersonName>) =>
      crossrefOf(published('JOURNAL', { of: [{ ...whole, authors: [authorBy('欧阳知秋', said)] }] }), AT);
    const wrong = [tooLong({ givenName: '阳'.repeat(70) }), tooLong({ latinGivenName: 'a'.repeat(70) })];
    const refusals = await refusalsOf({ schema: 'CROSSREF', texts: [...texts, ...wrong] });
    expect(refusals.slice(0, texts.length)).toEqual(valid(texts));
    const [givenName, latin] = refusals.slice(texts.length);
    expect([givenName, latin]).toEqual([expect.stringMatching(/given_name.*maxLength/u), expect.stringMatching(/\}name'.*maxLength/u)]);
    expect([givenName, latin].map((refusal) => fieldOf(refusal ?? ''))).toEqual(['AUTHOR', 'AUTHOR']);
  }, 600_000);

  it('deposits a journal with volume, number and both ISSN (B-122)', () => {
    const xml = crossrefOf(PUBLICATIONS['a journal'], AT);
    expect(first(xml, 'journal_metadata')).toContain(
      '<issn media_type="print">1234-5679</issn><issn media_type="electronic">8765-4321</issn>',
    );
    expect(first(xml, 'journal_issue')).toContain('<journal_volume><volume>4</volume></journal_volume><issue>3</issue>');
  });

  it('deposits a series as books: by its ISSN where it has one, else as a set; editors, number, ISBN, publisher, chapters with pages (B-122)', () => {
    const xml = crossrefOf(PUBLICATIONS['a series with ISSN'], AT);
    const contributors =
      '<contributors><person_name sequence="first" contributor_role="editor" name-style="eastern" language="zh">' +
      '<given_name>知秋</given_name><surname>欧阳</surname><name>Zhiqiu Ouyang</name></person_name></contributors>';
    const titles =
      '<titles><title>Jiangnan Culture</title><original_language_title language="zh">江南文化研究</original_language_title></titles>';
    expect(first(xml, 'book_series_metadata')).toBe(
      `<book_series_metadata language="zh"><series_metadata>${titles}<issn media_type="print">1234-5679</issn></series_metadata>${contributors}<volume>3</volume>` +
        '<publication_date media_type="print"><month>09</month><day>01</day><year>2026</year></publication_date>' +
        `<isbn media_type="print">${ISBN}</isbn><publisher><publisher_name>示例出版社</publisher_name></publisher></book_series_metadata>`,
    );
    expect(elements(xml, 'content_item')).toHaveLength(2);
    expect(first(xml, 'content_item')).toContain('<pages><first_page>1</first_page><last_page>18</last_page></pages>');
    expect(first(crossrefOf(PUBLICATIONS['a series without'], AT), 'set_metadata')).toBe(
      '<set_metadata><titles><title>江南文化研究</title></titles><noisbn reason="simple_series"/></set_metadata>',
    );
  });

  it('deposits a conference with place, days and the ISBN of its proceedings (B-122)', () => {
    const xml = crossrefOf(PUBLICATIONS.proceedings, AT);
    expect(first(xml, 'event_metadata')).toBe(
      '<event_metadata><conference_name>Jiangnan Culture</conference_name><conference_location>武汉</conference_location>' +
        '<conference_date start_year="2026" start_month="05" start_day="01" end_year="2026" end_month="05" end_day="03">2026-05-01/2026-05-03</conference_date></event_metadata>',
    );
    expect(first(xml, 'proceedings_metadata')).toContain(`<isbn media_type="print">${ISBN}</isbn>`);
    expect(crossrefOf(PUBLICATIONS['proceedings without numbers'], AT)).toContain('<noisbn reason="simple_series"/>');
  });

  it('deposits the place of the publisher where somebody has said it and Crossref takes it, and no editors of a journal (B-122)', () => {
    const placed = (publisherPlace: string) => crossrefOf(published('SERIES', { settings: { publisherPlace } }), AT);
    expect(first(placed('杭州'), 'publisher')).toBe(
      '<publisher><publisher_name>示例出版社</publisher_name><publisher_place>杭州</publisher_place></publisher>',
    );
    expect(placed('杭')).not.toContain('publisher_place');
    expect(crossrefOf(PUBLICATIONS.proceedings, AT)).toContain('contributor_role="editor"');
    for (const xml of [crossrefOf(PUBLICATIONS['a journal'], AT), crossrefOf(published('SERIES', { issue: { editors: [] } }), AT)])
      expect(xml).not.toContain('contributor_role="editor"');
  });

  it('deposits licence, place for text mining, and units with ROR, department and place (B-122)', () => {
    const xml = crossrefOf(PUBLICATIONS['a journal'], AT);
    const licence = (to: string) =>
      `<ai:license_ref applies_to="${to}" start_date="2026-09-01">https://creativecommons.org/licenses/by/4.0/</ai:license_ref>`;
    expect(first(xml, 'ai:program')).toBe(
      `<ai:program name="AccessIndicators"><ai:free_to_read start_date="2026-09-01"/>${licence('vor')}${licence('tdm')}</ai:program>`,
    );
    expect(first(xml, 'collection')).toBe(
      '<collection property="text-mining"><item><resource>https://press.example/JNWH2026010001</resource></item></collection>',
    );
    expect(first(xml, 'affiliations')).toContain(
      '<institution><institution_name>东湖大学</institution_name><institution_id type="ror">https://ror.org/02mhbdp94</institution_id>' +
        '<institution_place>武汉, China</institution_place><institution_department>历史学院</institution_department></institution>',
    );
    expect(crossrefOf(published('JOURNAL', { settings: { licence: 'ALL_RIGHTS_RESERVED' } }), AT)).not.toContain('ai:program');
  });

  it('says in JATS rights, kind of article, column in both languages, numbers, units and funds as JATS4R asks (B-123)', () => {
    const xml = jatsOf(PUBLICATIONS['a journal'], whole);
    expect(xml).toContain('<article article-type="book-review" dtd-version="1.3" xml:lang="zh"');
    expect(first(xml, 'permissions')).toBe(
      '<permissions><copyright-statement>© 2026 东湖大学</copyright-statement><copyright-year>2026</copyright-year><copyright-holder>东湖大学</copyright-holder>' +
        '<license license-type="open-access" xlink:href="https://creativecommons.org/licenses/by/4.0/"><ali:license_ref>https://creativecommons.org/licenses/by/4.0/</ali:license_ref>' +
        '<license-p>Creative Commons Attribution 4.0 International (CC BY 4.0)</license-p></license></permissions>',
    );
    expect(first(xml, 'article-categories')).toBe(
      '<article-categories><subj-group subj-group-type="heading"><subject>书评</subject></subj-group>' +
        '<subj-group subj-group-type="heading" xml:lang="en"><subject>Book Reviews</subject></subj-group></article-categories>',
    );
    expect(xml.replaceAll(/>\s+</gu, '><')).toContain('<volume>4</volume><issue>3</issue><fpage>1</fpage><lpage>18</lpage>');
    expect(first(xml, 'custom-meta')).toBe(
      '<custom-meta><meta-name>total-issue-number</meta-name><meta-value>18</meta-value></custom-meta>',
    );
    expect(first(xml, 'aff')).toBe(
      '<aff id="aff1"><institution-wrap><institution-id institution-id-type="ror">https://ror.org/02mhbdp94</institution-id><institution>东湖大学</institution>' +
        '<institution xml:lang="en">Donghu University</institution></institution-wrap><institution content-type="dept">历史学院</institution>' +
        '<city>武汉</city><country country="CN">中国</country></aff>',
    );
    expect(elements(xml, 'aff')).toHaveLength(2);
    expect(xml.replaceAll(/>\s+</gu, '><')).toContain(
      '<aff id="aff2"><institution>东湖大学</institution><city>武汉</city><country country="CN">中国</country></aff>',
    );
    expect(first(xml, 'funding-source')).toBe(
      '<funding-source><institution-wrap><institution>国家社会科学基金</institution></institution-wrap></funding-source>',
    );
    expect(first(xml, 'self-uri')).toBe('<self-uri xlink:href="https://press.example/JNWH2026010001" xlink:title="里耶秦简 &lt;一&gt;"/>');
    expect(xml).toContain('<journal-id journal-id-type="cn">11-1234/C</journal-id>');
  });

  it.each([
    ['JATS', (article: ArticleRecord) => jatsOf({ ...PUBLICATIONS['a journal'], articles: [article] }, article)],
    ['BITS', (article: ArticleRecord) => bitsOf({ ...PUBLICATIONS['a series with ISSN'], articles: [article] })],
  ])(
    'says in %s what the authors stated: of funders among the funds, of interests as a note to the authors, of the rest behind the article, in its language (B-110, B-123)',
    (_name, written) => {
      const xml = written(whole);
      const section = (type: string, kind: string) => `<sec sec-type="${type}"><title>${kind}声明</title><p>甲。</p><p>乙。</p></sec>`;
      expect(first(xml, 'back')).toBe(
        `<back>${section('ai-use-statement', 'AI_USE')}${section('data-availability', 'DATA_AVAILABILITY')}` +
          `${section('ethics-statement', 'ETHICS')}</back>`,
      );
      expect(first(xml, 'author-notes')).toBe(
        '<author-notes><fn fn-type="coi-statement"><label>INTERESTS声明</label><p>甲。</p><p>乙。</p></fn></author-notes>',
      );
      expect(first(xml, 'funding-group')).toContain('<funding-statement>甲。\n乙。</funding-statement>');
      const english = written({ ...whole, titleZh: null });
      expect(first(english, 'back')).toContain(
        '<sec sec-type="data-availability"><title>DATA_AVAILABILITY statement</title><p>One.</p></sec>',
      );
      expect(written(bare)).not.toContain('<back>');
    },
  );

  it('says in JATS of proceedings the ISBN, and of the conference its days and place (B-123)', () => {
    const xml = jatsOf(PUBLICATIONS.proceedings, whole);
    expect(xml).toContain(`<isbn>${ISBN}</isbn>`);
    expect(first(xml, 'conference')).toBe(
      '<conference><conf-date iso-8601-date="2026-05-01">2026-05-01/2026-05-03</conf-date><conf-name>江南文化研究</conf-name><conf-loc>武汉</conf-loc></conference>',
    );
  });

  it('writes a book of a series in BITS: series, number, ISBN, publisher, editors, and its articles in order as parts with ids of their own (B-123)', () => {
    const xml = bitsOf(PUBLICATIONS['a series with ISSN']);
    expect(first(xml, 'collection-meta')).toBe(
      '<collection-meta collection-type="series"><collection-id collection-id-type="publisher-id">JNWH</collection-id><title-group><title>江南文化研究</title>' +
        '<trans-title-group xml:lang="en"><trans-title>Jiangnan Culture</trans-title></trans-title-group></title-group>' +
        '<volume-in-collection><volume-number>3</volume-number></volume-in-collection><issn publication-format="print">1234-5679</issn></collection-meta>',
    );
    expect(first(xml, 'book-meta')).toContain(
      `<book-volume-number>3</book-volume-number><isbn publication-format="print">${ISBN}</isbn><publisher><publisher-name>示例出版社</publisher-name></publisher><permissions>`,
    );
    expect(first(xml, 'book-meta')).toContain(
      '</book-title-group><contrib-group><contrib contrib-type="editor"><name-alternatives><name name-style="eastern" xml:lang="zh"><surname>欧阳</surname>' +
        '<given-names>知秋</given-names></name><name name-style="western" xml:lang="en"><surname>Ouyang</surname><given-names>Zhiqiu</given-names></name>' +
        '</name-alternatives></contrib></contrib-group><pub-date',
    );
    expect([...xml.matchAll(/<book-part (.*)>/gu)].map(([, attributes]) => attributes)).toEqual([
      'book-part-type="book-review" id="part1" seq="1"',
      'book-part-type="chapter" id="part2" seq="2" xml:lang="en"',
      'book-part-type="book-review" id="part3" seq="3"',
    ]);
    const ids = [...xml.matchAll(/ id="([^"]*)"/gu)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('a setting of the journal', () => {
  const of = (kind: PublicationKindName, settings: Partial<PublicationSettings>) => published(kind, { settings: { ...OPEN, ...settings } });
  /** Every file of the publication. */
  const files = (record: IssueRecord) => ({
    JATS: jatsOf(record, whole),
    BITS: bitsOf(record),
    CROSSREF: crossrefOf(record, AT),
    RIS: risOf(record),
    BIBTEX: bibtexOf(record),
  });
  /** The files that name it. */
  const naming = (kind: PublicationKindName, settings: Partial<PublicationSettings>, text: string) =>
    Object.entries(files(of(kind, settings))).flatMap(([name, file]) => (file.includes(text) ? [name] : []));

  it('is seen in each export that names it, and the former one in none (B-125)', () => {
    expect(naming('JOURNAL', { publisher: '改名出版社' }, '改名出版社')).toEqual(['JATS', 'BITS', 'RIS', 'BIBTEX']);
    expect(naming('SERIES', { publisher: '改名出版社' }, '改名出版社')).toEqual(['JATS', 'BITS', 'CROSSREF', 'RIS', 'BIBTEX']);
    expect(naming('PROCEEDINGS', { publisher: '改名出版社' }, '改名出版社')).toEqual(['JATS', 'BITS', 'CROSSREF', 'RIS', 'BIBTEX']);
    expect(naming('JOURNAL', { copyrightHolder: '新权利人' }, '新权利人')).toEqual(['JATS', 'BITS']);
    expect(naming('JOURNAL', { licence: 'CC-BY-NC-ND-4.0' }, '/licenses/by-nc-nd/4.0/')).toEqual(['JATS', 'BITS', 'CROSSREF']);
    expect(naming('JOURNAL', { licence: 'CC-BY-NC-ND-4.0' }, '/licenses/by/4.0/')).toEqual([]);
    expect(naming('SERIES', { publisherPlace: '新址市' }, '新址市')).toEqual(['JATS', 'BITS', 'CROSSREF', 'RIS', 'BIBTEX']);
    for (const setting of ['depositor', 'depositorEmail', 'registrant'] as const)
      expect(naming('JOURNAL', { [setting]: `new-${setting}` }, `new-${setting}`)).toEqual(['CROSSREF']);
  });

  it('that reserves all rights is a statement and no licence; one that gives them up has no copyright (B-125)', () => {
    const reserved = jatsOf(of('JOURNAL', { licence: 'ALL_RIGHTS_RESERVED' }), whole);
    expect(first(reserved, 'permissions')).toBe(
      '<permissions><copyright-statement>© 2026 东湖大学. All rights reserved.</copyright-statement><copyright-year>2026</copyright-year><copyright-holder>东湖大学</copyright-holder></permissions>',
    );
    expect(elements(jatsOf(of('JOURNAL', { licence: 'CC0-1.0' }), whole), 'copyright-holder')).toEqual([]);
    expect(elements(jatsOf(published('JOURNAL'), whole), 'permissions')).toEqual([]);
  });
});
