// How the viewer stands to the authorship of a manuscript, and what has been asked and answered so far.
import { sql } from 'kysely';
import { closedStates, ContributionState, type ContributionStateId } from '../../../shared/workflow.ts';
import { defineLoader, signedIn, type Context } from '../../context.ts';
import { query } from '../../database/tables.ts';
import { authorViewOf } from '../contributions/access/author-view.ts';
import { factsOf } from '../contributions/access/contribution.facts.ts';
import { authorsInOrder } from '../contributions/authors/contribution-author.service.ts';
import type { Contribution } from '../contributions/manuscript/contribution.entity.ts';
import { AuthorConfirmation } from './author-confirmation.entity.ts';
import { AuthorList } from './author-list.entity.ts';
import type { AuthorshipFacts } from './authorship.policy.ts';
import { areMixed, isSameRow, listed, printedUnits, type ListedAuthor } from './listed-author.ts';
import { unitsOfAll } from '../institutions/read-units.ts';

/** The rows of authors that are this person: linked with the account, or named by its confirmed address. */
const ownRowsOf = defineLoader(async (ctx, contributionIds: readonly number[]) => {
  const { rows } = await sql<{ id: number; contribution_id: number; is_corresponding: boolean }>`
    select a.id, a.contribution_id, a.is_corresponding from contribution_author a where a.contribution_id = any(${[...contributionIds]}::int[])
      and (a.user_id = ${signedIn(ctx).userId} or a.email = (select u.email from user_account u where u.id = ${signedIn(ctx).userId} and u.address_confirmed_at is not null))
    order by a.position`.execute(query(ctx.em));
  return contributionIds.map((id) => rows.filter((row) => row.contribution_id === id));
});

export async function ownAuthorIds(ctx: Context, { id }: Pick<Contribution, 'id'>): Promise<number[]> {
  return (await ctx.loaders.of(ctx, ownRowsOf).load(id)).map((row) => row.id);
}

export async function authorshipFactsOf(ctx: Context, contribution: Contribution): Promise<AuthorshipFacts> {
  const facts = await factsOf(ctx, contribution);
  const isLookingOn = facts.isAuthor && !facts.isSubmitter;
  const own = isLookingOn ? await ctx.loaders.of(ctx, ownRowsOf).load(contribution.id) : [];
  return { ...facts, isCorresponding: own.some((row) => row.is_corresponding) };
}

/** Everything that is kept of it: versions of the list and askings, the oldest first; and the authors as they stand now. */
export interface Kept {
  lists: AuthorList[];
  confirmations: AuthorConfirmation[];
  authors: ListedAuthor[];
}

const keptOf = defineLoader(async (ctx, contributionIds: readonly number[]) => {
  const of = { contribution: { $in: [...contributionIds] } };
  const lists = await ctx.em.find(AuthorList, of, { orderBy: { version: 'asc' } });
  const confirmations = lists.length === 0 ? [] : await ctx.em.find(AuthorConfirmation, of, { orderBy: { id: 'asc' } });
  return contributionIds.map((id) => ({
    lists: lists.filter(({ contribution }) => contribution.id === id),
    confirmations: confirmations.filter(({ contribution }) => contribution.id === id),
  }));
});

/** Null: nobody was ever asked. */
export async function keptAuthorship(ctx: Context, contribution: Contribution): Promise<Kept | null> {
  if (contribution.authorListVersion == null) return null;
  const { lists, confirmations } = await ctx.loaders.of(ctx, keptOf).load(contribution.id);
  if (lists.length === 0) return null;
  const authors = (await authorsInOrder(contribution)).map(listed);
  const isMixed = authors.some((now) =>
    [...(lists.at(-1)?.authors ?? []), ...confirmations.map(({ said }) => said)].some(
      (said) => said.authorId === now.authorId && areMixed(said, now),
    ),
  );
  return { lists, confirmations, authors: isMixed ? await withUnits(ctx, authors) : authors };
}

/** With the units that are printed of each, in one statement. */
export async function withUnits(ctx: Context, authors: readonly ListedAuthor[]): Promise<ListedAuthor[]> {
  const units = await unitsOfAll(
    ctx.em,
    authors.map(({ unit, units: said }) => ({ company: unit, said })),
  );
  return authors.map((author, index) => ({ ...author, printedUnits: printedUnits(units[index] ?? []) }));
}

/** The asking that counts for an author. */
export const lastOf = (confirmations: readonly AuthorConfirmation[], authorId: number): AuthorConfirmation | undefined =>
  confirmations.findLast(({ author }) => author?.id === authorId);

/** Good for what stands there now; a row that its author is changing makes it void before the list is handed in. */
export const isGood = ({ state, said }: AuthorConfirmation, now: ListedAuthor): boolean => state !== 'VOID' && isSameRow(said, now);

/** Turned down, taken back, or printed: nothing is asked any more. While a decision waits for its letter, as its authors know. */
export function isOver(contribution: Pick<Contribution, 'state' | 'stage' | 'heldState' | 'heldStage'>): boolean {
  const { state } = authorViewOf(contribution);
  const printed: readonly ContributionStateId[] = [ContributionState.SINGLE_PUBLISHED, ContributionState.PRESS_REVIEWING];
  return closedStates.includes(state) || printed.includes(state);
}
