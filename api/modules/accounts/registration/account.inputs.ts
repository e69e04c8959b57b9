// Inputs and payloads of people's mutations on their own account. Limits are those of the forms (shared/forms/account.ts).
import { ID, input, InputType, maybe, ObjectType, one, output } from '../../../graphql/declare.ts';
import { PersonNameInput } from '../../names/names.types.ts';
import { Language, Sex } from '../viewer/accounts.types.ts';
import type { User } from '../viewer/user.entity.ts';

@InputType()
export class RegisterAccountInput extends input({
  email: one(String, 'The address of the account that is to be; the letter goes there.'),
  password: one(String, '8 to 16 letters and digits, with a digit, an upper and a lower case letter.'),
  realName: one(String, 'What the person is called, as others are to read it.'),
  language: one(() => Language, 'The language of the letters, until the person chooses another.'),
  orcidTicket: maybe(String, 'The ticket of /siginSys: the account gets the ORCID iD it stands for.'),
}) {}

@ObjectType()
export class RegisterAccountPayload extends output({ ok: one(Boolean, 'The same for every address: the letter tells the rest.') }) {}

@InputType()
export class MailCodeInput extends input({ code: one(String, 'The code in the link of the letter.') }) {}

@InputType()
export class ActivateAccountInput extends input({
  code: one(String, 'The code in the link of the letter.'),
  password: one(String, 'The password of the registration that the letter belongs to.'),
}) {}

/** `account` is for the operation log. */
@ObjectType()
export class ActivateAccountPayload extends output({ ok: one(Boolean) }) {
  account!: User;
}

@InputType()
export class RequestPasswordResetInput extends input({
  email: one(String, 'The address of the account.'),
  realName: one(String, 'As the account has it.'),
}) {}

@ObjectType()
export class RequestPasswordResetPayload extends output({ ok: one(Boolean, 'The same for every address and name.') }) {}

@InputType()
export class ResetPasswordInput extends input({
  email: one(String, 'The address in the link of the letter.'),
  code: one(String, 'The code in the link of the letter.'),
  password: one(String, 'The new one, by the rule of registerAccount.'),
}) {}

@ObjectType()
export class ResetPasswordPayload extends output({ ok: one(Boolean) }) {
  account!: User;
}

@InputType()
export class ChangePasswordInput extends input({
  oldPassword: one(String, 'The present one.'),
  newPassword: one(String, 'The new password, by the rule of registerAccount.'),
}) {}

@ObjectType()
export class ChangePasswordPayload extends output({ ok: one(Boolean, 'Every session has ended, this one too.') }) {
  account!: User;
}

@InputType()
export class RequestEmailChangeInput extends input({
  newEmail: one(String, 'The address that the account moves to.'),
  password: one(String, 'The present one.'),
}) {}

@ObjectType()
export class RequestEmailChangePayload extends output({ ok: one(Boolean) }) {}

@ObjectType()
export class ConfirmEmailChangePayload extends output({ ok: one(Boolean) }) {
  account!: User;
}

@InputType({
  description:
    'Somebody who is not in the register, as who invites them types it. All of it is needed; what is missing is said at its field.',
})
export class NewPersonInput extends input({
  realName: maybe(String, 'Family name first.'),
  name: maybe(() => PersonNameInput, 'The name in parts; left out: what `realName` offers.'),
  sex: maybe(() => Sex),
  degreeId: maybe(ID),
  email: maybe(String, 'An account of this address is used as it is.'),
  company: maybe(String, 'Where the person works.'),
  regionCode: maybe(String, 'Code of a region that is divided no further.'),
}) {}
