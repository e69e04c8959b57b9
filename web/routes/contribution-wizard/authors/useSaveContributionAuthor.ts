// Adds or changes one author.
import { graphql } from 'react-relay/hooks';
import { useAction, type ActionOptions } from '../../../relay/useAction.ts';
import type { useSaveContributionAuthorMutation } from './__generated__/useSaveContributionAuthorMutation.graphql.ts';

export function useSaveContributionAuthor() {
  const { run, isPending } = useAction<useSaveContributionAuthorMutation>(graphql`
    mutation useSaveContributionAuthorMutation($input: SaveContributionAuthorInput!) {
      saveContributionAuthor(input: $input) {
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
  async function saveAuthor(
    input: useSaveContributionAuthorMutation['variables']['input'],
    onError?: ActionOptions<useSaveContributionAuthorMutation>['onError'],
  ) {
    const answer = await run({ input }, { onError });
    return answer?.saveContributionAuthor?.contribution ?? null;
  }
  return { saveAuthor, isPending };
}
