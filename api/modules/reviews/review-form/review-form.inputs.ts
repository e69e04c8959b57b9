// Inputs of the review form. workflow/act-input.ts adds the fields of act REVIEW itself.
import { Field, ID, InputType, Int } from 'type-graphql';
import type { ReviewDraft } from '../../../../shared/forms/review.ts';
import { MAX_REVIEW_FILES } from '../../../../shared/limits.ts';
import { Upload } from '../../../graphql/scalars.ts';
import type { ReceivedFile } from '../../files/receive.ts';
import { ReviewSuggestion } from '../review.enums.ts';

@InputType()
export class SaveReviewDraftInput {
  @Field(() => ID, { description: 'The viewer’s own, which they are at work on.' })
  reviewId!: string;

  @Field(() => Int, { description: 'The version that was read: a save on top of another’s is refused as CONFLICT.' })
  version!: number;

  @Field(() => Int, { description: 'Version of the questions that are answered.' })
  questionnaire!: number;

  @Field(() => [Int], { description: 'From 1 excellent to 5 poor, in the order of the questions; 0: not answered yet.' })
  ratings!: number[];

  @Field(() => [Int], { description: '1 yes, 2 no, 3 unclear, in the order of the questions; 0: not answered yet.' })
  ethicsAnswers!: number[];

  @Field(() => ReviewSuggestion, { nullable: true, description: 'The final suggestion; null: not chosen yet.' })
  suggestion?: ReviewDraft['suggestion'];

  @Field(() => Boolean, { description: 'Whether they would review for the journal again.' })
  willReviewAgain!: boolean;

  @Field(() => String, { description: 'The reasons, for the editors, and for the author once released.' })
  comment!: string;

  @Field(() => String, { description: 'For the chief and the executive editor alone.' })
  noteToChief!: string;
}

@InputType()
export class UploadReviewFileInput {
  @Field(() => ID, { description: 'The viewer’s own, which they are at work on.' })
  reviewId!: string;

  @Field(() => String, { nullable: true, description: 'At most 200 characters.' })
  description?: string | null;

  @Field(() => Upload, { description: `At most ${MAX_REVIEW_FILES} files a review.` })
  file!: ReceivedFile;
}

@InputType()
export class RemoveReviewFileInput {
  @Field(() => ID, { description: 'The viewer’s own, which they are at work on.' })
  reviewId!: string;

  @Field(() => ID, { description: 'One of the files that uploadReviewFile added to it.' })
  fileId!: string;
}

@InputType({ description: 'An upload that a review takes.' })
export class ReviewUploadInput {
  @Field(() => String, { description: 'What uploadFile answered.' })
  path!: string;

  @Field(() => String, { nullable: true, description: 'At most 200 characters.' })
  description?: string | null;
}
