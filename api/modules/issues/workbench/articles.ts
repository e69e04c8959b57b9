// Articles of an issue, in order, with running pages.
import { pagesOf } from '../../../../shared/issue-pages.ts';
import type { Context } from '../../../context.ts';
import type { Issue } from '../issue.entity.ts';
import { composition } from '../issue.loader.ts';
import type { IssueArticle } from './workbench.types.ts';

export async function articlesOf(ctx: Context, issue: Issue): Promise<IssueArticle[]> {
  const articles = await composition(ctx, issue.id);
  const pages = pagesOf(issue.firstPage, articles);
  return articles.map((contribution, at) => ({
    contribution,
    column: contribution.column?.unwrap().name ?? null,
    authorNames: contribution.authors
      .getItems()
      .map(({ personName }) => personName)
      .join('、'),
    pageCount: contribution.pageCount ?? null,
    ...(pages[at] ?? { firstPage: null, lastPage: null }),
    doi: contribution.doi ?? null,
  }));
}
