// Invitations as they are written: the reviews of a round, their letters and messages, and the reserve list behind them.
import { ref } from '@mikro-orm/core';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { RoleKind } from '../../../../shared/roles.ts';
import { ReviewStatus, type ReviewTypeId } from '../../../../shared/workflow.ts';
import type { Context } from '../../../context.ts';
import { query } from '../../../database/tables.ts';
import { DomainError } from '../../../errors.ts';
import { holdAccounts } from '../../accounts/registration/held-accounts.ts';
import { User } from '../../accounts/viewer/user.entity.ts';
import { invitationDays } from '../../colloquiums/invitation-days.ts';
import { ColloquiumMember } from '../../colloquiums/colloquium-member.entity.ts';
import { hasConflict } from '../../accounts/addresses/authorship.ts';
import type { Contribution } from '../../contributions/manuscript/contribution.entity.ts';
import { queueLetter } from '../../letters/letter-mail.ts';
import { inRole, queueMessage } from '../../messages/message.service.ts';
import { letterParams } from '../../letters/letter-params.ts';
import { Review } from '../review.entity.ts';
import { invitationLink } from '../tickets/invitation-link.ts';
import type { Invitation } from './invited.ts';
import { invitationLetter } from './invitation-letter.ts';
import { ReviewReserve } from './reserve.entity.ts';
import { nameOfAccount } from '../../names/display-name.ts';

/** Common data of all invitations of one call. */
interface Call {
  inviterId: number;
  /** As the office edited it, checked; null: the journal's template. */
  letter: string | null;
}

/** The round's promise (F-036): that of its first invitation, of a new round the journal's. */
export async function promisedType(ctx: Context, { id, reviewRound, colloquium }: Contribution): Promise<ReviewTypeId> {
  const first = await ctx.em.findOne(Review, { contribution: id, reviewRound }, { orderBy: { id: 'asc' }, fields: ['reviewType'] });
  return first?.reviewType ?? (await colloquium.loadOrFail()).reviewType;
}

/** Invites people, already found suitable, into the current round, each with a letter and a message. */
export async function invite(ctx: Context, contribution: Contribution, invitations: readonly Invitation[], call: Call): Promise<void> {
  if (invitations.length === 0) return;
  const now = ctx.clock.now();
  const reviewType = await promisedType(ctx, contribution);
  const days = invitationDays(ctx, await contribution.colloquium.loadOrFail());
  const people = await ctx.em.find(User, { id: { $in: [call.inviterId, ...invitations.map(({ reviewerId }) => reviewerId)] } });
  const person = (id: number) => people.find((user) => user.id === id) ?? ctx.em.getReference(User, id);
  for (const { reviewerId, company, answerDueOn, reviewDueOn, conflicts, conflictReason } of invitations) {
    const review = ctx.em.create(Review, {
      contribution,
      reviewRound: contribution.reviewRound,
      logGroup: contribution.logGroup,
      reviewer: ref(person(reviewerId)),
      invitedBy: ref(person(call.inviterId)),
      status: ReviewStatus.PENDING,
      invitedAt: now,
      answerDueOn: answerDueOn ?? days.answerDueOn,
      reviewDueOn: reviewDueOn ?? days.reviewDueOn,
      reviewType,
      company,
      conflicts: [...conflicts],
      conflictReason,
    });
    await ctx.em.flush();
    await writeInvitation(ctx, contribution, review, {
      letter: call.letter,
      reviewer: person(reviewerId),
      inviter: person(call.inviterId),
    });
  }
  await queueMessage(ctx, {
    to: inRole(
      RoleKind.REVIEWER,
      invitations.map(({ reviewerId }) => reviewerId),
    ),
    key: 'workflow.invited',
    params: await letterParams(contribution),
    contributionId: contribution.id,
  });
}

interface Written {
  /** Left out: the journal's template. */
  letter?: string | null;
  reviewer: User;
  inviter: User;
  /** The letter that went before, in the place of one that did not arrive. */
  again?: boolean;
}

/** Writes the letter of an invitation to the address that its reviewer has, and keeps it for the office. */
export async function writeInvitation(
  ctx: Context,
  contribution: Contribution,
  review: Review,
  { letter = null, reviewer, inviter, again = false }: Written,
): Promise<void> {
  const { language, email } = reviewer;
  const { subject, sent, kept } = await invitationLetter(ctx, contribution, {
    letter: again ? (review.letter ?? null) : letter,
    language,
    reviewType: review.reviewType ?? (await promisedType(ctx, contribution)),
    reviewerName: nameOfAccount(language, reviewer),
    editorName: nameOfAccount(language, inviter),
    dueOn: review.answerDueOn ?? null,
    link: await invitationLink(ctx, review),
  });
  review.letter = kept;
  await queueLetter(ctx, {
    to: email,
    language,
    about: { contribution, recipientId: reviewer.id, role: RoleKind.REVIEWER, reviewId: review.id },
    subject,
    html: sent,
  });
}

/** Puts people on the reserve list of the current round, behind the present ones. */
export async function reserve(
  ctx: Context,
  contribution: Contribution,
  invitations: readonly Invitation[],
  { inviterId, letter, isForLapse }: Call & { isForLapse: boolean },
): Promise<void> {
  await ctx.em.insertMany(
    ReviewReserve,
    invitations.map(({ reviewerId, company, conflicts, conflictReason }) => ({
      contribution: contribution.id,
      reviewRound: contribution.reviewRound,
      reviewer: reviewerId,
      invitedBy: inviterId,
      company,
      conflicts: [...conflicts],
      conflictReason,
      letter,
      isForLapse,
      createdAt: ctx.clock.now(),
    })),
  );
}

/**
 * Whether the reserve `s` can be invited into the round of the manuscript `c` now: meanwhile the person may have been disabled, named as an
 * author or invited otherwise.
 */
export const waitsInReserve = waitsUnless(hasConflict(sql.ref('s.reviewer_id'), sql.ref('c.id')));

/** The same where the query knows already whether the person has a conflict of interest. */
export function waitsUnless(hasConflict: RawBuilder<SqlBool>): RawBuilder<SqlBool> {
  return sql<SqlBool>`s.contribution_id = c.id and s.review_round = c.review_round and s.invited_at is null
  and exists (select from user_account u where u.id = s.reviewer_id and u.is_enabled) and not ${hasConflict}
  and not exists (select from review r where r.contribution_id = c.id and r.reviewer_id = s.reviewer_id
    and (r.status in (${sql.lit(ReviewStatus.PENDING)}, ${sql.lit(ReviewStatus.ACCEPTED)}, ${sql.lit(ReviewStatus.FINISHED)}) or r.invited_at >= s.created_at)
    and r.review_round = c.review_round)`;
}

/** Whether a reserve waits who may also take the place of an invitation that lapses. */
export async function hasReserveForLapse(ctx: Context, contributionId: number): Promise<boolean> {
  const { rows } = await sql`select from review_reserve s join contribution c on c.id = ${contributionId}
    where ${waitsInReserve} and s.is_for_lapse limit 1`.execute(query(ctx.em));
  return rows.length > 0;
}

/**
 * Invites the first of the reserve list, with the journal's days from now on. When an invitation has lapsed and its inviter has left the
 * journal, the member in whose name it lapsed invites instead. Errors: CONFLICT where the last who waited has gone at this moment.
 */
export async function inviteFromReserve(
  ctx: Context,
  contribution: Contribution,
  { isLapse, actorId }: { isLapse: boolean; actorId: number },
): Promise<void> {
  const waiting = async () =>
    (
      await sql<{ id: number; reviewerId: number }>`select s.id, s.reviewer_id as "reviewerId" from review_reserve s
        join contribution c on c.id = ${contribution.id} where ${waitsInReserve} and (s.is_for_lapse or not ${isLapse}) order by s.id`.execute(
        query(ctx.em),
      )
    ).rows;
  const before = await waiting();
  if (before.length === 0) return;
  await holdAccounts(ctx, { ids: before.map(({ reviewerId }) => reviewerId) });
  const [next] = await waiting();
  // The workflow counts on one more who is asked.
  if (next === undefined) throw new DomainError('CONFLICT');
  const found = await ctx.em.findOneOrFail(ReviewReserve, next.id);
  found.invitedAt = ctx.clock.now();
  await ctx.em.flush();
  const invitation = {
    reviewerId: found.reviewer.id,
    company: found.company ?? null,
    answerDueOn: null,
    reviewDueOn: null,
    conflicts: found.conflicts,
    conflictReason: found.conflictReason ?? null,
  };
  const hasLeft =
    isLapse && !(await ctx.em.findOne(ColloquiumMember, { colloquium: contribution.colloquium.id, user: found.invitedBy.id }));
  await invite(ctx, contribution, [invitation], { inviterId: hasLeft ? actorId : found.invitedBy.id, letter: found.letter ?? null });
}

/** The round is over: nobody waits any more. */
export async function clearReserve({ em }: Context, contribution: Contribution): Promise<void> {
  await em.nativeDelete(ReviewReserve, { contribution: contribution.id, invitedAt: null });
}
