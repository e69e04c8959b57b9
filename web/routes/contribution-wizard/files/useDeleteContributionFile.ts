// Removes a file from the manuscript. This may change which of the others reviewers get.
import { graphql } from 'react-relay/hooks';
import { useAction, type ActionOptions } from '../../../relay/useAction.ts';
import type { useDeleteContributionFileMutation } from './__generated__/useDeleteContributionFileMutation.graphql.ts';

export function useDeleteContributionFile() {
  const { run, isPending } = useAction<useDeleteContributionFileMutation>(graphql`
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
  async function deleteFile(
    input: useDeleteContributionFileMutation['variables']['input'],
    onError?: ActionOptions<useDeleteContributionFileMutation>['onError'],
  ) {
    const answer = await run({ input }, { onError });
    return answer?.deleteContributionFile?.contribution ?? null;
  }
  return { deleteFile, isPending };
}
