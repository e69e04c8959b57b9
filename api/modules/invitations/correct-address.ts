// The office corrects the address of an invitation whose letter did not arrive, and it is sent again (decision 71). The account keeps its
// address: the owner of the mailbox answers the invitation, and the account that was written to has no part in it any more.
import { ref } from '@mikro-orm/core';
import { sql } from 'kysely';
import { RoleKind } from '../../../shared/roles.ts';
import { ReviewStatus } from '../../../shared/workflow.ts';
import { signedIn, type Context } from '../../context.ts';
import { query } from '../../database/tables.ts';
import { DomainError, invalidInput, notFound, refused } from '../../errors.ts';
import { accountAtCorrected, correctedAddress } from '../accounts/registration/corrected-address.ts';
import { giveRole } from '../accounts/registration/unregistered.service.ts';
import type { User } from '../accounts/viewer/user.entity.ts';
import { factsOfNothing } from '../contributions/access/contribution.facts.ts';
import type { Contribution } from '../contributions/manuscript/contribution.entity.ts';
import { lastMailOfReview } from '../correspondence/mail.facts.ts';
import { lockFor } from '../workflow/perform/perform.ts';
import { conflictsWith } from '../reviews/conflicts/conflicts.ts';
import { Review } from '../reviews/review.entity.ts';
import { reviewFactsOf } from '../contributions/access/review.facts.ts';
import { reviewPolicy } from '../contributions/access/review.policy.ts';
import { ReviewTicket } from '../reviews/tickets/review-ticket.entity.ts';
import { viewerAttends } from './attend.ts';
import { writeInvitation } from '../reviews/invitations/invite.ts';

/** Addresses that one invitation may go to. */
const MOST_ADDRESSES = 4;

interface Correction {
  reviewId: number;
  email: string;
  conflictReason: string | null;
}

/** Whether the viewer may correct it now: it is unanswered, and its last letter did not arrive. */
export async function viewerCorrects(ctx: Context, review: Review): Promise<boolean> {
  if (review.status !== ReviewStatus.PENDING || (await ctx.loaders.of(ctx, lastMailOfReview).load(review.id))?.status !== 'failed')
    return false;
  return await viewerAttends(ctx, review);
}

/**
 * Errors: NOT_FOUND, FORBIDDEN, and the workflow's as of closeInvitation; INVITATION_CLOSED for one that is answered or over;
 * LETTER_NOT_REFUSED; ADDRESSES_USED_UP; INVALID_INPUT at email, or at conflictReason where it is lacking; REVIEWER_UNSUITABLE at email.
 */
export async function correctInvitation(ctx: Context, { reviewId, email, conflictReason }: Correction): Promise<Review> {
  const review = await ctx.em.findOne(Review, reviewId, { populate: ['contribution'], strategy: 'joined' });
  if (review === null) {
    // As many statements as a hidden one costs.
    await factsOfNothing(ctx);
    throw notFound();
  }
  const hidden = reviewPolicy.viewInvitation(signedIn(ctx), await reviewFactsOf(ctx, review));
  if (hidden !== null) throw refused(hidden);
  const address = correctedAddress(email);
  const contribution = await lockFor(ctx, review.contribution.id, 'CLOSE_INVITATION');
  await ctx.em.refresh(review);
  if (review.status !== ReviewStatus.PENDING || review.reviewRound !== contribution.reviewRound) throw new DomainError('INVITATION_CLOSED');
  await checkLetters(ctx, review.id);
  const before = await review.reviewer.loadOrFail();
  const { user, move } = await accountAtCorrected(ctx, before, address);
  const conflicts = await weighed(ctx, contribution, { user, email: address, review, conflictReason });
  const reviewer = await move('REVIEWER');
  await giveRole(ctx.em, [reviewer.id], 'REVIEWER');
  await handOver(ctx, review, before.id, reviewer.id);
  ctx.em.assign(review, { reviewer: ref(reviewer), ...conflicts });
  await ctx.em.flush();
  const inviter = await review.invitedBy.loadOrFail();
  await writeInvitation(ctx, contribution, review, { reviewer, inviter, again: true });
  await ctx.em.flush();
  ctx.loaders.clear();
  ctx.publish({ type: 'messagesChanged', userId: reviewer.id });
  return review;
}

async function checkLetters(ctx: Context, reviewId: number): Promise<void> {
  const { rows } = await sql<{
    status: string;
    addresses: number;
  }>`select status, (select count(distinct m."to")::int from mail m where m.review_id = ${reviewId}) as addresses
    from mail where review_id = ${reviewId} order by id desc limit 1`.execute(query(ctx.em));
  const [last] = rows;
  if (last?.status !== 'failed') throw new DomainError('LETTER_NOT_REFUSED');
  if (last.addresses >= MOST_ADDRESSES) throw new DomainError('ADDRESSES_USED_UP', { maximum: MOST_ADDRESSES });
}

/** Conflicts of the person at the new address, as for every invitation; the given reason holds for the same conflicts. */
async function weighed(
  ctx: Context,
  contribution: Contribution,
  { user, email, review, conflictReason }: { user: User | null; email: string; review: Review; conflictReason: string | null },
): Promise<Pick<Review, 'conflicts' | 'conflictReason'>> {
  const companies = review.company ? [review.company] : [];
  const [found] = await conflictsWith(ctx, contribution, [{ userId: user?.id ?? 0, email, companies }]);
  if (!found || found.blocked !== null) throw new DomainError('REVIEWER_UNSUITABLE', {}, { email: { code: 'error.REVIEWER_UNSUITABLE' } });
  if (found.warnings.length === 0) return { conflicts: [], conflictReason: null };
  const reason = conflictReason?.trim() || (found.warnings.every((one) => isKnown(review, one)) ? review.conflictReason : null);
  if (!reason) throw invalidInput({ conflictReason: { code: 'form.conflictReasonRequired' } });
  return { conflicts: found.warnings, conflictReason: reason };
}

const isKnown = ({ conflicts }: Review, conflict: Review['conflicts'][number]): boolean =>
  conflicts.some((one) => JSON.stringify(one) === JSON.stringify(conflict));

/** Texts about the invitation move along, and access by its letters ends: the old mailbox has no more to do with it. */
async function handOver(ctx: Context, { id, contribution, invitedAt }: Review, fromId: number, toId: number): Promise<void> {
  const db = query(ctx.em);
  await ctx.em.nativeDelete(ReviewTicket, { review: id });
  await sql`update mail set recipient_id = ${toId} where review_id = ${id}`.execute(db);
  await sql`update message set user_id = ${toId} where user_id = ${fromId} and role_kind = ${RoleKind.REVIEWER} and contribution_id = ${contribution.id}
    and created_at >= ${invitedAt}`.execute(db);
}
