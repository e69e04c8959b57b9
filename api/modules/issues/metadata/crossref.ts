// A deposit for Crossref, metadata schema 5.4.0 (crossref.org, "Metadata deposit schema"): the DOIs of an issue with their metadata, as a
// journal, a book of a series or a conference.
import { contributors, date, editors, facts, hasDoi, languageOf, titles } from './crossref-item.ts';
import { dayParts, isProceedings, isSeries, type IssueRecord } from './issue-record.ts';
import { xmlDocument, XmlElement } from './xml.ts';

const VERSION = '5.4.0';
const NAMESPACE = `http://www.crossref.org/schema/${VERSION}`;
const JATS = 'http://www.ncbi.nlm.nih.gov/JATS1';
const FUNDING = 'http://www.crossref.org/fundref.xsd';
const ACCESS = 'http://www.crossref.org/AccessIndicators.xsd';

/** Shortens the house's name, which may be longer than a deposit takes; texts of articles are never cut. */
const shortened = (name: string, most: number) => [...name].slice(0, most).join('');

/** `at`: of two deposits of one DOI Crossref keeps the one with the larger time. Articles without a DOI or an address that it leads to are left out: there is nothing to deposit. */
export function crossrefOf(record: IssueRecord, at: Date): string {
  const { depositor, depositorEmail, registrant } = record.journal.settings;
  const namespaces = { xmlns: NAMESPACE, version: VERSION, 'xmlns:jats': JATS, 'xmlns:fr': FUNDING, 'xmlns:ai': ACCESS };
  const batch = new XmlElement('doi_batch', namespaces);
  const head = batch.ele('head');
  const stamp = at.toISOString().replaceAll(/\D/gu, '').slice(0, 17);
  head.ele('doi_batch_id').txt([record.journal.code, record.issue.number, stamp].filter((part) => part !== null).join('-'));
  head.ele('timestamp').txt(stamp);
  const person = head.ele('depositor');
  person.ele('depositor_name').txt(shortened(depositor, 130));
  person.ele('email_address').txt(depositorEmail);
  head.ele('registrant').txt(shortened(registrant, 255));
  const body = batch.ele('body');
  if (isProceedings(record.journal)) proceedings(body, record);
  else if (isSeries(record.journal)) book(body, record);
  else journal(body, record);
  return xmlDocument(batch);
}

function journal(body: XmlElement, record: IssueRecord): void {
  const { journal: about, issue, articles } = record;
  const node = body.ele('journal');
  const meta = node.ele('journal_metadata', { language: 'zh' });
  meta.ele('full_title').txt(about.titleEn ?? about.title);
  if (about.titleEn) meta.ele('full_title').txt(about.title);
  issns(meta, record);
  const number = node.ele('journal_issue');
  date(number.ele('publication_date', { media_type: 'print' }), issue.publishedOn);
  if (issue.volume !== null) number.ele('journal_volume').ele('volume').txt(String(issue.volume));
  // 总第…期 has no place: special_numbering is that of supplements and special issues.
  if (issue.number !== null) number.ele('issue').txt(String(issue.number));
  for (const article of articles.filter(hasDoi)) {
    const paper = node.ele('journal_article', { publication_type: 'full_text', language: languageOf(article) });
    titles(paper, article);
    contributors(paper, article.authors);
    facts(paper, record, article);
  }
}

/** Crossref knows a series by its ISSN only; the books of one without are a set, whose own ISBN is left out as that of a simple series. */
function book(body: XmlElement, record: IssueRecord): void {
  const { journal: about, issue, articles } = record;
  const node = body.ele('book', { book_type: 'edited_book' });
  const hasIssn = Boolean(about.issn ?? about.eissn);
  const meta = node.ele(hasIssn ? 'book_series_metadata' : 'book_set_metadata', { language: 'zh' });
  const whole = meta.ele(hasIssn ? 'series_metadata' : 'set_metadata');
  bookTitles(whole, record);
  if (hasIssn) issns(whole, record);
  else whole.ele('noisbn', { reason: 'simple_series' });
  editors(meta, issue.editors);
  // A book of the series has no title of its own, but a number. An article that is published alone stands in none.
  if (issue.number === null) bookTitles(meta, record);
  else meta.ele('volume').txt(String(issue.number));
  date(meta.ele('publication_date', { media_type: 'print' }), issue.publishedOn);
  isbn(meta, record);
  publisher(meta, about);
  for (const article of articles.filter(hasDoi)) {
    const language = languageOf(article);
    const chapter = node.ele('content_item', { component_type: 'chapter', publication_type: 'full_text', language });
    contributors(chapter, article.authors);
    titles(chapter, article);
    facts(chapter, record, article);
  }
}

function bookTitles(node: XmlElement, { journal: { title, titleEn } }: IssueRecord): void {
  const group = node.ele('titles');
  group.ele('title').txt(titleEn ?? title);
  if (titleEn) group.ele('original_language_title', { language: 'zh' }).txt(title);
}

function proceedings(body: XmlElement, record: IssueRecord): void {
  const { journal: about, issue, articles } = record;
  const node = body.ele('conference');
  editors(node, issue.editors);
  const event = node.ele('event_metadata');
  event.ele('conference_name').txt(about.titleEn ?? about.title);
  const { place, from, until } = about.conference;
  if (place) event.ele('conference_location').txt(place);
  if (from) {
    const [start, end] = [dayParts(from), dayParts(until ?? from)];
    event
      .ele('conference_date', {
        start_year: start.year,
        start_month: start.month,
        start_day: start.day,
        end_year: end.year,
        end_month: end.month,
        end_day: end.day,
      })
      .txt(until === null || until === from ? from : `${from}/${until}`);
  }
  const meta = node.ele('proceedings_metadata', { language: 'zh' });
  meta.ele('proceedings_title').txt(about.proceedingsTitle ?? about.title);
  publisher(meta, about);
  date(meta.ele('publication_date', { media_type: 'print' }), issue.publishedOn);
  isbn(meta, record);
  for (const article of articles.filter(hasDoi)) {
    const paper = node.ele('conference_paper', { publication_type: 'full_text', language: languageOf(article) });
    contributors(paper, article.authors);
    titles(paper, article);
    facts(paper, record, article);
  }
}

/** Crossref takes no place of one sign. */
function publisher(meta: XmlElement, { settings }: IssueRecord['journal']): void {
  const node = meta.ele('publisher');
  node.ele('publisher_name').txt(settings.publisher);
  if ([...settings.publisherPlace].length > 1) node.ele('publisher_place').txt(settings.publisherPlace);
}

function issns(meta: XmlElement, { journal: { issn, eissn } }: IssueRecord): void {
  if (issn) meta.ele('issn', { media_type: 'print' }).txt(issn);
  if (eissn) meta.ele('issn', { media_type: 'electronic' }).txt(eissn);
}

function isbn(meta: XmlElement, { issue }: IssueRecord): void {
  if (issue.isbn) meta.ele('isbn', { media_type: 'print' }).txt(issue.isbn);
  else meta.ele('noisbn', { reason: 'simple_series' });
}
