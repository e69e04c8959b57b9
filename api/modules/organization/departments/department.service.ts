// The tree of departments: read flat, kept by administrators inside their data scope, without circles, and never deleted while it is used.
import { LockMode, ref } from '@mikro-orm/core';
import { sql } from 'kysely';
import { departmentSchema } from '../../../../shared/forms/department.ts';
import { signedIn, signedInPerson, type Context } from '../../../context.ts';
import { query } from '../../../database/tables.ts';
import { checkVersion, DomainError, invalidInput, notFound, parseInput } from '../../../errors.ts';
import { decodeId } from '../../../graphql/node.ts';
import { lockPower } from '../power-lock.ts';
import { Department, PUBLISHING_HOUSE_ID, ROOT_DEPARTMENT_ID } from '../department.entity.ts';
import { withThoseBelow } from '../../accounts/viewer/role-departments.ts';
import { isInScope, scopeOf } from './department.policy.ts';
import { usesOf } from './department-uses.ts';

interface DepartmentInput {
  name: string;
  nameEn?: string | null;
  parentId: number | null;
  position?: number | null;
}

/** All that the viewer's record holds, siblings in their order. One statement. */
export async function departments(ctx: Context): Promise<Department[]> {
  return await ctx.em.find(Department, { ...scopeOf(signedIn(ctx)) }, { orderBy: { position: 'asc', id: 'asc' } });
}

/** Below which department choices stand: one that is named, or a place of the house; the whole publisher unless asked otherwise. */
export interface Below {
  parentId?: string | null | undefined;
  below?: number | null | undefined;
  ofEveryLevel?: boolean | null | undefined;
}

/** The departments that may be chosen there. Errors: NOT_FOUND for an id of no department. */
export async function optionsBelow(ctx: Context, { parentId, below, ofEveryLevel }: Below): Promise<Department[]> {
  const optionsOf = ofEveryLevel ? departmentOptionsOfEveryLevel : departmentOptions;
  return await optionsOf(ctx, parentId ? decodeId('Department', parentId) : (below ?? ROOT_DEPARTMENT_ID));
}

/** The departments that may be chosen below `parentId`, in order. One statement. */
async function departmentOptions(ctx: Context, parentId: number): Promise<Department[]> {
  const where = { parent: parentId, ...scopeOf(signedIn(ctx)) };
  return await ctx.em.find(Department, where, { orderBy: { position: 'asc', id: 'asc' } });
}

/** The same of every level, each followed by those below it. Two statements. */
async function departmentOptionsOfEveryLevel(ctx: Context, parentId: number): Promise<Department[]> {
  const { rows } = await sql<{ id: number }>`with recursive tree (id, place) as (
      select d.id, array[d.position, d.id] from department d where d.parent_id = ${parentId}
      union all select d.id, tree.place || array[d.position, d.id] from department d join tree on d.parent_id = tree.id)
    select id from tree order by place`.execute(query(ctx.em));
  const where = { $and: [{ id: { $in: rows.map(({ id }) => id) } }, scopeOf(signedIn(ctx)) ?? {}] };
  const found = new Map((await ctx.em.find(Department, where, { populate: ['parent'] })).map((one) => [one.id, one]));
  return rows.flatMap(({ id }) => found.get(id) ?? []);
}

/** Errors: INVALID_INPUT at name, nameEn, parentId or position. */
export async function createDepartment(ctx: Context, { parentId, ...input }: DepartmentInput): Promise<Department> {
  const values = parseInput(departmentSchema, given(input));
  await lockPower(ctx);
  const parent = await parentAt(ctx, parentId);
  const department = ctx.em.create(Department, {
    name: values.name,
    nameEn: values.nameEn || null,
    parent: ref(parent),
    position: values.position ?? (await lastPosition(ctx, parent.id)) + 1,
  });
  await ctx.em.flush();
  ctx.publish({ type: 'accessChanged', roleId: null });
  return department;
}

/**
 * Errors: NOT_FOUND, CONFLICT, DEPARTMENT_FIXED, INVALID_INPUT at name, nameEn, parentId or position; FORBIDDEN to API tokens for another
 * parent.
 */
export async function updateDepartment(
  ctx: Context,
  id: number,
  version: number,
  { parentId, ...input }: DepartmentInput,
): Promise<Department> {
  const values = parseInput(departmentSchema, given(input));
  await lockPower(ctx);
  const department = await own(ctx, id);
  checkVersion(department, version);
  const current = department.parent?.id ?? null;
  // The top of the viewer's own scope stands below one that is hidden from the viewer.
  const isUntold = parentId === null && current !== null && !isInScope(signedIn(ctx), current);
  if (parentId !== current && !isUntold) {
    // The publishing house and the whole publisher stay where forms look for them.
    if (isFixed(department)) throw new DomainError('DEPARTMENT_FIXED');
    const parent = await parentAt(ctx, parentId);
    if (await isWithin(ctx, parent.id, id)) throw invalidInput({ parentId: { code: 'form.departmentCycle' } });
    // The departments below and their people come under other administrators.
    signedInPerson(ctx);
    department.parent = ref(parent);
  }
  department.name = values.name;
  department.nameEn = values.nameEn || null;
  if (values.position !== null) department.position = values.position;
  await ctx.em.flush();
  ctx.publish({ type: 'accessChanged', roleId: null });
  return department;
}

/** Errors: NOT_FOUND, DEPARTMENT_FIXED, DEPARTMENT_IN_USE with its uses. */
export async function deleteDepartment(ctx: Context, id: number): Promise<void> {
  await lockPower(ctx);
  const department = await own(ctx, id);
  if (isFixed(department)) throw new DomainError('DEPARTMENT_FIXED');
  // Acts that refer to the department take this lock too: earlier references are seen, later ones wait.
  await ctx.em.lock(department, LockMode.PESSIMISTIC_WRITE);
  const uses = await usesOf(ctx.em, id);
  if (Object.values(uses).some((count) => count > 0)) throw new DomainError('DEPARTMENT_IN_USE', { ...uses });
  // The log shows deleted and merged people with the department above.
  await ctx.em.execute('update user_account set department_id = ? where department_id = ?', [department.parent?.id ?? null, id]);
  await ctx.em.remove(department).flush();
}

/** Departments the product itself needs: the whole publisher, and the publishing house whose branch offices are offered (F-078). */
export function isFixed({ id }: Pick<Department, 'id'>): boolean {
  return id === ROOT_DEPARTMENT_ID || id === PUBLISHING_HOUSE_ID;
}

function given({ position, nameEn, ...rest }: Omit<DepartmentInput, 'parentId'>) {
  return { ...rest, nameEn: nameEn ?? '', position: position ?? null };
}

async function own(ctx: Context, id: number): Promise<Department> {
  const department = await ctx.em.findOne(Department, { $and: [{ id }, scopeOf(signedIn(ctx)) ?? {}] }, { refresh: true });
  if (!department) throw notFound();
  return department;
}

/** Errors: INVALID_INPUT at parentId; one beyond the viewer's scope is unknown. */
async function parentAt(ctx: Context, parentId: number | null): Promise<Department> {
  if (parentId === null) throw invalidInput({ parentId: { code: 'form.departmentParentRequired' } });
  const parent = isInScope(signedIn(ctx), parentId) ? await ctx.em.findOne(Department, parentId) : null;
  if (!parent) throw invalidInput({ parentId: { code: 'form.choiceUnknown' } });
  return parent;
}

async function lastPosition(ctx: Context, parentId: number): Promise<number> {
  const [last] = await ctx.em.find(Department, { parent: parentId }, { orderBy: { position: 'desc' }, limit: 1 });
  return last?.position ?? 0;
}

/** Whether `id` is `above` or one of its descendants. */
async function isWithin(ctx: Context, id: number, above: number): Promise<boolean> {
  const { rows } = await sql<{
    isWithin: boolean;
  }>`select ${id}::int in ${withThoseBelow(sql`select ${above}::int`)} as "isWithin"`.execute(query(ctx.em));
  return rows[0]?.isWithin ?? false;
}
