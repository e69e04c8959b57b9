// Where a letter to a reviewer leads ({{link}}): to their list, or with a ticket to the one invitation for somebody who has not confirmed the address (decision 39).
import type { Context } from '../../../context.ts';
import { newToken, hashToken } from '../../accounts/sessions/token.ts';
import { User } from '../../accounts/viewer/user.entity.ts';
import type { Review } from '../review.entity.ts';
import { ReviewTicket } from './review-ticket.entity.ts';

/**
 * The address for one letter about a review, written with the letter: only its hash is kept, so the letter that is stored for the office must not
 * have it. Each letter has a ticket of its own, and those before stay good until the review is over.
 */
export async function invitationLink(
  { em, clock, env }: Pick<Context, 'em' | 'clock' | 'env'>,
  { id, reviewer }: Pick<Review, 'id' | 'reviewer'>,
): Promise<string> {
  const user = await em.findOneOrFail(User, reviewer.id);
  if (user.addressConfirmedAt) return `${env.PUBLIC_URL}/main/expertList`;
  const ticket = newToken();
  await em.insert(ReviewTicket, { review: id, tokenHash: hashToken(ticket), createdAt: clock.now() });
  return `${env.PUBLIC_URL}/invitation?ticket=${ticket}`;
}
