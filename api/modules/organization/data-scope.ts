// The data scope of a role: which colloquiums lie in the departments of its tree (principles, Roles and scope;
// D13-135). Facts, lists and letters all ask here.
import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';
import type { ViewerSession } from '../../context.ts';
import { RoleKind } from '../../../shared/roles.ts';
import { ContributionState } from '../../../shared/workflow.ts';
import { SCOPED_KINDS } from './departments/department.policy.ts';
import { departmentsOf, holdsRoot } from '../accounts/viewer/role-departments.ts';

type Scope = Pick<ViewerSession, 'kind' | 'hasRootScope' | 'departmentIds'>;

/** Edited or published by one of these departments. */
function belongsTo(colloquium: Expression<unknown>, departments: RawBuilder<unknown>): RawBuilder<SqlBool> {
  return sql<SqlBool>`${colloquium} in (select s.id from colloquium s where s.publishing_house_id in ${departments} or s.editorial_department_id in ${departments})`;
}

/**
 * Whether a colloquium, given as SQL for its number, lies in the scope of the viewer's current role. A root department holds everything.
 */
export function inScopeOfViewer(
  viewer: Pick<ViewerSession, 'hasRootScope' | 'departmentIds'>,
  colloquium: Expression<unknown>,
): RawBuilder<SqlBool> {
  if (viewer.hasRootScope) return sql<SqlBool>`true`;
  if (viewer.departmentIds.length === 0) return sql<SqlBool>`false`;
  return belongsTo(colloquium, sql`(select unnest(${viewer.departmentIds}::int[]))`);
}

/**
 * Whether a manuscript lies in the scope of the viewer's current role: with its journal. At a journal that belongs to no branch of the
 * press, manuscripts in pre-review and with the editor-in-chief after it are in scope for every publishing editor of the house (F-016,
 * D2-63).
 */
export function manuscriptInScope(
  viewer: Scope,
  manuscript: { state: Expression<unknown>; colloquium: Expression<unknown> },
): RawBuilder<SqlBool> {
  const ofJournal = inScopeOfViewer(viewer, manuscript.colloquium);
  if (viewer.hasRootScope || viewer.kind !== RoleKind.PUBLISHING_EDITOR) return ofJournal;
  return sql<SqlBool>`(${ofJournal} or ${isForEveryBranch(manuscript)})`;
}

/** The same for a role record, given as SQL for its number. */
export function manuscriptInScopeOfRole(
  role: { id: Expression<unknown>; kind: Expression<unknown> },
  manuscript: { state: Expression<unknown>; colloquium: Expression<unknown> },
): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${inScopeOfRole(role.id, manuscript.colloquium)} or ${role.kind} = ${RoleKind.PUBLISHING_EDITOR} and ${isForEveryBranch(manuscript)})`;
}

function isForEveryBranch({ state, colloquium }: { state: Expression<unknown>; colloquium: Expression<unknown> }): RawBuilder<SqlBool> {
  const { PUBLISHING_PREREVIEW, CHIEF_REVIEWING } = ContributionState;
  return sql<SqlBool>`(${state} in (${sql.lit(PUBLISHING_PREREVIEW)}, ${sql.lit(CHIEF_REVIEWING)})
    and ${colloquium} in (select b.id from colloquium b where b.publishing_house_id is null))`;
}

/** The journals whose public names the viewer may read: roles bound to departments know only those of their departments. Null: all. */
export function knownTo(viewer: Pick<ViewerSession, 'kind' | 'hasRootScope' | 'departmentIds'> | null): DepartmentsOfJournal | null {
  if (viewer === null || viewer.hasRootScope || !SCOPED_KINDS.includes(viewer.kind)) return null;
  const departments = { $in: viewer.departmentIds };
  return { $or: [{ publishingHouse: departments }, { editorialDepartment: departments }] };
}

interface DepartmentsOfJournal {
  $or: [{ publishingHouse: { $in: number[] } }, { editorialDepartment: { $in: number[] } }];
}

/** The same for a role record, given as SQL for its number. */
export function inScopeOfRole(role: Expression<unknown>, colloquium: Expression<unknown>): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${holdsRoot(role)} or ${belongsTo(colloquium, departmentsOf(role))})`;
}
