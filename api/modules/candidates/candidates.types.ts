// People who may be asked to review a manuscript, as their inviter sees them, and the conflicts of each.
import { Auth, describedEnum, Float, Int, ListSize, many, maybe, namesEnum, ObjectType, one, output } from '../../graphql/declare.ts';
import { Sex } from '../accounts/viewer/accounts.types.ts';
import { ConflictKind } from '../reviews/conflicts/conflict-kinds.ts';

export const INVITING = ['EDITOR', 'EXECUTIVE_EDITOR', 'EDITOR_IN_CHIEF', 'ASSOCIATE_EDITOR_IN_CHIEF'] as const;

export const CandidateSearchMode = namesEnum('CandidateSearchMode', 'How reviewers are searched.', {
  ACCURATE: 'The whole name or person code.',
  FUZZY: 'Parts of the name, in characters or pinyin, of the code, the unit or the field of research.',
});

const CandidateState = namesEnum('CandidateState', 'Whether a person can be invited.', {
  FREE: 'Can be invited.',
  AT_WORK: 'Has been asked in this round, and has not declined.',
  AUTHOR: 'Wrote the manuscript or is named in it: never reviews it.',
});

describedEnum(ConflictKind, 'ConflictKind', 'What may speak against a reviewer; who invites weighs it (decision 38).', {
  AUTHOR_UNIT: 'Works where an author works.',
  COAUTHOR: 'Wrote with an author within the last five years.',
  EMAIL_DOMAIN: 'Has a mail address at the same institution as an author.',
  TEACHER_STUDENT: 'Taught an author, or was taught by one.',
  SHARED_FUND: 'Has a manuscript here that the same grant paid for.',
  OPPOSED: 'The author asks the office to avoid this person.',
});

@Auth({ roles: INVITING })
@ObjectType({ description: 'What may speak against a reviewer: the invitation goes out with a reason.' })
class ConflictWarning extends output({
  kind: one(() => ConflictKind, 'The kind of the relation.'),
  evidence: many(String, 'What it rests on, one sentence each, in the language of the reader.'),
}) {}

@Auth({ roles: INVITING })
@ObjectType({ description: 'What a reviewer has in hand now, in all journals.' })
class ReviewLoad extends output({
  pending: one(Int, 'Invitations not answered.'),
  atWork: one(Int, 'Reviews accepted and not handed in.'),
}) {}

@Auth({ roles: INVITING })
@ObjectType({ description: 'A reviewer, as who may invite them sees them.' })
export class ReviewerCandidate extends output({
  code: one(String),
  realName: one(String),
  displayName: one(String),
  sex: maybe<number>(() => Sex),
  email: one(String),
  professionalTitle: maybe(String, 'In the language of the reader.'),
  companies: many(String, 'Where the person works, the main unit first.'),
  region: maybe(String, 'Province, city and county, in the language of the reader.'),
  researchArea: maybe(String, 'What the person works on, in their words; null: not stated.'),
  load: one(() => ReviewLoad, 'What the person has in hand already.'),
  invitedLately: one(Int, 'Invitations of the last twelve months.'),
  answeredLately: one(Int, 'How many of these were answered, whatever the answer.'),
  meanDaysToAnswer: maybe(Float, 'From the invitation to the answer, in the last three years.'),
  meanDaysToReview: maybe(Float, 'From the answer to the review, in the last three years.'),
  lastReviewHere: maybe(String, 'The day of the last review for the journal of this manuscript: YYYY-MM-DD.'),
  lastAskedOn: maybe(String, 'The day of the last invitation, by whatever journal: YYYY-MM-DD.'),
  unavailableUntil: maybe(String, 'The last day of an absence that has begun or begins within a month: YYYY-MM-DD.'),
  willReviewAgain: maybe(Boolean, 'What the person said in an earlier review of this manuscript; null without one.'),
  isRecommended: one(Boolean, 'The author recommends this person.'),
  state: one(() => CandidateState, 'Whether the person may be invited at all.'),
  warnings: many(() => ConflictWarning, 'What may speak against the person; empty: nothing is known.', ListSize(100, 10)),
}) {}

@Auth({ roles: INVITING })
@ObjectType({ description: 'A page of reviewers who may be asked.' })
export class ReviewerCandidates extends output({
  candidates: many(() => ReviewerCandidate, 'Those of the page, the most fitting first.', ListSize(100, 10)),
  totalCount: one(Int, 'Exact to 10,000.'),
}) {}

@Auth({ roles: INVITING })
@ObjectType({ description: 'How one person stands to a manuscript.' })
export class ConflictCheck extends output({
  state: one(() => CandidateState, 'Whether the person may be invited at all.'),
  warnings: many(() => ConflictWarning, 'What may speak against the person; empty: nothing is known.', ListSize(100, 10)),
}) {}
