// Saves the office's summary of a review, unless a colleague did meanwhile.
import { useCallback } from 'react';
import { graphql } from 'react-relay/hooks';
import { nextMutationId } from '../../components/contribution/own-echo.ts';
import { useAction } from '../../relay/useAction.ts';
import type { useSummariseReviewMutation } from './__generated__/useSummariseReviewMutation.graphql.ts';

export function useSummariseReview() {
  const { run, isPending } = useAction<useSummariseReviewMutation>(graphql`
    mutation useSummariseReviewMutation($input: SummariseReviewInput!) {
      summariseReview(input: $input) {
        review {
          summaryVersion
          ...SummaryPanel_review
        }
      }
    }
  `);
  /** The new version, or null when it was not done. */
  const summariseReview = useCallback(
    async (input: { reviewId: string; editorSummary: string; version: number }, onError: (error: Error) => void) =>
      (await run({ input: { ...input, clientMutationId: nextMutationId() } }, { onError }))?.summariseReview?.review?.summaryVersion ??
      null,
    [run],
  );
  return { summariseReview, isPending };
}
