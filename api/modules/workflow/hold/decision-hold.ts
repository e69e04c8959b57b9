// A decision is announced with its letter, ten minutes after it was made, and not at all when it is taken back in time (principles,
// Workflow, decision 12). Until then the authors' lists, steps, log, files and released reviews stay as they were.
import { LockMode, ref } from '@mikro-orm/core';
import { z } from 'zod';
import { messageNames } from '../../../../shared/messages.ts';
import { RoleKind } from '../../../../shared/roles.ts';
import { closedStates, ReviewStatus } from '../../../../shared/workflow.ts';
import { createContext, type Context, type Services } from '../../../context.ts';
import { addJob } from '../../../database/jobs.ts';
import { query } from '../../../database/tables.ts';
import { inTransaction } from '../../../database/transactions.ts';
import { ContributionFile } from '../../contributions/files/contribution-file.entity.ts';
import { Contribution } from '../../contributions/manuscript/contribution.entity.ts';
import { isDecisionHeld } from '../../contributions/access/author-view.ts';
import { plainText } from '../../letters/plain-text.ts';
import { Mail } from '../../mail/mail.entity.ts';
import { inRole, queueMessage } from '../../messages/message.service.ts';
import { Review } from '../../reviews/review.entity.ts';
import { effectOf } from '../effects/effects.ts';
import { letterParams } from '../../letters/letter-params.ts';
import { authorsOf } from '../../contributions/access/readers.ts';
import { rows } from '../table/table.ts';
import type { Settled, Step } from '../perform/step.ts';
import { WorkflowEvent } from '../timeline/workflow-event.entity.ts';

export const TELL_DECISION = 'tell_decision';
export const DECISION_HOLD_MS = 10 * 60 * 1000;

/** Files sent to the author with a decision, by database id. */
interface Chosen {
  releaseReviewIds?: readonly number[];
  releaseFileIds?: readonly number[];
}

/**
 * Begins the wait of a decision, or ends it early, as the effect of the act says: by reopening, which takes the decision back, or by the
 * author's withdrawal.
 */
export async function settleDecision(
  ctx: Context,
  { contribution, row, authorView }: Step,
  event: WorkflowEvent,
  chosen: Chosen,
): Promise<Settled> {
  if (row.isDecision) {
    event.details = { ...event.details, ...(await toRelease(ctx, contribution, chosen)) };
    contribution.heldDecision = ref(event);
    contribution.heldState = authorView.state;
    contribution.heldStage = authorView.stage;
    await addJob(ctx.em, TELL_DECISION, { eventId: event.id }, { delayMs: DECISION_HOLD_MS });
    return { isUntold: false, isLetterTakenBack: false };
  }
  const { hold } = effectOf(row);
  if (hold === undefined) return { isUntold: false, isLetterTakenBack: false };
  const wasHeld = isDecisionHeld(contribution);
  const decision = wasHeld
    ? ((await contribution.heldDecision?.load()) ?? null)
    : row.takesBackLetter
      ? await lastClosing(ctx, contribution)
      : null;
  const isLetterTakenBack = decision !== null && (await takeBackLetter(ctx, decision));
  contribution.heldDecision = null;
  contribution.heldState = null;
  contribution.heldStage = null;
  if (wasHeld && decision) {
    // The letter has just gone out: then the authors know. Otherwise it never came into the pool either.
    if (!isLetterTakenBack) await release(ctx, contribution, decision);
    else if (contribution.enteredPoolAt && contribution.enteredPoolAt >= decision.at) contribution.enteredPoolAt = null;
  }
  const isUntold = wasHeld && isLetterTakenBack && hold === 'takesBack';
  if (isUntold) event.isForAuthor = false;
  return { isUntold, isLetterTakenBack };
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

async function lastClosing(ctx: Context, contribution: Contribution): Promise<WorkflowEvent | null> {
  return await ctx.em.findOne(
    WorkflowEvent,
    { contribution: contribution.id, toState: { $in: [...closedStates] }, fromState: { $nin: [...closedStates] } },
    { orderBy: { id: 'desc' } },
  );
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
  contribution.heldDecision = null;
  contribution.heldState = null;
  contribution.heldStage = null;
  await release(ctx, contribution, decision);
  const letter = rows.find((row) => row.id === decision.row)?.letter;
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
