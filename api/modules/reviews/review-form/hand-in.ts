// Hands a review in: the input of act REVIEW is checked and written with the act, in its transaction (S2 §5, T22).
import { LockMode } from '@mikro-orm/core';
import type { FieldProblems } from '../../../../shared/errors.ts';
import { missingInReview, type ReviewDraft } from '../../../../shared/forms/review.ts';
import { ReviewStatus } from '../../../../shared/workflow.ts';
import type { Context } from '../../../context.ts';
import { checkVersion, DomainError } from '../../../errors.ts';
import { ContributionFile } from '../../contributions/files/contribution-file.entity.ts';
import { settleCopies } from '../../contributions/files/file-copy.ts';
import type { Contribution } from '../../contributions/manuscript/contribution.entity.ts';
import { handInReviewStatements, missingInReviewStatements } from '../../statements/party-statements.ts';
import type { GivenStatement } from '../../statements/statement.types.ts';
import { Review } from '../review.entity.ts';
import { checkedDraft, writeAnswers } from './review-form.service.ts';
import { takeReviewFiles, type ReviewUpload } from './review-files.service.ts';

/** A review as it was handed in. */
export interface HandedIn extends ReviewDraft {
  /** Uploads that it takes besides the files that it has. */
  files?: readonly ReviewUpload[];
  /** The one that is meant; left out: the one that the reviewer is at work on. */
  reviewId?: number | null;
  /** The version of the draft that was read; left out where none was. */
  version?: number | null;
  /** What the reviewer states; left out: the client asks for no statements. */
  statements?: readonly GivenStatement[];
}

/**
 * Errors: REVIEW_INCOMPLETE with a field for each gap, INVALID_INPUT at the field, CONFLICT when another page has saved the draft since.
 */
export async function handIn(ctx: Context, contribution: Contribution, reviewerId: number, given: HandedIn): Promise<void> {
  const review = await ctx.em.findOneOrFail(
    Review,
    { contribution, reviewer: reviewerId, status: ReviewStatus.ACCEPTED },
    { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
  );
  if (typeof given.reviewId === 'number' && given.reviewId !== review.id) throw new DomainError('CONFLICT');
  if (typeof given.version === 'number') checkVersion(review, given.version);
  const draft = checkedDraft(given);
  const kept = await ctx.em.count(ContributionFile, { review });
  const missing: FieldProblems = {
    ...missingInReview(draft, kept + (given.files ?? []).length > 0),
    ...(await missingInReviewStatements(ctx, contribution, given.statements)),
  };
  if (Object.keys(missing).length > 0) throw new DomainError('REVIEW_INCOMPLETE', {}, missing);
  await takeReviewFiles(ctx, contribution, review, kept, given.files ?? []);
  writeAnswers(review, draft);
  await handInReviewStatements(ctx, contribution, review, given.statements);
  review.status = ReviewStatus.FINISHED;
  review.finishedAt = ctx.clock.now();
  await ctx.em.flush();
  await settleCopies(ctx, { review });
}
