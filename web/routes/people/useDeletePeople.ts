// Deletes people, all or none.
import { useCallback } from 'react';
import { graphql } from 'react-relay/hooks';
import { useAction } from '../../relay/useAction.ts';
import type { useDeletePeopleMutation } from './__generated__/useDeletePeopleMutation.graphql.ts';

export function useDeletePeople() {
  const { run, isPending } = useAction<useDeletePeopleMutation>(graphql`
    mutation useDeletePeopleMutation($input: DeletePeopleInput!) {
      deletePeople(input: $input) {
        deletedUserIds
      }
    }
  `);
  /** Whether it was done. */
  const deletePeople = useCallback(async (userIds: string[]) => (await run({ input: { userIds } })) !== null, [run]);
  return { deletePeople, isPending };
}
