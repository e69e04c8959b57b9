// Facts for the rules about a review: its manuscript's, its reviewer, and its progress.
import { signedIn, type Context } from '../../../context.ts';
import { factsOf, isOfEarlierJournal } from './contribution.facts.ts';
import type { Review } from '../../reviews/review.entity.ts';
import type { ReviewFacts } from './review.policy.ts';
import { isOwnReview } from './own-review.ts';

export async function reviewFactsOf(ctx: Context, review: Review): Promise<ReviewFacts> {
  const contribution = await review.contribution.loadOrFail();
  const facts = await factsOf(ctx, contribution);
  // Its authors learn no more of it than its round promised them (F-036).
  return {
    ...facts,
    reviewType: review.reviewType ?? facts.reviewType,
    isReviewer: isOwnReview(signedIn(ctx), review),
    status: review.status,
    isReleased: review.isReleased,
    isOfEarlierJournal: isOfEarlierJournal(contribution, review),
  };
}
