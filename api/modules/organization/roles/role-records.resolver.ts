// Role records as administrators keep them, and the menus that they open.
import { sql } from 'kysely';
import { defineLoader, signedIn, type Context } from '../../../context.ts';
import { query } from '../../../database/tables.ts';
import {
  Auth,
  Ctx,
  FieldResolver,
  guarded,
  ID,
  Input,
  Int,
  ListSize,
  Logged,
  many,
  Mutation,
  ObjectType,
  output,
  Query,
  Resolver,
  Root,
} from '../../../graphql/declare.ts';
import { decodeId } from '../../../graphql/node.ts';
import { isShown } from './roles-shown.ts';
import { Department } from '../department.entity.ts';
import { isInScope } from '../departments/department.policy.ts';
import { Menu } from '../menu.entity.ts';
import { Role } from '../role.entity.ts';
import { CreateRoleInput, DeleteRolesInput, UpdateRoleInput } from './role.inputs.ts';
import { createRole, deleteRoles, menus, updateRole } from './role.service.ts';

const ADMINISTRATOR = { roles: ['ADMINISTRATOR'] } as const;

@Auth(ADMINISTRATOR)
@ObjectType()
class RolePayload extends output({ role: guarded(() => Role, 'As it is now; null when the viewer may no longer see it.') }) {}

@Auth(ADMINISTRATOR)
@ObjectType()
class DeleteRolesPayload extends output({ deletedRoleIds: many(ID, 'The ids that stand for nothing from now on.') }) {}

const holdersOf = defineLoader<number, number>(async (ctx, ids) => {
  const { rows } = await sql<{
    role_id: number;
    people: number;
  }>`select role_id, count(*)::int as people from user_role where role_id = any(${ids}) group by role_id`.execute(query(ctx.em));
  const known = new Map(rows.map((row) => [row.role_id, row.people]));
  return ids.map((id) => known.get(id) ?? 0);
});

@Resolver(() => Role)
export class RoleRecordResolver {
  @Auth(ADMINISTRATOR)
  @FieldResolver(() => Int, {
    nullable: true,
    description: 'How many people hold it; one that is held is not deleted. Null where the viewer is not shown who does (`User.roles`).',
  })
  async peopleCount(@Root() role: Role, @Ctx() ctx: Context): Promise<number | null> {
    return isShown(signedIn(ctx), role) ? await ctx.loaders.of(ctx, holdersOf).load(role.id) : null;
  }

  @Auth(ADMINISTRATOR)
  @FieldResolver(() => Department, { nullable: true, description: 'Where it is at home.' })
  async department(@Root() { department }: Role, @Ctx() ctx: Context): Promise<Department | null> {
    return department && isInScope(signedIn(ctx), department.id) ? await department.load() : null;
  }

  @Auth(ADMINISTRATOR)
  @ListSize(200, 20)
  @FieldResolver(() => [Menu], { nullable: true, description: 'The screens that it opens, with their groups.' })
  async menus(@Root() role: Role): Promise<Menu[]> {
    return (await role.menus.loadItems()).toSorted((a, b) => a.id - b.id);
  }

  @Auth(ADMINISTRATOR)
  @ListSize(1000, 10)
  @FieldResolver(() => [Department], { nullable: true, description: 'Its data scope: these departments and all below them.' })
  async departments(@Root() role: Role, @Ctx() ctx: Context): Promise<Department[]> {
    const known = (await role.departments.loadItems()).filter(({ id }) => isInScope(signedIn(ctx), id));
    return known.toSorted((a, b) => a.id - b.id);
  }

  @Auth(ADMINISTRATOR)
  @ListSize(200)
  @Query(() => [Menu], { nullable: true, description: 'Flat: groups in their order, then the screens of each in theirs.' })
  async menuTree(@Ctx() ctx: Context): Promise<Menu[]> {
    return await menus(ctx);
  }

  @Auth(ADMINISTRATOR)
  @Logged({ result: 'role', params: ['kind', 'nameZh', 'nameEn', 'departmentId', 'menuIds', 'departmentIds'] })
  @Mutation(
    RolePayload,
    'Adds a role record. Errors: INVALID_INPUT at kind, nameZh, nameEn, remark, departmentId, menuIds or departmentIds.',
  )
  async createRole(@Ctx() ctx: Context, @Input(CreateRoleInput) input: CreateRoleInput) {
    return { role: await createRole(ctx, input.kind ?? null, input) };
  }

  @Auth(ADMINISTRATOR)
  @Logged({ object: 'roleId', params: ['nameZh', 'nameEn', 'departmentId', 'menuIds', 'departmentIds'] })
  @Mutation(
    RolePayload,
    'Replaces a role record as a whole, with effect at once on everybody who works under it. Errors: NOT_FOUND, FORBIDDEN (also to API tokens for further screens or departments), CONFLICT, LAST_ADMINISTRATOR, INVALID_INPUT at nameZh, nameEn, remark, departmentId, menuIds or departmentIds.',
  )
  async updateRole(@Ctx() ctx: Context, @Input(UpdateRoleInput) input: UpdateRoleInput) {
    return { role: await updateRole(ctx, decodeId('Role', input.roleId), input.version, input) };
  }

  @Auth(ADMINISTRATOR)
  @Logged({ params: ['roleIds'] })
  @Mutation(
    DeleteRolesPayload,
    'Deletes role records that nobody holds, all or none. Errors: NOT_FOUND, FORBIDDEN, ROLE_SEEDED, ROLE_IN_USE.',
  )
  async deleteRoles(@Ctx() ctx: Context, @Input(DeleteRolesInput) { roleIds }: DeleteRolesInput) {
    await deleteRoles(
      ctx,
      roleIds.map((id) => decodeId('Role', id)),
    );
    return { deletedRoleIds: roleIds };
  }
}
