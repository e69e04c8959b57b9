// "Mail me a sign-in code", on the sign-in page.
import type { Context } from '../../../context.ts';
import { Limited } from '../limits/limited.ts';
import { Ctx, Input, input, InputType, Logged, Mutation, ObjectType, one, output, Resolver } from '../../../graphql/declare.ts';
import { Language } from '../viewer/accounts.types.ts';
import { requestSignInCode } from './sign-in-code.ts';
import { accountsLimits } from '../accounts.doors.ts';

@InputType()
class RequestSignInCodeInput extends input({
  account: one(String, 'Email or user name.'),
  language: one(() => Language, 'The language of the letter.'),
}) {}

@ObjectType()
class RequestSignInCodePayload extends output({ ok: one(Boolean, 'True whether there is such an account or not.') }) {}

@Resolver()
export class SignInCodeResolver {
  @Logged({ params: ['language'] })
  @Limited(accountsLimits['mailSignInCode:address'], {
    inService: [accountsLimits['mailSignInCode:account'], accountsLimits['mailSignInCode:strangers']],
  })
  @Mutation(RequestSignInCodePayload, 'Mails a code that takes the place of the captcha for ten minutes. Errors: RATE_LIMITED.')
  async requestSignInCode(@Ctx() ctx: Context, @Input(RequestSignInCodeInput) { account, language }: RequestSignInCodeInput) {
    await requestSignInCode(ctx, account, language);
    return { ok: true };
  }
}
