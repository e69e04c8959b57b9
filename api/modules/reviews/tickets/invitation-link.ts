// Where a letter to a reviewer leads ({{link}}): to the invitation in their role, or with a ticket for somebody who has not confirmed the
// address (decision 39).
import type { Context } from '../../../context.ts';
import { newToken, hashToken } from '../../accounts/sessions/token.ts';
import { letterLink, reviewedManuscriptLink } from '../../mail/letter-link.ts';
import { User } from '../../accounts/viewer/user.entity.ts';
import type { Review } from '../review.entity.ts';
import { ReviewTicket } from './review-ticket.entity.ts';

/**
 * The address for one letter about a review, written with the letter: only its hash is kept, so the letter that is stored for the office
 * must not have it. Each letter has a ticket of its own, and those before stay good until the review is over.
 */
export async function invitationLink(
  ctx: Pick<Context, 'em' | 'clock' | 'env'>,
  review: Pick<Review, 'id' | 'reviewer' | 'contribution'>,
): Promise<string> {
  const user = await ctx.em.findOneOrFail(User, review.reviewer.id);
  if (user.addressConfirmedAt) return reviewedManuscriptLink(ctx, review);
  const ticket = newToken();
  await ctx.em.insert(ReviewTicket, { review: review.id, tokenHash: hashToken(ticket), createdAt: ctx.clock.now() });
  return letterLink(ctx, 'invitation', { ticket });
}
