// Takes a file off the manuscript.
import { graphql } from 'react-relay/hooks';
import { useAction, type ActionOptions } from '../../relay/useAction.ts';
import type { useRemoveContributionFileMutation } from './__generated__/useRemoveContributionFileMutation.graphql.ts';

export function useRemoveContributionFile() {
  const { run, isPending } = useAction<useRemoveContributionFileMutation>(graphql`
    mutation useRemoveContributionFileMutation($input: RemoveContributionFileInput!) {
      removeContributionFile(input: $input) {
        contribution {
          id
          version
          updatedAt
          ...FilesTab_contribution
        }
      }
    }
  `);
  async function removeFile(input: useRemoveContributionFileMutation['variables']['input'], onError?: ActionOptions<useRemoveContributionFileMutation>['onError']) {
    const answer = await run({ input }, { onError });
    return answer?.removeContributionFile?.contribution ?? null;
  }
  return { removeFile, isPending };
}
