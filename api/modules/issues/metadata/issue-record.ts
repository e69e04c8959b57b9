// What an issue tells the world outside: the one form from which JATS, Crossref deposits, RIS and BibTeX are written.

/** Days are `YYYY-MM-DD`. Texts are plain; null: nobody has said it. */
export interface IssueRecord {
  journal: JournalRecord;
  issue: { number: number; publishedOn: string; isProceedings: boolean };
  articles: ArticleRecord[];
}

export interface JournalRecord {
  /** The code that begins its manuscript numbers. */
  code: string;
  title: string;
  titleEn: string | null;
  issn: string | null;
  publisher: string;
  /** Of a conference: the name of its collected papers. */
  proceedingsTitle: string | null;
}

export interface ArticleRecord {
  manuscriptNumber: string;
  doi: string | null;
  /** Where the DOI leads. */
  url: string;
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
  name: string;
  affiliation: string | null;
  email: string | null;
  orcid: string | null;
  isCorresponding: boolean;
}

/** A name in two parts; `given` is null where there is one word only. */
export interface NameParts {
  family: string;
  given: string | null;
  isEastern: boolean;
}

/** Family names of two signs in use today. */
const DOUBLE_FAMILY = new Set(
  '欧阳 司马 上官 诸葛 皇甫 尉迟 公孙 慕容 令狐 长孙 宇文 司徒 司空 端木 轩辕 夏侯 东方 南宫 西门 百里 呼延 闻人 淳于 单于 太史 申屠 钟离 独孤 澹台 公冶 濮阳 赫连 拓跋 完颜'.split(
    ' ',
  ),
);

/**
 * Chinese names begin with the family; others end with it, unless a comma says so. Names of other peoples in Chinese signs (阿不都·热合曼) are one word,
 * since their order is not the Chinese one.
 */
export function nameParts(name: string): NameParts {
  const plain = name.normalize('NFC').trim().replaceAll(/\s+/gu, ' ');
  if (/^[\p{Script=Han} ]+$/u.test(plain)) {
    const signs = [...plain.replaceAll(' ', '')];
    const length = signs.length > 2 && DOUBLE_FAMILY.has(signs.slice(0, 2).join('')) ? 2 : 1;
    return { family: signs.slice(0, length).join(''), given: signs.slice(length).join('') || null, isEastern: true };
  }
  const [beforeComma = '', afterComma] = plain.split(/,\s*/u);
  if (afterComma) return { family: beforeComma, given: afterComma, isEastern: false };
  const words = plain.split(' ');
  return { family: words.at(-1) ?? plain, given: words.slice(0, -1).join(' ') || null, isEastern: false };
}

/** Letters that XML 1.0 does not have, which a pasted text may. */
export function xmlText(text: string): string {
  return text.replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '').trim();
}

/** The parts of `YYYY-MM-DD`, as they are written. */
export function dayParts(day: string): { year: string; month: string; day: string } {
  const [year = '', month = '', date = ''] = day.split('-');
  return { year, month, day: date };
}

/** Paragraphs of an abstract. */
export function paragraphs(text: string): string[] {
  return xmlText(text)
    .split(/\s*\n\s*/u)
    .filter((part) => part !== '');
}
