// The contents of an issue in English as a Word document: columns, titles and names as readers elsewhere cite them.
import { type ArticleRecord, fullTitle } from '../metadata/issue-record.ts';
import { romanized } from './abstracts-document.ts';
import { contentsDocument } from './catalogue-document.ts';
import type { ContentsLine } from './contents-text.ts';
import type { IssueHeading } from './issue-document.ts';

export async function englishContentsDocument(heading: IssueHeading, articles: readonly ArticleRecord[]): Promise<Uint8Array> {
  return await contentsDocument(heading, englishContents(articles));
}

/** What has no English words stands in Chinese: the checks before press report the gap. */
export function englishContents(articles: readonly ArticleRecord[]): ContentsLine[] {
  let column: string | null = null;
  return articles.flatMap((article): ContentsLine[] => {
    const heading = article.columnEn ?? article.column;
    const isNew = heading !== null && heading !== column;
    column = heading;
    const title = fullTitle(article.titleEn, article.subtitleEn, 'en') ?? fullTitle(article.titleZh, article.subtitleZh, 'zh') ?? '';
    const page = article.firstPage === null ? [] : [`(${article.firstPage})`];
    // No name breaks at the end of a line, and the page never stands alone on one.
    const names = article.authors.map((author) => romanized(author).replaceAll(' ', '\u00a0'));
    const right = [names.join(', '), ...page].filter((text) => text !== '').join('\u00a0');
    return [
      ...(isNew ? [{ kind: 'column' as const, text: heading }] : []),
      right === '' ? { kind: 'text', text: title } : { kind: 'article', text: title, right },
    ];
  });
}
