// Adds a person of the register who has been found.
import { graphql } from 'react-relay/hooks';
import { useWizardAction } from '../saving/useWizardAction.ts';
import type { useAddRegisteredAuthorMutation } from './__generated__/useAddRegisteredAuthorMutation.graphql.ts';

export const useAddRegisteredAuthor = () =>
  useWizardAction<useAddRegisteredAuthorMutation>(graphql`
    mutation useAddRegisteredAuthorMutation($input: AddRegisteredAuthorInput!) {
      addRegisteredAuthor(input: $input) {
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
