// Peer review.
import type { ViewerSession } from '../../context.ts';
import { moves } from '../../account-columns.ts';
import { policiesOf, type Module } from '../../module.ts';
import { reviewsDoors } from './reviews.doors.ts';
import { noted } from '../audit/identity-read.service.ts';
import { partNode } from '../contributions/manuscript/contribution.nodes.ts';
import { ReviewerAbsence } from './absences/absence.entity.ts';
import { AbsenceResolver } from './absences/absence.resolver.ts';
import { InvitationCountResolver, invitationList } from './own/invitation.list.ts';
import { ReviewDueResolver } from './own/review-due.resolver.ts';
import { ReviewRecordResolver } from './own/review-record.resolver.ts';
import { InvitationDaysResolver } from './invitations/invitation-days.resolver.ts';
import { ReviewReserve } from './invitations/reserve.entity.ts';
import { Review } from './review.entity.ts';
import { ReviewTicket } from './tickets/review-ticket.entity.ts';
import { TicketResolver, ViewerTicketResolver } from './tickets/ticket.resolver.ts';
import { reviewFactsOf } from '../contributions/access/review.facts.ts';
import { ReviewFormResolver } from './review-form/review-form.resolver.ts';
import { isGuardedName, reviewPolicy, type ReviewFacts } from '../contributions/access/review.policy.ts';
import { ContributionReviewFilesResolver, ReviewResultResolver, SummariseReviewResolver } from './result/review-result.resolver.ts';
import { ContributionReviewsResolver, ReviewResolver } from './review.resolver.ts';
import { reviewPages } from './review.pages.ts';

/** The manuscript of a review that keeps its reviewer's name from authors. */
const guardedIn = ({ contribution }: Review, viewer: ViewerSession, facts: ReviewFacts): number | null =>
  isGuardedName(viewer, facts) ? contribution.id : null;

export const reviews: Module = {
  entities: [Review, ReviewReserve, ReviewTicket, ReviewerAbsence],
  accountColumns: {
    'review.invited_by_id': moves,
    'review.reviewer_id': { moves: true, asked: { as: 'REVIEWER', at: 'invited_at' } },
    'review_reserve.invited_by_id': moves,
    'review_reserve.reviewer_id': { moves: true, alike: ['contribution_id', 'review_round'], asked: { as: 'REVIEWER', at: 'created_at' } },
    'reviewer_absence.user_id': moves,
  },
  resolvers: [
    ...reviewPages,
    ContributionReviewsResolver,
    ReviewFormResolver,
    ReviewResolver,
    ReviewResultResolver,
    ContributionReviewFilesResolver,
    SummariseReviewResolver,
    TicketResolver,
    ViewerTicketResolver,
    invitationList,
    InvitationCountResolver,
    InvitationDaysResolver,
    ReviewDueResolver,
    ReviewRecordResolver,
    AbsenceResolver,
  ],
  nodes: {
    // With the journal, which the copies of its files ask: a further statement where the manuscript’s own comes in later.
    Review: partNode((ctx, id) => ctx.em.findOne(Review, id, { populate: ['contribution.colloquium'], strategy: 'joined' }), {
      bringsManuscript: true,
    }),
  },
  policies: {
    ...policiesOf('review', reviewPolicy, reviewFactsOf),
    'review.viewReviewer': noted(reviewPolicy.viewReviewer, reviewFactsOf, guardedIn),
    'review.viewExpert': noted(reviewPolicy.viewExpert, reviewFactsOf, guardedIn),
  },
  doors: reviewsDoors,
};
