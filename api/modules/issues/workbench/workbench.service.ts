// Work on an open issue: its order, pages and contents text are saved together, exported, and then the rest may leave (D2-108,
// docs/decisions/0044).
import { LockMode } from '@mikro-orm/core';
import { sql } from 'kysely';
import { issueContentsSchema } from '../../../../shared/forms/issue.ts';
import { ownNameRules, type PersonName } from '../../../../shared/forms/person-name.ts';
import type { Context } from '../../../context.ts';
import { query } from '../../../database/tables.ts';
import { checkVersion, DomainError, notFound, parseInput } from '../../../errors.ts';
import { ContributionAuthor } from '../../contributions/authors/contribution-author.entity.ts';
import type { Issue } from '../issue.entity.ts';
import { lockIssue } from '../issue.service.ts';
import { recordOf } from '../metadata/record-of.ts';
import { contentsText } from './contents-text.ts';

interface SaveContents {
  issueId: number;
  /** All articles of the issue in their new order. */
  articles: readonly { contributionId: number; pageCount: number | null }[];
  firstPage: number;
  contents: string;
  version: number;
}

/**
 * Saves the order by one statement, however many articles there are. Without a text the first save writes that of the list.
 * Errors: those of lockIssue, CONFLICT, COMPOSITION_CHANGED, ISSUE_EMPTY, CATALOGUE_EMPTY (R2-138), INVALID_INPUT.
 */
export async function saveIssueContents(ctx: Context, input: SaveContents): Promise<Issue> {
  const issue = await lockIssue(ctx, input.issueId);
  checkVersion(issue, input.version);
  const { contents, firstPage, articles } = parseInput(issueContentsSchema, input);
  const ids = articles.map(({ contributionId }) => contributionId);
  const { rows } = await sql<{ id: number }>`select id from contribution where issue_id = ${issue.id}`.execute(query(ctx.em));
  if (rows.length === 0) throw new DomainError('ISSUE_EMPTY');
  const isSame = new Set(ids).size === rows.length && ids.length === rows.length && rows.every(({ id }) => ids.includes(id));
  if (!isSame) throw new DomainError('COMPOSITION_CHANGED');
  if (contents.trim() === '' && issue.contents !== '') throw new DomainError('CATALOGUE_EMPTY');
  const pages = articles.map(({ pageCount }) => pageCount);
  await sql`update contribution c set issue_position = v.place, page_count = v.pages
    from unnest(${ids}::int[], ${pages}::int[]) with ordinality as v(id, pages, place) where c.id = v.id`.execute(query(ctx.em));
  issue.firstPage = firstPage;
  issue.contents = contents.trim() === '' ? contentsText((await recordOf(ctx, issue)).articles) : contents;
  issue.savedAt = ctx.clock.now();
  issue.exportedAt = null;
  await ctx.em.flush();
  return issue;
}

/**
 * Says the parts of an author's name before they go into exports; the text stays, which is the author's. Errors: those of lockIssue,
 * NOT_FOUND for an author of no article of the issue, INVALID_INPUT at the part or at `name`.
 */
export async function nameIssueAuthor(ctx: Context, issueId: number, authorId: number, given: PersonName) {
  const issue = await lockIssue(ctx, issueId);
  const author = await ctx.em.findOne(
    ContributionAuthor,
    { id: authorId, contribution: { issue } },
    { lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  if (!author) throw notFound();
  author.nameParts = parseInput(ownNameRules(author.personName), { name: given }).name;
  await ctx.em.flush();
  return { issue, author };
}

/**
 * From now on abstracts, manuscripts and the press are open, until something changes. Errors: those of lockIssue, ISSUE_EMPTY,
 * CATALOGUE_NOT_SAVED (R2-141).
 */
export async function exportIssueContents(ctx: Context, issueId: number): Promise<Issue> {
  const issue = await lockIssue(ctx, issueId);
  if (!issue.savedAt) throw new DomainError('CATALOGUE_NOT_SAVED');
  issue.exportedAt ??= ctx.clock.now();
  await ctx.em.flush();
  return issue;
}
