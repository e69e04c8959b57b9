// Saves keywords and abstracts, complete or not.
import { graphql } from 'react-relay/hooks';
import { useWizardAction } from './useWizardAction.ts';
import type { useSaveContributionSummaryMutation } from './__generated__/useSaveContributionSummaryMutation.graphql.ts';

export const useSaveContributionSummary = () =>
  useWizardAction<useSaveContributionSummaryMutation>(graphql`
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
