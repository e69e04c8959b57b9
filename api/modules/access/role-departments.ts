// The departments of a role record, given as SQL for its number: those it names and all below them (architecture, Roles and scope).
import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';

/** A subquery of one column, `id`. */
export function departmentsOf(role: Expression<unknown>): RawBuilder<unknown> {
  return sql`(with recursive tree as (
    select rd.department_id as id from role_department rd where rd.role_id = ${role}
    union select d.id from department d join tree on d.parent_id = tree.id) select id from tree)`;
}

/** Whether it names a department that stands below no other: it holds everything, also what belongs to no department. */
export function holdsRoot(role: Expression<unknown>): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (select from role_department rd join department d on d.id = rd.department_id where rd.role_id = ${role} and d.parent_id is null)`;
}
