// GraphQL types of the page behind a letter of invitation.
import { Field, InputType, ObjectType } from 'type-graphql';
import type { LanguageTag } from '../../../../shared/messages.ts';
import { Auth } from '../../../graphql/auth.ts';
import { Language } from '../../accounts/viewer/accounts.types.ts';
import { Review } from '../review.entity.ts';

@ObjectType({ description: 'What a letter of invitation asks, as its ticket alone tells.' })
export class Invitation {
  @Field(() => Boolean, { description: 'The person has an account and signs in to answer: nothing else is told.' })
  hasAccount!: boolean;

  @Field(() => String, { nullable: true, description: 'The name of the journal or conference, in the reader’s language.' })
  colloquium!: string | null;

  @Field(() => String, { nullable: true, description: 'Of the manuscript, in the reader’s language where it has one.' })
  title!: string | null;

  @Field(() => String, { nullable: true, description: 'By when to answer: YYYY-MM-DD in Asia/Shanghai.' })
  answerDueOn!: string | null;

  @Field(() => String, { nullable: true, description: 'By when to review: YYYY-MM-DD in Asia/Shanghai.' })
  reviewDueOn!: string | null;
}

@InputType()
export class OpenInvitationInput {
  @Field(() => String, { description: 'Of the letter’s link.' })
  ticket!: string;

  @Field(() => Language, { description: 'Of the session, until the person switches it.' })
  language!: LanguageTag;
}

@Auth()
@ObjectType()
export class OpenInvitationPayload {
  @Field(() => String, { description: 'Send it in the token header. It reaches this review alone.' })
  token!: string;

  @Field(() => Review, { nullable: true })
  review!: Review;
}
