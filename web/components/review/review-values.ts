// The review form as it stands in the page: one text a question, so that two pages of the same review are laid together question by
// question.
import { z } from '../../../shared/forms/zod.ts';
import { missingInReview, reviewDraftRules, type ReviewDraft } from '../../../shared/forms/review.ts';
import { longText } from '../../../shared/forms/text-rules.ts';
import { ethicsChoices, questionnaireOf, ratingChoices, suggestionChoices, UNANSWERED } from '../../../shared/review-questions.ts';

export type ReviewValues = Record<string, string>;

export const SUGGESTION = 'suggestion';
export const AGAIN = 'willReviewAgain';
export const COMMENT = 'comment';
export const NOTE = 'noteToChief';

/** The fields of the questions, in their order. */
export function questionFields(version: number): { ratings: string[]; ethics: string[] } {
  const { ratings, ethics } = questionnaireOf(version) ?? { ratings: [], ethics: [] };
  return { ratings: ratings.map((id) => `rating_${id}`), ethics: ethics.map((id) => `ethics_${id}`) };
}

/** A choice as stored: it names its kind, unlike a number in a list. */
export const ratingValue = (choice: number) => (choice === UNANSWERED ? '' : `rating-${choice}`);
export const ethicsValue = (choice: number) => (choice === UNANSWERED ? '' : `ethics-${choice}`);
export const suggestionValue = (choice: number | null) => (choice === null ? '' : `suggestion-${choice}`);
export const againValue = (isYes: boolean) => (isYes ? 'again-yes' : 'again-no');

export function toValues(draft: ReviewDraft): ReviewValues {
  const { ratings, ethics } = questionFields(draft.questionnaire);
  return Object.fromEntries([
    ...ratings.map((field, index) => [field, ratingValue(draft.ratings[index] ?? UNANSWERED)]),
    ...ethics.map((field, index) => [field, ethicsValue(draft.ethicsAnswers[index] ?? UNANSWERED)]),
    [SUGGESTION, suggestionValue(draft.suggestion)],
    [AGAIN, againValue(draft.willReviewAgain)],
    [COMMENT, draft.comment],
    [NOTE, draft.noteToChief],
  ]);
}

export function toDraft(questionnaire: number, values: ReviewValues): ReviewDraft {
  const { ratings, ethics } = questionFields(questionnaire);
  const chosen = (choices: readonly number[], value: (choice: number) => string) => (field: string) =>
    choices.find((choice) => value(choice) === values[field]) ?? UNANSWERED;
  return {
    questionnaire,
    ratings: ratings.map(chosen(ratingChoices, ratingValue)),
    ethicsAnswers: ethics.map(chosen(ethicsChoices, ethicsValue)),
    suggestion: suggestionChoices.find((choice) => suggestionValue(choice) === values[SUGGESTION]) ?? null,
    willReviewAgain: values[AGAIN] !== againValue(false),
    comment: values[COMMENT] ?? '',
    noteToChief: values[NOTE] ?? '',
  };
}

/** The shape with which a kept draft is read. */
export function shapeOf(questionnaire: number): z.ZodObject & z.ZodType<ReviewValues> {
  const { ratings, ethics } = questionFields(questionnaire);
  const fields = [...ratings, ...ethics, SUGGESTION, AGAIN, COMMENT, NOTE];
  return z.object(Object.fromEntries(fields.map((field) => [field, z.string().default('')])));
}

/** Problems of typed values: only texts can have any, everything else is chosen. */
export const textRules = z.record(z.string(), z.string()).superRefine((values, context) => {
  for (const field of [COMMENT, NOTE])
    if (!longText.safeParse(values[field]).success) context.addIssue({ code: 'custom', message: 'form.tooLong20000', path: [field] });
});

/** Why it cannot be saved as it stands, as a key of the catalogue; null when it can. */
export function draftProblem(questionnaire: number, values: ReviewValues): string | null {
  return reviewDraftRules(questionnaire).safeParse(toDraft(questionnaire, values)).error?.issues[0]?.message ?? null;
}

/** The fields that are still to be filled in, in the order of the form. */
export function missingFields(questionnaire: number, values: ReviewValues, hasFile: boolean): string[] {
  const { ratings, ethics } = questionFields(questionnaire);
  const draft = toDraft(questionnaire, values);
  const named = new Map<string, string>([
    ...ratings.map((field, index) => [`ratings.${index}`, field] as const),
    ...ethics.map((field, index) => [`ethicsAnswers.${index}`, field] as const),
  ]);
  return Object.keys(missingInReview({ ...draft, comment: draft.comment.trim() }, hasFile)).map((field) => named.get(field) ?? field);
}

/** How many things a review needs: each question, the suggestion, and its reasons. */
export function neededCount(questionnaire: number): number {
  const { ratings, ethics } = questionFields(questionnaire);
  return ratings.length + ethics.length + 2;
}
