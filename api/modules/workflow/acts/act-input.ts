// The inputs of acts: the common fields, and those that an act has because a row of the table needs them.
import type { Context } from '../../../context.ts';
import { invalidInput, parseInput } from '../../../errors.ts';
import { MAX_INVITATIONS } from '../../../../shared/forms/invitation.ts';
import { similarityRule } from '../../../../shared/forms/similarity.ts';
import { z } from '../../../../shared/forms/zod.ts';
import type { ActName } from '../../../../shared/workflow.ts';
import { MAX_ACT_FILES, MAX_AUTHORS } from '../../../../shared/limits.ts';
import { QUESTIONNAIRE, suggestionChoices } from '../../../../shared/review-questions.ts';
import { MAX_RICH_TEXT_BYTES } from '../../../../shared/rich-text.ts';
import {
  type Fields,
  Float,
  type GivenOfAny,
  ID,
  input,
  InputType,
  Int,
  Longest,
  many,
  maybe,
  maybeMany,
  one,
} from '../../../graphql/declare.ts';
import { decodeId } from '../../../graphql/node.ts';
import { User } from '../../accounts/viewer/user.entity.ts';
import type { HandedIn } from '../../reviews/review-form/hand-in.ts';
import { ReviewUploadInput } from '../../reviews/review-form/review-form.inputs.ts';
import { ReviewSuggestion } from '../../reviews/review.enums.ts';
import { InvitationInput } from '../../reviews/invitations/invitation.inputs.ts';
import { givenOf, StatementInput } from '../../statements/statement.types.ts';
import { changedAuthor, ChangedAuthorInput } from '../../authorship/change-authors.inputs.ts';
import { writesToAuthor } from '../letters/act-letter.ts';
import { RevisionExtent } from '../revision/revision.enums.ts';
import { asksRevision } from '../revision/revision.ts';
import type { PerformInput } from '../perform/step.ts';
import { actFiles, type Need, type Row } from '../table/table.ts';

const MAX_MUTATION_ID_LENGTH = 64;

@InputType()
abstract class CommonFields extends input({
  comment: maybe(String, 'What the actor writes about it; who reads it, the act says.'),
  clientMutationId: maybe(
    String,
    'Made up by the client, at most 64 characters. The payload has it, and so have the events that tell the actor of this act: a client knows its own echo by it.',
  ),
}) {}

@InputType()
export abstract class OneFields extends input(
  {
    contributionId: one(ID),
    version: maybe(Int, 'The version that was read: refused as CONFLICT when the manuscript has been saved since.'),
  },
  CommonFields,
) {}

@InputType()
export abstract class ManyFields extends input(
  { contributionIds: many(ID), dryRun: maybe(Boolean, 'Answer what would happen, and do nothing.') },
  CommonFields,
) {}

/** The fields that an act has for a need of its rows. */
const extras = {
  receiver: { receiverCode: maybe(String, 'Person code of the editor who is to handle it.') },
  reviewers: {
    invitations: maybeMany(() => InvitationInput, `The reviewers to invite, at most ${MAX_INVITATIONS}.`),
    letter: maybe(
      String,
      'The letter of invitation as it was edited, as rich text, its places filled for each; left out: as letterPreview shows it.',
      Longest(MAX_RICH_TEXT_BYTES),
    ),
    reserve: maybeMany(
      () => InvitationInput,
      'Reviewers who are invited, in this order, when somebody declines; their days are the journal’s, from then on.',
    ),
    invitesReserveOnLapse: maybe(Boolean, 'Also when an invitation has not been answered by its day, which lapses then.'),
  },
  invitation: { reviewId: maybe(ID, 'The invitation that is withdrawn: of the present round, unanswered or accepted.') },
  issue: { issueId: maybe(ID, 'The issue to compile it into.') },
  authors: {
    authors: maybeMany(
      () => ChangedAuthorInput,
      `All authors as they are to stand, in their order, at most ${MAX_AUTHORS}; the first stays in front.`,
    ),
  },
  colloquium: {
    colloquiumId: maybe(ID, 'The journal that adopts it.'),
    subjectId: maybe(ID, 'Its subject there; left out: that of the journal.'),
  },
  review: {
    reviewId: maybe(
      ID,
      'The invitation that is meant, where there may have been others: refused as CONFLICT when it is not the one at work on.',
    ),
    reviewVersion: maybe(Int, 'The version of the draft that was read: refused as CONFLICT when it has been saved since.'),
    questionnaire: maybe(Int, 'Version of the questions that are answered; left out: the present one.'),
    ratings: maybeMany(Int, 'The rating for each question of the text, from 1 excellent to 5 poor.'),
    ethicsAnswers: maybeMany(Int, 'The answer to each question of ethics: 1 yes, 2 no, 3 unclear.'),
    suggestion: maybe(() => ReviewSuggestion, 'The final suggestion.'),
    willReviewAgain: maybe(Boolean, 'Left out: yes.'),
    noteToChief: maybe(String, 'For the chief and the executive editor alone.'),
    files: maybeMany(
      () => ReviewUploadInput,
      'Files besides those that uploadReviewFile has added. The reasons in `comment` or a file are needed.',
    ),
    statements: maybeMany(
      () => StatementInput,
      'What Review.statements asks for. Left out: the client asks for no statements, and what is missing is kept as not stated.',
    ),
  },
} satisfies Partial<Record<Need, Fields>>;

const statements = {
  statements: maybeMany(
    () => StatementInput,
    'What the journal has its editors state with a decision (Query.statementsOfDecision). Left out: the client asks for no statements, and what is missing is kept as not stated.',
  ),
};

const release = {
  releaseReviewIds: maybeMany(ID, 'The finished reviews whose comments go to the author with the letter; left out: all of them.'),
  releaseFileIds: maybeMany(
    ID,
    'The files of finished reviews that go to the author with the letter, cleaned of what tells who wrote them; left out: those of the reviews whose comments go.',
  ),
};

const revision = {
  revisionDueOn: maybe(
    String,
    'The day by which the author is to revise it, YYYY-MM-DD in Asia/Shanghai; left out: by the days of the journal.',
  ),
  revisionExtent: maybe(() => RevisionExtent, 'How much the author is to change; left out: nothing is said.'),
};

const similarity = {
  similarity: maybe(
    Float,
    'The share of the text that the check found elsewhere, in percent: 0 to 100 with one decimal at most; left out: not said. Of one manuscript.',
  ),
};

const extrasOfAct = {
  UPLOAD_CHECK_REPORT: similarity,
  FINISH_PLAGIARISM_CHECK: similarity,
  DECLINE_INVITATION: {
    reason: maybe(String, 'Why, for the office; left out: the comment.'),
    suggestedColleagues: maybe(String, 'Whom the reviewer names instead, for the office.'),
  },
} satisfies Partial<Record<ActName, Fields>>;

const files = {
  filePaths: maybeMany(String, `Paths of what the actor uploaded for it, at most ${MAX_ACT_FILES}: what uploadOfficeFile answered.`),
};

const letter = {
  letter: maybe(
    String,
    'The letter to the author as it was edited, as rich text; left out: as letterPreview shows it. To one manuscript at a time.',
    Longest(MAX_RICH_TEXT_BYTES),
  ),
};

type Extra =
  | (typeof extras)[keyof typeof extras]
  | (typeof extrasOfAct)[keyof typeof extrasOfAct]
  | typeof revision
  | typeof release
  | typeof statements
  | typeof files
  | typeof letter;
type ActFields = CommonFields & GivenOfAny<Extra>;
export type OneActFields = OneFields & ActFields;
export type ManyActFields = ManyFields & ActFields;

/** The input type of an act: the base, and a field for each need of any of its rows. A missing need is refused in words (…_REQUIRED). */
export function actInputType(name: string, base: abstract new () => CommonFields, rows: readonly Row[]): new () => ActFields {
  const ofNeeds: Partial<Record<Need, Fields>> = extras;
  const ofActs: Partial<Record<ActName, Fields>> = extrasOfAct;
  const chosen = [
    ...rows.flatMap((row) => row.needs ?? []).map((need) => ofNeeds[need]),
    ...rows.map(({ act }) => ofActs[act]),
    rows.some((row) => row.isDecision) ? { ...release, ...statements } : {},
    rows.some(asksRevision) ? revision : {},
    rows.some(({ act }) => actFiles[act] !== undefined) ? files : {},
    rows.some(writesToAuthor) ? letter : {},
  ];
  const fields: Fields = Object.fromEntries(chosen.flatMap((list = {}) => Object.entries(list)));
  @InputType(name)
  class ActInputType extends input(fields, base) {}
  return ActInputType;
}

/** The review that is handed in: the reasons are its comment, not the act's. */
function reviewIn(input: ActFields): HandedIn {
  const questionnaire = input.questionnaire ?? QUESTIONNAIRE;
  const suggestion = suggestionChoices.find((choice) => choice === input.suggestion) ?? null;
  return {
    questionnaire,
    ratings: input.ratings ?? [],
    ethicsAnswers: input.ethicsAnswers ?? [],
    suggestion,
    willReviewAgain: input.willReviewAgain ?? true,
    comment: input.comment ?? '',
    noteToChief: input.noteToChief ?? '',
    files: (input.files ?? []).map(({ path, description }) => ({ path, description: description ?? '' })),
    reviewId: input.reviewId ? decodeId('Review', input.reviewId) : null,
    version: input.reviewVersion ?? null,
    ...(input.statements && { statements: input.statements.map(givenOf) }),
  };
}

/** The input of perform() for one of these rows. Errors: NOT_FOUND for an unknown id; INVALID_INPUT at clientMutationId or filePaths. */
export async function performInput(ctx: Context, input: ActFields, rows: readonly Row[]): Promise<PerformInput> {
  const { clientMutationId, receiverCode, issueId, colloquiumId, subjectId } = input;
  if ((clientMutationId ?? '').length > MAX_MUTATION_ID_LENGTH)
    throw invalidInput({ clientMutationId: { code: 'input.tooLong', params: { maximum: MAX_MUTATION_ID_LENGTH } } });
  if ((input.filePaths ?? []).length > MAX_ACT_FILES)
    throw invalidInput({ filePaths: { code: 'file.tooManyOfAct', params: { maximum: MAX_ACT_FILES } } });
  const { similarity: share } = parseInput(z.object({ similarity: similarityRule.nullable() }), { similarity: input.similarity ?? null });
  const numbers = await peopleByCode(ctx, receiverCode ? [receiverCode] : []);
  const ids = (type: string, list: readonly string[] | null | undefined) => list?.map((id) => decodeId(type, id));
  const isReview = rows.some(({ needs = [] }) => needs.includes('review'));
  return {
    comment: isReview ? null : (input.comment ?? null),
    clientMutationId: clientMutationId ?? null,
    ...defined({
      review: isReview ? reviewIn(input) : undefined,
      filePaths: input.filePaths ?? undefined,
      releaseReviewIds: ids('Review', input.releaseReviewIds),
      releaseFileIds: ids('ContributionFile', input.releaseFileIds),
      letter: input.letter ?? undefined,
      statements: isReview ? undefined : input.statements?.map(givenOf),
      reviewId: !isReview && input.reviewId ? decodeId('Review', input.reviewId) : undefined,
      receiverId: receiverCode ? numbers(receiverCode) : undefined,
      invitations: input.invitations ?? undefined,
      reserve: input.reserve ?? undefined,
      invitesReserveOnLapse: input.invitesReserveOnLapse ?? undefined,
      reason: input.reason ?? undefined,
      suggestedColleagues: input.suggestedColleagues ?? undefined,
      issueId: issueId ? decodeId('Issue', issueId) : undefined,
      colloquiumId: colloquiumId ? decodeId('Colloquium', colloquiumId) : undefined,
      authors: input.authors?.map(changedAuthor) ?? undefined,
      similarity: share ?? undefined,
      revisionDueOn: input.revisionDueOn ?? undefined,
      revisionExtent: input.revisionExtent ?? undefined,
      subjectId: subjectId ? decodeId('DictionaryEntry', subjectId) : undefined,
    }),
  };
}

/** Nobody has this number, so a code that nobody has is unsuitable in the same words, and as late, as the code of somebody unsuitable. */
const NOBODY = 0;

async function peopleByCode(ctx: Context, codes: readonly string[]): Promise<(code: string) => number> {
  const wanted = codes.map((code) => code.trim().toUpperCase());
  const found = wanted.length === 0 ? [] : await ctx.em.find(User, { code: { $in: wanted } }, { fields: ['code'] });
  return (code) => found.find((user) => user.code === code.trim().toUpperCase())?.id ?? NOBODY;
}

/** Without the fields that were not given. */
function defined<T extends object>(fields: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
}
