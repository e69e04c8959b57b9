// Sends one file to the manuscript. Also loads which files can be read and which reviewers get.
import { graphql } from 'react-relay/hooks';
import { useAction, type ActionOptions } from '../../../relay/useAction.ts';
import type { useUploadContributionFileMutation } from './__generated__/useUploadContributionFileMutation.graphql.ts';

export function useUploadContributionFile() {
  const { run, isPending } = useAction<useUploadContributionFileMutation>(graphql`
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
  async function uploadFile(
    input: useUploadContributionFileMutation['variables']['input'],
    onError?: ActionOptions<useUploadContributionFileMutation>['onError'],
  ) {
    const answer = await run({ input }, { onError });
    return answer?.uploadContributionFile?.contribution ?? null;
  }
  return { uploadFile, isPending };
}
