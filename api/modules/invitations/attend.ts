// The office's acts on an outstanding invitation besides withdrawing it (A05): it reminds the reviewer, or all who are late, once a day.
import { signedIn, type Context } from '../../context.ts';
import type { Refusal } from '../../../shared/errors.ts';
import { inSavepoint } from '../../database/transactions.ts';
import { DomainError, notFound, refused } from '../../errors.ts';
import { factsOf, factsOfNothing } from '../contributions/access/contribution.facts.ts';
import { contributionPolicy } from '../contributions/access/contribution.policy.ts';
import { Contribution } from '../contributions/manuscript/contribution.entity.ts';
import { remind } from './review-reminders.ts';
import { dayOf } from '../../../shared/day.ts';
import { lockFor, viewerOptions } from '../workflow/perform/perform.ts';
import { outstandingReviews, ReviewStatus } from '../../../shared/workflow.ts';
import { Review } from '../reviews/review.entity.ts';
import { reviewFactsOf } from '../contributions/access/review.facts.ts';
import { reviewPolicy } from '../contributions/access/review.policy.ts';

/**
 * Whether the viewer may withdraw it now, or remind its reviewer: the workflow's row for withdrawing decides, for invitations of the
 * present round.
 */
export async function viewerAttends(ctx: Context, review: Review): Promise<boolean> {
  if (reviewPolicy.attend(signedIn(ctx), await reviewFactsOf(ctx, review)) !== null) return false;
  const contribution = await review.contribution.loadOrFail();
  if (review.reviewRound !== contribution.reviewRound) return false;
  return (await viewerOptions(ctx, contribution)).some(({ act, refusal }) => act === 'CLOSE_INVITATION' && refusal === null);
}

export function isRemindedToday(ctx: Context, { remindedAt }: Pick<Review, 'remindedAt'>): boolean {
  return remindedAt != null && dayOf(remindedAt) === dayOf(ctx.clock.now());
}

/**
 * Reminds the reviewer by letter and message of the next due task, at most once a day. Errors: NOT_FOUND, FORBIDDEN, and the workflow's as
 * of closeInvitation; INVITATION_CLOSED for one that is over; REMINDED_TODAY.
 */
export async function remindReviewer(ctx: Context, reviewId: number): Promise<Review> {
  const review = await ctx.em.findOne(Review, reviewId, { populate: ['contribution'], strategy: 'joined' });
  if (review === null) {
    // As many statements as a hidden one costs.
    await factsOfNothing(ctx);
    throw notFound();
  }
  const [viewer, facts] = [signedIn(ctx), await reviewFactsOf(ctx, review)];
  const hidden = reviewPolicy.viewInvitation(viewer, facts);
  if (hidden !== null) throw refused(hidden);
  // Two simultaneous reminders: the second waits here, and is refused.
  const contribution = await lockFor(ctx, review.contribution.id, 'CLOSE_INVITATION');
  await ctx.em.refresh(review);
  if (!outstandingReviews.includes(review.status) || review.reviewRound !== contribution.reviewRound)
    throw new DomainError('INVITATION_CLOSED');
  if (isRemindedToday(ctx, review)) throw new DomainError('REMINDED_TODAY');
  await send(ctx, review);
  await ctx.em.flush();
  return review;
}

const dayOfTask = (review: Review): string | null =>
  (review.status === ReviewStatus.PENDING ? review.answerDueOn : review.reviewDueOn) ?? null;

/** By letter and message, of the task and the day that come next. */
async function send(ctx: Context, review: Review): Promise<void> {
  const now = ctx.clock.now();
  const day = dayOfTask(review);
  const today = dayOf(now);
  const when = day === null ? 'NO_DAY' : day < today ? 'AFTER' : day === today ? 'ON' : 'BEFORE';
  await remind(ctx, review, `${review.status === ReviewStatus.PENDING ? 'ANSWER' : 'REVIEW'}.${when}`, day ?? '');
  review.remindedAt = now;
}

export interface Reminded {
  id: number;
  /** How many reviewers; in a dry run, how many there would be. */
  count: number;
  /** Null when some were, or could be. */
  refusal: Refusal | null;
  /** Null when the viewer may not know of it. */
  contribution: Contribution | null;
}

/**
 * Reminds the late reviewers of the running rounds of several manuscripts, each at most once a day. Each manuscript by itself: a refused one
 * holds up no other. Locked in the order of their ids, so that two at once wait for each other and the second is told.
 */
export async function remindLate(ctx: Context, ids: readonly number[], { dryRun }: { dryRun: boolean }): Promise<Reminded[]> {
  const outcomes = new Map<number, Reminded>();
  for (const id of [...new Set(ids)].toSorted((a, b) => a - b)) outcomes.set(id, await remindLateOf(ctx, id, { dryRun }));
  return ids.flatMap((id) => outcomes.get(id) ?? []);
}

async function remindLateOf(ctx: Context, id: number, { dryRun }: { dryRun: boolean }): Promise<Reminded> {
  try {
    return await inSavepoint(ctx, async () => {
      const contribution = await lockFor(ctx, id, 'CLOSE_INVITATION');
      const hidden = contributionPolicy.viewRound(signedIn(ctx), await factsOf(ctx, contribution));
      if (hidden !== null) throw refused(hidden);
      const due = await lateReviews(ctx, contribution);
      if (!dryRun) for (const review of due) await send(ctx, review);
      await ctx.em.flush();
      return { id, count: due.length, refusal: null, contribution };
    });
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const contribution = error.code === 'NOT_FOUND' ? null : await ctx.em.findOne(Contribution, id);
    return { id, count: 0, refusal: { code: error.code, params: error.params }, contribution };
  }
}

/** Errors: NO_REVIEWER_LATE; REMINDED_TODAY where all who are late have been. */
async function lateReviews(ctx: Context, contribution: Contribution): Promise<Review[]> {
  const { reviewRound, logGroup } = contribution;
  const outstanding = await ctx.em.find(
    Review,
    { contribution: contribution.id, reviewRound, logGroup, status: { $in: [...outstandingReviews] } },
    { refresh: true, orderBy: { id: 'asc' } },
  );
  const today = dayOf(ctx.clock.now());
  const late = outstanding.filter((review) => (dayOfTask(review) ?? today) < today);
  if (late.length === 0) throw new DomainError('NO_REVIEWER_LATE');
  const due = late.filter((review) => !isRemindedToday(ctx, review));
  if (due.length === 0) throw new DomainError('REMINDED_TODAY');
  return due;
}
