// Deletes an unfinished manuscript for good.
import { useCallback } from 'react';
import { graphql } from 'react-relay/hooks';
import { useAction } from '../../relay/useAction.ts';
import type { useDeleteContributionDraftMutation } from './__generated__/useDeleteContributionDraftMutation.graphql.ts';

export function useDeleteContributionDraft() {
  const { run, isPending } = useAction<useDeleteContributionDraftMutation>(graphql`
    mutation useDeleteContributionDraftMutation($input: DeleteContributionDraftInput!) {
      deleteContributionDraft(input: $input) {
        deletedContributionId @deleteRecord
      }
    }
  `);
  /** Answers whether it was deleted; a refusal has been shown. */
  const deleteContributionDraft = useCallback(async (contributionId: string) => (await run({ input: { contributionId } })) !== null, [run]);
  return { deleteContributionDraft, isPending };
}
