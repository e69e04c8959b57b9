// Registration and activation (S1 §2, §5). The door does the same for every address, known or not, and a job does the rest, so that
// neither answer nor time tells whose account exists (DESIGN §6); only the mailbox learns it.
import { z } from 'zod';
import { registerSchema } from '../../../shared/forms/account.ts';
import { messageText, type LanguageTag } from '../../../shared/messages.ts';
import type { Context } from '../../context.ts';
import { addJob } from '../../database/jobs.ts';
import { parseInput } from '../../errors.ts';
import { type MailContext, queueMail } from '../mail/mail.service.ts';
import { createAccount } from './account.service.ts';
import { CODE_LIFETIME, issueCode, useCode } from './mail-code.service.ts';
import { freeOrcidOf, releaseOrcid } from './orcid.service.ts';
import { hashPassword } from './password.ts';
import { consume } from './rate-limit.ts';
import { User } from './user.entity.ts';

export const REGISTER_ACCOUNT = 'register_account';

/** What the job is given; the password only as its hash. */
const registrationPayload = z.object({ email: z.string(), realName: z.string(), passwordHash: z.string(), language: z.enum(['zh-CN', 'en-US']), orcid: z.string().nullable() });

export interface Registration {
  email: string;
  password: string;
  realName: string;
  language: LanguageTag;
  /** Of somebody who came from ORCID. */
  orcidTicket?: string | null;
}

/** Takes a registration. Errors: INVALID_INPUT, ORCID_TICKET_INVALID, ORCID_TAKEN, RATE_LIMITED by client and by mail address. */
export async function registerAccount(ctx: Context, input: Registration): Promise<void> {
  const { email, password, realName } = parseInput(registerSchema, input);
  await consume(ctx, 'register:address', ctx.address);
  const orcid = input.orcidTicket ? await freeOrcidOf(ctx, input.orcidTicket) : null;
  await consume(ctx, 'register:email', email);
  const payload: z.infer<typeof registrationPayload> = { email, realName, passwordHash: await hashPassword(password), language: input.language, orcid };
  await addJob(ctx.em, REGISTER_ACCOUNT, payload);
}

/**
 * The job: a new account, or the data of the latest registration for one that was never activated, and the letter that activates it.
 * Whoever has an account already is told so by letter, and nothing changes. To be run in a transaction.
 */
export async function completeRegistration(ctx: MailContext, payload: unknown): Promise<void> {
  const { email, realName, passwordHash, language, orcid: wanted } = registrationPayload.parse(payload);
  const { em, clock, env } = ctx;
  // Two registrations of one address wait for each other.
  await em.execute('select pg_advisory_xact_lock(hashtext(?))', [`register ${email}`]);
  const known = await em.findOne(User, { email });
  if (known?.activatedAt) {
    const params = { name: known.realName, signIn: `${env.PUBLIC_URL}/login`, reset: `${env.PUBLIC_URL}/fdpwd` };
    await queueMail(ctx, { to: email, key: 'letter.alreadyRegistered', params, language: known.language });
    return;
  }
  const orcid = wanted !== null && (await releaseOrcid(em, wanted)) ? wanted : null;
  if (known) em.assign(known, { realName, passwordHash, language, orcid });
  const user = known ?? (await createAccount(em, 'AUTHOR', { email, realName, passwordHash, language, orcid, createdAt: clock.now() }));
  const url = `${env.PUBLIC_URL}/activate?code=${await issueCode(ctx, user, 'ACTIVATION', email)}`;
  // Without the name: anyone may have typed it, to be read in a stranger's mailbox.
  await queueMail(ctx, { to: email, key: 'letter.activation', params: { url, hours: CODE_LIFETIME.ACTIVATION / 3_600_000, orcid: orcid === null ? '' : messageText(language, 'letter.activation.orcid', { orcid }) }, language });
}

/** Opens the account to its person. Errors: LINK_EXPIRED, LINK_USED. */
export async function activateAccount(ctx: Context, code: string): Promise<User> {
  await consume(ctx, 'mailCode:address', ctx.address);
  const { user } = await useCode(ctx, 'ACTIVATION', code);
  user.activatedAt ??= ctx.clock.now();
  return user;
}
