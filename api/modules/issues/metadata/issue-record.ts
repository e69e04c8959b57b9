// The public metadata of an issue or a single publication: the one form from which JATS, Crossref deposits, RIS and BibTeX are written.
import type { PersonName } from '../../../../shared/forms/person-name.ts';

/** Days are `YYYY-MM-DD`. Texts are plain; null: nobody has said it. */
export interface IssueRecord {
  journal: JournalRecord;
  /** `number`: null where the article stands in no issue, but is published by itself. */
  issue: { number: number | null; publishedOn: string; isProceedings: boolean };
  articles: ArticleRecord[];
}

interface JournalRecord {
  /** The code that begins its manuscript numbers. */
  code: string;
  title: string;
  titleEn: string | null;
  issn: string | null;
  publisher: string;
  /** For a conference: the name of its collected papers. */
  proceedingsTitle: string | null;
}

export interface ArticleRecord {
  manuscriptNumber: string;
  doi: string | null;
  /** Where the DOI leads; null: the journal names no place for its articles. */
  url: string | null;
  titleZh: string | null;
  titleEn: string | null;
  subtitleZh: string | null;
  subtitleEn: string | null;
  abstractZh: string | null;
  abstractEn: string | null;
  keywordsZh: string[];
  keywordsEn: string[];
  /** The column of the issue under which it stands. */
  column: string | null;
  firstPage: number | null;
  lastPage: number | null;
  receivedOn: string | null;
  acceptedOn: string | null;
  authors: AuthorRecord[];
  funds: { name: string; number: string }[];
}

export interface AuthorRecord {
  /** As it was typed, and is printed. */
  name: string;
  parts: PersonName;
  affiliation: string | null;
  email: string | null;
  orcid: string | null;
  isCorresponding: boolean;
}

/** The parts of `YYYY-MM-DD`, as they are written. */
export function dayParts(day: string): { year: string; month: string; day: string } {
  const [year = '', month = '', date = ''] = day.split('-');
  return { year, month, day: date };
}

/** Paragraphs of an abstract. */
export function paragraphs(text: string): string[] {
  return text
    .split(/\s*[\r\n]\s*/u)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** Title and subtitle in one line: a Chinese colon in Chinese, else the English one. */
export function fullTitle(title: string | null, subtitle: string | null, language: 'zh' | 'en'): string | null {
  return title === null ? null : [title, subtitle].filter(Boolean).join(language === 'zh' ? '：' : ': ');
}
