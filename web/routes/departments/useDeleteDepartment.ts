// Deletes a department that nothing uses.
import { graphql } from 'react-relay/hooks';
import { useAction } from '../../relay/useAction.ts';
import type { useDeleteDepartmentMutation } from './__generated__/useDeleteDepartmentMutation.graphql.ts';

export const useDeleteDepartment = () =>
  useAction<useDeleteDepartmentMutation>(graphql`
    mutation useDeleteDepartmentMutation($input: DeleteDepartmentInput!) {
      deleteDepartment(input: $input) {
        deletedDepartmentId
      }
    }
  `);
