// Making and revoking API tokens from the screen: for people that the administrator may change, who are told by letter (decision 53).
import type { z } from 'zod';
import { wordsIn } from '../../../../shared/messages.ts';
import { formalDay } from '../../../../shared/day.ts';
import { apiTokenSchema } from '../../../../shared/forms/api-token.ts';
import { signedInPerson, type Context } from '../../../context.ts';
import { DomainError, invalidInput, notFound, parseInput } from '../../../errors.ts';
import { decodeId } from '../../../graphql/node.ts';
import { ApiToken } from '../../accounts/sessions/api-token.entity.ts';
import { issueApiToken } from '../../accounts/sessions/api-token.service.ts';
import { queueMail } from '../../mail/mail.service.ts';
import { personTo } from '../people.load.ts';
import { lockPower } from '../../organization/power-lock.ts';
import { isShown } from '../../organization/roles/roles-shown.ts';
import { nameOfAccount } from '../../names/display-name.ts';

/** Errors: NOT_FOUND, INVALID_INPUT at the field, ACCOUNT_DISABLED, PERSON_BEYOND_SCOPE; FORBIDDEN to API tokens, which make no others. */
export async function createApiToken(
  ctx: Context,
  userId: number,
  input: z.input<typeof apiTokenSchema>,
): Promise<{ apiToken: ApiToken; token: string }> {
  const viewer = signedInPerson(ctx);
  const { name, days, roleId } = parseInput(apiTokenSchema, input);
  await lockPower(ctx);
  const user = await personTo(ctx, 'change', userId);
  if (!user.isEnabled) throw new DomainError('ACCOUNT_DISABLED');
  const wanted = decodeId('Role', roleId);
  const role = user.roles.getItems().find((held) => held.id === wanted && isShown(viewer, held));
  if (!role) throw invalidInput({ roleId: { code: 'form.tokenRoleNotHeld' } });
  const { apiToken, token } = await issueApiToken(ctx.em, ctx.clock, { user, role, name, days });
  await queueMail(ctx, {
    to: user.email,
    key: 'letter.apiTokenMade',
    params: {
      name: nameOfAccount(user.language, user),
      purpose: name,
      role: wordsIn(user.language, role.nameZh, role.nameEn),
      until: formalDay(user.language, apiToken.expiresAt),
    },
    language: user.language,
    about: { accountId: user.id },
  });
  return { apiToken, token };
}

/** Ends it now; twice is once. Errors: NOT_FOUND, PERSON_BEYOND_SCOPE. */
export async function revokeApiToken(ctx: Context, id: number): Promise<ApiToken> {
  await lockPower(ctx);
  const apiToken = await ctx.em.findOne(ApiToken, id, { populate: ['role'] });
  if (!apiToken) throw notFound();
  await personTo(ctx, 'change', apiToken.user.id);
  apiToken.revokedAt ??= ctx.clock.now();
  await ctx.em.flush();
  return apiToken;
}
