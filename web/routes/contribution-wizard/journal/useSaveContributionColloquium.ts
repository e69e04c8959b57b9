// Outer step 0: starts a manuscript, or changes where it is to go.
import { graphql } from 'react-relay/hooks';
import { useAction, type ActionOptions } from '../../../relay/useAction.ts';
import type { useSaveContributionColloquiumMutation } from './__generated__/useSaveContributionColloquiumMutation.graphql.ts';

export function useSaveContributionColloquium() {
  const { run, isPending } = useAction<useSaveContributionColloquiumMutation>(graphql`
    mutation useSaveContributionColloquiumMutation($input: SaveContributionColloquiumInput!) {
      saveContributionColloquium(input: $input) {
        contribution {
          id
          version
          updatedAt
          ...JournalStep_contribution
          ...ReviewTab_contribution
        }
      }
    }
  `);
  async function saveColloquium(
    input: useSaveContributionColloquiumMutation['variables']['input'],
    onError?: ActionOptions<useSaveContributionColloquiumMutation>['onError'],
  ) {
    const answer = await run({ input }, { onError });
    return answer?.saveContributionColloquium?.contribution ?? null;
  }
  return { saveColloquium, isPending };
}
