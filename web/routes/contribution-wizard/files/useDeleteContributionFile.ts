// Removes a file from the manuscript. This may change which of the others reviewers get.
import { graphql } from 'react-relay/hooks';
import { useWizardAction } from '../saving/useWizardAction.ts';
import type { useDeleteContributionFileMutation } from './__generated__/useDeleteContributionFileMutation.graphql.ts';

export const useDeleteContributionFile = () =>
  useWizardAction<useDeleteContributionFileMutation>(graphql`
    mutation useDeleteContributionFileMutation($input: DeleteContributionFileInput!) {
      deleteContributionFile(input: $input) {
        contribution {
          id
          version
          updatedAt
          files {
            id
            isForReviewers
          }
          ...FilesTab_contribution
        }
      }
    }
  `);
