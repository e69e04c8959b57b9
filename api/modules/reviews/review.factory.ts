// Invitations and reviews for tests, written straight into the database.
import type { EntityManager } from '@mikro-orm/postgresql';
import { ReviewStatus, type ReviewStatusName } from '../../../shared/workflow.ts';
import { buildUser } from '../accounts/viewer/user.factory.ts';
import type { User } from '../accounts/viewer/user.entity.ts';
import { buildContribution } from '../contributions/manuscript/contribution.factory.ts';
import type { Contribution } from '../contributions/manuscript/contribution.entity.ts';
import { Review } from './review.entity.ts';

const INVITED = new Date('2026-02-20T02:00:00Z');

export interface ReviewOverrides extends Partial<
  Pick<
    Review,
    | 'id'
    | 'reviewRound'
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
