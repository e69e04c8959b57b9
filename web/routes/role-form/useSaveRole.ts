// Adds a role record, or changes one unless somebody else did meanwhile.
import { useCallback } from 'react';
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
  /** The new version, or null when it was not done. */
  const saveRole = useCallback(
    async (id: string | null, version: number, { kind, departmentId, ...values }: RoleValues, onError: (error: Error) => void) => {
      const input = { ...values, departmentId: departmentId || null };
      const chosen = roleKindCodes.find((code) => code === kind) ?? null;
      if (id === null) return (await create({ input: { ...input, kind: chosen } }, { onError }))?.createRole?.role?.version ?? null;
      return (await update({ input: { ...input, roleId: id, version } }, { onError }))?.updateRole?.role?.version ?? null;
    },
    [create, update],
  );
  return { saveRole };
}
