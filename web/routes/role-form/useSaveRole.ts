// Adds a role record, or changes one unless somebody else did meanwhile.
import { graphql } from 'react-relay/hooks';
import { roleKindCodes } from '../../../shared/roles.ts';
import { useAction } from '../../relay/useAction.ts';
import type { useSaveRoleCreateMutation } from './__generated__/useSaveRoleCreateMutation.graphql.ts';
import type { useSaveRoleUpdateMutation } from './__generated__/useSaveRoleUpdateMutation.graphql.ts';
import type { RoleValues } from './role-values.ts';

export function useSaveRole() {
  const create = useAction<useSaveRoleCreateMutation>(graphql`
    mutation useSaveRoleCreateMutation($input: CreateRoleInput!) {
      createRole(input: $input) {
        role {
          id
          version
        }
      }
    }
  `).run;
  const update = useAction<useSaveRoleUpdateMutation>(graphql`
    mutation useSaveRoleUpdateMutation($input: UpdateRoleInput!) {
      updateRole(input: $input) {
        role {
          ...RoleForm_role
          name
          version
        }
      }
    }
  `).run;
  /** Answers the record with its new version, or nothing when it was not done. */
  return async (id: string | null, version: number, { kind, departmentId, ...values }: RoleValues, onError: (error: Error) => void) => {
    const input = { ...values, departmentId: departmentId || null };
    if (id !== null) return (await update({ ...input, roleId: id, version }, onError))?.role;
    return (await create({ ...input, kind: roleKindCodes.find((code) => code === kind) ?? null }, onError))?.role;
  };
}
