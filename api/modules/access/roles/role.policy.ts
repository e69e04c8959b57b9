// Which role records an administrator keeps. One whose own record is bound to departments gives no more data than it holds, and leaves what
// reaches beyond it alone (F-084).
import type { Refusal } from '../../../../shared/errors.ts';
import { RoleKind } from '../../../../shared/roles.ts';
import type { ViewerSession } from '../../../context.ts';
import { isInScope } from '../departments/department.policy.ts';

export interface RoleFacts {
  /** Where the record is at home. */
  departmentId: number | null;
  /** Its data scope. */
  departmentIds: readonly number[];
}

type Keeper = Pick<ViewerSession, 'kind' | 'hasRootScope' | 'departmentIds'>;

export const rolePolicy = {
  keep(viewer: Keeper, { departmentId, departmentIds }: RoleFacts): Refusal | null {
    if (viewer.kind !== RoleKind.ADMINISTRATOR) return { code: 'FORBIDDEN' };
    if (viewer.hasRootScope) return null;
    const isOwn = departmentId !== null && isInScope(viewer, departmentId) && departmentIds.every((id) => isInScope(viewer, id));
    return isOwn ? null : { code: 'FORBIDDEN' };
  },
};
