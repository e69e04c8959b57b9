// What JATS and BITS say alike of an article, of its people, units, rights and funds.
import { CREDIT_VOCABULARY, creditTerm, type CreditRoleName } from '../../../../shared/credit.ts';
import { latinTextOf, type PersonName } from '../../../../shared/forms/person-name.ts';
import {
  type ArticleRecord,
  type AuthorRecord,
  dayParts,
  type IssueEditor,
  type IssueRecord,
  paragraphs,
  type UnitRecord,
} from './issue-record.ts';
import type { PrintedStatement } from '../../statements/statement.service.ts';
import { rightsOf } from './licences.ts';
import { languageOf, styleOf } from './name-scripts.ts';
import { countryName } from './places.ts';
import type { XmlAttributes, XmlElement } from './xml.ts';

export type Language = 'zh' | 'en';
type Written = Pick<PersonName, 'familyName' | 'givenName' | 'suffix'>;

/** Of the root element: addresses and licences are attributes and elements of other namespaces. */
export const NAMESPACES: XmlAttributes = {
  'xmlns:xlink': 'http://www.w3.org/1999/xlink',
  'xmlns:ali': 'http://www.niso.org/schemas/ali/1.0/',
};

/** An article is in Chinese where it has a Chinese title. */
export const languageOfArticle = ({ titleZh }: ArticleRecord): Language => (titleZh ? 'zh' : 'en');

/** Only what is written in another language than all around it says in which: JATS4R asks for that. */
const unless = (own: Language, language: Language): XmlAttributes => (own === language ? {} : { 'xml:lang': language });

/** The column of the article in both languages. */
export function subjects(parent: XmlElement, { column, columnEn }: ArticleRecord, own: Language): void {
  for (const [language, name] of [
    ['zh', column],
    ['en', columnEn],
  ] as const)
    if (name)
      parent
        .ele('subj-group', { 'subj-group-type': 'heading', ...unless(own, language) })
        .ele('subject')
        .txt(name);
}

/** `element`: what the tag set calls the title. */
export function titleGroup(parent: XmlElement, article: ArticleRecord, own: Language, element: 'article-title' | 'title'): void {
  const group = parent.ele('title-group');
  const [title, subtitle] = own === 'zh' ? [article.titleZh, article.subtitleZh] : [article.titleEn, article.subtitleEn];
  group.ele(element).txt(title ?? '');
  if (subtitle) group.ele('subtitle').txt(subtitle);
  if (own === 'zh' && article.titleEn) {
    const translated = group.ele('trans-title-group', { 'xml:lang': 'en' });
    translated.ele('trans-title').txt(article.titleEn);
    if (article.subtitleEn) translated.ele('trans-subtitle').txt(article.subtitleEn);
  }
}

/** `prefix`: of the ids of units, which are unlike within a document. */
export function authors(parent: XmlElement, list: readonly AuthorRecord[], own: Language, prefix = ''): void {
  if (list.length === 0) return;
  const group = parent.ele('contrib-group');
  const units = new Map<string, { id: string; unit: UnitRecord }>();
  for (const unit of list.flatMap((author) => author.units)) {
    const key = JSON.stringify(unit);
    if (!units.has(key)) units.set(key, { id: `${prefix}aff${units.size + 1}`, unit });
  }
  for (const author of list) {
    const contrib = group.ele('contrib', { 'contrib-type': 'author', ...(author.isCorresponding ? { corresp: 'yes' } : {}) });
    if (author.orcid) {
      const authenticated = String(author.orcid.isAuthenticated);
      contrib.ele('contrib-id', { 'contrib-id-type': 'orcid', authenticated }).txt(`https://orcid.org/${author.orcid.id}`);
    }
    whoIn(contrib, author);
    for (const role of author.roles) credited(contrib, role);
    if (author.isCorresponding && author.email) contrib.ele('email').txt(author.email);
    for (const unit of author.units) contrib.ele('xref', { 'ref-type': 'aff', rid: units.get(JSON.stringify(unit))?.id ?? '' });
  }
  for (const { id, unit } of units.values()) affiliation(group.ele('aff', { id }), unit, own);
}

/** The editors of a book, in its language. */
export function editors(parent: XmlElement, people: readonly IssueEditor[]): void {
  if (people.length === 0) return;
  const group = parent.ele('contrib-group');
  for (const person of people) whoIn(group.ele('contrib', { 'contrib-type': 'editor' }), person);
}

/** Where the journal says who publishes it. */
export function publisher(parent: XmlElement, { settings }: IssueRecord['journal']): void {
  if (settings.publisher === '') return;
  const node = parent.ele('publisher');
  node.ele('publisher-name').txt(settings.publisher);
  if (settings.publisherPlace !== '') node.ele('publisher-loc').txt(settings.publisherPlace);
}

/** By the vocabulary, so that machines know which role it is. */
function credited(contrib: XmlElement, role: CreditRoleName): void {
  const { term, address } = creditTerm(role);
  const vocabulary = { vocab: 'credit', 'vocab-identifier': CREDIT_VOCABULARY, 'vocab-term': term, 'vocab-term-identifier': address };
  contrib.ele('role', vocabulary).txt(term);
}

function affiliation(aff: XmlElement, { name, nameEn, department, city, country, rorId }: UnitRecord, own: Language): void {
  // What belongs together is wrapped; a name alone stands by itself (JATS4R).
  const institution = rorId || nameEn ? aff.ele('institution-wrap') : aff;
  if (rorId) institution.ele('institution-id', { 'institution-id-type': 'ror' }).txt(`https://ror.org/${rorId}`);
  institution.ele('institution').txt(name);
  if (nameEn) institution.ele('institution', unless(own, 'en')).txt(nameEn);
  if (department) aff.ele('institution', { 'content-type': 'dept' }).txt(department);
  if (city) aff.ele('city').txt(city);
  if (country) aff.ele('country', { country }).txt(countryName(country, own));
}

/** A name with Latin letters stands in both scripts; a group's, too. */
function whoIn(contrib: XmlElement, { name, parts }: Pick<AuthorRecord, 'name' | 'parts'>): void {
  const own = languageOf(parts);
  const attributes: XmlAttributes = own === null ? {} : { 'xml:lang': own };
  const latin = latinTextOf(parts);
  const parent = latin === null ? contrib : contrib.ele(parts.isGroup ? 'collab-alternatives' : 'name-alternatives');
  if (parts.isGroup) {
    parent.ele('collab', attributes).txt(parts.familyName);
    if (latin !== null) parent.ele('collab', { 'xml:lang': 'en' }).txt(latin);
    return;
  }
  named(parent, parts, { 'name-style': styleOf(name, parts), ...attributes });
  if (latin === null) return;
  const { latinFamilyName: familyName, latinGivenName: givenName, suffix } = parts;
  named(parent, { familyName, givenName, suffix }, { 'name-style': givenName === '' ? 'given-only' : 'western', 'xml:lang': 'en' });
}

/** The tag sets have the name of a person of one name as a given name. */
function named(parent: XmlElement, { familyName, givenName, suffix }: Written, attributes: XmlAttributes): void {
  const name = parent.ele('name', attributes);
  if (givenName === '') name.ele('given-names').txt(familyName);
  else {
    name.ele('surname').txt(familyName);
    name.ele('given-names').txt(givenName);
  }
  if (suffix !== '') name.ele('suffix').txt(suffix);
}

export function pubDate(parent: XmlElement, { publishedOn }: IssueRecord['issue']): void {
  day(parent.ele('pub-date', { 'date-type': 'pub', 'iso-8601-date': publishedOn }), publishedOn);
}

export function pages(parent: XmlElement, { firstPage, lastPage }: ArticleRecord): void {
  if (firstPage === null) return;
  parent.ele('fpage').txt(String(firstPage));
  parent.ele('lpage').txt(String(lastPage ?? firstPage));
}

/** The days on which it came and was accepted: `history` in JATS, `pub-history` in BITS. */
export const historyOf = ({ receivedOn, acceptedOn }: ArticleRecord) =>
  (
    [
      ['received', receivedOn],
      ['accepted', acceptedOn],
    ] as const
  ).flatMap(([type, on]) => (on === null ? [] : [{ type, on }]));

export function dated(parent: XmlElement, type: string, on: string): void {
  day(parent.ele('date', { 'date-type': type, 'iso-8601-date': on }), on);
}

/** Left out where nobody said whose the copyright is, nor under which licence. */
export function permissions(parent: XmlElement, record: IssueRecord): void {
  const { copyright, licence } = rightsOf(record);
  if (copyright === null && licence === null) return;
  const node = parent.ele('permissions');
  if (copyright !== null) {
    node.ele('copyright-statement').txt(copyright.statement);
    node.ele('copyright-year').txt(copyright.year);
    node.ele('copyright-holder').txt(copyright.holder);
  }
  if (licence === null) return;
  const license = node.ele('license', { 'license-type': 'open-access', 'xlink:href': licence.address });
  license.ele('ali:license_ref').txt(licence.address);
  license.ele('license-p').txt(licence.name);
}

/** Where it stands, by its title. */
export function selfUri(parent: XmlElement, { url, titleZh, titleEn }: ArticleRecord): void {
  if (url !== null) parent.ele('self-uri', { 'xlink:href': url, 'xlink:title': titleZh ?? titleEn ?? '' });
}

export function abstracts(parent: XmlElement, article: ArticleRecord, own: Language): void {
  abstract(parent, own === 'zh' ? article.abstractZh : article.abstractEn, 'abstract', {});
  if (own === 'zh') abstract(parent, article.abstractEn, 'trans-abstract', { 'xml:lang': 'en' });
}

function abstract(parent: XmlElement, text: string | null, element: 'abstract' | 'trans-abstract', attributes: XmlAttributes): void {
  const parts = text === null ? [] : paragraphs(text);
  if (parts.length === 0) return;
  const node = parent.ele(element, attributes);
  for (const part of parts) node.ele('p').txt(part);
}

export function keywords(parent: XmlElement, { keywordsZh, keywordsEn }: ArticleRecord, own: Language): void {
  for (const [language, words] of [
    ['zh', keywordsZh],
    ['en', keywordsEn],
  ] as const) {
    if (words.length === 0) continue;
    const group = parent.ele('kwd-group', { 'kwd-group-type': 'author', ...unless(own, language) });
    for (const word of words) group.ele('kwd').txt(word);
  }
}

/** A fund has a name alone: no manuscript says which entry of a registry it is. */
export function funding(parent: XmlElement, { funds, statements }: ArticleRecord, own: Language): void {
  const stated = statements.filter(({ kind }) => kind === 'FUNDING');
  if (funds.length === 0 && stated.length === 0) return;
  const group = parent.ele('funding-group');
  for (const fund of funds) {
    const award = group.ele('award-group');
    award.ele('funding-source').ele('institution-wrap').ele('institution').txt(fund.name);
    if (fund.number) award.ele('award-id').txt(fund.number);
  }
  for (const statement of stated) group.ele('funding-statement').txt(inOwn(statement, own).text);
}

const inOwn = ({ headingZh, headingEn, textZh, textEn }: PrintedStatement, own: Language) =>
  own === 'zh' ? { heading: headingZh, text: textZh } : { heading: headingEn, text: textEn };

/** Names of sections that readers of JATS know (JATS4R), and ours where they have none. */
const SECTIONS: Readonly<Partial<Record<PrintedStatement['kind'], string>>> = {
  AI_USE: 'ai-use-statement',
  DATA_AVAILABILITY: 'data-availability',
  ETHICS: 'ethics-statement',
};

/** What the authors stated of their interests: a note to them (JATS4R). */
export function interestsOf(meta: XmlElement, { statements }: ArticleRecord, own: Language): void {
  const statement = statements.find(({ kind }) => kind === 'INTERESTS');
  if (!statement) return;
  stated(meta.ele('author-notes').ele('fn', { 'fn-type': 'coi-statement' }), 'label', inOwn(statement, own));
}

/** What else the authors stated, behind the article; of funders among its funds. */
export function statementsOf(parent: XmlElement, { statements }: ArticleRecord, own: Language): void {
  const behind = statements.filter(({ kind }) => kind !== 'FUNDING' && kind !== 'INTERESTS');
  if (behind.length === 0) return;
  const back = parent.ele('back');
  for (const statement of behind) stated(back.ele('sec', { 'sec-type': SECTIONS[statement.kind] ?? '' }), 'title', inOwn(statement, own));
}

function stated(place: XmlElement, headed: 'label' | 'title', { heading, text }: { heading: string; text: string }): void {
  place.ele(headed).txt(heading);
  for (const part of paragraphs(text)) place.ele('p').txt(part);
}

function day(node: XmlElement, on: string): void {
  const { year, month, day: date } = dayParts(on);
  node.ele('day').txt(date);
  node.ele('month').txt(month);
  node.ele('year').txt(year);
}
