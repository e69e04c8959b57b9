// Saves the funding tab as a whole list, complete or not.
import { graphql } from 'react-relay/hooks';
import { useWizardAction } from './useWizardAction.ts';
import type { useSaveContributionFundingsMutation } from './__generated__/useSaveContributionFundingsMutation.graphql.ts';

export const useSaveContributionFundings = () =>
  useWizardAction<useSaveContributionFundingsMutation>(graphql`
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
