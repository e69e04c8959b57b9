// Whose review it is, as the session reaches it: with a ticket (decision 39) a person's other reviews are none of theirs.
import type { ViewerSession } from '../../../context.ts';
import type { Review } from '../review.entity.ts';

export function isOwnReview(
  { userId, onlyReview }: Pick<ViewerSession, 'userId' | 'onlyReview'>,
  { id, reviewer }: Pick<Review, 'id' | 'reviewer'>,
): boolean {
  return reviewer.id === userId && (onlyReview === null || onlyReview.reviewId === id);
}
