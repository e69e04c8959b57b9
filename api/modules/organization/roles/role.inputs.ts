// Administrators' input for role records.
import { ID, input, InputType, Int, many, maybe, one } from '../../../graphql/declare.ts';
import { RoleKind } from '../organization.enums.ts';

@InputType()
export class RoleValuesInput extends input({
  nameZh: one(String, 'Name in Chinese.'),
  nameEn: maybe(String, 'Name in English; the Chinese name stands for it when there is none.'),
  departmentId: maybe(ID, 'The department where it is at home.'),
  remark: maybe(String, 'At most 500 characters.'),
  menuIds: many(ID, 'The screens that it opens, of those for its kind; groups are added by themselves.'),
  departmentIds: many(ID, 'Its data scope: departments, each with all below it. It narrows kinds 6, 7 and 8.'),
}) {}

@InputType()
export class CreateRoleInput extends input(
  { kind: maybe(() => RoleKind, 'What its holders may do; it stays. Null is refused in words.') },
  RoleValuesInput,
) {}

@InputType()
export class UpdateRoleInput extends input(
  {
    roleId: one(ID, 'The role record to change.'),
    version: one(Int, 'The version that was read: a save on top of another’s is refused as CONFLICT.'),
  },
  RoleValuesInput,
) {}

@InputType()
export class DeleteRolesInput extends input({ roleIds: many(ID, 'The role records to delete, all or none.') }) {}
