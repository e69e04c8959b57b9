// Saves the funding tab as a whole list, complete or not.
import { graphql } from 'react-relay/hooks';
import { useAction, type ActionOptions } from '../../../relay/useAction.ts';
import type { useSaveContributionFundingsMutation } from './__generated__/useSaveContributionFundingsMutation.graphql.ts';

export function useSaveContributionFundings() {
  const { run } = useAction<useSaveContributionFundingsMutation>(graphql`
    mutation useSaveContributionFundingsMutation($input: SaveContributionFundingsInput!) {
      saveContributionFundings(input: $input) {
        contribution {
          id
          version
          updatedAt
          fundings {
            id
            fundNumber
            fundName
          }
        }
      }
    }
  `);
  async function saveFundings(
    input: useSaveContributionFundingsMutation['variables']['input'],
    options: ActionOptions<useSaveContributionFundingsMutation>,
  ) {
    const answer = await run({ input }, options);
    return answer?.saveContributionFundings?.contribution ?? null;
  }
  return { saveFundings };
}
