// GraphQL types of the page behind a letter of invitation.
import { Auth, guarded, input, InputType, maybe, ObjectType, one, output } from '../../../graphql/declare.ts';
import { Language } from '../../accounts/viewer/accounts.types.ts';
import { Review } from '../review.entity.ts';

@ObjectType({ description: 'What a letter of invitation asks, as its ticket alone tells.' })
export class Invitation extends output({
  hasAccount: one(Boolean, 'The person has an account and signs in to answer: nothing else is told.'),
  colloquium: maybe(String, 'The name of the journal or conference, in the reader’s language.'),
  title: maybe(String, 'Of the manuscript, in the reader’s language where it has one.'),
  answerDueOn: maybe(String, 'By when to answer: YYYY-MM-DD in Asia/Shanghai.'),
  reviewDueOn: maybe(String, 'By when to review: YYYY-MM-DD in Asia/Shanghai.'),
}) {}

@InputType()
export class OpenInvitationInput extends input({
  ticket: one(String, 'Of the letter’s link.'),
  language: one(() => Language, 'Of the session, until the person switches it.'),
}) {}

@Auth()
@ObjectType()
export class OpenInvitationPayload extends output({
  token: one(String, 'Send it in the token header. It reaches this review alone.'),
  review: guarded(() => Review),
}) {}
