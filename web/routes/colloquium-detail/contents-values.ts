// Form of the workbench: the order of the articles with their pages, the first page, and the contents text.
import { z } from '../../../shared/forms/zod.ts';
import { pagesOf } from '../../../shared/issue-pages.ts';

export const SHAPE = z.object({
  articles: z.array(z.object({ contributionId: z.string(), pageCount: z.string() })).default([]),
  firstPage: z.string().default(''),
  contents: z.string().default(''),
});
export type ContentsValues = z.output<typeof SHAPE>;
type OrderedArticle = ContentsValues['articles'][number];

/** `mine` in its order without articles that have left the issue meanwhile, and behind it the new ones. */
export function arranged(mine: readonly OrderedArticle[], there: readonly OrderedArticle[]): OrderedArticle[] {
  const known = new Set(there.map(({ contributionId }) => contributionId));
  const kept = mine.filter(({ contributionId }) => known.has(contributionId));
  const had = new Set(kept.map(({ contributionId }) => contributionId));
  return [...kept, ...there.filter(({ contributionId }) => !had.has(contributionId))];
}

/** Whether two orders differ only by added or removed articles: then nobody has ordered anything. */
export function differOnlyInComposition(one: readonly OrderedArticle[], other: readonly OrderedArticle[]): boolean {
  const textOf = (articles: readonly OrderedArticle[], beside: readonly OrderedArticle[]) => {
    const ids = new Set(beside.map(({ contributionId }) => contributionId));
    return JSON.stringify(
      articles.filter(({ contributionId }) => ids.has(contributionId)).map(({ contributionId, pageCount }) => [contributionId, pageCount]),
    );
  };
  return textOf(one, other) === textOf(other, one);
}

const numberOf = (text: string): number | null => (/^\s*\d+\s*$/.test(text.normalize('NFKC')) ? Number(text.normalize('NFKC')) : null);

/** As they are typed now. */
export function runningPages({ articles, firstPage }: ContentsValues) {
  const first = numberOf(firstPage);
  if (first === null) return articles.map(() => ({ firstPage: null, lastPage: null }));
  return pagesOf(
    first,
    articles.map(({ pageCount }) => ({ pageCount: numberOf(pageCount) })),
  );
}

/** Input of the mutation. */
export const inputOf = ({ articles, firstPage, contents }: ContentsValues) => ({
  articles: articles.map(({ contributionId, pageCount }) => ({ contributionId, pageCount: numberOf(pageCount) })),
  firstPage: numberOf(firstPage) ?? 0,
  contents,
});
