// Opening, filling and emptying issues. A change of an issue and manuscripts in it locks the issue first, then the manuscripts by id.
import { LockMode, ref } from '@mikro-orm/core';
import { sql } from 'kysely';
import { dayOf, dayProblem, readDay } from '../../../shared/day.ts';
import { pick } from '../../../shared/forms/field-list.ts';
import { LASTING } from '../../../shared/forms/imprint.ts';
import { EMPTY_IMPRINT } from '../../../shared/forms/publication.ts';
import { signedIn, type Context } from '../../context.ts';
import { query } from '../../database/tables.ts';
import { checkVersion, DomainError, invalidInput, notFound, refused } from '../../errors.ts';
import { ColloquiumKind } from '../colloquiums/colloquium.enums.ts';
import { Colloquium } from '../colloquiums/colloquium.entity.ts';
import type { Contribution } from '../contributions/manuscript/contribution.entity.ts';
import { Issue } from './issue.entity.ts';
import { issueFactsOf } from './issue.loader.ts';
import { issuePolicy } from './issue.policy.ts';
import { monthAfter, monthFrom } from './planned-month.ts';

/**
 * The open issue of a colloquium; where it has none, the next is opened, once, however many ask at the same moment (F-107). The first has
 * the number and month that the colloquium names; later ones begin with what lasts of the imprint before. A conference has one issue, its
 * proceedings (F-099): null once that has been sent.
 */
export async function openIssueFor(ctx: Context, colloquiumId: number): Promise<Issue | null> {
  const open = await ctx.em.findOne(Issue, { colloquium: colloquiumId, sentAt: null });
  if (open !== null) return open;
  const colloquium = await ctx.em.findOneOrFail(Colloquium, colloquiumId);
  const last = await ctx.em.findOne(Issue, { colloquium: colloquiumId }, { orderBy: { number: 'desc' } });
  if (colloquium.kind === ColloquiumKind.CONFERENCE && last !== null) return null;
  const now = ctx.clock.now();
  const number = last === null ? (colloquium.initCycle ?? 1) : last.number + 1;
  const imprint = { ...EMPTY_IMPRINT, ...(last !== null && pick(last.imprint, LASTING)) };
  await sql`insert into issue (colloquium_id, number, planned_on, created_at, imprint)
    values (${colloquiumId}, ${number}, ${plannedOn(colloquium, last, now)}::date, ${now}, ${JSON.stringify(imprint)}::jsonb)
    on conflict do nothing`.execute(query(ctx.em));
  // Where somebody else was first, theirs is the one.
  return await ctx.em.findOne(Issue, { colloquium: colloquiumId, sentAt: null });
}

function plannedOn(colloquium: Colloquium, last: Issue | null, now: Date): string | null {
  if (colloquium.kind === ColloquiumKind.CONFERENCE) return colloquium.endsOn ?? null;
  if (last?.plannedOn) return monthAfter(colloquium.publishingMonths, last.plannedOn);
  const first = last === null ? (colloquium.initCycleTime ?? null) : null;
  return first ?? monthFrom(colloquium.publishingMonths, dayOf(now));
}

/** The issue, locked until the end of the transaction, when the viewer may change it. Errors: NOT_FOUND, ISSUE_ALREADY_SENT. */
export async function lockIssue(ctx: Context, issueId: number): Promise<Issue> {
  const issue = await ctx.em.findOne(Issue, issueId, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  if (issue === null) throw notFound();
  const refusal = issuePolicy.edit(signedIn(ctx), await issueFactsOf(ctx, issue));
  if (refusal !== null) throw refused(refusal);
  return issue;
}

/** Errors: those of lockIssue; CONFLICT; INVALID_INPUT at plannedOn. */
export async function planIssue(ctx: Context, issueId: number, plannedDay: string | null, version: number): Promise<Issue> {
  const issue = await lockIssue(ctx, issueId);
  checkVersion(issue, version);
  const day = plannedDay === null ? null : readDay(plannedDay);
  const problem = plannedDay === null ? null : (dayProblem(plannedDay) ?? (day === null ? 'input.invalid' : null));
  if (problem !== null) throw invalidInput({ plannedOn: { code: problem } });
  const { kind } = await issue.colloquium.loadOrFail();
  issue.plannedOn = day !== null && kind === ColloquiumKind.PERIODICAL ? `${day.slice(0, 7)}-01` : day;
  await ctx.em.flush();
  return issue;
}

/** Order, contents or composition have changed: earlier saves and exports are no longer the issue (D2-108). */
async function markStale(ctx: Context, issueId: number): Promise<void> {
  await ctx.em.flush();
  const issue = await ctx.em.findOneOrFail(Issue, issueId, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  issue.savedAt = null;
  issue.exportedAt = null;
  await ctx.em.flush();
}

/** An open issue of the manuscript's journal, locked. Errors: ISSUE_REQUIRED for none of the journal, ISSUE_ALREADY_SENT. */
export async function issueToCompileInto(ctx: Context, contribution: Contribution, issueId: number): Promise<Issue> {
  const issue = await ctx.em.findOne(
    Issue,
    { id: issueId, colloquium: contribution.colloquium.id },
    { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
  );
  if (issue === null) throw new DomainError('ISSUE_REQUIRED');
  if (issue.sentAt) throw new DomainError('ISSUE_ALREADY_SENT');
  return issue;
}

/** Behind the others of the issue. */
export async function putIntoIssue(ctx: Context, contribution: Contribution, issueId: number): Promise<void> {
  const { rows } = await sql<{
    last: number | null;
  }>`select max(issue_position) as last from contribution where issue_id = ${issueId}`.execute(query(ctx.em));
  contribution.issue = ref(ctx.em.getReference(Issue, issueId));
  contribution.issuePosition = (rows[0]?.last ?? 0) + 1;
  await markStale(ctx, issueId);
}

export async function takeOutOfIssue(ctx: Context, contribution: Contribution): Promise<void> {
  const issueId = contribution.issue?.id;
  contribution.issue = null;
  contribution.issuePosition = null;
  if (issueId !== undefined) await markStale(ctx, issueId);
}
