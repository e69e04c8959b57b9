// Administrators' input for role records.
import { Field, ID, Int } from 'type-graphql';
import type { RoleKindId } from '../../../../shared/roles.ts';
import { input, InputType, many, maybe, one } from '../../../graphql/fields.ts';
import { RoleKind } from '../organization.enums.ts';

@InputType()
class RoleValuesInput extends input({
  nameZh: one(String, 'Name in Chinese.'),
  nameEn: maybe(String, 'Name in English; the Chinese name stands for it when there is none.'),
  departmentId: maybe(ID, 'The department where it is at home.'),
  remark: maybe(String, 'At most 500 characters.'),
  menuIds: many(ID, 'The screens that it opens, of those for its kind; groups are added by themselves.'),
  departmentIds: many(ID, 'Its data scope: departments, each with all below it. It narrows kinds 6, 7 and 8.'),
}) {}

@InputType()
export class CreateRoleInput extends RoleValuesInput {
  @Field(() => RoleKind, { nullable: true, description: 'What its holders may do; it stays. Null is refused in words.' })
  kind?: RoleKindId | null;
}

@InputType()
export class UpdateRoleInput extends RoleValuesInput {
  @Field(() => ID, { description: 'The role record to change.' })
  roleId!: string;

  @Field(() => Int, { description: 'The version that was read: a save on top of another’s is refused as CONFLICT.' })
  version!: number;
}

@InputType()
export class DeleteRolesInput extends input({ roleIds: many(ID, 'The role records to delete, all or none.') }) {}

export type RoleValues = RoleValuesInput;
