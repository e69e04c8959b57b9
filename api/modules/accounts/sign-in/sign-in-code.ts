// The sign-in code by mail, for people who cannot read the captcha. It takes the captcha's place, not the password's (decision 14).
import { randomInt } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { plainForms } from '../../../../shared/forms/tidied.ts';
import type { LanguageTag } from '../../../../shared/messages.ts';
import type { Clock, Context } from '../../../context.ts';
import { addJob } from '../../../database/jobs.ts';
import { DomainError } from '../../../errors.ts';
import { isSignatureOf, signatureOf } from '../../../secrets/signed.ts';
import { type MailContext, queueMail } from '../../mail/mail.service.ts';
import { registrationsOf, writeActivationLetter } from '../registration/activation-letter.ts';
import { accountName, countedAs, hasSignedInFrom } from './credentials.ts';
import { consume, forgive, lineOf } from '../limits/rate-limit.ts';
import { SignInCode } from './sign-in-code.entity.ts';
import { User } from '../viewer/user.entity.ts';
import { accountsLimits } from '../accounts.doors.ts';
import { nameOfAccount } from '../../names/display-name.ts';

export const MAIL_SIGN_IN_CODE = 'mail_sign_in_code';

const LIFETIME_MINUTES = 10;
const DIGITS = 6;

const payloadShape = z.object({ account: z.string(), language: z.enum(['zh-CN', 'en-US']), line: z.string().default('') });

/**
 * Has a code mailed to the account, if there is one. The worker looks it up, so that neither the answer nor its time reveals an account.
 * Errors: RATE_LIMITED.
 */
export async function requestSignInCode(ctx: Context, text: string, language: LanguageTag): Promise<void> {
  const account = accountName(text);
  const line = lineOf(ctx.address);
  const counted = await countedAs(ctx, account);
  await consume(ctx, accountsLimits['mailSignInCode:account'], `${counted} ${line}`);
  // Strangers cannot use up the letters of a person who asks from where they usually work.
  if (!(await hasSignedInFrom(ctx, account))) await consume(ctx, accountsLimits['mailSignInCode:strangers'], counted);
  await addJob(ctx.em, MAIL_SIGN_IN_CODE, { account, language, line } satisfies z.infer<typeof payloadShape>, { maxAttempts: 3 });
}

/**
 * The job: writes the code and its letter, in the language of the page that asked; the activation letter again for an address that was
 * registered; nothing for an account that is not there or may not sign in. To be run in a transaction.
 */
export async function mailSignInCode(ctx: MailContext, payload: unknown): Promise<void> {
  const { account, language, line } = payloadShape.parse(payload);
  const { em, clock, env } = ctx;
  const user = await em.findOne(User, { $or: [{ email: account }, { username: account }] });
  if (!user) {
    const registration = (await registrationsOf(ctx, account)).find(({ passwordHash }) => passwordHash);
    if (registration) await writeActivationLetter(ctx, registration, line);
    return;
  }
  if (!user.isEnabled || !user.activatedAt) return;
  const code = String(randomInt(0, 10 ** DIGITS)).padStart(DIGITS, '0');
  const now = clock.now();
  em.create(SignInCode, {
    user,
    codeHash: signatureOf(env.SECRET_KEY, 'signInCode', typedBy(user, code)),
    createdAt: now,
    expiresAt: new Date(now.getTime() + LIFETIME_MINUTES * 60_000),
  });
  await em.flush();
  await queueMail(ctx, {
    to: user.email,
    key: 'letter.signInCode',
    language,
    about: { accountId: user.id },
    params: { name: nameOfAccount(language, user), code, minutes: LIFETIME_MINUTES },
  });
}

/**
 * The live code of this account that was typed; it is used up by `useSignInCode`, once the password is right too. Errors: RATE_LIMITED
 * after five wrong ones; SIGN_IN_CODE_WRONG at field `mailedCode` for a wrong, used or expired code and for an unknown account alike.
 */
export async function findSignInCode(ctx: Context, account: string, typed: string): Promise<SignInCode> {
  const counted = await countedAs(ctx, account);
  const here = `${counted} ${lineOf(ctx.address)}`;
  await consume(ctx, accountsLimits['signInCode:account'], here);
  const isKnownHere = await hasSignedInFrom(ctx, account);
  if (!isKnownHere) await consume(ctx, accountsLimits['signInCode:strangers'], counted);
  const codes = await ctx.em.find(
    SignInCode,
    { user: { $or: [{ email: account }, { username: account }] }, usedAt: null, expiresAt: { $gt: ctx.clock.now() } },
    { populate: ['user'] },
  );
  // People paste it with blanks between, or full-width.
  const digits = plainForms(typed).replaceAll(/\D/g, '');
  const code = codes.find(({ user, codeHash }) =>
    isSignatureOf(ctx.env.SECRET_KEY, 'signInCode', typedBy(user.getEntity(), digits), codeHash),
  );
  if (!code) throw wrongCode();
  await forgive(ctx, accountsLimits['signInCode:account'], here);
  if (!isKnownHere) await forgive(ctx, accountsLimits['signInCode:strangers'], counted);
  return code;
}

/** Uses the code up with the sign-in it belongs to. If it is used twice at once, exactly one counts; the other gets SIGN_IN_CODE_WRONG. */
export async function useSignInCode(ctx: Context, code: SignInCode): Promise<void> {
  const now = ctx.clock.now();
  const won = await ctx.em.nativeUpdate(SignInCode, { id: code.id, usedAt: null }, { usedAt: now });
  if (won === 0) throw wrongCode();
  // Earlier letters have done their duty.
  await ctx.em.nativeUpdate(SignInCode, { user: code.user.id, usedAt: null }, { usedAt: now });
}

/** Hourly: codes that can be used no more. */
export async function clearExpiredSignInCodes(em: EntityManager, clock: Clock): Promise<void> {
  await em.nativeDelete(SignInCode, { expiresAt: { $lt: clock.now() } });
}

function wrongCode(): DomainError {
  return new DomainError('SIGN_IN_CODE_WRONG', {}, { mailedCode: { code: 'error.SIGN_IN_CODE_WRONG' } });
}

/** Six digits are quickly tried, so the hash is keyed, and bound to its person at the address that it was mailed to. */
const typedBy = ({ id, email }: User, code: string) => `${id}:${email}:${code}`;
