// Parts of the review result page besides the review: its reviewer, and the form that sums it up.
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { Auth } from '../../../graphql/auth.ts';
import { Sex } from '../../accounts/viewer/accounts.types.ts';
import { DictionaryEntry } from '../../reference/dictionary-entry.entity.ts';
import { Review } from '../review.entity.ts';

@Auth()
@ObjectType({ description: 'The reviewer as the office addresses them, from their account and personal information.' })
export class ReviewExpert {
  @Field(() => String)
  realName!: string;

  @Field(() => Sex, { nullable: true })
  sex!: number | null;

  @Field(() => DictionaryEntry, { nullable: true })
  duty!: DictionaryEntry | null;

  @Field(() => DictionaryEntry, { nullable: true })
  professionalTitle!: DictionaryEntry | null;

  @Field(() => String)
  email!: string;

  @Field(() => String, { nullable: true, description: 'Of the personal information; null: not stated.' })
  phone!: string | null;

  @Field(() => String, { nullable: true, description: 'The main workplace.' })
  company!: string | null;

  @Field(() => String, { nullable: true, description: 'Part of the workplace.' })
  collegeName!: string | null;
}

@InputType()
export class SummariseReviewInput {
  @Field(() => ID, { description: 'The review that is summed up.' })
  reviewId!: string;

  @Field(() => String, { description: 'The summary; never empty.' })
  editorSummary!: string;

  @Field(() => Int, { description: 'The `summaryVersion` that was read.' })
  version!: number;

  @Field(() => String, { nullable: true, description: 'Comes back in the payload, and with the event that tells the viewer of it.' })
  clientMutationId?: string | null;
}

@Auth()
@ObjectType()
export class SummariseReviewPayload {
  @Field(() => Review, { nullable: true })
  review!: Review;

  @Field(() => String, { nullable: true })
  clientMutationId!: string | null;
}
