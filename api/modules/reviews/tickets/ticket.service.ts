// Tickets of invitations (decision 39): the letter's page before any act, and the session that its button opens.
import { ref } from '@mikro-orm/core';
import { RoleKind } from '../../../../shared/roles.ts';
import type { LanguageTag } from '../../../../shared/messages.ts';
import type { Context } from '../../../context.ts';
import { DomainError } from '../../../errors.ts';
import { Role } from '../../organization/role.entity.ts';
import { consume } from '../../accounts/limits/rate-limit.ts';
import { Session } from '../../accounts/sessions/session.entity.ts';
import { endSession } from '../../accounts/sessions/session-end.ts';
import { idleDeadline, type Opened } from '../../accounts/sessions/session.service.ts';
import { hashToken, newToken } from '../../accounts/sessions/token.ts';
import { Review } from '../review.entity.ts';
import { manuscriptOfLiveReview } from '../../accounts/sessions/live-review.ts';
import { ReviewTicket } from './review-ticket.entity.ts';
import { reviewsLimits } from '../reviews.doors.ts';

/** A desk and a phone, and some tabs: one more ends the oldest. */
const MOST_SESSIONS = 5;
/** As `newToken` makes them. */
const LONGEST_TICKET = 43;

/** The review behind a ticket now. */
export interface Asked {
  ticket: ReviewTicket;
  review: Review;
  /** The person has confirmed the address and finds the invitation when signed in: the ticket opens nothing any more. */
  hasAccount: boolean;
}

/**
 * Looks at a ticket and changes nothing: programs that scan mail open every link. Null when it is none, or its invitation is over. Errors:
 * RATE_LIMITED.
 */
export async function invitationOf(ctx: Context, secret: string): Promise<Asked | null> {
  await consume(ctx, reviewsLimits['invitation:address'], ctx.address);
  return await readTicket(ctx, secret);
}

async function readTicket({ em }: Context, secret: string): Promise<Asked | null> {
  if (secret.length > LONGEST_TICKET) return null;
  const ticket = await em.findOne(ReviewTicket, { tokenHash: hashToken(secret) }, { populate: ['review', 'review.reviewer'] });
  if (!ticket) return null;
  const review = ticket.review.getEntity();
  const reviewer = review.reviewer.getEntity();
  if (!reviewer.isEnabled) return null;
  if (reviewer.addressConfirmedAt) return { ticket, review, hasAccount: true };
  const [row] = await em.execute<{ live: number | null }[]>(
    `select ${manuscriptOfLiveReview('w.id', 'w.reviewer_id')} as live from review w where w.id = ?`,
    [review.id],
  );
  return row?.live == null ? null : { ticket, review, hasAccount: false };
}

/**
 * Opens a session that reaches this one review. It stands beside all others, including this person's other invitations; neither ends the
 * other. Errors: INVITATION_CLOSED for an unknown ticket, or one whose invitation is over; SIGN_IN_TO_ANSWER when the person can.
 */
export async function openInvitation(ctx: Context, secret: string, language: LanguageTag): Promise<Opened & { review: Review }> {
  const asked = await readTicket(ctx, secret);
  if (!asked) throw new DomainError('INVITATION_CLOSED');
  if (asked.hasAccount) throw new DomainError('SIGN_IN_TO_ANSWER');
  const { em } = ctx;
  const { ticket, review } = asked;
  const now = ctx.clock.now();
  const user = review.reviewer.getEntity();
  ticket.lastUsedAt = now;
  user.language = language;
  const token = newToken();
  const session = em.create(Session, {
    user,
    review: ref(review),
    tokenHash: hashToken(token),
    status: 'active',
    isExclusive: false,
    role: em.getReference(Role, RoleKind.REVIEWER),
    language,
    address: ctx.address,
    userAgent: ctx.userAgent,
    createdAt: now,
    lastActAt: now,
    expiresAt: idleDeadline(now, false),
  });
  await em.flush();
  const older = await em.find(Session, { review: review.id, status: 'active' }, { orderBy: { id: 'desc' }, offset: MOST_SESSIONS });
  for (const { id } of older) await endSession(ctx, id, 'REPLACED');
  return { token, session, review };
}

/** The review that the viewer's session reaches; null for every other session. */
export async function reviewOfSession({ em, viewer }: Pick<Context, 'em' | 'viewer'>): Promise<Review | null> {
  return viewer?.onlyReview ? await em.findOne(Review, viewer.onlyReview.reviewId) : null;
}
