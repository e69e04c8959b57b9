// Adds or changes one author.
import { graphql } from 'react-relay/hooks';
import { useWizardAction } from '../saving/useWizardAction.ts';
import type { useSaveContributionAuthorMutation } from './__generated__/useSaveContributionAuthorMutation.graphql.ts';

export const useSaveContributionAuthor = () =>
  useWizardAction<useSaveContributionAuthorMutation>(graphql`
    mutation useSaveContributionAuthorMutation($input: SaveContributionAuthorInput!) {
      saveContributionAuthor(input: $input) {
        contribution {
          ...useWizardAction_saved @relay(mask: false)
          ...AuthorsTab_contribution
        }
        section {
          id
          isComplete
        }
      }
    }
  `);
