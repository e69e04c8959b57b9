// The account moves to another address: the person asks with the password and confirms by the link in a letter to the new address (S1 §2, D13-088).
import { LockMode, UniqueConstraintViolationException } from '@mikro-orm/core';
import { changeEmailSchema } from '../../../../shared/forms/account.ts';
import type { Context } from '../../../context.ts';
import { DomainError, invalidInput, parseInput } from '../../../errors.ts';
import { queueMail } from '../../mail/mail.service.ts';
import { lockAddress } from './activation-letter.ts';
import { CODE_LIFETIME, issueCode, useCode, withdrawCodes } from './mail-code.service.ts';
import { confirmOwn } from '../passwords/password.service.ts';
import { consume } from '../limits/rate-limit.ts';
import { User } from '../viewer/user.entity.ts';

/**
 * Sends the letter; nothing changes yet. Errors: INVALID_INPUT (at password when it is wrong), EMAIL_TAKEN at newEmail (D13-089),
 * RATE_LIMITED, FORBIDDEN for API tokens.
 */
export async function requestEmailChange(ctx: Context, input: { newEmail: string; password: string }): Promise<void> {
  const { newEmail, password } = parseInput(changeEmailSchema, input);
  const user = await confirmOwn(ctx, password, { password: { code: 'form.passwordWrong' } });
  if (newEmail === user.email) throw invalidInput({ newEmail: { code: 'form.emailUnchanged' } });
  await consume(ctx, 'emailChange:user', String(user.id));
  if ((await ctx.em.count(User, { email: newEmail })) > 0) throw taken();
  const url = `${ctx.env.PUBLIC_URL}/confirmEmail?code=${await issueCode(ctx, user, 'EMAIL_CHANGE', newEmail)}`;
  await queueMail(ctx, {
    to: newEmail,
    key: 'letter.emailChange',
    params: { url, hours: CODE_LIFETIME.EMAIL_CHANGE / 3_600_000 },
    language: user.language,
  });
}

/** Moves the account, and tells the old address. Errors: LINK_EXPIRED, LINK_USED, EMAIL_TAKEN when somebody was quicker. */
export async function confirmEmailChange(ctx: Context, code: string): Promise<User> {
  const { user, email } = await useCode(ctx, 'EMAIL_CHANGE', code);
  await ctx.em.refresh(user, { lockMode: LockMode.PESSIMISTIC_WRITE });
  // Somebody may activate an account of the address at the same moment.
  await lockAddress(ctx.em, email);
  const before = user.email;
  user.email = email;
  user.addressConfirmedAt = ctx.clock.now();
  user.version += 1;
  await ctx.em.flush().catch((error: unknown) => {
    throw error instanceof UniqueConstraintViolationException ? taken() : error;
  });
  await withdrawCodes(ctx, user, ['PASSWORD_RESET']);
  await queueMail(ctx, { to: before, key: 'letter.emailChanged', params: { name: user.realName, email }, language: user.language });
  return user;
}

function taken(): DomainError {
  return new DomainError('EMAIL_TAKEN', {}, { newEmail: { code: 'error.EMAIL_TAKEN' } });
}
