// The letter that turns a registration into an account: written by a job, and written again at an attempt to sign in before it was
// answered. The answer and its time depend on registrations alone, never on accounts (decision 23).
import type { EntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { messageText } from '../../../../shared/messages.ts';
import type { Clock, Context } from '../../../context.ts';
import { addJob } from '../../../database/jobs.ts';
import { lockNames } from '../../../database/locks.ts';
import { signatureOf } from '../../../secrets/signed.ts';
import { letterLink } from '../../mail/letter-link.ts';
import { type MailContext, queueMail } from '../../mail/mail.service.ts';
import { checkPassword, hashPassword } from '../passwords/password.ts';
import { isWithinLimit, lineOf } from '../limits/rate-limit.ts';
import { Registration } from './registration.entity.ts';
import { hashToken, newToken } from '../sessions/token.ts';
import { User } from '../viewer/user.entity.ts';
import { accountsLimits } from '../accounts.doors.ts';
import { nameOfAccount } from '../../names/display-name.ts';

export const MAIL_ACTIVATION = 'mail_activation';

const HOUR = 3_600_000;
/** How long the link of a letter is good (D13-088). */
const LINK_HOURS = 24;
/** How long a registration waits; a person who comes back by then gets another letter. */
const WAITS_MS = 30 * 24 * HOUR;
const SALT_BYTES = 16;

/** `line`: where the letter was asked for; empty for letters that an upgrade ordered. */
const payloadShape = z.object({ registrationId: z.number(), line: z.string().default('') });

/** Orders the letter that was asked for at `address`, with the transaction of `em`. */
export async function orderActivationLetter(em: EntityManager, registrationId: number, address: string): Promise<void> {
  await addJob(em, MAIL_ACTIVATION, { registrationId, line: lineOf(address) } satisfies z.infer<typeof payloadShape>);
}

/**
 * The job: writes the letter with the link; to an address that has an account it writes so, and changes nothing. To be run in a
 * transaction.
 */
export async function mailActivation(ctx: MailContext, payload: unknown): Promise<void> {
  const { registrationId, line } = payloadShape.parse(payload);
  const registration = await ctx.em.findOne(Registration, registrationId);
  if (registration) await writeActivationLetter(ctx, registration, line);
}

/**
 * Writes to the address of a registration: five times an hour for each `line`, so that nobody uses up another's letters, and twenty times
 * in all; nothing beyond. Needs a transaction, which locks the address from here on.
 */
export async function writeActivationLetter(ctx: MailContext, registration: Registration, line: string): Promise<void> {
  const { em, clock } = ctx;
  const { email, language, orcid, createdAt } = registration;
  await lockAddress(em, email);
  if (
    !(await isWithinLimit(em, accountsLimits['activationLetter:account'], `${email} ${line}`)) ||
    !(await isWithinLimit(em, accountsLimits['activationLetter:strangers'], email))
  )
    return;
  const known = await em.findOne(User, { email });
  // An account that was made for the person, who has never been here, waits for them to register.
  if (known && (known.activatedAt || known.passwordHash)) {
    const params = {
      name: nameOfAccount(known.language, known),
      signIn: letterLink(ctx, 'signIn'),
      reset: letterLink(ctx, 'forgotPassword'),
    };
    await queueMail(ctx, { to: email, key: 'letter.alreadyRegistered', params, language: known.language, about: { accountId: known.id } });
    return;
  }
  const code = newToken();
  const link = { codeHash: hashToken(code), expiresAt: new Date(clock.now().getTime() + LINK_HOURS * HOUR), usedAt: null };
  // Letters that were sent before stay good: which of them is opened first is the person's affair.
  const { realName, passwordHash } = registration;
  const answered = registration.codeHash
    ? em.create(Registration, { email, realName, passwordHash, language, orcid, createdAt, ...link })
    : em.assign(registration, link);
  await em.flush();
  // Without the name: anyone may have typed it, to be read in a stranger's mailbox.
  const params = {
    url: letterLink(ctx, 'activate', { code }),
    hours: LINK_HOURS,
    orcid: orcid ? messageText(language, 'letter.activation.orcid', { orcid }) : '',
  };
  await queueMail(ctx, { to: email, key: 'letter.activation', params, language, about: { registrationId: answered.id } });
}

/**
 * Whether one of the registrations of `email` has this password and still waits for its letter to be answered; that letter is then written
 * again. An address with an account, or with other registrations, is treated alike: the answer reveals neither, and takes as long for none
 * or many.
 */
export async function isRegisteredWith(ctx: Context, email: string, password: string): Promise<boolean> {
  const typed = await hashRegistered(ctx, email, password);
  const settings = typed.slice(0, typed.lastIndexOf('$'));
  for (const { id, passwordHash } of await registrationsOf(ctx, email)) {
    // Password hashes from before an upgrade, or salted with another key, are checked one by one.
    const isAlien = passwordHash && !passwordHash.startsWith(settings);
    if (isAlien ? !(await checkPassword(passwordHash, password)) : passwordHash !== typed) continue;
    // On its own: the sign-in that asks is refused.
    await ctx.own((em) => orderActivationLetter(em, id, ctx.address));
    return true;
  }
  return false;
}

/**
 * The hash of a registration's password. All of one address have one salt, which only the server knows, so that a password is compared with
 * all of them at once.
 */
export async function hashRegistered({ env }: Pick<Context, 'env'>, email: string, password: string): Promise<string> {
  return await hashPassword(password, Buffer.from(signatureOf(env.SECRET_KEY, 'registration', email), 'base64url').subarray(0, SALT_BYTES));
}

/** The registrations of an address that have not been cleared away, answered or not; the latest first. */
export async function registrationsOf({ em, clock }: Pick<Context, 'em' | 'clock'>, email: string): Promise<Registration[]> {
  const since = new Date(clock.now().getTime() - WAITS_MS);
  return await em.find(Registration, { email, createdAt: { $gt: since } }, { orderBy: { createdAt: 'desc', id: 'desc' } });
}

/** Until the transaction ends, nobody else registers, writes to or activates this address. */
export async function lockAddress(em: EntityManager, email: string): Promise<void> {
  await lockAddresses(em, [email]);
}

/** The same of several. */
export async function lockAddresses(em: EntityManager, emails: readonly string[]): Promise<void> {
  await lockNames(
    em,
    emails.map((email) => `register ${email}`),
  );
}

/** Hourly: deletes registrations not answered in a month, and the remains of the others. */
export async function clearOldRegistrations(em: EntityManager, clock: Clock): Promise<void> {
  await em.nativeDelete(Registration, { createdAt: { $lte: new Date(clock.now().getTime() - WAITS_MS) } });
}
