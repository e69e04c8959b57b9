// Inputs and payloads of administrators' mutations on accounts. Limits are those of shared/forms/person.ts.
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { Auth } from '../../graphql/auth.ts';
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
export class SetPersonEnabledInput {
  @Field(() => ID, { description: 'The account.' })
  userId!: string;

  @Field(() => Boolean, { description: 'False: may not sign in; sessions, API tokens and sockets end at once.' })
  isEnabled!: boolean;
}

@InputType()
export class DeletePeopleInput {
  @Field(() => [ID], { description: 'The accounts, at most 100; all of them or none.' })
  userIds!: string[];
}

@Auth({ roles: ['ADMINISTRATOR'] })
@ObjectType()
export class AddPersonPayload {
  @Field(() => User, { nullable: true })
  user!: User;
}

@Auth({ roles: ['ADMINISTRATOR'] })
@ObjectType()
export class SavePersonPayload {
  @Field(() => User, { nullable: true })
  user!: User;
}

@Auth({ roles: ['ADMINISTRATOR'] })
@ObjectType()
export class SetPersonEnabledPayload {
  @Field(() => User, { nullable: true })
  user!: User;
}

@Auth({ roles: ['ADMINISTRATOR'] })
@ObjectType()
export class DeletePeoplePayload {
  @Field(() => [ID], { description: 'The ids that stand for nobody from now on.' })
  deletedUserIds!: string[];
}
