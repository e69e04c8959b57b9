// There is always somebody who can administer the house: every act that takes an administrator away goes through here.
import { sql } from 'kysely';
import { RoleKind } from '../../../shared/roles.ts';
import type { Context } from '../../context.ts';
import { query } from '../../database/tables.ts';
import { DomainError } from '../../errors.ts';
import { holdsRoot } from '../accounts/viewer/role-departments.ts';
import { lockPower } from './power-lock.ts';

interface Counted {
  /** Over the whole house. */
  whole: number;
  /** Over a part of it at least. */
  any: number;
}

/** The screens of people and roles and their forms: the least that is needed to give anything back. */
const NEEDED = ['managePerson', 'managePersonAdd', 'manageRole', 'manageRoleAdd'];

/** People who can sign in and hold an administrator's record that opens all of these screens. */
async function administrators(ctx: Context): Promise<Counted> {
  const { rows } = await sql<Counted>`
    select count(distinct u.id) filter (where ${holdsRoot(sql.ref('r.id'))})::int as whole, count(distinct u.id)::int as any
    from user_account u join user_role h on h.user_id = u.id join role r on r.id = h.role_id
    where r.kind = ${RoleKind.ADMINISTRATOR} and u.is_enabled and u.activated_at is not null and u.deleted_at is null
      and (select count(distinct m.url) from role_menu rm join menu m on m.id = rm.menu_id where rm.role_id = r.id and m.url = any(${NEEDED}::text[])) = ${NEEDED.length}`.execute(
    query(ctx.em),
  );
  return rows[0] ?? { whole: 0, any: 0 };
}

/**
 * Does `work`, which may disable, delete or merge people, take roles from them, or change or delete a role record or a department. All of
 * that is one after the other, so that of two who take each other's away the second is refused. Errors: LAST_ADMINISTRATOR, those of
 * `lockPower`.
 */
export async function keepingAnAdministrator<T>(ctx: Context, work: () => Promise<T>): Promise<T> {
  await lockPower(ctx);
  const before = await administrators(ctx);
  const result = await work();
  await ctx.em.flush();
  const after = await administrators(ctx);
  if ((before.whole > 0 && after.whole === 0) || (before.any > 0 && after.any === 0)) throw new DomainError('LAST_ADMINISTRATOR');
  return result;
}
