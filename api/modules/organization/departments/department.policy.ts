// The departments that an administrator knows and maintains: those of the current record's data scope, for the root's holder all of them
// (F-084). Others are not found.
import { RoleKind } from '../../../../shared/roles.ts';
import type { ViewerSession } from '../../../context.ts';

type Scope = Pick<ViewerSession, 'hasRootScope' | 'departmentIds'>;

/** The kinds whose data are departments (D13-135); an office in a journal binds the others (F-086). */
export const SCOPED_KINDS: readonly number[] = [RoleKind.PUBLISHING_EDITOR, RoleKind.OPERATIONS, RoleKind.ADMINISTRATOR];

export function isInScope({ hasRootScope, departmentIds }: Scope, departmentId: number): boolean {
  return hasRootScope || departmentIds.includes(departmentId);
}

/** For statements: null narrows nothing. */
export function scopeOf({ hasRootScope, departmentIds }: Scope): { id: { $in: number[] } } | null {
  return hasRootScope ? null : { id: { $in: departmentIds } };
}

/** The same for every viewer: only roles bound to departments know any. */
export function knownTo(viewer: (Pick<ViewerSession, 'kind'> & Scope) | null): { id: { $in: number[] } } | null {
  return viewer && SCOPED_KINDS.includes(viewer.kind) ? scopeOf(viewer) : { id: { $in: [] } };
}
