// The role records that an administrator maintains: none with more power than they could give (reach.ts says what that is). An
// administrator whose own record is bound to departments maintains the records of those departments (F-084).
import type { Refusal } from '../../../../shared/errors.ts';
import { RoleKind } from '../../../../shared/roles.ts';
import type { ViewerSession } from '../../../context.ts';
import { isInScope } from '../departments/department.policy.ts';

interface RoleFacts {
  /** Where the record is at home. */
  departmentId: number | null;
  /** Its data scope. */
  departmentIds: readonly number[];
  /** The viewer could give it. */
  isWithin: boolean;
}

type Keeper = Pick<ViewerSession, 'kind' | 'hasRootScope' | 'departmentIds'>;

export const rolePolicy = {
  keep(viewer: Keeper, { departmentId, departmentIds, isWithin }: RoleFacts): Refusal | null {
    if (viewer.kind !== RoleKind.ADMINISTRATOR || !isWithin) return { code: 'FORBIDDEN' };
    if (viewer.hasRootScope) return null;
    // Its form shows the known departments alone, and replaces the record as a whole.
    const isOwn = departmentId !== null && isInScope(viewer, departmentId) && departmentIds.every((id) => isInScope(viewer, id));
    return isOwn ? null : { code: 'FORBIDDEN' };
  },
};
