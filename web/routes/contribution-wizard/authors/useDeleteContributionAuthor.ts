// Takes an author off the manuscript.
import { graphql } from 'react-relay/hooks';
import { useAction, type ActionOptions } from '../../../relay/useAction.ts';
import type { useDeleteContributionAuthorMutation } from './__generated__/useDeleteContributionAuthorMutation.graphql.ts';

export function useDeleteContributionAuthor() {
  const { run, isPending } = useAction<useDeleteContributionAuthorMutation>(graphql`
    mutation useDeleteContributionAuthorMutation($input: DeleteContributionAuthorInput!) {
      deleteContributionAuthor(input: $input) {
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
  async function deleteAuthor(
    input: useDeleteContributionAuthorMutation['variables']['input'],
    onError?: ActionOptions<useDeleteContributionAuthorMutation>['onError'],
  ) {
    const answer = await run({ input }, { onError });
    return answer?.deleteContributionAuthor?.contribution ?? null;
  }
  return { deleteAuthor, isPending };
}
