// Puts the authors in another order.
import { graphql } from 'react-relay/hooks';
import { useWizardAction } from '../saving/useWizardAction.ts';
import type { useReorderContributionAuthorsMutation } from './__generated__/useReorderContributionAuthorsMutation.graphql.ts';

export const useReorderContributionAuthors = () =>
  useWizardAction<useReorderContributionAuthorsMutation>(graphql`
    mutation useReorderContributionAuthorsMutation($input: ReorderContributionAuthorsInput!) {
      reorderContributionAuthors(input: $input) {
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
