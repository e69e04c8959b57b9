// A book of a series in BITS 2.2 (Book Interchange Tag Suite of NLM), for archives and indexes: one document, an article a part of the book.
import {
  abstracts,
  authors,
  dated,
  editors,
  funding,
  historyOf,
  interestsOf,
  keywords,
  languageOfArticle,
  NAMESPACES,
  pages,
  permissions,
  pubDate,
  publisher,
  selfUri,
  statementsOf,
  subjects,
  titleGroup,
} from './article-xml.ts';
import type { ArticleRecord, IssueRecord } from './issue-record.ts';
import { totalNumber } from './jats.ts';
import { xmlDocument, XmlElement } from './xml.ts';

/** The whole book in UTF-8, with metadata and no text. */
export function bitsOf(record: IssueRecord): string {
  const root = new XmlElement('book', { 'dtd-version': '2.2', 'xml:lang': 'zh', ...NAMESPACES });
  collectionMeta(root.ele('collection-meta', { 'collection-type': 'series' }), record);
  bookMeta(root.ele('book-meta'), record);
  if (record.articles.length > 0) {
    const body = root.ele('book-body');
    record.articles.forEach((article, at) => bookPart(body, record, article, at + 1));
  }
  return xmlDocument(root);
}

function collectionMeta(meta: XmlElement, { journal, issue }: IssueRecord): void {
  meta.ele('collection-id', { 'collection-id-type': 'publisher-id' }).txt(journal.code);
  const titles = meta.ele('title-group');
  titles.ele('title').txt(journal.title);
  if (journal.titleEn) titles.ele('trans-title-group', { 'xml:lang': 'en' }).ele('trans-title').txt(journal.titleEn);
  if (issue.number !== null) meta.ele('volume-in-collection').ele('volume-number').txt(String(issue.number));
  if (journal.issn) meta.ele('issn', { 'publication-format': 'print' }).txt(journal.issn);
  if (journal.eissn) meta.ele('issn', { 'publication-format': 'electronic' }).txt(journal.eissn);
}

/** A book of the series has the title of the series and its number. */
function bookMeta(meta: XmlElement, record: IssueRecord): void {
  const { journal, issue } = record;
  meta.ele('book-id', { 'book-id-type': 'publisher-id' }).txt([journal.code, issue.number].filter((part) => part !== null).join('-'));
  const titles = meta.ele('book-title-group');
  titles.ele('book-title').txt(journal.title);
  if (journal.titleEn) titles.ele('trans-title-group', { 'xml:lang': 'en' }).ele('trans-title').txt(journal.titleEn);
  editors(meta, issue.editors);
  pubDate(meta, issue);
  if (issue.number !== null) meta.ele('book-volume-number').txt(String(issue.number));
  if (issue.isbn) meta.ele('isbn', { 'publication-format': 'print' }).txt(issue.isbn);
  publisher(meta, journal);
  permissions(meta, record);
  totalNumber(meta, issue);
}

/** In the order that the schema fixes. */
function bookPart(body: XmlElement, record: IssueRecord, article: ArticleRecord, place: number): void {
  const language = languageOfArticle(article);
  const part = body.ele('book-part', {
    'book-part-type': article.articleType === 'research-article' ? 'chapter' : article.articleType,
    id: `part${place}`,
    seq: String(place),
    ...(language === 'zh' ? {} : { 'xml:lang': language }),
  });
  const meta = part.ele('book-part-meta');
  meta.ele('book-part-id', { 'book-part-id-type': 'publisher-id' }).txt(article.manuscriptNumber);
  if (article.doi) meta.ele('book-part-id', { 'book-part-id-type': 'doi' }).txt(article.doi);
  subjects(meta, article, language);
  titleGroup(meta, article, language, 'title');
  authors(meta, article.authors, language, `part${place}-`);
  interestsOf(meta, article, language);
  pubDate(meta, record.issue);
  pages(meta, article);
  const days = historyOf(article);
  if (days.length > 0) {
    const history = meta.ele('pub-history');
    for (const { type, on } of days) dated(history, type, on);
  }
  permissions(meta, record);
  selfUri(meta, article);
  abstracts(meta, article, language);
  keywords(meta, article, language);
  funding(meta, article, language);
  statementsOf(part, article, language);
}
