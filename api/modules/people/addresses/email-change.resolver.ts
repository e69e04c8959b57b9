// A person moves their account to another address.
import type { Context } from '../../../context.ts';
import { Auth, Ctx, Input, Logged, Mutation, Resolver } from '../../../graphql/declare.ts';
import { Limited } from '../../accounts/limits/limited.ts';
import {
  ConfirmEmailChangePayload,
  MailCodeInput,
  RequestEmailChangeInput,
  RequestEmailChangePayload,
} from '../../accounts/registration/account.inputs.ts';
import * as emailChange from './email-change.service.ts';
import { accountsLimits } from '../../accounts/accounts.doors.ts';
import { peopleLimits } from '../people.doors.ts';

@Resolver()
export class EmailChangeResolver {
  @Auth()
  @Logged({})
  @Limited({ inService: [accountsLimits['password:user'], peopleLimits['emailChange:user']] })
  @Mutation(
    RequestEmailChangePayload,
    'Mails a link to the new address; nothing changes before it is confirmed there. Errors: INVALID_INPUT at newEmail or password, EMAIL_TAKEN at newEmail, FORBIDDEN to API tokens, RATE_LIMITED.',
  )
  async requestEmailChange(@Ctx() ctx: Context, @Input(RequestEmailChangeInput) input: RequestEmailChangeInput) {
    await emailChange.requestEmailChange(ctx, input);
    return { ok: true };
  }

  @Logged({ result: 'account' })
  @Limited(accountsLimits['mailCode:address'])
  @Mutation(
    ConfirmEmailChangePayload,
    'Moves the account to the address that the link was mailed to, and tells the old address. Where none was confirmed before, API tokens and other sessions of the account end. Errors: LINK_EXPIRED, LINK_USED, CONFLICT, EMAIL_TAKEN, RATE_LIMITED.',
  )
  async confirmEmailChange(@Ctx() ctx: Context, @Input(MailCodeInput) { code }: MailCodeInput) {
    return { ok: true, account: await emailChange.confirmEmailChange(ctx, code) };
  }
}
