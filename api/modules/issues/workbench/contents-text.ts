// The contents of an issue as text: written from its articles, edited by hand, read again for the document.
import { contentsOf } from '../../../../shared/issue-contents.ts';
import type { ArticleRecord } from '../metadata/issue-record.ts';

export type ContentsLine =
  | { kind: 'column'; text: string }
  /** `right`: authors and page, after a row of dots. */
  | { kind: 'article'; text: string; right: string }
  | { kind: 'text'; text: string };

/** As the articles stand in their order. */
export function contentsText(articles: readonly ArticleRecord[]): string {
  return contentsOf(articles.map(({ authors, ...article }) => ({ ...article, authorNames: authors.map(({ name }) => name) })));
}

const ROWS_OF_DOTS = /…+|\.{3,}|\t+/gu;

/** The last row of dots parts a line, since titles have some too. */
export function readContents(text: string): ContentsLine[] {
  return text
    .split(/\r?\n/u)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line): ContentsLine => {
      const column = /^【(.+)】$/u.exec(line)?.[1];
      if (column) return { kind: 'column', text: column };
      // Rows are found one after the other: a single pattern for the line would try every dot of a long row as the beginning of another
      // one.
      const dots = [...line.matchAll(ROWS_OF_DOTS)].at(-1);
      if (dots === undefined) return { kind: 'text', text: line };
      const left = line.slice(0, dots.index).trimEnd();
      const right = line.slice(dots.index + dots[0].length).trimStart();
      return left && right ? { kind: 'article', text: left, right } : { kind: 'text', text: line };
    });
}

/** Signs, spaces and forms of letters that differ between a list and a text that was edited by hand. */
const bare = (text: string) =>
  text
    .normalize('NFKC')
    .replaceAll(/[\p{P}\p{Z}\p{S}\p{C}]/gu, '')
    .toLowerCase();

/** Whether a line of the text that contains this title also has this page after its dots. */
export function pageNaming(text: string): (title: string, page: number) => boolean {
  const lines = readContents(text).map((line) => ({
    title: bare(line.text),
    numbers: new Set((line.kind === 'article' ? line.right : line.text).normalize('NFKC').match(/\d+/gu)),
  }));
  return (title, page) => {
    const wanted = bare(title);
    return lines.some((line) => line.title.includes(wanted) && line.numbers.has(String(page)));
  };
}
