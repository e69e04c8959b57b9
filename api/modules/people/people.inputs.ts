// Inputs and payloads of administrators' mutations on accounts. Limits are those of shared/forms/person.ts.
import { Field, ID, Int } from 'type-graphql';
import { Auth } from '../../graphql/auth.ts';
import { guarded, input, InputType, many, ObjectType, one, output } from '../../graphql/fields.ts';
import { User } from '../accounts/viewer/user.entity.ts';

@InputType()
abstract class PersonFields {
  @Field(() => String, { description: 'Another way to sign in, no address. Empty: the address alone.' })
  username!: string;

  @Field(() => String, { description: 'What the person is called, as others are to read it.' })
  realName!: string;

  @Field(() => String, { description: 'The address of the account.' })
  email!: string;

  @Field(() => String, { description: 'Of the personal information; may be empty.' })
  mobile!: string;

  @Field(() => ID, {
    nullable: true,
    description: 'The department that the person belongs to; null: none, which only who holds the root may say.',
  })
  departmentId?: string | null;

  @Field(() => [ID], { description: 'Role records, one at least; each within what the viewer may give.' })
  roleIds!: string[];

  @Field(() => Boolean, { description: 'False: may not sign in yet.' })
  isEnabled!: boolean;
}

@InputType()
export class AddPersonInput extends PersonFields {
  @Field(() => String, { description: '8 to 16 letters and digits, with a digit, an upper and a lower case letter.' })
  password!: string;
}

@InputType()
export class SavePersonInput extends PersonFields {
  @Field(() => ID, { description: 'The account.' })
  userId!: string;

  @Field(() => Int, { description: 'The version that was read: a save on top of another’s is refused as CONFLICT.' })
  version!: number;

  @Field(() => String, { description: 'Empty keeps the old one; a new one ends every session of the person.' })
  password!: string;
}

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
