// Adds a person, or saves one.
import { graphql } from 'react-relay/hooks';
import { useAction } from '../../relay/useAction.ts';
import type { useSavePersonAddMutation } from './__generated__/useSavePersonAddMutation.graphql.ts';
import type { useSavePersonMutation } from './__generated__/useSavePersonMutation.graphql.ts';

export function useSavePerson() {
  const { run: addPerson } = useAction<useSavePersonAddMutation>(graphql`
    mutation useSavePersonAddMutation($input: AddPersonInput!) {
      addPerson(input: $input) {
        user {
          id
          version
        }
      }
    }
  `);
  const { run: savePerson } = useAction<useSavePersonMutation>(graphql`
    mutation useSavePersonMutation($input: SavePersonInput!) {
      savePerson(input: $input) {
        user {
          id
          version
          ...readPerson_user
        }
      }
    }
  `);
  return { addPerson, savePerson };
}
