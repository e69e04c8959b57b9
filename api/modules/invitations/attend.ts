// The office's acts on an outstanding invitation besides withdrawing it (A05): it reminds the reviewer, once a day.
import { signedIn, type Context } from '../../context.ts';
import { DomainError, notFound, refused } from '../../errors.ts';
import { factsOfNothing } from '../contributions/access/contribution.facts.ts';
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
  const now = ctx.clock.now();
  const day = (review.status === ReviewStatus.PENDING ? review.answerDueOn : review.reviewDueOn) ?? null;
  const today = dayOf(now);
  const when = day === null ? 'NO_DAY' : day < today ? 'AFTER' : day === today ? 'ON' : 'BEFORE';
  await remind(ctx, review, `${review.status === ReviewStatus.PENDING ? 'ANSWER' : 'REVIEW'}.${when}`, day ?? '');
  review.remindedAt = now;
  await ctx.em.flush();
  return review;
}
