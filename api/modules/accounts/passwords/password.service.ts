// Passwords: set anew by a mailed link, or changed with the old one (S1 §2, §5). Either way every session of the account ends at once.
import { LockMode } from '@mikro-orm/core';
import { z } from 'zod';
import { changePasswordSchema, forgotPasswordSchema, resetPasswordSchema, spacedName } from '../../../../shared/forms/account.ts';
import { signedInPerson, type Context } from '../../../context.ts';
import { addJob } from '../../../database/jobs.ts';
import { DomainError, invalidInput, parseInput } from '../../../errors.ts';
import { letterLink } from '../../mail/letter-link.ts';
import { type MailContext, queueMail } from '../../mail/mail.service.ts';
import { confirmAddress } from '../addresses/confirm-address.ts';
import { registrationsOf, writeActivationLetter } from '../registration/activation-letter.ts';
import { countedAs, hasSignedInFrom } from '../sign-in/credentials.ts';
import { isUnregistered } from '../registration/registered.ts';
import { CODE_LIFETIME, issueCode, useCode, withdrawCodes } from '../registration/mail-code.service.ts';
import { checkPassword, hashPassword } from './password.ts';
import { consume, forgive, isWithinLimit, lineOf } from '../limits/rate-limit.ts';
import { endSessionsOf } from '../sessions/session-end.ts';
import { User } from '../viewer/user.entity.ts';
import { accountsLimits } from '../accounts.doors.ts';
import { nameOfAccount } from '../../names/display-name.ts';

export const OFFER_PASSWORD_RESET = 'offer_password_reset';

const offerPayload = z.object({ email: z.string(), realName: z.string(), line: z.string().default('') });

/** Asks for a link to set a new password. Answers alike for every address; a job writes the letter. Errors: INVALID_INPUT, RATE_LIMITED. */
export async function requestPasswordReset(ctx: Context, input: { email: string; realName: string }): Promise<void> {
  const { email, realName } = parseInput(forgotPasswordSchema, input);
  const line = lineOf(ctx.address);
  await consume(ctx, accountsLimits['passwordReset:account'], `${email} ${line}`);
  // Strangers cannot use up the letters of a person who asks from where they usually work. Nobody is told that others have asked too often.
  if (!(await hasSignedInFrom(ctx, email)) && !(await ctx.own((em) => isWithinLimit(em, accountsLimits['passwordReset:strangers'], email))))
    return;
  await addJob(ctx.em, OFFER_PASSWORD_RESET, { email, realName, line } satisfies z.infer<typeof offerPayload>);
}

/**
 * The job: mails the link when the name is the account's, the activation letter again when the name is a registration's, and otherwise a
 * word that there is no link. To be run in a transaction.
 */
export async function offerPasswordReset(ctx: MailContext, payload: unknown): Promise<void> {
  const { email, realName, line } = offerPayload.parse(payload);
  const user = await ctx.em.findOne(User, { email });
  if (!user || isUnregistered(user)) {
    const registration = (await registrationsOf(ctx, email)).find(
      (one) => one.passwordHash && comparable(one.realName) === comparable(realName),
    );
    // Else the mailbox is unknown to us.
    if (registration) await writeActivationLetter(ctx, registration, line);
    if (registration || !user) return;
  }
  const letter = { to: email, language: user.language, about: { accountId: user.id } };
  const name = nameOfAccount(user.language, user);
  if (!user.isEnabled) return void (await queueMail(ctx, { ...letter, key: 'letter.accountDisabled', params: { name } }));
  if (comparable(realName) !== comparable(user.realName)) {
    return void (await queueMail(ctx, {
      ...letter,
      key: 'letter.passwordResetName',
      // As the account has it, which is the name to give.
      params: { name: user.realName, url: letterLink(ctx, 'forgotPassword') },
    }));
  }
  const query = { email, validateCode: await issueCode(ctx, user, 'PASSWORD_RESET', email) };
  const params = { name, url: letterLink(ctx, 'resetPassword', query), minutes: CODE_LIFETIME.PASSWORD_RESET / 60_000 };
  await queueMail(ctx, { ...letter, key: 'letter.passwordReset', params });
}

/** Names as people mean them: in any case, composed or not. */
function comparable(name: string): string {
  return spacedName(name).normalize('NFKC').toLowerCase();
}

/** Sets a new password by the code of the letter, which also proves the address. Errors: INVALID_INPUT, LINK_EXPIRED, LINK_USED. */
export async function resetPassword(ctx: Context, input: { email: string; code: string; password: string }): Promise<User> {
  const { email, code, password } = parseInput(resetPasswordSchema, input);
  const used = await useCode(ctx, 'PASSWORD_RESET', code);
  if (used.email !== email) throw new DomainError('LINK_EXPIRED');
  const { user } = used;
  await replacePassword(ctx, user, password);
  user.activatedAt ??= ctx.clock.now();
  // An administrator may have moved the account since the letter went out.
  if (user.email === email) await confirmAddress(ctx, user);
  // A person who guessed too often and then proved the mailbox need not wait.
  await forgive(ctx, accountsLimits['signIn:account'], `${await countedAs(ctx, email)} ${lineOf(ctx.address)}`);
  return user;
}

/** Changes one's own password. Errors: INVALID_INPUT (at oldPassword when it is wrong), RATE_LIMITED, FORBIDDEN for API tokens. */
export async function changePassword(ctx: Context, input: { oldPassword: string; newPassword: string }): Promise<User> {
  const { oldPassword, newPassword } = parseInput(changePasswordSchema, input);
  const user = await confirmOwn(ctx, oldPassword, { oldPassword: { code: 'form.oldPasswordWrong' } });
  await replacePassword(ctx, user, newPassword);
  return user;
}

/**
 * The viewer's account, once they have given its password again. Errors: `problem` when it is wrong, RATE_LIMITED, FORBIDDEN for API
 * tokens.
 */
export async function confirmOwn(ctx: Context, password: string, problem: Parameters<typeof invalidInput>[0]): Promise<User> {
  const { userId } = signedInPerson(ctx);
  await consume(ctx, accountsLimits['password:user'], String(userId));
  const user = await ctx.em.findOneOrFail(User, userId);
  if (!(await checkPassword(user.passwordHash, password))) throw invalidInput(problem);
  await forgive(ctx, accountsLimits['password:user'], String(userId));
  return user;
}

/**
 * Nobody who knew the old password is signed in any more, and no link mailed before is good. Errors: CONFLICT when another change was
 * quicker.
 */
export async function replacePassword(ctx: Context, user: User, password: string): Promise<void> {
  const { passwordHash: known } = user;
  await ctx.em.refresh(user, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (user.passwordHash !== known) throw new DomainError('CONFLICT');
  user.passwordHash = await hashPassword(password);
  await ctx.em.flush();
  await endSessionsOf(ctx, user.id, 'PASSWORD_CHANGED');
  await withdrawCodes(ctx, user, ['PASSWORD_RESET', 'EMAIL_CHANGE']);
  await queueMail(ctx, {
    to: user.email,
    key: 'letter.passwordChanged',
    params: { name: nameOfAccount(user.language, user), url: letterLink(ctx, 'forgotPassword') },
    language: user.language,
    about: { accountId: user.id },
  });
}
