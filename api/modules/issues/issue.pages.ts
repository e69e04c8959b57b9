// The issues of a journal and the articles of an issue, by pages.
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import { query } from '../../database/tables.ts';
import { connectionTypes } from '../../graphql/connection.ts';
import { filter } from '../../graphql/list-field.ts';
import { inTurn } from '../../graphql/page-plan.ts';
import { pagedItems, pagedRows } from '../../graphql/paged-field.ts';
import { Colloquium } from '../colloquiums/colloquium.entity.ts';
import { Issue } from './issue.entity.ts';
import { issuesWithIds } from './issue.loader.ts';
import { articlesOf } from './workbench/articles.ts';
import { IssueArticle } from './workbench/workbench.types.ts';

const { Connection: IssueConnection } = connectionTypes('Issue', () => Issue);
const { Connection: IssueArticleConnection } = connectionTypes('IssueArticle', () => IssueArticle);

const column = (name: string) => sql.ref(`issue.${name}`);

export const issuePages = pagedRows({
  on: () => Colloquium,
  name: 'issueConnection',
  description:
    'Its issues, the latest first: for its editors-in-chief and executive editors, and the publisher’s staff in whose departments it lies.',
  type: () => IssueConnection,
  policy: 'journalIssues.view',
  narrow: {
    isSent: filter<Context, boolean>({
      type: () => Boolean,
      description: 'Only those that have been sent to the press, or only those that have not.',
      where: (isSent) => [isSent ? sql<boolean>`issue.sent_at is not null` : sql<boolean>`issue.sent_at is null`],
    }),
  },
  under: column('colloquium_id'),
  ordering: { name: 'issue', direction: 'desc', terms: inTurn([column('number'), 'integer'], column('id')) },
  rows: (ctx: Context) => ({
    db: query(ctx.em),
    query: query(ctx.em).selectFrom('issue'),
    id: column('id'),
    load: (found) =>
      issuesWithIds(
        ctx,
        found.map(({ id }) => id),
      ),
  }),
});

/** The first page of an article depends on all articles before it, so an issue is read as a whole, once. */
export const articlePages = pagedItems({
  on: () => Issue,
  name: 'articleConnection',
  description: 'What is in it, in order, with running pages.',
  type: () => IssueArticleConnection,
  policy: 'issue.viewContents',
  items: (ctx: Context, issue: Issue) => articlesOf(ctx, issue),
  idOf: ({ contribution }) => contribution.id,
});
