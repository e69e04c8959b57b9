// Saves the title tab, complete or not.
import { graphql } from 'react-relay/hooks';
import { useWizardAction } from './useWizardAction.ts';
import type { useSaveContributionTitleMutation } from './__generated__/useSaveContributionTitleMutation.graphql.ts';

export const useSaveContributionTitle = () =>
  useWizardAction<useSaveContributionTitleMutation>(graphql`
    mutation useSaveContributionTitleMutation($input: SaveContributionTitleInput!) {
      saveContributionTitle(input: $input) {
        contribution {
          id
          version
          updatedAt
          sections {
            section
            isComplete
          }
          ...savedTitle_contribution
        }
      }
    }
  `);
