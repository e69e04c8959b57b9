// The data scope of a role: which colloquiums lie in the departments of its tree (architecture, Roles and scope;
// D13-135). Facts, lists and letters all ask here.
import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';
import type { ViewerSession } from '../../context.ts';
import { departmentsOf, holdsRoot } from '../access/role-departments.ts';

/** Edited or published by one of these departments. */
function belongsTo(colloquium: Expression<unknown>, departments: RawBuilder<unknown>): RawBuilder<SqlBool> {
  return sql<SqlBool>`${colloquium} in (select s.id from colloquium s where s.publishing_house_id in ${departments} or s.editorial_department_id in ${departments})`;
}

/** Whether a colloquium, given as SQL for its number, lies in the scope of the viewer's current role. A root department holds everything. */
export function inScopeOfViewer(
  viewer: Pick<ViewerSession, 'hasRootScope' | 'departmentIds'>,
  colloquium: Expression<unknown>,
): RawBuilder<SqlBool> {
  if (viewer.hasRootScope) return sql<SqlBool>`true`;
  if (viewer.departmentIds.length === 0) return sql<SqlBool>`false`;
  return belongsTo(colloquium, sql`(select unnest(${viewer.departmentIds}::int[]))`);
}

/** The same for a role record, given as SQL for its number. */
export function inScopeOfRole(role: Expression<unknown>, colloquium: Expression<unknown>): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${holdsRoot(role)} or ${belongsTo(colloquium, departmentsOf(role))})`;
}
