// GraphQL types of confirming an authorship.
import { MAX_REFUSAL_LENGTH } from '../../../shared/limits.ts';
import {
  Auth,
  DateTime,
  guarded,
  ID,
  input,
  InputType,
  Int,
  ListSize,
  Longest,
  many,
  maybe,
  namesEnum,
  ObjectType,
  one,
  output,
} from '../../graphql/declare.ts';
import { CreditRole } from '../contributions/authors/credit-role.ts';
import { Contribution } from '../contributions/manuscript/contribution.entity.ts';
import { MailFate } from '../mail/mail-fate.ts';

const AuthorshipState = namesEnum('AuthorshipState', 'How an author stands to what is printed of them.', {
  HANDED_IN: 'Handed the manuscript in, which confirms it.',
  NOT_ASKED: 'Has not been asked.',
  UNREACHABLE: 'Has no address.',
  ASKED: 'Has been asked and has not answered.',
  CONFIRMED: 'Has confirmed it.',
  REFUSED: 'Says that something is wrong.',
  VOID: 'Row or place has changed since the author was asked, or answered.',
});
export type AuthorshipStateName = keyof typeof AuthorshipState;

/** One author as printed. */
const printed = {
  name: one(String, 'As it is printed.'),
  latinName: maybe(String, 'In Latin letters, where it is known how.'),
  unit: maybe(String, 'The unit that is printed beside the name.'),
  unitEn: maybe(String, 'The units in English, as exports print them, separated by semicolons; null: not known.'),
  rorIds: many(String, 'The ROR iDs of the units, as exports print them.', ListSize(20, 2)),
  orcid: maybe(String, 'The ORCID iD that the submitter says, bare; null: none, or that of the account.'),
  position: one(Int, 'Place among the authors, from 1.'),
  isCorresponding: one(Boolean, 'Marked as a corresponding author.'),
  roles: many(() => CreditRole, 'The roles (CRediT), in the order of the vocabulary.', ListSize(14, 4)),
};

@Auth()
@ObjectType({ description: 'An author of an article in an issue who has not confirmed what is printed of them.' })
export class UnconfirmedAuthor extends output({
  contribution: guarded(() => Contribution, 'The article.'),
  name: one(String, 'As it is printed.'),
  state: one<AuthorshipStateName>(() => AuthorshipState, 'How they stand to it.'),
}) {}

@ObjectType({ description: 'What a letter asks an author to confirm, as its ticket alone tells.' })
export class AuthorshipQuestion extends output({
  ...printed,
  journal: one(String, 'The journal or conference, in the reader’s language.'),
  title: maybe(String, 'The title of the manuscript, in the reader’s language where it has one.'),
  authorNames: many(String, 'All authors in their order, as readers of the viewer’s language read them.', ListSize(500, 5)),
  reason: maybe(String, 'Why the authors were changed after acceptance.'),
  isChanged: one(Boolean, 'Row or place of the author has changed since the letter, which is void.'),
  isOver: one(Boolean, 'Nothing is asked any more.'),
  answer: maybe<'CONFIRMED' | 'REFUSED'>(() => AuthorshipAnswer, 'What was answered; null: nothing yet.'),
  answeredAt: maybe(DateTime, 'When it was answered.'),
}) {}

const AuthorshipAnswer = namesEnum('AuthorshipAnswer', 'What an author answers.', {
  CONFIRMED: 'All of it is right.',
  REFUSED: 'Something is wrong.',
});

const answer = {
  isRight: one(Boolean, 'All of it is right; false: something is wrong.'),
  words: maybe(String, 'What is wrong; asked for where something is.', Longest(MAX_REFUSAL_LENGTH * 2)),
};

@InputType()
export class AnswerAuthorshipInput extends input({ ticket: one(String, 'The ticket in the letter’s link.'), ...answer }) {}

@ObjectType()
export class AnswerAuthorshipPayload extends output({ question: one(() => AuthorshipQuestion, 'The question, with the answer.') }) {}

@InputType()
export class AnswerOwnAuthorshipInput extends input({ contributionId: one(ID), ...answer }) {}

@InputType()
export class AskAuthorAgainInput extends input({ contributionId: one(ID), authorId: one(ID, 'An author of the manuscript.') }) {}

@Auth()
@ObjectType()
export class AuthorshipPayload extends output({ contribution: guarded(() => Contribution) }) {}

@Auth()
@ObjectType({ description: 'How one author stands to what is printed of them.' })
class AuthorshipRow extends output({
  authorId: one(ID, 'The author, for askAuthorAgain.'),
  name: printed.name,
  latinName: printed.latinName,
  position: one(Int, 'Place among the authors, from 1.'),
  state: one(() => AuthorshipState, 'How the author stands to it.'),
  askedAt: maybe(DateTime, 'When the author was written to last.'),
  answeredAt: maybe(DateTime, 'When the author answered; the answer may be void by now.'),
  words: maybe(String, 'What is wrong, in the author’s words.'),
  letterFate: maybe(() => MailFate, 'What became of the last letter.'),
  letterFailure: maybe(String, 'Why it did not arrive, or has not gone out yet; without addresses.'),
  sharesAddressWith: many(String, 'Names of other authors with the same address: each has a letter of their own.', ListSize(50, 1)),
  viewerCanAsk: one(Boolean, 'Whether the author can be asked again now.'),
}) {}

@Auth()
@ObjectType({ description: 'Who of the authors has confirmed the authorship.' })
export class Authorship extends output({
  version: one(Int, 'Version of the list of authors, from 1.'),
  isRequired: one(Boolean, 'The journal accepts nothing before all have confirmed.'),
  rows: many(() => AuthorshipRow, 'All authors in their order.', ListSize(500, 5)),
}) {}

@Auth()
@ObjectType({ description: 'What the viewer is asked to confirm as an author.' })
export class OwnAuthorship extends output({
  ...printed,
  state: one(() => AuthorshipState, 'How the viewer stands to it.'),
  askedAt: one(DateTime, 'When the viewer was asked.'),
  answeredAt: maybe(DateTime, 'When the viewer answered; null: not yet.'),
  words: maybe(String, 'What the viewer wrote of what is wrong.'),
  viewerCanAnswer: one(Boolean, 'Whether the viewer is asked now.'),
}) {}

@Auth()
@ObjectType({ description: 'An author in a version of the list, and what came of asking them.' })
export class RecordedAuthor extends output({
  ...printed,
  state: one(() => AuthorshipState, 'Of the present version; of earlier ones what the author had answered to it.'),
  answeredAt: maybe(DateTime, 'When the author answered; null: not, or not for the viewer.'),
  address: maybe(String, 'Where the author was written to; masked for other authors. Null: was not written to.'),
  words: maybe(String, 'What is wrong; for the office.'),
}) {}

@Auth()
@ObjectType({ description: 'A version of the list of authors.' })
class RecordedList extends output({
  version: one(Int, 'From 1.'),
  madeAt: one(DateTime, 'When it was handed in or changed.'),
  reason: maybe(String, 'Why the office changed it after acceptance; null: its author handed it in.'),
  authors: many(() => RecordedAuthor, 'In their order.', ListSize(500, 5)),
}) {}

@Auth()
@ObjectType({ description: 'The record of who confirmed the authorship when, to be printed.' })
export class AuthorshipRecord extends output({
  journalZh: one(String, 'The journal or conference, in Chinese.'),
  journalEn: maybe(String, 'The same in English; null: it has no English name.'),
  lists: many(() => RecordedList, 'All versions of the list, the latest first.', ListSize(50, 2)),
}) {}
