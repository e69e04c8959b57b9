// Takes an author off the manuscript.
import { graphql } from 'react-relay/hooks';
import { useWizardAction } from '../saving/useWizardAction.ts';
import type { useDeleteContributionAuthorMutation } from './__generated__/useDeleteContributionAuthorMutation.graphql.ts';

export const useDeleteContributionAuthor = () =>
  useWizardAction<useDeleteContributionAuthorMutation>(graphql`
    mutation useDeleteContributionAuthorMutation($input: DeleteContributionAuthorInput!) {
      deleteContributionAuthor(input: $input) {
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
