// Invitations and reviews for tests, written straight into the database.
import type { EntityManager } from '@mikro-orm/postgresql';
import { emptyReview } from '../../../shared/forms/review.ts';
import { ReviewStatus, type ActName, type ReviewStatusName } from '../../../shared/workflow.ts';
import { buildUser } from '../accounts/viewer/user.factory.ts';
import type { User } from '../accounts/viewer/user.entity.ts';
import { buildContribution } from '../contributions/manuscript/contribution.factory.ts';
import type { Contribution } from '../contributions/manuscript/contribution.entity.ts';
import type { HandedIn } from './review-form/hand-in.ts';
import { Review } from './review.entity.ts';

const INVITED = new Date('2026-02-20T02:00:00Z');

export interface ReviewOverrides extends Partial<
  Pick<
    Review,
    | 'id'
    | 'reviewRound'
    | 'logGroup'
    | 'reviewType'
    | 'summaryVersion'
    | 'comment'
    | 'noteToChief'
    | 'ratings'
    | 'ethicsAnswers'
    | 'suggestion'
    | 'editorSummary'
    | 'isReleased'
    | 'invitedAt'
    | 'answerDueOn'
    | 'reviewDueOn'
    | 'finishedAt'
    | 'questionnaire'
    | 'willReviewAgain'
    | 'draftSavedAt'
    | 'closedReason'
    | 'conflictReason'
    | 'conflicts'
    | 'declineReason'
    | 'letter'
    | 'suggestedColleagues'
    | 'remindedAt'
    | 'version'
  >
> {
  contribution?: Contribution;
  reviewer?: User;
  invitedBy?: User;
  status?: ReviewStatusName;
}

/** An invitation in round 1 that waits for its answer, unless the overrides say otherwise. */
export async function buildReview(
  em: EntityManager,
  { contribution, reviewer, invitedBy, status = 'PENDING', ...own }: ReviewOverrides = {},
): Promise<Review> {
  const invited = reviewer ?? (await buildUser(em, { roles: ['REVIEWER'] }));
  const isFinished = status === 'FINISHED';
  const review = em.create(Review, {
    contribution: contribution ?? (await buildContribution(em, { state: 9 })),
    reviewer: invited,
    invitedBy: invitedBy ?? invited,
    reviewRound: 1,
    status: ReviewStatus[status],
    invitedAt: INVITED,
    answeredAt: status === 'PENDING' ? null : INVITED,
    finishedAt: isFinished ? INVITED : null,
    ...own,
  });
  await em.flush();
  return review;
}

/** A review with everything filled in, ready to be handed in. */
export function filledReview(overrides: Partial<HandedIn> = {}): HandedIn {
  const { ratings, ethicsAnswers, ...empty } = emptyReview();
  return {
    ...empty,
    ratings: ratings.map((_open, index) => (index % 5) + 1),
    ethicsAnswers: ethicsAnswers.map((_open, index) => (index % 3) + 1),
    suggestion: 1,
    comment: '材料扎实，小修后可用。',
    ...overrides,
  };
}

/** Adds a review to an act's input in a test: it is filled in, unless the test gives its own. */
export function withReview<Input extends { review?: HandedIn }>(act: ActName, input: Input): Input {
  return act === 'REVIEW' ? { review: filledReview(), ...input } : input;
}
