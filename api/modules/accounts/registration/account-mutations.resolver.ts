// Mutations of people on their own account: registering, activating, setting and changing the password.
import type { Context } from '../../../context.ts';
import { Auth, Ctx, Input, Logged, Mutation, Resolver } from '../../../graphql/declare.ts';
import { Limited } from '../limits/limited.ts';
import {
  ActivateAccountInput,
  ActivateAccountPayload,
  ChangePasswordInput,
  ChangePasswordPayload,
  RegisterAccountInput,
  RegisterAccountPayload,
  RequestPasswordResetInput,
  RequestPasswordResetPayload,
  ResetPasswordInput,
  ResetPasswordPayload,
} from './account.inputs.ts';
import * as passwords from '../passwords/password.service.ts';
import * as registration from './registration.service.ts';
import { accountsLimits } from '../accounts.doors.ts';

@Resolver()
export class AccountMutationsResolver {
  @Logged({ params: ['language'] })
  @Limited(accountsLimits['register:address'], { inService: [accountsLimits['register:account']] })
  @Mutation(
    RegisterAccountPayload,
    'Takes a registration; the letter that activates the account follows. Errors: INVALID_INPUT at email, password or realName, ORCID_TICKET_INVALID, ORCID_TAKEN, RATE_LIMITED.',
  )
  async registerAccount(@Ctx() ctx: Context, @Input(RegisterAccountInput) input: RegisterAccountInput) {
    await registration.registerAccount(ctx, input);
    return { ok: true };
  }

  @Logged({ result: 'account' })
  @Limited(accountsLimits['mailCode:address'], { inService: [accountsLimits['activation:code']] })
  @Mutation(
    ActivateAccountPayload,
    'Makes the account that was registered with the letter, for the person who knows its password. Errors: LINK_EXPIRED, LINK_USED, INVALID_INPUT at password, RATE_LIMITED.',
  )
  async activateAccount(@Ctx() ctx: Context, @Input(ActivateAccountInput) input: ActivateAccountInput) {
    return { ok: true, account: await registration.activateAccount(ctx, input) };
  }

  @Logged({})
  @Limited(accountsLimits['passwordReset:address'], {
    inService: [accountsLimits['passwordReset:account'], accountsLimits['passwordReset:strangers']],
  })
  @Mutation(
    RequestPasswordResetPayload,
    'Mails a link to set a new password, if account and name belong together. Errors: INVALID_INPUT at email or realName, RATE_LIMITED.',
  )
  async requestPasswordReset(@Ctx() ctx: Context, @Input(RequestPasswordResetInput) input: RequestPasswordResetInput) {
    await passwords.requestPasswordReset(ctx, input);
    return { ok: true };
  }

  @Logged({ result: 'account' })
  @Limited(accountsLimits['mailCode:address'])
  @Mutation(
    ResetPasswordPayload,
    'Sets a new password by the mailed code; every session of the account ends. Errors: INVALID_INPUT at email or password, LINK_EXPIRED, LINK_USED, CONFLICT, RATE_LIMITED.',
  )
  async resetPassword(@Ctx() ctx: Context, @Input(ResetPasswordInput) input: ResetPasswordInput) {
    return { ok: true, account: await passwords.resetPassword(ctx, input) };
  }

  @Auth()
  @Logged({ result: 'account' })
  @Limited({ inService: [accountsLimits['password:user']] })
  @Mutation(
    ChangePasswordPayload,
    'Changes the viewer’s password; every session of the account ends, this one too. Errors: INVALID_INPUT at oldPassword or newPassword, CONFLICT, FORBIDDEN to API tokens, RATE_LIMITED.',
  )
  async changePassword(@Ctx() ctx: Context, @Input(ChangePasswordInput) input: ChangePasswordInput) {
    return { ok: true, account: await passwords.changePassword(ctx, input) };
  }
}
