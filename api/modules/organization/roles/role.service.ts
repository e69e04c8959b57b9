// Role records: the kind is fixed when one is made, a change takes effect at once on the people working under it, and it is deleted only
// when nobody holds it.
import { LockMode, ref } from '@mikro-orm/core';
import { wordsIn } from '../../../../shared/messages.ts';
import { roleSchema } from '../../../../shared/forms/role.ts';
import { RoleKind, type RoleKindId } from '../../../../shared/roles.ts';
import { screensOfHouse } from '../../../../shared/screens.ts';
import { signedIn, signedInPerson, type Context, type ViewerSession } from '../../../context.ts';
import { checkVersion, DomainError, invalidInput, notFound, parseInput, refused } from '../../../errors.ts';
import { decodeId } from '../../../graphql/node.ts';
import { keepingAnAdministrator } from '../last-administrator.ts';
import { lockPower } from '../power-lock.ts';
import { isWithinReach } from './reach.ts';
import { Department } from '../department.entity.ts';
import { isInScope } from '../departments/department.policy.ts';
import { Menu } from '../menu.entity.ts';
import { Role } from '../role.entity.ts';
import type { RoleValuesInput } from './role.inputs.ts';
import { rolePolicy } from './role.policy.ts';

/** In the order of the navigation, groups before their screens. One statement. */
export async function menus(ctx: Context): Promise<Menu[]> {
  const found = await ctx.em.find(Menu, {}, { orderBy: { position: 'asc', id: 'asc' } });
  return [...found.filter(({ parent }) => !parent), ...found.filter(({ parent }) => parent)];
}

/** Errors: INVALID_INPUT at kind, nameZh, nameEn, remark, departmentId, menuIds or departmentIds. */
export async function createRole(ctx: Context, kind: RoleKindId | null, input: RoleValuesInput): Promise<Role> {
  const texts = textsOf(input);
  if (kind === null) throw invalidInput({ kind: { code: 'form.roleKindRequired' } });
  await lockPower(ctx);
  const role = ctx.em.create(Role, { ...texts, kind, createdAt: ctx.clock.now() });
  await fill(ctx, role, input);
  await ctx.em.flush();
  return role;
}

/**
 * Errors: NOT_FOUND, FORBIDDEN (also to API tokens for further screens or departments), CONFLICT, LAST_ADMINISTRATOR, INVALID_INPUT as
 * createRole.
 */
export async function updateRole(ctx: Context, id: number, version: number, input: RoleValuesInput): Promise<Role> {
  const texts = textsOf(input);
  const role = await keepingAnAdministrator(ctx, async () => {
    const found = await lockedRole(ctx, id);
    checkVersion(found, version);
    ctx.em.assign(found, texts);
    const before = opened(found);
    await fill(ctx, found, input);
    // The record opens a further screen or department.
    if (opened(found).some((one) => !before.includes(one))) signedInPerson(ctx);
    return found;
  });
  ctx.publish({ type: 'accessChanged', roleId: id });
  return role;
}

/** Its screens and departments; a group of screens opens nothing. */
function opened({ menus, departments }: Role): (Menu | Department)[] {
  return [...menus.getItems().filter(({ url }) => url != null), ...departments.getItems()];
}

/** All of them or none. Errors: NOT_FOUND, FORBIDDEN, ROLE_SEEDED or ROLE_IN_USE with the name of one. */
export async function deleteRoles(ctx: Context, ids: readonly number[]): Promise<void> {
  await lockPower(ctx);
  for (const id of [...new Set(ids)].toSorted((a, b) => a - b)) await deleteRole(ctx, id);
}

async function deleteRole(ctx: Context, id: number): Promise<void> {
  const role = await lockedRole(ctx, id);
  const name = wordsIn(ctx.language, role.nameZh, role.nameEn);
  if (role.isSeeded) throw new DomainError('ROLE_SEEDED', { name });
  const [held] = await ctx.em.execute<{ people: number }[]>('select count(*)::int as people from user_role where role_id = ?', [id]);
  if (held && held.people > 0) throw new DomainError('ROLE_IN_USE', { name, people: held.people });
  // Earlier acts under it were done as its kind.
  await ctx.em.execute('update session set role_id = ? where role_id = ?', [role.kind, id]);
  await ctx.em.execute('update api_token set role_id = ?, revoked_at = coalesce(revoked_at, ?) where role_id = ?', [
    role.kind,
    ctx.clock.now(),
    id,
  ]);
  await ctx.em.remove(role).flush();
}

/** A grant of the record waits meanwhile. Errors: NOT_FOUND, FORBIDDEN. */
async function lockedRole(ctx: Context, id: number): Promise<Role> {
  const role = await ctx.em.findOne(Role, id, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  if (!role) throw notFound();
  await ctx.em.populate(role, ['menus', 'departments']);
  const departmentIds = role.departments.getIdentifiers().map(Number);
  const facts = { departmentId: role.department?.id ?? null, departmentIds, isWithin: await isWithinReach(ctx, id) };
  const refusal = rolePolicy.keep(signedIn(ctx), facts);
  if (refusal) throw refused(refusal);
  return role;
}

function textsOf({ nameZh, nameEn, remark }: RoleValuesInput) {
  const values = parseInput(roleSchema, { nameZh, nameEn: nameEn ?? '', remark: remark ?? '' });
  return { nameZh: values.nameZh, nameEn: values.nameEn || values.nameZh, remark: values.remark || null };
}

/** Errors: NOT_FOUND for an unknown id; INVALID_INPUT at departmentId, menuIds or departmentIds. */
async function fill(ctx: Context, role: Role, input: RoleValuesInput): Promise<void> {
  const departmentId = input.departmentId ? decodeId('Department', input.departmentId) : null;
  const departmentIds = input.departmentIds.map((id) => decodeId('Department', id));
  const menuIds = input.menuIds.map((id) => decodeId('Menu', id));
  const viewer = signedIn(ctx);
  // A record outside every scope could not be kept by its own maker.
  if (departmentId === null && !viewer.hasRootScope) throw invalidInput({ departmentId: { code: 'form.departmentRequiredHere' } });
  const named = [...new Set([...departmentIds, ...(departmentId === null ? [] : [departmentId])])];
  const known = await ctx.em.find(Department, { id: { $in: named } });
  const find = (id: number) => (isInScope(viewer, id) ? known.find((one) => one.id === id) : undefined);
  const home = departmentId === null ? null : find(departmentId);
  if (home === undefined) throw invalidInput({ departmentId: { code: 'form.choiceUnknown' } });
  const scope = departmentIds.map(find);
  if (scope.includes(undefined)) throw invalidInput({ departmentIds: { code: 'form.choiceUnknown' } });
  role.department = home && ref(home);
  role.departments.set(scope.filter((one) => one !== undefined));
  const menus = await screensOf(ctx, role.kind, menuIds);
  const before = role.menus.getItems();
  if (menus.some((menu) => !before.includes(menu) && isScreenBeyond(viewer, role.kind, menu)))
    throw invalidInput({ menuIds: { code: 'form.menuBeyondScope' } });
  role.menus.set(menus);
}

/**
 * An administrator of some departments gives no screen of administrators or of the whole house that they lack themselves; one of all
 * departments may give anything back. Screens already in the record may stay.
 */
function isScreenBeyond({ hasRootScope, allowedPaths }: ViewerSession, kind: RoleKindId, { url }: Menu): boolean {
  if (hasRootScope || url == null || allowedPaths.includes(url)) return false;
  return kind === RoleKind.ADMINISTRATOR || screensOfHouse.includes(url);
}

/** The screens that are named, each with its group: a group alone opens nothing. */
async function screensOf(ctx: Context, kind: RoleKindId, ids: readonly number[]): Promise<Menu[]> {
  const found = await ctx.em.find(Menu, { id: { $in: [...new Set(ids)] } }, { populate: ['parent'] });
  const screens = found.filter(({ url }) => url != null);
  if (found.length < new Set(ids).size || screens.some(({ kinds }) => !kinds.includes(kind)))
    throw invalidInput({ menuIds: { code: 'form.menuNotOfKind' } });
  return [...new Set(screens.flatMap((screen) => (screen.parent ? [screen.parent.unwrap(), screen] : [screen])))];
}
