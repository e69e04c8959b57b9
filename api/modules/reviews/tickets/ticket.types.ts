// GraphQL types of the page behind a letter of invitation.
import { Auth, guarded, input, InputType, maybe, ObjectType, one, output } from '../../../graphql/declare.ts';
import { Language } from '../../accounts/viewer/accounts.types.ts';
import { Review } from '../review.entity.ts';

@ObjectType({ description: 'What a letter of invitation asks, as its ticket alone tells.' })
export class Invitation extends output({
  hasAccount: one(Boolean, 'The person has an account and signs in to answer: nothing else is told.'),
  colloquium: maybe(String, 'The name of the journal or conference, in the reader’s language.'),
  title: maybe(String, 'The title of the manuscript, in the reader’s language where it has one.'),
  answerDueOn: maybe(String, 'The day by which to answer: YYYY-MM-DD in Asia/Shanghai.'),
  reviewDueOn: maybe(String, 'The day by which to review: YYYY-MM-DD in Asia/Shanghai.'),
}) {}

@InputType()
export class OpenInvitationInput extends input({
  ticket: one(String, 'The ticket in the letter’s link.'),
  language: one(() => Language, 'The language of the session, until the person switches it.'),
}) {}

@Auth()
@ObjectType()
export class OpenInvitationPayload extends output({
  token: one(String, 'Send it in the token header. It reaches this review alone.'),
  review: guarded(() => Review),
}) {}
