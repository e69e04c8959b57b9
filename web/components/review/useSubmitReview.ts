// Hands the review in, once: where the answer was lost, a finished review counts as handed in.
import { graphql } from 'react-relay/hooks';
import type { ReviewDraft } from '../../../shared/forms/review.ts';
import { ApiError } from '../../relay/errors.ts';
import { useAction } from '../../relay/useAction.ts';
import { useFetchNow } from '../../relay/useFetchNow.ts';
import type { statementInputs } from './useSaveReviewStatements.ts';
import { suggestionName } from './useSaveReviewDraft.ts';
import type { useSubmitReviewMutation } from './__generated__/useSubmitReviewMutation.graphql.ts';
import type { useSubmitReviewQuery } from './__generated__/useSubmitReviewQuery.graphql.ts';

/** Answers to a second try when the first may have succeeded. */
const MAY_BE_DONE = new Set(['CONFLICT', 'STATE_CHANGED', 'FORBIDDEN']);

export function useSubmitReview(contributionId: string, reviewId: string) {
  const { run } = useAction<useSubmitReviewMutation>(graphql`
    mutation useSubmitReviewMutation($input: SubmitReviewInput!) {
      submitReview(input: $input) {
        contribution {
          id
          # The reviewer goes back to the list, whose row has the answer at once.
          viewerReview {
            id
            ...invitationColumns_review
          }
        }
      }
    }
  `);
  const fetchNow = useFetchNow<useSubmitReviewQuery>(graphql`
    query useSubmitReviewQuery($id: ID!) {
      node(id: $id) {
        ... on Review @alias(as: "review") {
          status
        }
      }
    }
  `);
  /** Null: handed in. */
  async function submit(
    { suggestion, ...draft }: ReviewDraft,
    statements: ReturnType<typeof statementInputs>,
    reviewVersion: number | null,
  ): Promise<Error | null> {
    const failures: Error[] = [];
    const input = { contributionId, reviewId, ...draft, suggestion: suggestionName(suggestion), statements, reviewVersion };
    const answer = await run(input, { onError: (error) => void failures.push(error) });
    if (answer) return null;
    const failure = failures[0] ?? new Error('No answer');
    if (!(failure instanceof ApiError) || !MAY_BE_DONE.has(failure.code)) return failure;
    const now = await fetchNow({ id: reviewId }, () => undefined);
    return now?.node?.review?.status === 'FINISHED' ? null : failure;
  }
  return submit;
}
