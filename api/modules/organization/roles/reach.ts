// The roles that an administrator can give: records whose power lies within their own. They may not change a record with more than that,
// nor its holders, because a new password or address would give it to them.
import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';
import { RoleKind } from '../../../../shared/roles.ts';
import { screensOfHouse } from '../../../../shared/screens.ts';
import { defineLoader, signedIn, type Context, type ViewerSession } from '../../../context.ts';
import { query } from '../../../database/tables.ts';
import { SCOPED_KINDS } from '../departments/department.policy.ts';
import { inScopeOfViewer } from '../data-scope.ts';
import { isKindShown } from './roles-shown.ts';

/**
 * Whether a role record, `kind` and `id` given as SQL, has no department that the viewer's role lacks, and for an administrator's role no
 * such screen; where the viewer holds only some departments, also no screen of the whole house that the viewer lacks.
 */
function isRoleWithin(
  { hasRootScope, departmentIds, allowedPaths }: ViewerSession,
  id: Expression<unknown>,
  kind: Expression<unknown>,
): RawBuilder<SqlBool> {
  const departments = hasRootScope
    ? sql`true`
    : sql`(${kind} <> all(${SCOPED_KINDS}::int[]) or not exists (select from role_department rd where rd.role_id = ${id} and rd.department_id <> all(${departmentIds}::int[])))`;
  const screens = sql`(${kind} <> ${RoleKind.ADMINISTRATOR} or not exists (select from role_menu rm join menu on menu.id = rm.menu_id
    where rm.role_id = ${id} and menu.url is not null and menu.url <> all(${allowedPaths}::text[])))`;
  const house = hasRootScope ? [] : screensOfHouse.filter((url) => !allowedPaths.includes(url));
  const settings = sql`not exists (select from role_menu rm join menu on menu.id = rm.menu_id where rm.role_id = ${id} and menu.url = any(${house}::text[]))`;
  return sql<SqlBool>`(${departments} and ${screens} and ${settings})`;
}

/** For each of these people, whether they hold a role or an office beyond what the viewer could give. One statement. */
export const reachesBeyond = defineLoader<number, boolean>(async (ctx, userIds) => {
  const viewer = signedIn(ctx);
  const { rows } = await sql<{ id: number }>`select u.id from user_account u where u.id = any(${[...userIds]}) and (
      exists (select from user_role h join role r on r.id = h.role_id where h.user_id = u.id and not ${isRoleWithin(viewer, sql.ref('r.id'), sql.ref('r.kind'))})
      or exists (select from colloquium_member m where m.user_id = u.id and not ${inScopeOfViewer(viewer, sql.ref('m.colloquium_id'))}))`.execute(
    query(ctx.em),
  );
  const beyond = new Set(rows.map(({ id }) => id));
  return userIds.map((id) => beyond.has(id));
});

/** Whether a role record has no more power than the viewer could give: the same measure limits which records they may change. */
export async function isWithinReach(ctx: Context, roleId: number): Promise<boolean> {
  const within = isRoleWithin(signedIn(ctx), sql.ref('r.id'), sql.ref('r.kind'));
  const { rows } = await sql`select from role r where r.id = ${roleId} and ${within}`.execute(query(ctx.em));
  return rows.length > 0;
}

/** The numbers of the role records that the viewer can give and is shown, in their order. */
export async function rolesToGive(ctx: Context): Promise<number[]> {
  const [viewer, id, kind] = [signedIn(ctx), sql.ref('r.id'), sql.ref('r.kind')];
  const { rows } = await sql<{
    id: number;
  }>`select r.id from role r where ${isRoleWithin(viewer, id, kind)} and ${isKindShown(viewer, kind)} order by r.id`.execute(query(ctx.em));
  return rows.map(({ id }) => id);
}
