// Deletes people, all or none.
import { graphql } from 'react-relay/hooks';
import { useAction } from '../../relay/useAction.ts';
import type { useDeletePeopleMutation } from './__generated__/useDeletePeopleMutation.graphql.ts';

export const useDeletePeople = () =>
  useAction<useDeletePeopleMutation>(graphql`
    mutation useDeletePeopleMutation($input: DeletePeopleInput!) {
      deletePeople(input: $input) {
        deletedUserIds
      }
    }
  `);
