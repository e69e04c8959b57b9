// Saves the office's summary of a review, unless a colleague did meanwhile.
import { graphql } from 'react-relay/hooks';
import { useAction } from '../../relay/useAction.ts';
import type { useSummariseReviewMutation } from './__generated__/useSummariseReviewMutation.graphql.ts';

export const useSummariseReview = () =>
  useAction<useSummariseReviewMutation>(graphql`
    mutation useSummariseReviewMutation($input: SummariseReviewInput!) {
      summariseReview(input: $input) {
        review {
          summaryVersion
          ...SummaryPanel_review
        }
      }
    }
  `);
