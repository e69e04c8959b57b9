// Deletes an unfinished manuscript for good.
import { graphql } from 'react-relay/hooks';
import { useAction } from '../../relay/useAction.ts';
import type { useDeleteContributionDraftMutation } from './__generated__/useDeleteContributionDraftMutation.graphql.ts';

export const useDeleteContributionDraft = () =>
  useAction<useDeleteContributionDraftMutation>(graphql`
    mutation useDeleteContributionDraftMutation($input: DeleteContributionDraftInput!) {
      deleteContributionDraft(input: $input) {
        deletedContributionId @deleteRecord
      }
    }
  `);
