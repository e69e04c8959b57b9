// Says which authors the office writes to.
import { graphql } from 'react-relay/hooks';
import { useWizardAction } from '../saving/useWizardAction.ts';
import type { useSetCorrespondingAuthorsMutation } from './__generated__/useSetCorrespondingAuthorsMutation.graphql.ts';

export const useSetCorrespondingAuthors = () =>
  useWizardAction<useSetCorrespondingAuthorsMutation>(graphql`
    mutation useSetCorrespondingAuthorsMutation($input: SetCorrespondingAuthorsInput!) {
      setCorrespondingAuthors(input: $input) {
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
