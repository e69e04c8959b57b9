// "Mail me a sign-in code", on the sign-in page.
import { Arg, Ctx, Field, InputType, Mutation, ObjectType, Resolver } from 'type-graphql';
import type { LanguageTag } from '../../../../shared/messages.ts';
import type { Context } from '../../../context.ts';
import { Limited } from '../limits/limited.ts';
import { Logged } from '../../../graphql/mutation.ts';
import { Language } from '../viewer/accounts.types.ts';
import { requestSignInCode } from './sign-in-code.ts';
import { accountsLimits } from '../accounts.doors.ts';

@InputType()
export class RequestSignInCodeInput {
  @Field(() => String, { description: 'Email or user name.' })
  account!: string;

  @Field(() => Language, { description: 'Of the letter.' })
  language!: LanguageTag;
}

@ObjectType()
export class RequestSignInCodePayload {
  @Field(() => Boolean, { description: 'True whether there is such an account or not.' })
  ok!: boolean;
}

@Resolver()
export class SignInCodeResolver {
  @Logged({ params: ['language'] })
  @Limited(accountsLimits['mailSignInCode:address'], {
    inService: [accountsLimits['mailSignInCode:account'], accountsLimits['mailSignInCode:strangers']],
  })
  @Mutation(() => RequestSignInCodePayload, {
    nullable: true,
    description: 'Mails a code that takes the place of the captcha for ten minutes. Errors: RATE_LIMITED.',
  })
  async requestSignInCode(
    @Ctx() ctx: Context,
    @Arg('input', () => RequestSignInCodeInput) { account, language }: RequestSignInCodeInput,
  ): Promise<RequestSignInCodePayload> {
    await requestSignInCode(ctx, account, language);
    return { ok: true };
  }
}
