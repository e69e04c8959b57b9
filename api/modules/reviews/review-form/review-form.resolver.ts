// The reviewer's draft and its files. Handing it in is an act of the workflow: submitReview.
import type { Context } from '../../../context.ts';
import { Auth, Ctx, DateTime, guarded, Input, Int, Logged, Mutation, ObjectType, one, output, Resolver } from '../../../graphql/declare.ts';
import { decodeId } from '../../../graphql/node.ts';
import { Limited } from '../../accounts/limits/limited.ts';
import { ContributionFile } from '../../contributions/files/contribution-file.entity.ts';
import { givenOf } from '../../statements/statement.types.ts';
import { Review } from '../review.entity.ts';
import { addReviewFile, removeReviewFile } from './review-files.service.ts';
import { RemoveReviewFileInput, SaveReviewDraftInput, SaveReviewStatementsInput, UploadReviewFileInput } from './review-form.inputs.ts';
import { saveDraft, saveStatements } from './review-form.service.ts';
import { filesLimits } from '../../files/files.doors.ts';

const ERRORS = 'NOT_FOUND, FORBIDDEN before it was accepted, INVITATION_CLOSED, REVIEW_HANDED_IN';

@Auth()
@ObjectType()
class SaveReviewDraftPayload extends output({
  review: guarded(() => Review, 'Null while another role than the reviewer’s is current.'),
  version: one(Int, 'What the next save names.'),
  savedAt: one(DateTime, 'When it was saved, in UTC.'),
}) {}

@Auth()
@ObjectType()
class UploadReviewFilePayload extends output({
  review: guarded(() => Review),
  file: guarded(() => ContributionFile, 'The new file; null for readers who may not open it.'),
}) {}

@Auth()
@ObjectType()
class RemoveReviewFilePayload extends output({ review: guarded(() => Review) }) {}

@Resolver()
export class ReviewFormResolver {
  @Auth()
  @Logged({ object: 'reviewId' })
  @Mutation(
    SaveReviewDraftPayload,
    `Keeps a review as far as it is filled in, for its reviewer alone. Errors: ${ERRORS}, CONFLICT, INVALID_INPUT at questionnaire, ratings.N, ethicsAnswers.N or the field.`,
  )
  async saveReviewDraft(@Ctx() ctx: Context, @Input(SaveReviewDraftInput) input: SaveReviewDraftInput) {
    const review = await saveDraft(ctx, { ...input, reviewId: decodeId('Review', input.reviewId), suggestion: input.suggestion ?? null });
    return { review, version: review.version, savedAt: ctx.clock.now() };
  }

  @Auth()
  @Logged({ object: 'reviewId' })
  @Mutation(
    SaveReviewDraftPayload,
    `Keeps what a reviewer states with the review, as far as it is filled in. Errors: ${ERRORS}, CONFLICT, INVALID_INPUT at the field of a statement.`,
  )
  async saveReviewStatements(@Ctx() ctx: Context, @Input(SaveReviewStatementsInput) input: SaveReviewStatementsInput) {
    const { reviewId, version, statements } = input;
    const review = await saveStatements(ctx, { reviewId: decodeId('Review', reviewId), version, statements: statements.map(givenOf) });
    return { review, version: review.version, savedAt: ctx.clock.now() };
  }

  @Auth()
  @Logged({ object: 'reviewId' })
  @Limited(filesLimits['upload:user'])
  @Mutation(
    UploadReviewFilePayload,
    `Adds a file to a review that is being written. Errors: ${ERRORS}, FILE_KIND_REFUSED, FILE_TOO_LARGE or FILE_UNPACKS_TOO_LARGE at file, INVALID_INPUT at description, or at file when there are too many, RATE_LIMITED.`,
  )
  async uploadReviewFile(@Ctx() ctx: Context, @Input(UploadReviewFileInput) { reviewId, description, file }: UploadReviewFileInput) {
    return await addReviewFile(ctx, { reviewId: decodeId('Review', reviewId), description: description ?? '', file });
  }

  @Auth()
  @Logged({ object: 'reviewId', params: ['fileId'] })
  @Mutation(RemoveReviewFilePayload, `Takes a file of a review that is being written away for good. Errors: ${ERRORS}.`)
  async removeReviewFile(@Ctx() ctx: Context, @Input(RemoveReviewFileInput) { reviewId, fileId }: RemoveReviewFileInput) {
    return {
      review: await removeReviewFile(ctx, { reviewId: decodeId('Review', reviewId), fileId: decodeId('ContributionFile', fileId) }),
    };
  }
}
