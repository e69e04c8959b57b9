// Articles of an issue, in order, with running pages.
import { pagesOf } from '../../../../shared/issue-pages.ts';
import type { Context } from '../../../context.ts';
import type { Issue } from '../issue.entity.ts';
import { composition } from '../issue.loader.ts';
import type { IssueArticle } from './workbench.types.ts';
import { type LanguageTag, messageText, wordsIn } from '../../../../shared/messages.ts';
import type { ColloquiumColumn } from '../../colloquiums/colloquium-column.entity.ts';
import { displayName } from '../../names/display-name.ts';

export async function articlesOf(ctx: Context, issue: Issue): Promise<IssueArticle[]> {
  const articles = await composition(ctx, issue.id);
  const pages = pagesOf(issue.firstPage, articles);
  return articles.map((contribution, at) => ({
    contribution,
    column: contribution.column?.unwrap().name ?? null,
    columnDisplayName: columnName(ctx.language, contribution.column?.unwrap()),
    authorNames: contribution.authors
      .getItems()
      .map(({ personName }) => personName)
      .join('、'),
    authorDisplayNames: contribution.authors
      .getItems()
      .map(({ personName: text, nameParts: said }) => displayName(ctx.language, { text, said }))
      .join(messageText(ctx.language, 'list.separator')),
    pageCount: contribution.pageCount ?? null,
    ...(pages[at] ?? { firstPage: null, lastPage: null }),
    doi: contribution.doi ?? null,
  }));
}

const columnName = (language: LanguageTag, column: ColloquiumColumn | undefined) =>
  column ? wordsIn(language, column.name, column.nameEn) : null;
