// Puts the authors in another order.
import { graphql } from 'react-relay/hooks';
import { useAction, type ActionOptions } from '../../../relay/useAction.ts';
import type { useReorderContributionAuthorsMutation } from './__generated__/useReorderContributionAuthorsMutation.graphql.ts';

export function useReorderContributionAuthors() {
  const { run, isPending } = useAction<useReorderContributionAuthorsMutation>(graphql`
    mutation useReorderContributionAuthorsMutation($input: ReorderContributionAuthorsInput!) {
      reorderContributionAuthors(input: $input) {
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
  async function reorderAuthors(
    input: useReorderContributionAuthorsMutation['variables']['input'],
    onError?: ActionOptions<useReorderContributionAuthorsMutation>['onError'],
  ) {
    const answer = await run({ input }, { onError });
    return answer?.reorderContributionAuthors?.contribution ?? null;
  }
  return { reorderAuthors, isPending };
}
