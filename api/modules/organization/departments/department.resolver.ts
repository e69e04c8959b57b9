// Departments: the tree for administrators, the choices of forms and filters, and its three acts.
import { wordsIn } from '../../../../shared/messages.ts';
import { signedIn, type Context } from '../../../context.ts';
import {
  Arg,
  Auth,
  Ctx,
  FieldResolver,
  guarded,
  ID,
  input,
  Input,
  InputType,
  Int,
  Logged,
  maybe,
  Mutation,
  ObjectType,
  one,
  Outgrown,
  output,
  Query,
  replacedBy,
  Resolver,
  Root,
} from '../../../graphql/declare.ts';
import { decodeId } from '../../../graphql/node.ts';
import { Department } from '../department.entity.ts';
import { DepartmentPlace } from './department-place.ts';
import { isInScope } from './department.policy.ts';
import { createDepartment, deleteDepartment, departments, isFixed, optionsBelow, updateDepartment } from './department.service.ts';

@InputType()
class CreateDepartmentInput extends input({
  name: one(String, 'Name in Chinese.'),
  nameEn: maybe(String, 'Name in English; without one readers see the Chinese name.'),
  parentId: maybe(ID, 'The department above it.'),
  position: maybe(Int, 'Place among its siblings; null: a new one behind the last, another where it is.'),
}) {}

@InputType()
class UpdateDepartmentInput extends input(
  {
    departmentId: one(ID, 'The department to change.'),
    version: one(Int, 'The version that was read: a save on top of another’s is refused as CONFLICT.'),
  },
  CreateDepartmentInput,
) {}

@InputType()
class DeleteDepartmentInput extends input({ departmentId: one(ID, 'The department to delete.') }) {}

@Auth({ roles: ['ADMINISTRATOR'] })
@ObjectType()
class DepartmentPayload extends output({
  department: guarded(() => Department, 'As it is now; null when it has left the data scope of the viewer.'),
}) {}

@Auth({ roles: ['ADMINISTRATOR'] })
@ObjectType()
class DeleteDepartmentPayload extends output({ deletedDepartmentId: one(ID, 'The id that stands for nothing from now on.') }) {}

@Resolver(() => Department)
export class DepartmentResolver {
  @Auth({ roles: ['ADMINISTRATOR'] })
  @Outgrown()
  @Query(() => [Department], {
    nullable: true,
    description: 'Flat: every department of the current record’s data scope, siblings in their order.',
    ...replacedBy('departmentConnection'),
  })
  async departments(@Ctx() ctx: Context): Promise<Department[]> {
    return await departments(ctx);
  }

  @Auth({ roles: ['PUBLISHING_EDITOR', 'OPERATIONS', 'ADMINISTRATOR'] })
  @Outgrown()
  @Query(() => [Department], {
    nullable: true,
    description:
      'The children of a department, in order, as far as they lie in the current record’s data scope; of the whole publisher when neither is named. With `ofEveryLevel` all that stand below it, each followed by its own.',
    ...replacedBy('departmentOptionConnection'),
  })
  async departmentOptions(
    @Ctx() ctx: Context,
    @Arg('parentId', () => ID, { nullable: true, description: 'The department whose children are asked for.' }) parentId?: string | null,
    @Arg('below', () => DepartmentPlace, {
      nullable: true,
      description: 'One of two departments that forms know; not asked when parentId is given.',
    })
    below?: number | null,
    @Arg('ofEveryLevel', () => Boolean, { nullable: true, description: 'True: not the children alone, but all that stand below.' })
    ofEveryLevel?: boolean | null,
  ): Promise<Department[]> {
    return await optionsBelow(ctx, { parentId, below, ofEveryLevel });
  }

  @FieldResolver(() => Int, { description: 'The number by which scripts of the old system know it.' })
  number(@Root() { id }: Department): number {
    return id;
  }

  @FieldResolver(() => String, { description: 'In the reader’s language, in Chinese where it has no English name.' })
  name(@Root() { name, nameEn }: Department, @Ctx() ctx: Context): string {
    return wordsIn(ctx.language, name, nameEn);
  }

  @FieldResolver(() => String, { description: 'In Chinese.' })
  nameZh(@Root() { name }: Department): string {
    return name;
  }

  @FieldResolver(() => Department, {
    nullable: true,
    description: 'Null for the whole publisher, and where it lies beyond the data scope.',
  })
  async parent(@Root() { parent }: Department, @Ctx() ctx: Context): Promise<Department | null> {
    return parent && isInScope(signedIn(ctx), parent.id) ? await parent.loadOrFail() : null;
  }

  @FieldResolver(() => Boolean, { description: 'It comes with the product, and is neither moved nor deleted.' })
  isFixed(@Root() department: Department): boolean {
    return isFixed(department);
  }

  @Auth({ roles: ['ADMINISTRATOR'] })
  @Logged({ result: 'department', params: ['name', 'nameEn', 'position'] })
  @Mutation(DepartmentPayload, 'Adds a department. Errors: INVALID_INPUT at name, nameEn, parentId or position.')
  async createDepartment(@Ctx() ctx: Context, @Input(CreateDepartmentInput) input: CreateDepartmentInput) {
    return { department: await createDepartment(ctx, valuesOf(input)) };
  }

  @Auth({ roles: ['ADMINISTRATOR'] })
  @Logged({ object: 'departmentId', params: ['name', 'nameEn', 'parentId', 'position'] })
  @Mutation(
    DepartmentPayload,
    'Renames a department or moves it, with all below it. Who sees its journals changes at once. Errors: NOT_FOUND, CONFLICT, DEPARTMENT_FIXED, INVALID_INPUT at name, nameEn, parentId or position; FORBIDDEN to API tokens that move it.',
  )
  async updateDepartment(@Ctx() ctx: Context, @Input(UpdateDepartmentInput) input: UpdateDepartmentInput) {
    return { department: await updateDepartment(ctx, decodeId('Department', input.departmentId), input.version, valuesOf(input)) };
  }

  @Auth({ roles: ['ADMINISTRATOR'] })
  @Logged({ object: 'departmentId' })
  @Mutation(DeleteDepartmentPayload, 'Deletes a department that nothing uses. Errors: NOT_FOUND, DEPARTMENT_FIXED, DEPARTMENT_IN_USE.')
  async deleteDepartment(@Ctx() ctx: Context, @Input(DeleteDepartmentInput) { departmentId }: DeleteDepartmentInput) {
    await deleteDepartment(ctx, decodeId('Department', departmentId));
    return { deletedDepartmentId: departmentId };
  }
}

function valuesOf({ parentId, name, nameEn, position }: CreateDepartmentInput) {
  return { name, nameEn: nameEn ?? null, position: position ?? null, parentId: parentId ? decodeId('Department', parentId) : null };
}
