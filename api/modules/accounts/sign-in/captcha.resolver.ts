// The captcha of the sign-in page.
import type { Context } from '../../../context.ts';
import { Limited } from '../limits/limited.ts';
import { Ctx, DateTime, ID, Logged, Mutation, ObjectType, one, output, Resolver } from '../../../graphql/declare.ts';
import { createCaptcha } from './captcha.ts';
import { accountsLimits } from '../accounts.doors.ts';

@ObjectType('Captcha', { description: 'A picture with letters and digits, which proves a person at the sign-in page; used once.' })
class CaptchaType extends output({
  id: one(ID, 'For captchaId of signIn; names nothing that node() would find.'),
  image: one(String, 'data: URL of a JPEG'),
  expiresAt: one(DateTime, 'Until when signIn takes it, in UTC.'),
}) {}

@ObjectType()
class CreateCaptchaPayload extends output({ captcha: one(() => CaptchaType, 'The new picture.') }) {}

@Resolver()
export class CaptchaResolver {
  @Limited(accountsLimits['captcha:address'])
  @Mutation(CreateCaptchaPayload, 'Draws a captcha for the sign-in page; it can be used once. Errors: RATE_LIMITED.')
  @Logged({})
  async createCaptcha(@Ctx() ctx: Context) {
    return { captcha: await createCaptcha(ctx) };
  }
}
