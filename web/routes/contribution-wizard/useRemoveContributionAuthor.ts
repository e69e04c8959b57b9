// Takes an author off the manuscript.
import { graphql } from 'react-relay/hooks';
import { useAction, type ActionOptions } from '../../relay/useAction.ts';
import type { useRemoveContributionAuthorMutation } from './__generated__/useRemoveContributionAuthorMutation.graphql.ts';

export function useRemoveContributionAuthor() {
  const { run, isPending } = useAction<useRemoveContributionAuthorMutation>(graphql`
    mutation useRemoveContributionAuthorMutation($input: RemoveContributionAuthorInput!) {
      removeContributionAuthor(input: $input) {
        contribution {
          id
          version
          updatedAt
          ...AuthorsTab_contribution
        }
        section {
          id
          isComplete
        }
      }
    }
  `);
  async function removeAuthor(input: useRemoveContributionAuthorMutation['variables']['input'], onError?: ActionOptions<useRemoveContributionAuthorMutation>['onError']) {
    const answer = await run({ input }, { onError });
    return answer?.removeContributionAuthor?.contribution ?? null;
  }
  return { removeAuthor, isPending };
}
