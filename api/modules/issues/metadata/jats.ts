// The front matter of an article in JATS 1.3, Journal Publishing (ANSI/NISO Z39.96-2021), for archives and indexes.
import { CREDIT_VOCABULARY, creditTerm, type CreditRoleName } from '../../../../shared/credit.ts';
import { latinTextOf, type PersonName } from '../../../../shared/forms/person-name.ts';
import { type ArticleRecord, type AuthorRecord, dayParts, type IssueRecord, paragraphs } from './issue-record.ts';
import { languageOf, styleOf } from './name-scripts.ts';
import { type XmlAttributes, xmlDocument, XmlElement } from './xml.ts';

type Written = Pick<PersonName, 'familyName' | 'givenName' | 'suffix'>;

const DOCTYPE =
  '<!DOCTYPE article PUBLIC "-//NLM//DTD JATS (Z39.96) Journal Publishing DTD v1.3 20210610//EN" "JATS-journalpublishing1-3.dtd">';

/** One article as an XML document in UTF-8, with front matter and no body. Its language is Chinese where it has a Chinese title. */
export function jatsOf(record: IssueRecord, article: ArticleRecord): string {
  const language = article.titleZh ? 'zh' : 'en';
  const root = new XmlElement('article', { 'article-type': 'research-article', 'dtd-version': '1.3', 'xml:lang': language });
  const front = root.ele('front');
  journalMeta(front, record);
  articleMeta(front.ele('article-meta'), record, article, language);
  return xmlDocument(root, DOCTYPE);
}

function journalMeta(front: XmlElement, { journal }: IssueRecord): void {
  const meta = front.ele('journal-meta');
  meta.ele('journal-id', { 'journal-id-type': 'publisher-id' }).txt(journal.code);
  const titles = meta.ele('journal-title-group');
  titles.ele('journal-title', { 'xml:lang': 'zh' }).txt(journal.title);
  if (journal.titleEn) titles.ele('trans-title-group', { 'xml:lang': 'en' }).ele('trans-title').txt(journal.titleEn);
  // The tag set requires the element. A journal without an ISSN has it empty; a number of zeros would name another journal.
  if (journal.issn) meta.ele('issn', { 'pub-type': 'ppub' }).txt(journal.issn);
  else meta.ele('issn', { 'content-type': 'not-assigned' });
  if (journal.settings.publisher) meta.ele('publisher').ele('publisher-name').txt(journal.settings.publisher);
}

/** In the order that the schema fixes. */
function articleMeta(meta: XmlElement, { issue }: IssueRecord, article: ArticleRecord, language: 'zh' | 'en'): void {
  meta.ele('article-id', { 'pub-id-type': 'publisher-id' }).txt(article.manuscriptNumber);
  if (article.doi) meta.ele('article-id', { 'pub-id-type': 'doi' }).txt(article.doi);
  if (article.column) meta.ele('article-categories').ele('subj-group', { 'subj-group-type': 'heading' }).ele('subject').txt(article.column);
  titleGroup(meta, article, language);
  authors(meta, article.authors);
  day(meta.ele('pub-date', { 'date-type': 'pub', 'iso-8601-date': issue.publishedOn }), issue.publishedOn);
  if (issue.number !== null) meta.ele('issue').txt(String(issue.number));
  if (article.firstPage !== null) {
    meta.ele('fpage').txt(String(article.firstPage));
    meta.ele('lpage').txt(String(article.lastPage ?? article.firstPage));
  }
  const dates = [
    ['received', article.receivedOn],
    ['accepted', article.acceptedOn],
  ] as const;
  if (dates.some(([, on]) => on !== null)) {
    const history = meta.ele('history');
    for (const [type, on] of dates) if (on !== null) day(history.ele('date', { 'date-type': type, 'iso-8601-date': on }), on);
  }
  if (article.url !== null) meta.ele('self-uri', { 'xlink:href': article.url, 'xmlns:xlink': 'http://www.w3.org/1999/xlink' });
  abstract(meta, language === 'zh' ? article.abstractZh : article.abstractEn, 'abstract', language);
  if (language === 'zh') abstract(meta, article.abstractEn, 'trans-abstract', 'en');
  keywords(meta, article.keywordsZh, 'zh');
  keywords(meta, article.keywordsEn, 'en');
  if (article.funds.length > 0) {
    const group = meta.ele('funding-group');
    for (const fund of article.funds) {
      const award = group.ele('award-group');
      award.ele('funding-source').txt(fund.name);
      if (fund.number) award.ele('award-id').txt(fund.number);
    }
  }
}

function titleGroup(meta: XmlElement, article: ArticleRecord, language: 'zh' | 'en'): void {
  const group = meta.ele('title-group');
  const [title, subtitle] = language === 'zh' ? [article.titleZh, article.subtitleZh] : [article.titleEn, article.subtitleEn];
  group.ele('article-title').txt(title ?? '');
  if (subtitle) group.ele('subtitle').txt(subtitle);
  if (language === 'zh' && article.titleEn) {
    const translated = group.ele('trans-title-group', { 'xml:lang': 'en' });
    translated.ele('trans-title').txt(article.titleEn);
    if (article.subtitleEn) translated.ele('trans-subtitle').txt(article.subtitleEn);
  }
}

function authors(meta: XmlElement, list: readonly AuthorRecord[]): void {
  if (list.length === 0) return;
  const group = meta.ele('contrib-group');
  const units = [...new Set(list.flatMap(({ units: own }) => own.map(({ name }) => name)))];
  for (const author of list) {
    const contrib = group.ele('contrib', { 'contrib-type': 'author', ...(author.isCorresponding ? { corresp: 'yes' } : {}) });
    if (author.orcid) contrib.ele('contrib-id', { 'contrib-id-type': 'orcid' }).txt(`https://orcid.org/${author.orcid}`);
    whoIn(contrib, author);
    for (const role of author.roles ?? []) credited(contrib, role);
    if (author.isCorresponding && author.email) contrib.ele('email').txt(author.email);
    for (const { name } of author.units) contrib.ele('xref', { 'ref-type': 'aff', rid: `aff${units.indexOf(name) + 1}` });
  }
  units.forEach((unit, at) =>
    group
      .ele('aff', { id: `aff${at + 1}` })
      .ele('institution')
      .txt(unit),
  );
}

/** By the vocabulary, so that machines know which role it is. */
function credited(contrib: XmlElement, role: CreditRoleName): void {
  const { term, address } = creditTerm(role);
  const vocabulary = { vocab: 'credit', 'vocab-identifier': CREDIT_VOCABULARY, 'vocab-term': term, 'vocab-term-identifier': address };
  contrib.ele('role', vocabulary).txt(term);
}

/** A name with Latin letters stands in both scripts; a group's, too. */
function whoIn(contrib: XmlElement, { name, parts }: AuthorRecord): void {
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

/** The tag set has the name of a person of one name as a given name. */
function named(parent: XmlElement, { familyName, givenName, suffix }: Written, attributes: XmlAttributes): void {
  const name = parent.ele('name', attributes);
  if (givenName === '') name.ele('given-names').txt(familyName);
  else {
    name.ele('surname').txt(familyName);
    name.ele('given-names').txt(givenName);
  }
  if (suffix !== '') name.ele('suffix').txt(suffix);
}

function abstract(meta: XmlElement, text: string | null, element: 'abstract' | 'trans-abstract', language: string): void {
  const parts = text === null ? [] : paragraphs(text);
  if (parts.length === 0) return;
  const node = meta.ele(element, { 'xml:lang': language });
  for (const part of parts) node.ele('p').txt(part);
}

function keywords(meta: XmlElement, words: readonly string[], language: string): void {
  if (words.length === 0) return;
  const group = meta.ele('kwd-group', { 'kwd-group-type': 'author', 'xml:lang': language });
  for (const word of words) group.ele('kwd').txt(word);
}

function day(node: XmlElement, on: string): void {
  const { year, month, day: date } = dayParts(on);
  node.ele('day').txt(date);
  node.ele('month').txt(month);
  node.ele('year').txt(year);
}
