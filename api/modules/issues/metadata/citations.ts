// The articles of an issue as reference managers import them: RIS (Research Information Systems) and BibTeX.
import { pinyin } from 'pinyin-pro';
import type { PersonName } from '../../../../shared/forms/person-name.ts';
import { type ArticleRecord, dayParts, fullTitle, isProceedings, isSeries, type IssueRecord, publicationTitle } from './issue-record.ts';
import { isbnText } from '../../colloquiums/publication/isbn-text.ts';

/** A book names its editors in each reference; a journal does not. */
const editorsOf = ({ journal, issue }: IssueRecord) => (journal.kind === 'JOURNAL' ? [] : issue.editors);

/** RIS in UTF-8, lines ended as the format asks. */
export function risOf(record: IssueRecord): string {
  return record.articles.map((article) => risEntry(record, article)).join('\r\n');
}

/** In what the article stands, with the words that RIS, BibTeX and CSL have for it. */
const KINDS = {
  JOURNAL: { ris: 'JOUR', bibtex: 'article' },
  SERIES: { ris: 'CHAP', bibtex: 'incollection' },
  // CONF is a paper of proceedings; readers of CPAPER look for no proceedings.
  PROCEEDINGS: { ris: 'CONF', bibtex: 'inproceedings' },
} as const;

function risEntry(record: IssueRecord, article: ArticleRecord): string {
  const { journal, issue } = record;
  const { year, month, day } = dayParts(issue.publishedOn);
  const fields: [string, string | number | null][] = [
    ['TY', KINDS[journal.kind].ris],
    ...article.authors.map(({ parts }): [string, string] => ['AU', listed(parts)]),
    // Of a chapter and a paper RIS calls the editors of the book secondary authors.
    ...editorsOf(record).map(({ parts }): [string, string] => ['A2', listed(parts)]),
    ['TI', fullTitle(article.titleZh, article.subtitleZh, 'zh') ?? fullTitle(article.titleEn, article.subtitleEn, 'en')],
    ['TT', article.titleZh ? fullTitle(article.titleEn, article.subtitleEn, 'en') : null],
    // For a paper: the conference, and the volume of its papers. For a chapter: the book, and its series.
    ['T2', isSeries(journal) ? publicationTitle(record) : journal.title],
    ['C3', isProceedings(journal) ? publicationTitle(record) : null],
    ['T3', isSeries(journal) ? journal.title : null],
    ['PY', year],
    ['DA', `${year}/${month}/${day}`],
    ['VL', issue.volume],
    // Of a book it is the number in its series.
    [isSeries(journal) ? 'SV' : 'IS', issue.number],
    ['SP', article.firstPage],
    ['EP', article.lastPage],
    ['SN', serialNumber(record)],
    ['PB', journal.settings.publisher],
    ['CY', journal.settings.publisherPlace],
    ['AB', article.abstractZh ?? article.abstractEn],
    ...[...article.keywordsZh, ...article.keywordsEn].map((word): [string, string] => ['KW', word]),
    ['DO', article.doi],
    ['UR', article.url],
    ['LA', article.titleZh ? 'zh' : 'en'],
  ];
  const lines = fields.flatMap(([tag, value]) => (value === null || value === '' ? [] : [`${tag}  - ${oneLine(String(value))}`]));
  return [...lines, 'ER  - ', ''].join('\r\n');
}

/** BibTeX in UTF-8 (biber, or BibTeX with utf8). A name made of author, year and number stands once in a file. */
export function bibtexOf(record: IssueRecord): string {
  const names = new Map<string, number>();
  return record.articles
    .map((article) => {
      const base = keyOf(record, article);
      const turn = (names.get(base) ?? 0) + 1;
      names.set(base, turn);
      return bibtexEntry(record, article, turn === 1 ? base : `${base}-${turn}`);
    })
    .join('\n');
}

/** A book is found by its ISBN, a journal by its ISSN: RIS has one field for both. */
const serialNumber = ({ journal, issue }: IssueRecord): string | null =>
  journal.kind !== 'JOURNAL' && issue.isbn ? isbnText(issue.isbn) : (journal.issn ?? journal.eissn);

function bibtexEntry(record: IssueRecord, article: ArticleRecord, key: string): string {
  const { journal, issue } = record;
  const { year, month } = dayParts(issue.publishedOn);
  const pages = article.firstPage === null ? null : `${article.firstPage}--${article.lastPage ?? article.firstPage}`;
  const fields: [string, string | null][] = [
    ['author', article.authors.map(({ parts }) => authorOf(parts)).join(' and ')],
    [
      'editor',
      editorsOf(record)
        .map(({ parts }) => authorOf(parts))
        .join(' and '),
    ],
    ['title', fullTitle(article.titleZh, article.subtitleZh, 'zh') ?? fullTitle(article.titleEn, article.subtitleEn, 'en')],
    [journal.kind === 'JOURNAL' ? 'journal' : 'booktitle', publicationTitle(record)],
    ['series', isSeries(journal) ? journal.title : null],
    ['volume', issue.volume === null ? null : String(issue.volume)],
    ['year', year],
    ['month', String(Number(month))],
    ['number', issue.number === null ? null : String(issue.number)],
    ['pages', pages],
    ['publisher', journal.settings.publisher],
    ['address', journal.settings.publisherPlace],
    ['isbn', journal.kind !== 'JOURNAL' && issue.isbn ? isbnText(issue.isbn) : null],
    ['issn', journal.issn ?? journal.eissn],
    ['doi', article.doi],
    // A brace of an address would be one of the field's.
    ['url', article.url && oneLine(article.url.replaceAll(/[{}]/gu, encodeURIComponent))],
    ['keywords', [...article.keywordsZh, ...article.keywordsEn].join(', ')],
    ['abstract', article.abstractZh ?? article.abstractEn],
    // Not `chinese`: pandoc and citation-js take the value for the tag of a language.
    ['langid', article.titleZh ? 'zh-CN' : 'english'],
  ];
  const written = (name: string, text: string) => (VERBATIM.has(name) ? text : name === 'title' ? protectedTitle(text) : escaped(text));
  const lines = fields.flatMap(([name, value]) => (value ? [`  ${name} = {${written(name, value)}},`] : []));
  return [`@${KINDS[journal.kind].bibtex}{${key},`, ...lines, '}', ''].join('\n');
}

/** Fields that are no text of TeX, and that which is escaped name by name. */
const VERBATIM = new Set(['doi', 'url', 'author', 'editor']);

/** RIS knows three places and no way to write a comma within one. */
const listed = ({ familyName, givenName, suffix }: PersonName) =>
  [familyName, ...(givenName || suffix ? [givenName] : []), ...(suffix ? [suffix.replaceAll(/\s*,\s*/gu, ' ')] : [])].join(', ');

/**
 * BibTeX wants the suffix in the middle. In braces stand words that it would read as a mark between names, a name that is no person's, and
 * a family name with small words, which it would set apart (van der Berg).
 */
function authorOf({ familyName, givenName, suffix, isGroup }: PersonName): string {
  const part = (text: string, isWhole: boolean) => (isWhole || /,|\band\b|^others$/iu.test(text) ? `{${escaped(text)}}` : escaped(text));
  if (givenName === '' && suffix === '') return part(familyName, isGroup || familyName.includes(' '));
  const family = part(familyName, /(?:^| )\p{Ll}/u.test(familyName));
  return [family, ...(suffix === '' ? [] : [part(suffix, false)]), part(givenName, givenName === '')].join(', ');
}

/** Letters that have capitals, signs in words, and figures. */
const WORD = /[\p{Lu}\p{Ll}\p{Lt}\p{M}\p{N}’'-]+/gu;
/** Styles write titles with small letters but for the first: in braces stand words that would lose a capital. */
function protectedTitle(title: string): string {
  return escaped(title).replaceAll(WORD, (word, at: number) => (/\p{Lu}/u.test(at === 0 ? word.slice(1) : word) ? `{${word}}` : word));
}

const oneLine = (text: string) => text.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim();

/**
 * Signs that TeX would obey. Braces are named: BibTeX counts them also behind a backslash, and one that stands alone would end the field.
 */
const OBEYED: Readonly<Record<string, string>> = {
  '\\': String.raw`\textbackslash{}`,
  '{': String.raw`\textbraceleft{}`,
  '}': String.raw`\textbraceright{}`,
  '~': String.raw`\textasciitilde{}`,
  '^': String.raw`\textasciicircum{}`,
};

function escaped(text: string): string {
  return oneLine(text).replaceAll(/[\\{}~^&%$#_]/gu, (sign) => OBEYED[sign] ?? `\\${sign}`);
}

function keyOf({ journal, issue }: IssueRecord, { authors }: ArticleRecord): string {
  const first = authors[0] ? authors[0].parts.latinFamilyName || authors[0].parts.familyName : journal.code;
  const latin = pinyin(first, { toneType: 'none', type: 'array', mode: 'surname' }).join('');
  const plain = latin
    .normalize('NFD')
    .replaceAll(/[^A-Za-z]/gu, '')
    .toLowerCase();
  return `${plain || journal.code.toLowerCase()}${dayParts(issue.publishedOn).year}${issue.number === null ? '' : `no${issue.number}`}`;
}
