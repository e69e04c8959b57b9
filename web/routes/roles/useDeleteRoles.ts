// Deletes role records that nobody holds.
import { useCallback } from 'react';
import { graphql } from 'react-relay/hooks';
import { useAction } from '../../relay/useAction.ts';
import type { useDeleteRolesMutation } from './__generated__/useDeleteRolesMutation.graphql.ts';

export function useDeleteRoles() {
  const { run, isPending } = useAction<useDeleteRolesMutation>(graphql`
    mutation useDeleteRolesMutation($input: DeleteRolesInput!) {
      deleteRoles(input: $input) {
        deletedRoleIds
      }
    }
  `);
  /** Whether it was done; a failure has been shown. */
  const deleteRoles = useCallback(async (roleIds: string[]) => (await run({ input: { roleIds } })) !== null, [run]);
  return { deleteRoles, isPending };
}
