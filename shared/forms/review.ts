// The rules of the review form, shared by its screen and the API (S2 §5, R2-104 to R2-113): those of a draft, and those of handing it
// in. Messages are keys of the catalogue.
import type { FieldProblems } from '../errors.ts';
import { ethicsChoices, QUESTIONNAIRE, questionnaireOf, ratingChoices, suggestionChoices, UNANSWERED } from '../review-questions.ts';
import { atMost, longText } from './text-rules.ts';
import { oneLine } from './tidied.ts';
import { z } from './zod.ts';

/** Limit of one file's description. */
export const MAX_FILE_DESCRIPTION = 200;

const within =
  (...choices: readonly number[]) =>
  (value: number) =>
    choices.includes(value);

/** As many answers as questions; those left out at the end are not answered yet. */
function answers(count: number, choices: readonly number[], tooMany: string) {
  return z
    .array(z.number('form.choiceUnknown').refine(within(UNANSWERED, ...choices), 'form.choiceUnknown'))
    .max(count, tooMany)
    .transform((given) => [...given, ...Array.from({ length: count - given.length }, () => UNANSWERED)]);
}

/** Rules of a draft, by the questions of one version. Errors stand at `ratings.<n>`, `ethicsAnswers.<n>` or the field. */
export function reviewDraftRules(version: number) {
  const { ratings, ethics } = questionnaireOf(version) ?? { ratings: [], ethics: [] };
  return z.object({
    questionnaire: z.number().refine((asked) => questionnaireOf(asked) !== null, 'form.questionnaireUnknown'),
    ratings: answers(ratings.length, ratingChoices, 'form.tooManyRatings'),
    ethicsAnswers: answers(ethics.length, ethicsChoices, 'form.tooManyEthicsAnswers'),
    suggestion: z
      .number('form.choiceUnknown')
      .refine(within(...suggestionChoices), 'form.choiceUnknown')
      .nullable(),
    willReviewAgain: z.boolean(),
    comment: longText,
    noteToChief: longText,
  });
}

export type ReviewDraft = z.output<ReturnType<typeof reviewDraftRules>>;

/** Description of one file: on one line. */
export const fileDescription = z.string().overwrite(oneLine).refine(atMost(MAX_FILE_DESCRIPTION), 'form.tooLong200');

/** Nothing filled in; who has said nothing else would review again (D2-115). */
export function emptyReview(questionnaire: number = QUESTIONNAIRE): ReviewDraft {
  const { ratings, ethics } = questionnaireOf(questionnaire) ?? { ratings: [], ethics: [] };
  return {
    questionnaire,
    ratings: ratings.map(() => UNANSWERED),
    ethicsAnswers: ethics.map(() => UNANSWERED),
    suggestion: null,
    willReviewAgain: true,
    comment: '',
    noteToChief: '',
  };
}

/** Fields that handing in lacks, in the order of the form; empty when complete. A reason or a file is needed (R2-107). */
export function missingInReview(draft: ReviewDraft, hasFile: boolean): FieldProblems {
  const open = (field: string, given: readonly number[], code: string) =>
    given.flatMap((answer, index) => (answer === UNANSWERED ? [[`${field}.${index}`, { code }] as const] : []));
  return Object.fromEntries([
    ...open('ratings', draft.ratings, 'form.ratingRequired'),
    ...open('ethicsAnswers', draft.ethicsAnswers, 'form.ethicsAnswerRequired'),
    ...(draft.suggestion === null ? [['suggestion', { code: 'form.suggestionRequired' }] as const] : []),
    ...(draft.comment === '' && !hasFile ? [['comment', { code: 'form.reasonRequired' }] as const] : []),
  ]);
}
