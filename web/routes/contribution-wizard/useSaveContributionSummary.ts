// Saves keywords and abstracts, complete or not.
import { graphql } from 'react-relay/hooks';
import { useAction, type ActionOptions } from '../../relay/useAction.ts';
import type { useSaveContributionSummaryMutation } from './__generated__/useSaveContributionSummaryMutation.graphql.ts';

export function useSaveContributionSummary() {
  const { run, isPending } = useAction<useSaveContributionSummaryMutation>(graphql`
    mutation useSaveContributionSummaryMutation($input: SaveContributionSummaryInput!) {
      saveContributionSummary(input: $input) {
        contribution {
          id
          version
          updatedAt
          ...WizardTabs_contribution
        }
      }
    }
  `);
  async function saveSummary(input: useSaveContributionSummaryMutation['variables']['input'], onError?: ActionOptions<useSaveContributionSummaryMutation>['onError']) {
    const answer = await run({ input }, { onError });
    return answer?.saveContributionSummary?.contribution ?? null;
  }
  return { saveSummary, isPending };
}
