// Inputs of the review form. workflow/acts/act-input.ts adds the fields of act REVIEW itself.
import type { ReviewDraft } from '../../../../shared/forms/review.ts';
import { MAX_REVIEW_FILES } from '../../../../shared/limits.ts';
import { ID, input, InputType, Int, many, maybe, one, Upload } from '../../../graphql/declare.ts';
import type { ReceivedFile } from '../../files/receive.ts';
import { StatementInput } from '../../statements/statement.types.ts';
import { ReviewSuggestion } from '../review.enums.ts';

@InputType()
export class SaveReviewDraftInput extends input({
  reviewId: one(ID, 'The viewer’s own, which they are at work on.'),
  version: one(Int, 'The version that was read: a save on top of another’s is refused as CONFLICT.'),
  questionnaire: one(Int, 'Version of the questions that are answered.'),
  ratings: many(Int, 'From 1 excellent to 5 poor, in the order of the questions; 0: not answered yet.'),
  ethicsAnswers: many(Int, '1 yes, 2 no, 3 unclear, in the order of the questions; 0: not answered yet.'),
  willReviewAgain: one(Boolean, 'Whether they would review for the journal again.'),
  comment: one(String, 'The reasons, for the editors, and for the author once released.'),
  noteToChief: one(String, 'For the chief and the executive editor alone.'),
  suggestion: maybe<ReviewDraft['suggestion']>(() => ReviewSuggestion, 'The final suggestion; null: not chosen yet.'),
}) {}

@InputType()
export class SaveReviewStatementsInput extends input({
  reviewId: one(ID, 'The viewer’s own, which they are at work on.'),
  version: one(Int, 'The version that was read: a save on top of another’s is refused as CONFLICT.'),
  statements: many(() => StatementInput, 'Those that Review.statements asks for; one that is left out stays as it is.'),
}) {}

@InputType()
export class UploadReviewFileInput extends input({
  reviewId: one(ID, 'The viewer’s own, which they are at work on.'),
  description: maybe(String, 'At most 200 characters.'),
  file: one<ReceivedFile>(Upload, `At most ${MAX_REVIEW_FILES} files a review.`),
}) {}

@InputType()
export class RemoveReviewFileInput extends input({
  reviewId: one(ID, 'The viewer’s own, which they are at work on.'),
  fileId: one(ID, 'One of the files that uploadReviewFile added to it.'),
}) {}

@InputType({ description: 'An upload that a review takes.' })
export class ReviewUploadInput extends input({
  path: one(String, 'What uploadFile answered.'),
  description: maybe(String, 'At most 200 characters.'),
}) {}
