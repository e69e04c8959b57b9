// The reviewer's own draft: stored on the server while they are at work, theirs alone until it is handed in.
import { LockMode } from '@mikro-orm/core';
import { reviewDraftRules, type ReviewDraft } from '../../../../shared/forms/review.ts';
import { signedIn, type Context } from '../../../context.ts';
import { checkVersion, notFound, parseInput, refused } from '../../../errors.ts';
import { factsOfNothing } from '../../contributions/access/contribution.facts.ts';
import { Contribution } from '../../contributions/manuscript/contribution.entity.ts';
import { keepReviewStatements } from '../../statements/party-statements.ts';
import type { GivenStatement } from '../../statements/statement.types.ts';
import { Review } from '../review.entity.ts';
import { reviewFactsOf } from '../../contributions/access/review.facts.ts';
import { reviewPolicy } from '../../contributions/access/review.policy.ts';

/** By the questions of its version. Errors: INVALID_INPUT at `ratings.N`, `ethicsAnswers.N` or the field. */
export function checkedDraft({
  questionnaire,
  ratings,
  ethicsAnswers,
  suggestion,
  willReviewAgain,
  comment,
  noteToChief,
}: ReviewDraft): ReviewDraft {
  return parseInput(reviewDraftRules(questionnaire), {
    questionnaire,
    ratings,
    ethicsAnswers,
    suggestion,
    willReviewAgain,
    comment,
    noteToChief,
  });
}

/** Onto the row; counts the save. */
export function writeAnswers(review: Review, draft: ReviewDraft): void {
  review.questionnaire = draft.questionnaire;
  review.ratings = draft.ratings;
  review.ethicsAnswers = draft.ethicsAnswers;
  review.suggestion = draft.suggestion;
  review.willReviewAgain = draft.willReviewAgain;
  review.comment = draft.comment || null;
  review.noteToChief = draft.noteToChief || null;
  review.version += 1;
}

/** The viewer's own review, while they are at work on it. Errors: NOT_FOUND, FORBIDDEN, INVITATION_CLOSED, REVIEW_HANDED_IN. */
export async function ownReviewAtWork(ctx: Context, reviewId: number): Promise<Review> {
  const review = await ctx.em.findOne(Review, reviewId);
  if (!review) {
    // As many statements as a hidden one costs.
    await ctx.em.findOne(Contribution, 0);
    await factsOfNothing(ctx);
    throw notFound();
  }
  const refusal = reviewPolicy.write(signedIn(ctx), await reviewFactsOf(ctx, review));
  if (refusal !== null) throw refused(refusal);
  return review;
}

/** The same, locked and read again. */
export async function lockReviewAtWork(ctx: Context, reviewId: number): Promise<Review> {
  await ownReviewAtWork(ctx, reviewId);
  const review = await ctx.em.findOneOrFail(Review, reviewId, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  const refusal = reviewPolicy.write(signedIn(ctx), await reviewFactsOf(ctx, review));
  if (refusal !== null) throw refused(refusal);
  return review;
}

/** Keeps what the reviewer states so far; a save of the review. Errors: those of ownReviewAtWork; CONFLICT; INVALID_INPUT at `statements.…`. */
export async function saveStatements(
  ctx: Context,
  { reviewId, version, statements }: { reviewId: number; version: number; statements: readonly GivenStatement[] },
): Promise<Review> {
  const review = await lockReviewAtWork(ctx, reviewId);
  checkVersion(review, version);
  review.version += 1;
  review.draftSavedAt = ctx.clock.now();
  await keepReviewStatements(ctx, review, statements);
  return review;
}

/** Saves the form so far. Errors: those of ownReviewAtWork; CONFLICT; INVALID_INPUT at the field. */
export async function saveDraft(ctx: Context, input: ReviewDraft & { reviewId: number; version: number }): Promise<Review> {
  const draft = checkedDraft(input);
  const review = await lockReviewAtWork(ctx, input.reviewId);
  checkVersion(review, input.version);
  writeAnswers(review, draft);
  review.draftSavedAt = ctx.clock.now();
  await ctx.em.flush();
  return review;
}
