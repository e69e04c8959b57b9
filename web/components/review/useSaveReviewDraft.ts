// Saves the review as far as it is filled in.
import { graphql } from 'react-relay/hooks';
import type { ReviewDraft } from '../../../shared/forms/review.ts';
import { useAction, type ActionOptions } from '../../relay/useAction.ts';
import { SUGGESTIONS } from './useReviewWords.ts';
import type { useSaveReviewDraftMutation } from './__generated__/useSaveReviewDraftMutation.graphql.ts';

export function useSaveReviewDraft(reviewId: string) {
  const { run } = useAction<useSaveReviewDraftMutation>(graphql`
    mutation useSaveReviewDraftMutation($input: SaveReviewDraftInput!) {
      saveReviewDraft(input: $input) {
        version
        savedAt
        review {
          id
          ...savedReview_review
        }
      }
    }
  `);
  return async function saveDraft(draft: ReviewDraft, version: number, options: ActionOptions<useSaveReviewDraftMutation>) {
    const saved = await run({ reviewId, version, ...draft, suggestion: suggestionName(draft.suggestion) }, options);
    return saved ? { version: saved.version, updatedAt: saved.savedAt } : null;
  };
}

/** As the schema names it. */
export const suggestionName = (suggestion: number | null) => (suggestion === null ? null : (SUGGESTIONS[suggestion] ?? null));
