// The public metadata of an issue or a single publication: the one form from which JATS, Crossref deposits, RIS and BibTeX are written.
import type { CreditRoleName } from '../../../../shared/credit.ts';
import type { PersonName } from '../../../../shared/forms/person-name.ts';
import type { PrintedStatement } from '../../statements/statement.service.ts';
import type { Imprint, PublicationKindName, PublicationSettings } from '../../../../shared/forms/publication.ts';

/** Days are `YYYY-MM-DD`. Texts are plain; null: nobody has said it. */
export interface IssueRecord {
  journal: JournalRecord;
  /** `number`: null where the article stands in no issue, but is published by itself. */
  issue: NumberedIssue;
  articles: ArticleRecord[];
}

interface NumberedIssue {
  number: number | null;
  volume: number | null;
  /** Among all issues since the first (总第…期, 总第…辑). */
  totalNumber: number | null;
  /** 13 digits. */
  isbn: string | null;
  cipNumber: string | null;
  imprint: Imprint;
  publishedOn: string;
  /** The editors-in-chief (主编) under whom it was sent; of an open issue those of today. None where it was sent before they were kept. */
  editors: readonly IssueEditor[];
}

/** As their account names them. */
export interface IssueEditor {
  name: string;
  parts: PersonName;
}

interface JournalRecord {
  /** The code that begins its manuscript numbers. */
  code: string;
  title: string;
  titleEn: string | null;
  kind: PublicationKindName;
  issn: string | null;
  eissn: string | null;
  cn: string | null;
  /** Where and when the conference is held. */
  conference: { place: string | null; from: string | null; until: string | null };
  settings: PublicationSettings;
  /** Its editors-in-chief (主编), in order, as the documents of the issue print them. */
  editors: readonly IssueEditor[];
  /** 主办单位. */
  hosts: string[];
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
  columnEn: string | null;
  /** As JATS names it, such as research-article. */
  articleType: string;
  firstPage: number | null;
  lastPage: number | null;
  receivedOn: string | null;
  acceptedOn: string | null;
  authors: AuthorRecord[];
  funds: { name: string; number: string }[];
  /** What the authors stated of AI, data, interests, ethics and funders. */
  statements: readonly PrintedStatement[];
}

export interface AuthorRecord {
  /** As it was typed, and is printed. */
  name: string;
  parts: PersonName;
  units: UnitRecord[];
  email: string | null;
  orcid: { id: string; isAuthenticated: boolean } | null;
  isCorresponding: boolean;
  /** CRediT, in the vocabulary’s order; none where nobody has said them. */
  roles: readonly CreditRoleName[];
}

/** A unit of an author as it is printed. */
export interface UnitRecord {
  name: string;
  nameEn: string | null;
  department: string | null;
  city: string | null;
  /** ISO 3166, two letters. */
  country: string | null;
  /** Without the address before it. */
  rorId: string | null;
}

/** A unit that is known by its text alone. */
export const unitNamed = (name: string): UnitRecord => ({ name, nameEn: null, department: null, city: null, country: null, rorId: null });

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

export const isProceedings = ({ kind }: Pick<JournalRecord, 'kind'>): boolean => kind === 'PROCEEDINGS';

export const isSeries = ({ kind }: Pick<JournalRecord, 'kind'>): boolean => kind === 'SERIES';

/** The title on the cover: of a book of a series with its number, of proceedings their own; a journal's name. */
export function publicationTitle({ journal, issue: { number } }: Pick<IssueRecord, 'journal' | 'issue'>): string {
  if (isProceedings(journal)) return journal.proceedingsTitle ?? journal.title;
  return isSeries(journal) && number !== null ? `${journal.title} 第${number}辑` : journal.title;
}
