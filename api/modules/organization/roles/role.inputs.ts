// Administrators' input for role records.
import { Field, ID, InputType, Int } from 'type-graphql';
import type { RoleKindId } from '../../../../shared/roles.ts';
import { RoleKind } from '../organization.enums.ts';

@InputType()
class RoleValuesInput {
  @Field(() => String, { description: 'Name in Chinese.' })
  nameZh!: string;

  @Field(() => String, { nullable: true, description: 'Name in English; the Chinese name stands for it when there is none.' })
  nameEn?: string | null;

  @Field(() => ID, { nullable: true, description: 'The department where it is at home.' })
  departmentId?: string | null;

  @Field(() => String, { nullable: true, description: 'At most 500 characters.' })
  remark?: string | null;

  @Field(() => [ID], { description: 'The screens that it opens, of those for its kind; groups are added by themselves.' })
  menuIds!: string[];

  @Field(() => [ID], { description: 'Its data scope: departments, each with all below it. It narrows kinds 6, 7 and 8.' })
  departmentIds!: string[];
}

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
export class DeleteRolesInput {
  @Field(() => [ID], { description: 'The role records to delete, all or none.' })
  roleIds!: string[];
}

export type RoleValues = RoleValuesInput;
