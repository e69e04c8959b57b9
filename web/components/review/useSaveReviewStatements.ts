// Saves what a reviewer states with the review, as far as it is written.
import { graphql } from 'react-relay/hooks';
import { KINDS_OF_PARTY, reviewStatementsDraftSchema, type ReviewStatementsForm } from '../../../shared/forms/statements.ts';
import { useAction, type ActionOptions } from '../../relay/useAction.ts';
import { statementInput } from '../statements/asked-statements.ts';
import type { useSaveReviewStatementsMutation } from './__generated__/useSaveReviewStatementsMutation.graphql.ts';

export function useSaveReviewStatements(reviewId: string) {
  const { run } = useAction<useSaveReviewStatementsMutation>(graphql`
    mutation useSaveReviewStatementsMutation($input: SaveReviewStatementsInput!) {
      saveReviewStatements(input: $input) {
        version
        savedAt
        review {
          id
          ...savedReview_review
        }
      }
    }
  `);
  return async function saveStatements(
    form: ReviewStatementsForm,
    version: number,
    options: ActionOptions<useSaveReviewStatementsMutation>,
  ) {
    const saved = await run({ reviewId, version, statements: statementInputs(form) }, options);
    return saved ? { version: saved.version, updatedAt: saved.savedAt } : null;
  };
}

/** Of those that are asked for. */
export function statementInputs(form: ReviewStatementsForm) {
  const answers = reviewStatementsDraftSchema.parse(form);
  return KINDS_OF_PARTY.REVIEWER.filter((kind) => answers[kind].demand !== 'OFF').map((kind) => {
    const { demand: _demand, ...answer } = answers[kind];
    return statementInput(kind, answer);
  });
}
