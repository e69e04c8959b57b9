// Effects on a round of reviewers: begun, enlarged, answered, handed in, closed.
import { sql } from 'kysely';
import { ContributionState as S, ReviewStatus, type ContributionStateId, type ReviewStatusId } from '../../../../shared/workflow.ts';
import type { Context } from '../../../context.ts';
import { query } from '../../../database/tables.ts';
import { DomainError } from '../../../errors.ts';
import { hasConflict } from '../../contributions/access/authorship.ts';
import type { Contribution } from '../../contributions/manuscript/contribution.entity.ts';
import { dayOf } from '../../reference/working-days.ts';
import { handIn } from '../../reviews/review-form/hand-in.ts';
import { Review } from '../../reviews/review.entity.ts';
import type { Doing } from '../workflow.facts.ts';
import { tellInvited, tellLetGo } from '../workflow.notices.ts';
import type { Effect } from './effect.ts';
import { rememberDeputy } from './revision.ts';

const outstanding: readonly ReviewStatusId[] = [ReviewStatus.PENDING, ReviewStatus.ACCEPTED];

/** Asks reviewers into the current round. Errors: REVIEWER_UNSUITABLE for an author, a disabled account, or who was asked already. */
async function invite(ctx: Context, contribution: Contribution, { actor, input }: Doing): Promise<void> {
  const reviewerIds = [...new Set(input.reviewerIds ?? [])];
  const { rows: suitable } = await sql<{ id: number }>`
    select u.id from user_account u where u.id = any(${reviewerIds}) and u.is_enabled
      and not ${hasConflict(sql.ref('u.id'), sql.val(contribution.id))}
      and not exists (select from review r where r.contribution_id = ${contribution.id} and r.review_round = ${contribution.reviewRound} and r.reviewer_id = u.id)`.execute(
    query(ctx.em),
  );
  if (suitable.length !== reviewerIds.length) throw new DomainError('REVIEWER_UNSUITABLE');
  const now = ctx.clock.now();
  const { answerDays, reviewDays } = await contribution.colloquium.loadOrFail();
  const dayAfter = (days: number) => ctx.calendar.current().add(dayOf(now), days).day;
  const answerDueOn = input.answerDueOn ?? dayAfter(answerDays);
  const reviewDueOn = input.reviewDueOn ?? dayAfter(reviewDays);
  await ctx.em.insertMany(
    Review,
    reviewerIds.map((reviewer) => ({
      contribution: contribution.id,
      reviewRound: contribution.reviewRound,
      reviewer,
      invitedBy: actor.userId,
      status: ReviewStatus.PENDING,
      invitedAt: now,
      answerDueOn,
      reviewDueOn,
    })),
  );
}

/** A new round: the count starts again. */
const startRound = (invitedFrom: ContributionStateId): Effect => ({
  facts: (_x, { actor, input }) => ({
    invitedFrom,
    ...rememberDeputy(actor),
    reviews: { pending: input.reviewerIds?.length ?? 0, accepted: 0, declined: 0, finished: 0 },
  }),
  record: async (ctx, contribution, doing) => {
    contribution.reviewRound += 1;
    await invite(ctx, contribution, doing);
  },
  notify: tellInvited,
});

/** Moves the actor's own invitation of the current round on. */
const answer =
  (status: ReviewStatusId): NonNullable<Effect['record']> =>
  async (ctx, contribution, { actor }) => {
    await ctx.em.nativeUpdate(
      Review,
      { contribution: contribution.id, reviewRound: contribution.reviewRound, reviewer: actor.userId, status: { $in: [...outstanding] } },
      { status, answeredAt: ctx.clock.now() },
    );
  };

/** Closes the invitations that are outstanding; answers the reviewers. */
export async function letGo(ctx: Context, contribution: Contribution): Promise<readonly number[]> {
  const closed = await query(ctx.em)
    .updateTable('review')
    .set({ status: ReviewStatus.CLOSED })
    .where('contribution_id', '=', contribution.id)
    .where('status', 'in', [...outstanding])
    .returning('reviewer_id')
    .execute();
  return closed.map(({ reviewer_id }) => reviewer_id);
}

export const roundEffects = {
  startEditorRound: startRound(S.EDITOR_PASSED),
  startDeputyRound: startRound(S.DEPUTY_REVIEWING),
  startChiefRound: startRound(S.CHIEF_JUDGEMENT),
  inviteMore: {
    facts: (x, { input }) => ({ reviews: { ...x.reviews, pending: x.reviews.pending + (input.reviewerIds?.length ?? 0) } }),
    record: invite,
    notify: tellInvited,
  },
  acceptInvitation: {
    facts: (x) => ({ reviews: { ...x.reviews, pending: x.reviews.pending - 1, accepted: x.reviews.accepted + 1 } }),
    record: answer(ReviewStatus.ACCEPTED),
  },
  declineInvitation: {
    facts: (x) => ({ reviews: { ...x.reviews, pending: x.reviews.pending - 1, declined: x.reviews.declined + 1 } }),
    record: answer(ReviewStatus.DECLINED),
  },
  finishReview: {
    facts: (x) => ({
      reviews: { ...x.reviews, accepted: x.reviews.accepted - 1, finished: x.reviews.finished + 1 },
      hasFinishedReview: true,
    }),
    record: async (ctx, contribution, { actor, input }) => {
      // The row needs it.
      if (input.review !== undefined) await handIn(ctx, contribution, actor.userId, input.review);
    },
  },
  /** A reviewer who has not handed in by now is thanked and let go. */
  closeRound: { facts: (x) => ({ reviews: { ...x.reviews, pending: 0, accepted: 0 } }), record: letGo, notify: tellLetGo },
} satisfies Record<string, Effect>;
