// Saves keywords and abstracts, complete or not.
import { graphql } from 'react-relay/hooks';
import { useAction, type ActionOptions } from '../../../relay/useAction.ts';
import type { useSaveContributionSummaryMutation } from './__generated__/useSaveContributionSummaryMutation.graphql.ts';

export function useSaveContributionSummary() {
  const { run, isPending } = useAction<useSaveContributionSummaryMutation>(graphql`
    mutation useSaveContributionSummaryMutation($input: SaveContributionSummaryInput!) {
      saveContributionSummary(input: $input) {
        contribution {
          id
          version
          updatedAt
          sections {
            section
            isComplete
          }
          ...SummaryTab_contribution
        }
      }
    }
  `);
  async function saveSummary(
    input: useSaveContributionSummaryMutation['variables']['input'],
    options: ActionOptions<useSaveContributionSummaryMutation>,
  ) {
    const answer = await run({ input }, options);
    return answer?.saveContributionSummary?.contribution ?? null;
  }
  return { saveSummary, isPending };
}
