// Issues looked up for many at once: the viewer's relation to them, those of a colloquium, and the contents of one.
import { sql } from 'kysely';
import { defineLoader, signedIn, type Context } from '../../context.ts';
import { query } from '../../database/tables.ts';
import { RoleKind, type RoleKindId } from '../../../shared/roles.ts';
import { isInScope } from '../colloquiums/colloquium.loader.ts';
import { Contribution } from '../contributions/manuscript/contribution.entity.ts';
import { Issue } from './issue.entity.ts';
import type { IssueFacts } from './issue.policy.ts';

const staff: readonly RoleKindId[] = [RoleKind.PUBLISHING_EDITOR, RoleKind.OPERATIONS];

/** How the viewer stands to the issues of a colloquium. */
export async function isInDataScope(ctx: Context, colloquiumId: number): Promise<boolean> {
  return staff.includes(signedIn(ctx).kind) && (await ctx.loaders.of(ctx, isInScope).load(colloquiumId));
}

export async function issueFactsOf(ctx: Context, { colloquium, sentAt }: Issue): Promise<IssueFacts> {
  return { colloquiumId: colloquium.id, isSent: Boolean(sentAt), isInDataScope: await isInDataScope(ctx, colloquium.id) };
}

/** The sender and the recipient are loaded with an issue. */
const WITH_PEOPLE = { populate: ['sentBy', 'receivedBy'], strategy: 'joined' } as const;

export const issueNode = async ({ em }: Context, id: number): Promise<Issue | null> => await em.findOne(Issue, id, WITH_PEOPLE);

/** By their numbers in the database, in any order. */
export const issuesWithIds = async ({ em }: Context, ids: readonly number[]): Promise<Issue[]> =>
  await em.find(Issue, { id: { $in: [...ids] } }, WITH_PEOPLE);

/** All issues of each colloquium, the latest first. */
export const issuesOf = defineLoader(async (ctx, colloquiumIds: readonly number[]) => {
  const issues = await ctx.em.find(Issue, { colloquium: { $in: [...colloquiumIds] } }, { ...WITH_PEOPLE, orderBy: { number: 'desc' } });
  return colloquiumIds.map((id) => issues.filter(({ colloquium }) => colloquium.id === id));
});

/** Its number, for lists. */
export const issueNumberOf = defineLoader(async (ctx, ids: readonly number[]) => {
  const { rows } = await sql<{ id: number; number: number }>`select id, number from issue where id = any(${ids})`.execute(query(ctx.em));
  return ids.map((id) => rows.find((row) => row.id === id)?.number ?? null);
});

/** The manuscripts of each issue in their order, with their columns and authors, by one statement; of one request they are read once. */
const compositions = defineLoader(async (ctx, issueIds: readonly number[]) => {
  const articles = await ctx.em.find(
    Contribution,
    { issue: { $in: [...issueIds] } },
    {
      orderBy: { issuePosition: 'asc', id: 'asc', authors: { position: 'asc', id: 'asc' } },
      populate: ['column', 'authors'],
      strategy: 'joined',
    },
  );
  return issueIds.map((id) => articles.filter(({ issue }) => issue?.id === id));
});

export async function composition(ctx: Context, issueId: number): Promise<Contribution[]> {
  return await ctx.loaders.of(ctx, compositions).load(issueId);
}
