// Sends one file to the manuscript. Also loads which files can be read and which reviewers get.
import { graphql } from 'react-relay/hooks';
import { useWizardAction } from '../saving/useWizardAction.ts';
import type { useUploadContributionFileMutation } from './__generated__/useUploadContributionFileMutation.graphql.ts';

export const useUploadContributionFile = () =>
  useWizardAction<useUploadContributionFileMutation>(graphql`
    mutation useUploadContributionFileMutation($input: UploadContributionFileInput!) {
      uploadContributionFile(input: $input) {
        contribution {
          id
          version
          updatedAt
          files {
            id
            isReadable
            isForReviewers
          }
          ...FilesTab_contribution
        }
      }
    }
  `);
