// The front matter of an article in JATS 1.3, Journal Publishing (ANSI/NISO Z39.96-2021), for archives and indexes.
import {
  abstracts,
  authors,
  dated,
  funding,
  historyOf,
  interestsOf,
  keywords,
  type Language,
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
import { type ArticleRecord, isProceedings, type IssueRecord } from './issue-record.ts';
import { xmlDocument, XmlElement } from './xml.ts';

const DOCTYPE =
  '<!DOCTYPE article PUBLIC "-//NLM//DTD JATS (Z39.96) Journal Publishing DTD v1.3 20210610//EN" "JATS-journalpublishing1-3.dtd">';

/** One article as an XML document in UTF-8, with front matter and no body. */
export function jatsOf(record: IssueRecord, article: ArticleRecord): string {
  const language = languageOfArticle(article);
  const root = new XmlElement('article', {
    'article-type': article.articleType,
    'dtd-version': '1.3',
    'xml:lang': language,
    ...NAMESPACES,
  });
  const front = root.ele('front');
  journalMeta(front, record);
  articleMeta(front.ele('article-meta'), record, article, language);
  statementsOf(root, article, language);
  return xmlDocument(root, DOCTYPE);
}

function journalMeta(front: XmlElement, { journal }: IssueRecord): void {
  const meta = front.ele('journal-meta');
  meta.ele('journal-id', { 'journal-id-type': 'publisher-id' }).txt(journal.code);
  if (journal.cn) meta.ele('journal-id', { 'journal-id-type': 'cn' }).txt(journal.cn);
  const titles = meta.ele('journal-title-group');
  titles.ele('journal-title', { 'xml:lang': 'zh' }).txt(journal.title);
  if (journal.titleEn) titles.ele('trans-title-group', { 'xml:lang': 'en' }).ele('trans-title').txt(journal.titleEn);
  if (journal.issn) meta.ele('issn', { 'publication-format': 'print' }).txt(journal.issn);
  if (journal.eissn) meta.ele('issn', { 'publication-format': 'electronic' }).txt(journal.eissn);
  // The tag set requires the element. A journal without an ISSN has it empty; a number of zeros would name another journal.
  if (!journal.issn && !journal.eissn) meta.ele('issn', { 'content-type': 'not-assigned' });
  publisher(meta, journal);
}

/** In the order that the schema fixes. */
function articleMeta(meta: XmlElement, record: IssueRecord, article: ArticleRecord, language: Language): void {
  const { journal, issue } = record;
  meta.ele('article-id', { 'pub-id-type': 'publisher-id' }).txt(article.manuscriptNumber);
  if (article.doi) meta.ele('article-id', { 'pub-id-type': 'doi' }).txt(article.doi);
  if (article.column || article.columnEn) subjects(meta.ele('article-categories'), article, language);
  titleGroup(meta, article, language, 'article-title');
  authors(meta, article.authors, language);
  interestsOf(meta, article, language);
  pubDate(meta, issue);
  if (issue.volume !== null) meta.ele('volume').txt(String(issue.volume));
  if (issue.number !== null) meta.ele('issue').txt(String(issue.number));
  if (isProceedings(journal) && issue.isbn) meta.ele('isbn').txt(issue.isbn);
  pages(meta, article);
  const days = historyOf(article);
  if (days.length > 0) {
    const history = meta.ele('history');
    for (const { type, on } of days) dated(history, type, on);
  }
  permissions(meta, record);
  selfUri(meta, article);
  abstracts(meta, article, language);
  keywords(meta, article, language);
  funding(meta, article, language);
  conference(meta, record);
  totalNumber(meta, issue);
}

/** The tag set knows a conference by its days: one whose days nobody has said is left out. */
function conference(meta: XmlElement, { journal }: IssueRecord): void {
  const { place, from, until } = journal.conference;
  if (!isProceedings(journal) || from === null) return;
  const node = meta.ele('conference');
  node.ele('conf-date', { 'iso-8601-date': from }).txt([from, ...(until === null || until === from ? [] : [until])].join('/'));
  node.ele('conf-name').txt(journal.title);
  if (place) node.ele('conf-loc').txt(place);
}

/** The tag sets have no element for the number among all issues (总第…期): as an issue or a volume it would be taken for theirs. */
export function totalNumber(meta: XmlElement, { totalNumber: total }: IssueRecord['issue']): void {
  if (total === null) return;
  const custom = meta.ele('custom-meta-group').ele('custom-meta');
  custom.ele('meta-name').txt('total-issue-number');
  custom.ele('meta-value').txt(String(total));
}
