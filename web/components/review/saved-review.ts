// A review as its reviewer has saved it, in the shape in which the form shows it.
import { graphql, readInlineData } from 'relay-runtime';
import { EMPTY_REVIEW_STATEMENTS, type ReviewStatementsForm } from '../../../shared/forms/statements.ts';
import { emptyReview } from '../../../shared/forms/review.ts';
import { QUESTIONNAIRE, suggestionChoices, UNANSWERED } from '../../../shared/review-questions.ts';
import type { SavedTexts } from '../../drafts/texts.ts';
import { askedStatements, type AskedAnswer } from '../statements/asked-statements.ts';
import { toValues, type ReviewValues } from './review-values.ts';
import { SUGGESTIONS } from './useReviewWords.ts';
import type { savedReview_review$key } from './__generated__/savedReview_review.graphql.ts';

export interface ReviewForms {
  review: ReviewValues;
  statements: ReviewStatementsForm;
}

export function savedReview(reviewKey: savedReview_review$key): SavedTexts<ReviewForms> & { questionnaire: number; values: ReviewValues } {
  const review = readInlineData(
    graphql`
      fragment savedReview_review on Review @inline @refetchable(queryName: "savedReviewNowQuery") {
        version
        questionnaire
        ratings
        ethicsAnswers
        suggestion
        willReviewAgain
        comment
        noteToChief
        statements {
          ...askedStatements_asked
        }
      }
    `,
    reviewKey,
  );
  const questionnaire = review.questionnaire ?? QUESTIONNAIRE;
  const empty = emptyReview(questionnaire);
  const values = toValues({
    questionnaire,
    ratings: empty.ratings.map((_open, index) => review.ratings?.[index] ?? UNANSWERED),
    ethicsAnswers: empty.ethicsAnswers.map((_open, index) => review.ethicsAnswers?.[index] ?? UNANSWERED),
    suggestion: suggestionChoices[SUGGESTIONS.findIndex((name) => name === review.suggestion)] ?? null,
    willReviewAgain: review.willReviewAgain ?? true,
    comment: review.comment ?? '',
    noteToChief: review.noteToChief ?? '',
  });
  return {
    version: review.version ?? null,
    questionnaire,
    values,
    sections: { review: values, statements: statementValues(askedStatements(review.statements)) },
  };
}

/** As the form shows them; what is not asked for is empty. */
export const statementValues = (asked: readonly AskedAnswer[]): ReviewStatementsForm => ({
  ...EMPTY_REVIEW_STATEMENTS,
  ...Object.fromEntries(asked.map(({ kind, demand, answer }) => [kind, { ...answer, demand }])),
});
