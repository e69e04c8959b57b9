// Deletes a department that nothing uses.
import { useCallback } from 'react';
import { graphql } from 'react-relay/hooks';
import { useAction } from '../../relay/useAction.ts';
import type { useDeleteDepartmentMutation } from './__generated__/useDeleteDepartmentMutation.graphql.ts';

export function useDeleteDepartment() {
  const { run, isPending } = useAction<useDeleteDepartmentMutation>(graphql`
    mutation useDeleteDepartmentMutation($input: DeleteDepartmentInput!) {
      deleteDepartment(input: $input) {
        deletedDepartmentId
      }
    }
  `);
  /** Whether it was done; a failure has been shown. */
  const deleteDepartment = useCallback(async (departmentId: string) => (await run({ input: { departmentId } })) !== null, [run]);
  return { deleteDepartment, isPending };
}
