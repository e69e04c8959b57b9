// Effects on a round of reviewers: begun, enlarged, answered, handed in, closed.
import { declineRules } from '../../../../shared/forms/invitation.ts';
import { tidied } from '../../../../shared/forms/tidied.ts';
import type { MessageName } from '../../../../shared/messages.ts';
import {
  ContributionState as S,
  outstandingReviews,
  ReviewStatus,
  type ContributionStateId,
  type ReviewStatusId,
} from '../../../../shared/workflow.ts';
import type { Context } from '../../../context.ts';
import { query } from '../../../database/tables.ts';
import { parseInput } from '../../../errors.ts';
import type { Contribution } from '../../contributions/manuscript/contribution.entity.ts';
import { handIn } from '../../reviews/review-form/hand-in.ts';
import { clearReserve, invite, inviteFromReserve, reserve } from '../../reviews/invitations/invite.ts';
import { Review } from '../../reviews/review.entity.ts';
import type { Doing, WorkflowFacts } from '../perform/facts.ts';
import { tellInviter, tellLetGo, tellOfLapse } from '../letters/notices.ts';
import type { Done } from '../perform/step.ts';
import type { Effect } from './effect.ts';
import { rememberDeputy } from './revision.ts';

/** Asks the reviewers into the current round, and keeps the others in reserve. */
async function callIn(ctx: Context, contribution: Contribution, { actor, input }: Doing): Promise<void> {
  const { invitations = [], reserve: others = [], letter = null } = input.called ?? {};
  const call = { inviterId: actor.userId, letter };
  await invite(ctx, contribution, invitations, call);
  await reserve(ctx, contribution, others, { ...call, isForLapse: input.invitesReserveOnLapse ?? false });
}

const invitedCount = ({ reviewerIds }: Doing['input']): number => reviewerIds?.length ?? 0;
const reserveCount = ({ called }: Doing['input']): number => called?.reserve.length ?? 0;

/** A new round: the count starts again. */
const startRound = (invitedFrom: ContributionStateId): Effect => ({
  facts: (_x, { actor, input }) => ({
    invitedFrom,
    ...rememberDeputy(actor),
    reviews: { pending: invitedCount(input), accepted: 0, declined: 0, finished: 0 },
    reserves: reserveCount(input),
  }),
  record: async (ctx, contribution, doing) => {
    await clearReserve(ctx, contribution);
    contribution.reviewRound += 1;
    await callIn(ctx, contribution, doing);
  },
});

/** Moves the actor's own invitation of the current round on. */
const answer =
  (status: ReviewStatusId): NonNullable<Effect['record']> =>
  async (ctx, contribution, { actor, input }) => {
    await ctx.em.nativeUpdate(
      Review,
      { contribution: contribution.id, reviewRound: contribution.reviewRound, reviewer: actor.userId, status: ReviewStatus.PENDING },
      { status, answeredAt: ctx.clock.now(), ...(status === ReviewStatus.DECLINED ? declined(input) : {}) },
    );
  };

/** The reviewer's text with it; the note that every act takes serves as a reason. */
function declined({ reason, comment, suggestedColleagues }: Doing['input']) {
  const said = parseInput(declineRules, { reason: reason ?? comment ?? null, suggestedColleagues: suggestedColleagues ?? null });
  return { declineReason: tidied(said.reason ?? '') || null, suggestedColleagues: tidied(said.suggestedColleagues ?? '') || null };
}

/**
 * Tells the inviter; where there is something to do now (all have declined, or the last review is in), the message of whose turn it is says
 * so.
 */
async function tellUnlessTurn(ctx: Context, step: Done, key: MessageName): Promise<readonly number[]> {
  const goesOn = step.after.state === S.REVIEWERS_INVITED || step.after.state === S.REVIEWERS_AT_WORK;
  return goesOn ? await tellInviter(ctx, step, key) : [];
}

/** The next reserve takes the freed place. */
const replaced = (x: WorkflowFacts): number => Math.min(1, x.reserves);

/** Closes the invitations that are outstanding; answers the reviewers. */
export async function letGo(ctx: Context, contribution: Contribution): Promise<readonly number[]> {
  const closed = await query(ctx.em)
    .updateTable('review')
    .set({ status: ReviewStatus.CLOSED, closed_reason: 'ROUND' })
    .where('contribution_id', '=', contribution.id)
    .where('status', 'in', [...outstandingReviews])
    .returning('reviewer_id')
    .execute();
  await clearReserve(ctx, contribution);
  return closed.map(({ reviewer_id }) => reviewer_id);
}

export const roundEffects = {
  startEditorRound: startRound(S.EDITOR_PASSED),
  startDeputyRound: startRound(S.DEPUTY_REVIEWING),
  startChiefRound: startRound(S.CHIEF_JUDGEMENT),
  inviteMore: {
    facts: (x, { input }) => ({
      reviews: { ...x.reviews, pending: x.reviews.pending + invitedCount(input) },
      reserves: x.reserves + reserveCount(input),
    }),
    record: callIn,
  },
  acceptInvitation: {
    facts: (x) => ({ reviews: { ...x.reviews, pending: x.reviews.pending - 1, accepted: x.reviews.accepted + 1 } }),
    record: answer(ReviewStatus.ACCEPTED),
    notify: (ctx, step) => tellInviter(ctx, step, 'workflow.invitationAccepted'),
  },
  declineInvitation: {
    facts: (x) => ({
      reviews: { ...x.reviews, pending: x.reviews.pending - 1 + replaced(x), declined: x.reviews.declined + 1 },
      reserves: x.reserves - replaced(x),
    }),
    record: async (ctx, contribution, doing) => {
      await answer(ReviewStatus.DECLINED)(ctx, contribution, doing);
      await inviteFromReserve(ctx, contribution, { isLapse: false, actorId: doing.actor.userId });
    },
    notify: (ctx, step) =>
      tellUnlessTurn(ctx, step, step.before.reserves > 0 ? 'workflow.invitationDeclinedReplaced' : 'workflow.invitationDeclined'),
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
    notify: (ctx, step) => tellUnlessTurn(ctx, step, 'workflow.reviewFinished'),
  },
  /** One invitation is withdrawn by the office, or lapses unanswered, where somebody in reserve takes its place. */
  closeInvitation: {
    facts: (x, { input }) => {
      const next = input.isLapse ? replaced(x) : 0;
      const { pending, accepted } = x.reviews;
      const reviews = input.closing?.wasAccepted ? { accepted: accepted - 1 } : { pending: pending - 1 + next };
      return { reviews: { ...x.reviews, ...reviews }, reserves: x.reserves - next };
    },
    record: async (ctx, contribution, { actor, input: { reviewId, isLapse = false, closing } }) => {
      await ctx.em.nativeUpdate(Review, { id: reviewId }, { status: ReviewStatus.CLOSED, closedReason: isLapse ? 'LAPSED' : 'OFFICE' });
      if (isLapse) await inviteFromReserve(ctx, contribution, { isLapse, actorId: actor.userId });
      return closing ? [closing.reviewerId] : [];
    },
    notify: async (ctx, step) => {
      await tellLetGo(ctx, step);
      if (step.doing.input.isLapse) await tellOfLapse(ctx, step);
    },
  },
  /** A reviewer who has not handed in a review by now is thanked and let go. */
  closeRound: { facts: (x) => ({ reviews: { ...x.reviews, pending: 0, accepted: 0 }, reserves: 0 }), record: letGo, notify: tellLetGo },
} satisfies Record<string, Effect>;
