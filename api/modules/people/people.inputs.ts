// Inputs and payloads of administrators' mutations on accounts. Limits are those of shared/forms/person.ts.
import { Auth, guarded, ID, input, InputType, Int, many, maybe, ObjectType, one, output } from '../../graphql/declare.ts';
import { User } from '../accounts/viewer/user.entity.ts';

@InputType()
abstract class PersonFields extends input({
  username: one(String, 'Another way to sign in, no address. Empty: the address alone.'),
  realName: one(String, 'What the person is called, as others are to read it.'),
  email: one(String, 'The address of the account.'),
  mobile: one(String, 'The telephone number of the personal information; may be empty.'),
  departmentId: maybe(ID, 'The department that the person belongs to; null: none, which only who holds the root may say.'),
  roleIds: many(ID, 'Role records, one at least; each within what the viewer may give.'),
  isEnabled: one(Boolean, 'False: may not sign in yet.'),
}) {}

@InputType()
export class AddPersonInput extends input(
  { password: one(String, '8 to 16 letters and digits, with a digit, an upper and a lower case letter.') },
  PersonFields,
) {}

@InputType()
export class SavePersonInput extends input(
  {
    userId: one(ID, 'The account.'),
    version: one(Int, 'The version that was read: a save on top of another’s is refused as CONFLICT.'),
    password: one(String, 'Empty keeps the old one; a new one ends every session of the person.'),
  },
  PersonFields,
) {}

@InputType()
export class SetPersonEnabledInput extends input({
  userId: one(ID, 'The account.'),
  isEnabled: one(Boolean, 'False: may not sign in; sessions, API tokens and sockets end at once.'),
}) {}

@InputType()
export class DeletePeopleInput extends input({ userIds: many(ID, 'The accounts, at most 100; all of them or none.') }) {}

@Auth({ roles: ['ADMINISTRATOR'] })
@ObjectType()
export class AddPersonPayload extends output({ user: guarded(() => User) }) {}

@Auth({ roles: ['ADMINISTRATOR'] })
@ObjectType()
export class SavePersonPayload extends output({ user: guarded(() => User) }) {}

@Auth({ roles: ['ADMINISTRATOR'] })
@ObjectType()
export class SetPersonEnabledPayload extends output({ user: guarded(() => User) }) {}

@Auth({ roles: ['ADMINISTRATOR'] })
@ObjectType()
export class DeletePeoplePayload extends output({ deletedUserIds: many(ID, 'The ids that stand for nobody from now on.') }) {}
