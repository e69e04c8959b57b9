// Adds a person, or saves one; answers the new version, or null when it was not done.
import { useCallback } from 'react';
import { graphql } from 'react-relay/hooks';
import { useAction } from '../../relay/useAction.ts';
import type { AddPersonInput, useSavePersonAddMutation } from './__generated__/useSavePersonAddMutation.graphql.ts';
import type { SavePersonInput, useSavePersonMutation } from './__generated__/useSavePersonMutation.graphql.ts';

type Tell = (error: Error) => void;

export function useSavePerson() {
  const { run: add } = useAction<useSavePersonAddMutation>(graphql`
    mutation useSavePersonAddMutation($input: AddPersonInput!) {
      addPerson(input: $input) {
        user {
          id
          version
        }
      }
    }
  `);
  const { run: save } = useAction<useSavePersonMutation>(graphql`
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
  const addPerson = useCallback(
    async (input: AddPersonInput, onError: Tell) => (await add({ input }, { onError }))?.addPerson?.user?.version ?? null,
    [add],
  );
  const savePerson = useCallback(
    async (input: SavePersonInput, onError: Tell) => (await save({ input }, { onError }))?.savePerson?.user?.version ?? null,
    [save],
  );
  return { addPerson, savePerson };
}
