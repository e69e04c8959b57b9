// Inputs and payloads of people's mutations on their own account. Limits are those of the forms (shared/forms/account.ts).
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import type { LanguageTag } from '../../../../shared/messages.ts';
import { Language, Sex } from '../viewer/accounts.types.ts';
import type { User } from '../viewer/user.entity.ts';

@InputType()
export class RegisterAccountInput {
  @Field(() => String, { description: 'The address of the account that is to be; the letter goes there.' })
  email!: string;

  @Field(() => String, { description: '8 to 16 letters and digits, with a digit, an upper and a lower case letter.' })
  password!: string;

  @Field(() => String, { description: 'What the person is called, as others are to read it.' })
  realName!: string;

  @Field(() => Language, { description: 'Of the letters, until the person chooses another.' })
  language!: LanguageTag;

  @Field(() => String, { nullable: true, description: 'The ticket of /siginSys: the account gets the ORCID iD it stands for.' })
  orcidTicket?: string | null;
}

@ObjectType()
export class RegisterAccountPayload {
  @Field(() => Boolean, { description: 'The same for every address: the letter tells the rest.' })
  ok!: boolean;
}

@InputType()
export class MailCodeInput {
  @Field(() => String, { description: 'Of the link in the letter.' })
  code!: string;
}

@InputType()
export class ActivateAccountInput {
  @Field(() => String, { description: 'Of the link in the letter.' })
  code!: string;

  @Field(() => String, { description: 'Of the registration that the letter belongs to.' })
  password!: string;
}

/** `account` is for the operation log. */
@ObjectType()
export class ActivateAccountPayload {
  account!: User;

  @Field(() => Boolean)
  ok!: boolean;
}

@InputType()
export class RequestPasswordResetInput {
  @Field(() => String, { description: 'The address of the account.' })
  email!: string;

  @Field(() => String, { description: 'As the account has it.' })
  realName!: string;
}

@ObjectType()
export class RequestPasswordResetPayload {
  @Field(() => Boolean, { description: 'The same for every address and name.' })
  ok!: boolean;
}

@InputType()
export class ResetPasswordInput {
  @Field(() => String, { description: 'Of the link in the letter.' })
  email!: string;

  @Field(() => String, { description: 'Of the link in the letter.' })
  code!: string;

  @Field(() => String, { description: 'The new one, by the rule of registerAccount.' })
  password!: string;
}

@ObjectType()
export class ResetPasswordPayload {
  account!: User;

  @Field(() => Boolean)
  ok!: boolean;
}

@InputType()
export class ChangePasswordInput {
  @Field(() => String, { description: 'The present one.' })
  oldPassword!: string;

  @Field(() => String, { description: 'By the rule of registerAccount.' })
  newPassword!: string;
}

@ObjectType()
export class ChangePasswordPayload {
  account!: User;

  @Field(() => Boolean, { description: 'Every session has ended, this one too.' })
  ok!: boolean;
}

@InputType()
export class RequestEmailChangeInput {
  @Field(() => String, { description: 'The address that the account moves to.' })
  newEmail!: string;

  @Field(() => String, { description: 'The present one.' })
  password!: string;
}

@ObjectType()
export class RequestEmailChangePayload {
  @Field(() => Boolean)
  ok!: boolean;
}

@ObjectType()
export class ConfirmEmailChangePayload {
  account!: User;

  @Field(() => Boolean)
  ok!: boolean;
}

@InputType({
  description:
    'Somebody who is not in the register, as who invites them types it. All of it is needed; what is missing is said at its field.',
})
export class NewPersonInput {
  @Field(() => String, { nullable: true, description: 'Family name first.' })
  realName?: string | null;

  @Field(() => Sex, { nullable: true })
  sex?: 0 | 1 | null;

  @Field(() => ID, { nullable: true })
  degreeId?: string | null;

  @Field(() => String, { nullable: true, description: 'An account of this address is used as it is.' })
  email?: string | null;

  @Field(() => String, { nullable: true, description: 'Where the person works.' })
  company?: string | null;

  @Field(() => String, { nullable: true, description: 'Code of a region that is divided no further.' })
  regionCode?: string | null;
}
