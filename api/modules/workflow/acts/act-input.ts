// The inputs of acts: the common fields, and those that an act has because a row of the table needs them.
import type { Context } from '../../../context.ts';
import { invalidInput } from '../../../errors.ts';
import { MAX_INVITATIONS } from '../../../../shared/forms/invitation.ts';
import type { ActName } from '../../../../shared/workflow.ts';
import { MAX_ACT_FILES } from '../../../../shared/limits.ts';
import { QUESTIONNAIRE, suggestionChoices } from '../../../../shared/review-questions.ts';
import { MAX_RICH_TEXT_BYTES } from '../../../../shared/rich-text.ts';
import { Field, ID, input, InputType, Int, Longest, many, maybe, one } from '../../../graphql/declare.ts';
import { decodeId } from '../../../graphql/node.ts';
import { User } from '../../accounts/viewer/user.entity.ts';
import type { HandedIn } from '../../reviews/review-form/hand-in.ts';
import { ReviewUploadInput } from '../../reviews/review-form/review-form.inputs.ts';
import { ReviewSuggestion } from '../../reviews/review.enums.ts';
import { InvitationInput } from '../../reviews/invitations/invitation.inputs.ts';
import { isOfficeLetter } from '../letters/act-letter.ts';
import type { PerformInput } from '../perform/step.ts';
import { actFiles, type Need, type Row } from '../table/table.ts';

const MAX_MUTATION_ID_LENGTH = 64;

@InputType()
export abstract class ActFields extends input({
  comment: maybe(String, 'What the actor writes about it; who reads it, the act says.'),
  clientMutationId: maybe(
    String,
    'Made up by the client, at most 64 characters. The payload has it, and so have the events that tell the actor of this act: a client knows its own echo by it.',
  ),
}) {
  // The following fields are in the input of the acts that use them (`extras`).
  filePaths?: string[] | null;
  receiverCode?: string | null;
  invitations?: InvitationInput[] | null;
  reserve?: InvitationInput[] | null;
  invitesReserveOnLapse?: boolean | null;
  reason?: string | null;
  suggestedColleagues?: string | null;
  issueId?: string | null;
  colloquiumId?: string | null;
  subjectId?: string | null;
  releaseReviewIds?: string[] | null;
  releaseFileIds?: string[] | null;
  letter?: string | null;
  reviewId?: string | null;
  reviewVersion?: number | null;
  questionnaire?: number | null;
  ratings?: number[] | null;
  ethicsAnswers?: number[] | null;
  suggestion?: number | null;
  willReviewAgain?: boolean | null;
  noteToChief?: string | null;
  files?: ReviewUploadInput[] | null;
}

@InputType()
export abstract class OneActFields extends input(
  {
    contributionId: one(ID),
    version: maybe(Int, 'The version that was read: refused as CONFLICT when the manuscript has been saved since.'),
  },
  ActFields,
) {}

@InputType()
export abstract class ManyActFields extends input(
  { contributionIds: many(ID), dryRun: maybe(Boolean, 'Answer what would happen, and do nothing.') },
  ActFields,
) {}

type Extra = Readonly<
  Partial<
    Record<Exclude<keyof ActFields, 'comment' | 'clientMutationId'>, readonly [type: () => object, description: string, longest?: number]>
  >
>;

const extras: Readonly<Partial<Record<Need, Extra>>> = {
  receiver: { receiverCode: [() => String, 'Person code of the editor who is to handle it.'] },
  reviewers: {
    invitations: [() => [InvitationInput], `The experts to invite, at most ${MAX_INVITATIONS}.`],
    letter: [
      () => String,
      'The letter of invitation as it was edited, as rich text, its places filled for each; left out: as letterPreview shows it.',
      MAX_RICH_TEXT_BYTES,
    ],
    reserve: [
      () => [InvitationInput],
      'Experts who are invited, in this order, when somebody declines; their days are the journal’s, from then on.',
    ],
    invitesReserveOnLapse: [() => Boolean, 'Also when an invitation has not been answered by its day, which lapses then.'],
  },
  invitation: { reviewId: [() => ID, 'The invitation that is withdrawn: of the present round, unanswered or accepted.'] },
  issue: { issueId: [() => ID, 'The issue to compile it into.'] },
  colloquium: {
    colloquiumId: [() => ID, 'The journal that adopts it.'],
    subjectId: [() => ID, 'Its subject there; left out: that of the journal.'],
  },
  review: {
    reviewId: [
      () => ID,
      'The invitation that is meant, where there may have been others: refused as CONFLICT when it is not the one at work on.',
    ],
    reviewVersion: [() => Int, 'The version of the draft that was read: refused as CONFLICT when it has been saved since.'],
    questionnaire: [() => Int, 'Version of the questions that are answered; left out: the present one.'],
    ratings: [() => [Int], 'Of each question of the text, from 1 excellent to 5 poor.'],
    ethicsAnswers: [() => [Int], 'To each question of ethics: 1 yes, 2 no, 3 unclear.'],
    suggestion: [() => ReviewSuggestion, 'The final suggestion.'],
    willReviewAgain: [() => Boolean, 'Left out: yes.'],
    noteToChief: [() => String, 'For the chief and the executive editor alone.'],
    files: [
      () => [ReviewUploadInput],
      'Files besides those that uploadReviewFile has added. The reasons in `comment` or a file are needed.',
    ],
  },
};

const release: Extra = {
  releaseReviewIds: [() => [ID], 'The finished reviews whose comments go to the author with the letter; left out: all of them.'],
  releaseFileIds: [
    () => [ID],
    'The files of finished reviews that go to the author with the letter, cleaned of who wrote them; left out: those of the reviews whose comments go.',
  ],
};

/** Extra fields by act. */
const extrasOfAct: Readonly<Partial<Record<ActName, Extra>>> = {
  DECLINE_INVITATION: {
    reason: [() => String, 'Why, for the office; left out: the comment.'],
    suggestedColleagues: [() => String, 'Whom the reviewer names instead, for the office.'],
  },
};

const files: Extra = {
  filePaths: [() => [String], `Paths of what the actor uploaded for it, at most ${MAX_ACT_FILES}: what uploadOfficeFile answered.`],
};

const letter: Extra = {
  letter: [
    () => String,
    'The letter to the author as it was edited, as rich text; left out: as letterPreview shows it. To one manuscript at a time.',
    MAX_RICH_TEXT_BYTES,
  ],
};

/** The input type of an act: the base, and a field for each need of any of its rows. A missing need is refused in words (…_REQUIRED). */
export function actInputType(name: string, base: abstract new () => ActFields, rows: readonly Row[]): new () => ActFields {
  @InputType(name)
  class ActInputType extends base {}
  const needed = rows.flatMap((row) => row.needs ?? []).map((need) => extras[need] ?? {});
  const decides = rows.some((row) => row.isDecision);
  const writes = rows.some(isOfficeLetter);
  const bringsFiles = rows.some(({ act }) => actFiles[act] !== undefined);
  const own = rows.flatMap(({ act }) => extrasOfAct[act] ?? []);
  const chosen = [...needed, ...own, ...(decides ? [release] : []), ...(bringsFiles ? [files] : []), ...(writes ? [letter] : [])];
  // Rows of one act need the same twice.
  for (const [field, [type, description, longest]] of new Map(chosen.flatMap((extra) => Object.entries(extra)))) {
    Field(type, { nullable: true, description })(ActInputType.prototype, field);
    if (longest !== undefined) Longest(longest)(ActInputType.prototype, field);
  }
  return ActInputType;
}

/** The submitted review: the reasons are its comment, not the act's. */
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
  };
}

/** The input of perform() for one of these rows. Errors: NOT_FOUND for an unknown id; INVALID_INPUT at clientMutationId or filePaths. */
export async function performInput(ctx: Context, input: ActFields, rows: readonly Row[]): Promise<PerformInput> {
  const { clientMutationId, receiverCode, issueId, colloquiumId, subjectId } = input;
  if ((clientMutationId ?? '').length > MAX_MUTATION_ID_LENGTH)
    throw invalidInput({ clientMutationId: { code: 'input.tooLong', params: { maximum: MAX_MUTATION_ID_LENGTH } } });
  if ((input.filePaths ?? []).length > MAX_ACT_FILES)
    throw invalidInput({ filePaths: { code: 'file.tooManyOfAct', params: { maximum: MAX_ACT_FILES } } });
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
      reviewId: !isReview && input.reviewId ? decodeId('Review', input.reviewId) : undefined,
      receiverId: receiverCode ? numbers(receiverCode) : undefined,
      invitations: input.invitations ?? undefined,
      reserve: input.reserve ?? undefined,
      invitesReserveOnLapse: input.invitesReserveOnLapse ?? undefined,
      reason: input.reason ?? undefined,
      suggestedColleagues: input.suggestedColleagues ?? undefined,
      issueId: issueId ? decodeId('Issue', issueId) : undefined,
      colloquiumId: colloquiumId ? decodeId('Colloquium', colloquiumId) : undefined,
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
