// A decision is announced with its letter, ten minutes after it was made, and not at all when it is taken back in time (principles,
// Workflow, decision 12). Until then the authors' lists, steps, log, files and released reviews stay as they were.
import { LockMode, ref } from '@mikro-orm/core';
import { sql } from 'kysely';
import { z } from 'zod';
import { tidied } from '../../../../shared/forms/tidied.ts';
import { messageNames } from '../../../../shared/messages.ts';
import { RoleKind } from '../../../../shared/roles.ts';
import { closedStates, EditorialAct, ReviewStatus } from '../../../../shared/workflow.ts';
import { createContext, type Context, type Services } from '../../../context.ts';
import { addJob } from '../../../database/jobs.ts';
import { query } from '../../../database/tables.ts';
import { inTransaction } from '../../../database/transactions.ts';
import { DomainError } from '../../../errors.ts';
import { User } from '../../accounts/viewer/user.entity.ts';
import { ContributionFile } from '../../contributions/files/contribution-file.entity.ts';
import { Contribution } from '../../contributions/manuscript/contribution.entity.ts';
import { isDecisionHeld } from '../../contributions/access/author-view.ts';
import { countDeadline } from '../../deadlines/deadline.service.ts';
import { plainText } from '../../letters/plain-text.ts';
import { Mail } from '../../mail/mail.entity.ts';
import { inRole, queueMessage } from '../../messages/message.service.ts';
import { Review } from '../../reviews/review.entity.ts';
import { effectOf } from '../effects/effects.ts';
import { rowOfDecision } from './held-row.ts';
import { letterParams } from '../../letters/letter-params.ts';
import { authorsOf } from '../../contributions/access/readers.ts';
import type { PerformInput, Settled, Step } from '../perform/step.ts';
import { WorkflowEvent } from '../timeline/workflow-event.entity.ts';

export const TELL_DECISION = 'tell_decision';
export const DECISION_HOLD_MS = 10 * 60 * 1000;

/** Files sent to the author with a decision, by database id. */
interface Chosen {
  releaseReviewIds?: readonly number[];
  releaseFileIds?: readonly number[];
}

/**
 * Begins the wait of a decision, or ends it early, as the effect of the act says: by the one who decided, who takes it back or corrects its
 * letter, by reopening, which takes a refusal back, or by the author's withdrawal. Errors: LETTER_HAS_GONE.
 */
export async function settleDecision(ctx: Context, step: Step, event: WorkflowEvent, chosen: Chosen): Promise<Settled> {
  const { contribution, row, authorView, standing } = step;
  if (row.isDecision) {
    event.details = { ...event.details, ...(await toRelease(ctx, contribution, chosen)) };
    contribution.heldDecision = ref(event);
    contribution.heldState = authorView.state;
    contribution.heldStage = authorView.stage;
    contribution.heldBefore = standing;
    await addJob(ctx.em, TELL_DECISION, { eventId: event.id }, { delayMs: DECISION_HOLD_MS });
    return { isUntold: false, isLetterTakenBack: false };
  }
  const { hold } = effectOf(row);
  if (hold === undefined) return { isUntold: false, isLetterTakenBack: false };
  if (hold === 'undoes') return await undo(ctx, step, event);
  if (hold === 'rewrites') return await rewrite(ctx, step, event);
  const wasHeld = isDecisionHeld(contribution);
  const decision = wasHeld
    ? ((await contribution.heldDecision?.load()) ?? null)
    : row.takesBackLetter
      ? await lastClosing(ctx, contribution)
      : null;
  const isLetterTakenBack = decision !== null && (await takeBackLetter(ctx, decision));
  const enteredPoolAt = contribution.heldBefore?.enteredPoolAt;
  endHold(contribution);
  if (wasHeld && decision) {
    // The letter has just gone out: then the authors know. Otherwise it never came into the pool either.
    if (!isLetterTakenBack) await release(ctx, contribution, decision);
    else contribution.enteredPoolAt = enteredPoolAt ? new Date(enteredPoolAt) : null;
  }
  const isUntold = wasHeld && isLetterTakenBack && hold === 'takesBack';
  if (isUntold) event.isForAuthor = false;
  return { isUntold, isLetterTakenBack };
}

function endHold(contribution: Contribution): void {
  contribution.heldDecision = null;
  contribution.heldState = null;
  contribution.heldStage = null;
  contribution.heldBefore = null;
}

/** The decision that the act is about, with its letter stopped. The gate has seen it wait. Errors: LETTER_HAS_GONE. */
async function stopped(ctx: Context, { contribution }: Step): Promise<{ decision: WorkflowEvent; letter: Mail | null }> {
  const decision = await contribution.heldDecision?.load();
  if (!decision) throw new DomainError('LETTER_HAS_GONE');
  const { mailId } = decision.details;
  // The letter of the one who sends it is locked until it is known how that went.
  const isStopped = await takeBackLetter(ctx, decision);
  const letter = typeof mailId === 'number' ? await ctx.em.findOne(Mail, mailId, { refresh: true }) : null;
  if (!isStopped && letter !== null && letter.status !== 'cancelled') throw new DomainError('LETTER_HAS_GONE');
  return { decision, letter };
}

/** Puts everything back as it was before the decision. Nobody but the office learns that either was. */
async function undo(ctx: Context, step: Step, event: WorkflowEvent): Promise<Settled> {
  const { contribution } = step;
  const { decision } = await stopped(ctx, step);
  const before = contribution.heldBefore;
  if (!before) throw new DomainError('LETTER_HAS_GONE');
  endHold(contribution);
  const moment = (at: string | null): Date | null => (at === null ? null : new Date(at));
  const person = async (id: number | null) => (id === null ? null : ref(await presentUser(ctx, id)));
  Object.assign(contribution, {
    stage: before.stage,
    responsible: await person(before.responsible),
    editor: await person(before.editor),
    deputy: await person(before.deputy),
    enteredPoolAt: moment(before.enteredPoolAt),
    stateChangedAt: new Date(before.stateChangedAt),
    clockStartedAt: moment(before.clockStartedAt),
    dueStage: before.dueStage,
    dueSince: before.dueSince,
    duePauses: [...before.duePauses],
    revisionDueOn: before.revisionDueOn ?? null,
    revisionExtent: before.revisionExtent ?? null,
  });
  await countDeadline(ctx, contribution);
  event.details = { ...event.details, decisionId: Number(decision.details['decisionId'] ?? decision.id) };
  return { isUntold: true, isLetterTakenBack: true };
}

/** Two accounts of one person may have become one meanwhile (docs/decisions/0053). */
async function presentUser(ctx: Context, id: number): Promise<User> {
  const user = await ctx.em.findOneOrFail(User, id);
  return (await user.mergedInto?.load()) ?? user;
}

/** From now on it is the correction that waits: its letter goes, with the files and reviews of the decision, at the same minute. */
async function rewrite(ctx: Context, step: Step, event: WorkflowEvent): Promise<Settled> {
  const { contribution } = step;
  const { decision, letter } = await stopped(ctx, step);
  const { releaseReviewIds, releaseFileIds } = decision.details;
  event.details = {
    ...event.details,
    decisionId: Number(decision.details['decisionId'] ?? decision.id),
    decisionRow: rowOfDecision(decision)?.id ?? decision.row,
    ...(Array.isArray(releaseReviewIds) && { releaseReviewIds }),
    ...(Array.isArray(releaseFileIds) && { releaseFileIds }),
  };
  await ctx.em.nativeUpdate(ContributionFile, { event: decision.id }, { event: event.id });
  contribution.heldDecision = ref(event);
  const now = ctx.clock.now();
  const goesAt = letter?.sendAfter ?? now;
  await addJob(ctx.em, TELL_DECISION, { eventId: event.id }, { delayMs: Math.max(0, goesAt.getTime() - now.getTime()) });
  return { isUntold: false, isLetterTakenBack: true, goesAt };
}

/**
 * What a correction brings: an opinion that is left out stays as it was; an empty one is taken away, where the decision needs none. Errors:
 * COMMENT_REQUIRED.
 */
export async function asCorrected(contribution: Contribution, input: PerformInput): Promise<PerformInput> {
  const decision = await contribution.heldDecision?.load();
  const comment = input.comment ?? decision?.comment ?? null;
  const needs = decision ? (rowOfDecision(decision)?.needs ?? []) : [];
  if (needs.includes('comment') && tidied(comment ?? '') === '') throw new DomainError('COMMENT_REQUIRED');
  return { ...input, comment };
}

/**
 * The version counts every act, and the author reads it when the text is the author's to change: a decision that was taken back is not
 * counted.
 */
export async function settleVersion(ctx: Context, { contribution, row, standing, version }: Step): Promise<void> {
  const { hold } = effectOf(row);
  if (row.isDecision || hold === 'rewrites')
    await sql`update contribution set held_before = jsonb_set(held_before, '{versions}', to_jsonb((held_before->>'versions')::int + version - ${version}))
      where id = ${contribution.id} and held_before is not null`.execute(query(ctx.em));
  if (hold !== 'undoes') return;
  await sql`update contribution set version = ${version}::int - ${standing.versions}::int where id = ${contribution.id}`.execute(
    query(ctx.em),
  );
  await ctx.em.refresh(contribution);
}

/** By default the comments of all reviews that are in, and the files of the reviews whose comments go (principles, Blind review). */
async function toRelease(
  ctx: Context,
  contribution: Contribution,
  { releaseReviewIds: chosen, releaseFileIds: chosenFiles }: Chosen,
): Promise<{ releaseReviewIds: number[]; releaseFileIds: number[] }> {
  const finished = await query(ctx.em)
    .selectFrom('review')
    .select('id')
    .where('contribution_id', '=', contribution.id)
    // Files that an earlier journal kept back are not this one's to send (decision 42).
    .where('log_group', '=', contribution.logGroup)
    .where('status', '=', ReviewStatus.FINISHED)
    .execute();
  const finishedIds = finished.map(({ id }) => id);
  const releaseReviewIds = finishedIds.filter((id) => chosen === undefined || chosen.includes(id));
  const files = await ctx.em.find(ContributionFile, { review: { $in: finishedIds } }, { fields: ['review'], orderBy: { id: 'asc' } });
  const releaseFileIds = files
    .filter(({ id, review }) => (chosenFiles === undefined ? review && releaseReviewIds.includes(review.id) : chosenFiles.includes(id)))
    .map(({ id }) => id);
  return { releaseReviewIds, releaseFileIds };
}

/** The last refusal, or what was written of it last: the letter that waits is that of the last correction. */
async function lastClosing(ctx: Context, contribution: Contribution): Promise<WorkflowEvent | null> {
  const lastFirst = { orderBy: { id: 'desc' } } as const;
  const closing = await ctx.em.findOne(
    WorkflowEvent,
    { contribution: contribution.id, toState: { $in: [...closedStates] }, fromState: { $nin: [...closedStates] } },
    lastFirst,
  );
  if (closing === null) return null;
  const correction = { contribution: contribution.id, act: EditorialAct.CORRECT_LETTER, id: { $gt: closing.id } };
  return (await ctx.em.findOne(WorkflowEvent, correction, lastFirst)) ?? closing;
}

/** False when it has gone out already. */
async function takeBackLetter(ctx: Context, { details }: WorkflowEvent): Promise<boolean> {
  const { mailId } = details;
  if (typeof mailId !== 'number') return false;
  return (await ctx.em.nativeUpdate(Mail, { id: mailId, status: 'queued' }, { status: 'cancelled' })) === 1;
}

const payload = z.object({ eventId: z.number() });

/** The job: announces a decision that still waits. Done twice, or after the decision was taken back, it does nothing. */
export async function tellDecision(services: Services, job: unknown): Promise<void> {
  const { eventId } = payload.parse(job);
  const ctx = createContext(services, { viewer: null, language: 'zh-CN', address: 'worker' });
  await inTransaction(ctx, async () => {
    const event = await ctx.em.findOne(WorkflowEvent, eventId);
    const contribution =
      event && (await ctx.em.findOne(Contribution, event.contribution.id, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true }));
    if (contribution?.heldDecision?.id === eventId) await tellHeldDecision(ctx, contribution);
  });
}

/**
 * Tells the decision that waits, in the open transaction: a message of the letter's tenor (with the letter itself, where its text has a place for it, D2-83), the new
 * status, the log, the reviews.
 */
export async function tellHeldDecision(ctx: Context, contribution: Contribution): Promise<void> {
  const decision = await contribution.heldDecision?.load();
  if (!decision) return;
  endHold(contribution);
  await release(ctx, contribution, decision);
  const letter = rowOfDecision(decision)?.letter;
  if (letter !== undefined) {
    const key = `workflow.${letter}` as const;
    const holdsLetter = messageNames(`message.${key}.content`, 'letter');
    await queueMessage(ctx, {
      to: inRole(RoleKind.AUTHOR, [contribution.submitter.id]),
      key,
      params: { ...(await letterParams(contribution)), ...(holdsLetter ? { letter: plainText(decision.letter ?? '') } : {}) },
      contributionId: contribution.id,
    });
  }
  await ctx.em.flush();
  ctx.publish({ type: 'contributionChanged', contributionId: contribution.id, userIds: await authorsOf(ctx, contribution) });
}

/** The log shows it to the authors from now on, and the reviews and files that go with it. */
async function release(ctx: Context, contribution: Contribution, decision: WorkflowEvent): Promise<void> {
  decision.isForAuthor = true;
  const { releaseReviewIds, releaseFileIds } = decision.details;
  const isFinished = { contribution: contribution.id, status: ReviewStatus.FINISHED };
  if (Array.isArray(releaseReviewIds) && releaseReviewIds.length > 0)
    await ctx.em.nativeUpdate(Review, { id: { $in: releaseReviewIds }, ...isFinished }, { isReleased: true });
  if (Array.isArray(releaseFileIds) && releaseFileIds.length > 0)
    await ctx.em.nativeUpdate(ContributionFile, { id: { $in: releaseFileIds }, contribution: contribution.id }, { isReleased: true });
}
