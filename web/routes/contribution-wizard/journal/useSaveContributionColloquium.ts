// Outer step 0: starts a manuscript, or changes where it is to go.
import { graphql } from 'react-relay/hooks';
import { useWizardAction } from '../saving/useWizardAction.ts';
import type { useSaveContributionColloquiumMutation } from './__generated__/useSaveContributionColloquiumMutation.graphql.ts';

export const useSaveContributionColloquium = () =>
  useWizardAction<useSaveContributionColloquiumMutation>(graphql`
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
