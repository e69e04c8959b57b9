// Deletes role records that nobody holds.
import { graphql } from 'react-relay/hooks';
import { useAction } from '../../relay/useAction.ts';
import type { useDeleteRolesMutation } from './__generated__/useDeleteRolesMutation.graphql.ts';

export const useDeleteRoles = () =>
  useAction<useDeleteRolesMutation>(graphql`
    mutation useDeleteRolesMutation($input: DeleteRolesInput!) {
      deleteRoles(input: $input) {
        deletedRoleIds
      }
    }
  `);
