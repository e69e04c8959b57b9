// Parts of the review result page besides the review: its reviewer, and the form that sums it up.
import { Auth, guarded, ID, input, InputType, Int, maybe, ObjectType, one, output } from '../../../graphql/declare.ts';
import { Sex } from '../../accounts/viewer/accounts.types.ts';
import { DictionaryEntry } from '../../reference/dictionary-entry.entity.ts';
import { Review } from '../review.entity.ts';

@Auth()
@ObjectType({ description: 'The reviewer as the office addresses them, from their account and personal information.' })
export class ReviewExpert extends output({
  realName: one(String),
  displayName: one(String),
  sex: maybe<number>(() => Sex),
  duty: maybe(() => DictionaryEntry),
  professionalTitle: maybe(() => DictionaryEntry),
  email: one(String),
  phone: maybe(String, 'The telephone number of the personal information; null: not stated.'),
  company: maybe(String, 'The main workplace.'),
  collegeName: maybe(String, 'Part of the workplace.'),
}) {}

@InputType()
export class SummariseReviewInput extends input({
  reviewId: one(ID, 'The review that is summed up.'),
  editorSummary: one(String, 'The summary; never empty.'),
  version: one(Int, 'The `summaryVersion` that was read.'),
  clientMutationId: maybe(String, 'Comes back in the payload, and with the event that tells the viewer of it.'),
}) {}

@Auth()
@ObjectType()
export class SummariseReviewPayload extends output({ review: guarded(() => Review), clientMutationId: maybe(String) }) {}
