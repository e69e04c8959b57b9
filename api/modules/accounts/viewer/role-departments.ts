// Departments with all below them, and those of a role record, given as SQL for its number (principles, Roles and scope).
import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';

/** These departments, a query of one column, and all below them, as a subquery of one column, `id`. */
export function withThoseBelow(departments: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(with recursive tree (id) as (${departments} union select d.id from department d join tree on d.parent_id = tree.id) select id from tree)`;
}

/** A subquery of one column, `id`. */
export function departmentsOf(role: Expression<unknown>): RawBuilder<unknown> {
  return withThoseBelow(sql`select rd.department_id from role_department rd where rd.role_id = ${role}`);
}

/** Whether it names a root department: it holds everything, also what belongs to no department. */
export function holdsRoot(role: Expression<unknown>): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (select from role_department rd join department d on d.id = rd.department_id where rd.role_id = ${role} and d.parent_id is null)`;
}
