// A deposit for Crossref, metadata schema 5.4.0 (crossref.org, "Metadata deposit schema"): the DOIs of an issue with their metadata.
import { latinTextOf } from '../../../../shared/forms/person-name.ts';
import { type ArticleRecord, type AuthorRecord, dayParts, isProceedings, type IssueRecord, paragraphs } from './issue-record.ts';
import { languageOf as languageOfName, styleOf } from './name-scripts.ts';
import { xmlDocument, XmlElement } from './xml.ts';

const VERSION = '5.4.0';
const NAMESPACE = `http://www.crossref.org/schema/${VERSION}`;
const JATS = 'http://www.ncbi.nlm.nih.gov/JATS1';
const FUNDING = 'http://www.crossref.org/fundref.xsd';

/** Depositor and time: of two deposits of one DOI Crossref keeps the one with the larger time. */
export interface Deposit {
  at: Date;
  depositor: string;
  email: string;
  registrant: string;
}

/** Shortens the house's name, which may be longer than a deposit takes; texts of articles are never cut. */
const shortened = (name: string, most: number) => [...name].slice(0, most).join('');

/** Articles without a DOI or an address that it leads to are left out: there is nothing to deposit. */
export function crossrefOf(record: IssueRecord, { at, depositor, email, registrant }: Deposit): string {
  const batch = new XmlElement('doi_batch', { xmlns: NAMESPACE, version: VERSION, 'xmlns:jats': JATS, 'xmlns:fr': FUNDING });
  const head = batch.ele('head');
  const stamp = at.toISOString().replaceAll(/\D/gu, '').slice(0, 17);
  head.ele('doi_batch_id').txt([record.journal.code, record.issue.number, stamp].filter((part) => part !== null).join('-'));
  head.ele('timestamp').txt(stamp);
  const person = head.ele('depositor');
  person.ele('depositor_name').txt(shortened(depositor, 130));
  person.ele('email_address').txt(email);
  head.ele('registrant').txt(shortened(registrant, 255));
  const body = batch.ele('body');
  if (isProceedings(record.journal)) proceedings(body, record);
  else journal(body, record);
  return xmlDocument(batch);
}

function journal(body: XmlElement, { journal: about, issue, articles }: IssueRecord): void {
  const node = body.ele('journal');
  const meta = node.ele('journal_metadata', { language: 'zh' });
  meta.ele('full_title').txt(about.titleEn ?? about.title);
  if (about.titleEn) meta.ele('full_title').txt(about.title);
  if (about.issn) meta.ele('issn', { media_type: 'print' }).txt(about.issn);
  const number = node.ele('journal_issue');
  date(number.ele('publication_date', { media_type: 'print' }), issue.publishedOn);
  if (issue.number !== null) number.ele('issue').txt(String(issue.number));
  for (const article of articles.filter(hasDoi)) {
    const paper = node.ele('journal_article', { publication_type: 'full_text', language: languageOf(article) });
    titles(paper, article);
    contributors(paper, article.authors);
    facts(paper, article, issue.publishedOn);
  }
}

function proceedings(body: XmlElement, { journal: about, issue, articles }: IssueRecord): void {
  const node = body.ele('conference');
  node
    .ele('event_metadata')
    .ele('conference_name')
    .txt(about.titleEn ?? about.title);
  const meta = node.ele('proceedings_metadata', { language: 'zh' });
  meta.ele('proceedings_title').txt(about.proceedingsTitle ?? about.title);
  meta.ele('publisher').ele('publisher_name').txt(about.settings.publisher);
  date(meta.ele('publication_date', { media_type: 'print' }), issue.publishedOn);
  meta.ele('noisbn', { reason: 'simple_series' });
  for (const article of articles.filter(hasDoi)) {
    const paper = node.ele('conference_paper', { publication_type: 'full_text', language: languageOf(article) });
    contributors(paper, article.authors);
    titles(paper, article);
    facts(paper, article, issue.publishedOn);
  }
}

type WithDoi = ArticleRecord & { doi: string; url: string };
export const hasDoi = (article: ArticleRecord): article is WithDoi => article.doi !== null && article.url !== null;
const languageOf = ({ titleZh }: ArticleRecord) => (titleZh ? 'zh' : 'en');

/** The English title goes first where there is one, with that of the original: readers elsewhere search for it. */
function titles(paper: XmlElement, article: ArticleRecord): void {
  const group = paper.ele('titles');
  group.ele('title').txt(article.titleEn ?? article.titleZh ?? '');
  const subtitle = article.titleEn ? article.subtitleEn : article.subtitleZh;
  if (subtitle) group.ele('subtitle').txt(subtitle);
  if (!article.titleEn || !article.titleZh) return;
  group.ele('original_language_title', { language: 'zh' }).txt(article.titleZh);
  if (article.subtitleZh) group.ele('subtitle').txt(article.subtitleZh);
}

function contributors(paper: XmlElement, authors: readonly AuthorRecord[]): void {
  if (authors.length === 0) return;
  const group = paper.ele('contributors');
  authors.forEach((author, at) => {
    const { parts } = author;
    const role = { sequence: at === 0 ? 'first' : 'additional', contributor_role: 'author' };
    if (parts.isGroup) {
      group.ele('organization', role).txt(parts.familyName);
      return;
    }
    const language = languageOfName(parts);
    const person = group.ele('person_name', {
      ...role,
      // Crossref takes no given name alone: a person of one name has a surname, and no order.
      ...(parts.givenName === '' ? {} : { 'name-style': styleOf(author.name, parts) }),
      ...(language === null ? {} : { language }),
    });
    if (parts.givenName !== '') person.ele('given_name').txt(parts.givenName);
    person.ele('surname').txt(parts.familyName);
    // In Latin letters, as readers elsewhere cite it.
    const latin = latinTextOf(parts);
    if (latin !== null) person.ele('name').txt(latin);
    if (parts.suffix !== '') person.ele('suffix').txt(parts.suffix);
    if (author.units.length > 0) {
      const units = person.ele('affiliations');
      for (const { name } of author.units) units.ele('institution').ele('institution_name').txt(name);
    }
    if (author.orcid) person.ele('ORCID', { authenticated: 'true' }).txt(`https://orcid.org/${author.orcid}`);
  });
}

/** Elements after titles and people, alike for journals and proceedings, in the schema's fixed order. */
function facts(paper: XmlElement, article: WithDoi, publishedOn: string): void {
  for (const [language, text] of [
    ['zh', article.abstractZh],
    ['en', article.abstractEn],
  ] as const) {
    const parts = text === null ? [] : paragraphs(text);
    if (parts.length === 0) continue;
    const abstract = paper.ele('jats:abstract', { 'xml:lang': language });
    for (const part of parts) abstract.ele('jats:p').txt(part);
  }
  date(paper.ele('publication_date', { media_type: 'print' }), publishedOn);
  if (article.acceptedOn !== null) date(paper.ele('acceptance_date'), article.acceptedOn);
  if (article.firstPage !== null) {
    const pages = paper.ele('pages');
    pages.ele('first_page').txt(String(article.firstPage));
    pages.ele('last_page').txt(String(article.lastPage ?? article.firstPage));
  }
  paper.ele('publisher_item').ele('item_number', { item_number_type: 'article_number' }).txt(article.manuscriptNumber);
  funding(paper, article.funds);
  const doi = paper.ele('doi_data');
  doi.ele('doi').txt(article.doi);
  doi.ele('resource').txt(article.url);
}

function funding(paper: XmlElement, funds: ArticleRecord['funds']): void {
  if (funds.length === 0) return;
  const program = paper.ele('fr:program', { name: 'fundref' });
  for (const fund of funds) {
    const group = program.ele('fr:assertion', { name: 'fundgroup' });
    group.ele('fr:assertion', { name: 'funder_name' }).txt(fund.name);
    if (fund.number) group.ele('fr:assertion', { name: 'award_number' }).txt(fund.number);
  }
}

function date(node: XmlElement, on: string): void {
  const { year, month, day } = dayParts(on);
  node.ele('month').txt(month);
  node.ele('day').txt(day);
  node.ele('year').txt(year);
}
