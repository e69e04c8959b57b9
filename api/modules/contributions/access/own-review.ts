// The reviewer of a review, as the session reaches it: with a ticket (decision 39) a person's other reviews are none of theirs; without one
// they are theirs once the invited address is confirmed (decision 2).
import type { ViewerSession } from '../../../context.ts';
import type { Review } from '../../reviews/review.entity.ts';

export function isOwnReview(
  { userId, hasConfirmedAddress, onlyReview }: Pick<ViewerSession, 'userId' | 'hasConfirmedAddress' | 'onlyReview'>,
  { id, reviewer }: Pick<Review, 'id' | 'reviewer'>,
): boolean {
  return reviewer.id === userId && (onlyReview === null ? hasConfirmedAddress : onlyReview.reviewId === id);
}
