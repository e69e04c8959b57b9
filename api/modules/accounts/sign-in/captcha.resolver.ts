// The captcha of the sign-in page.
import { Ctx, Field, ID, Mutation, ObjectType, Resolver } from 'type-graphql';
import type { Context } from '../../../context.ts';
import { Limited } from '../limits/limited.ts';
import { Logged } from '../../../graphql/mutation.ts';
import { DateTime } from '../../../graphql/scalars.ts';
import { createCaptcha } from './captcha.ts';
import { accountsLimits } from '../accounts.doors.ts';

@ObjectType('Captcha', { description: 'A picture with letters and digits, which proves a person at the sign-in page; used once.' })
export class CaptchaType {
  @Field(() => ID, { description: 'For captchaId of signIn; names nothing that node() would find.' })
  id!: string;

  @Field(() => String, { description: 'data: URL of a JPEG' })
  image!: string;

  @Field(() => DateTime, { description: 'Until when signIn takes it, in UTC.' })
  expiresAt!: Date;
}

@ObjectType()
export class CreateCaptchaPayload {
  @Field(() => CaptchaType, { description: 'The new picture.' })
  captcha!: CaptchaType;
}

@Resolver()
export class CaptchaResolver {
  @Limited(accountsLimits['captcha:address'])
  @Mutation(() => CreateCaptchaPayload, {
    nullable: true,
    description: 'Draws a captcha for the sign-in page; it can be used once. Errors: RATE_LIMITED.',
  })
  @Logged({})
  async createCaptcha(@Ctx() ctx: Context): Promise<CreateCaptchaPayload> {
    return { captcha: await createCaptcha(ctx) };
  }
}
