// Registration and activation (S1 §2, §5). The door does the same for every address, known or not, and a job does the rest, so that
// neither answer nor time tells whose account exists (architecture, Accounts and sessions); only the mailbox learns it. An account is made by activation.
import { LockMode, UniqueConstraintViolationException } from '@mikro-orm/core';
import { registerSchema } from '../../../shared/forms/account.ts';
import type { LanguageTag } from '../../../shared/messages.ts';
import type { Context } from '../../context.ts';
import { DomainError, parseInput } from '../../errors.ts';
import { createAccount } from './account.service.ts';
import { lockAddress, orderActivationLetter } from './activation-letter.ts';
import { freeOrcidOf, hasAccount, lockOrcid } from './orcid.service.ts';
import { hashPassword } from './password.ts';
import { consume } from './rate-limit.ts';
import { Registration } from './registration.entity.ts';
import { hashToken } from './token.ts';
import { User } from './user.entity.ts';

export interface NewRegistration {
  email: string;
  password: string;
  realName: string;
  language: LanguageTag;
  /** Of somebody who came from ORCID. */
  orcidTicket?: string | null;
}

/** Takes a registration. Errors: INVALID_INPUT, ORCID_TICKET_INVALID, ORCID_TAKEN, RATE_LIMITED by client and by mail address. */
export async function registerAccount(ctx: Context, input: NewRegistration): Promise<void> {
  const { email, password, realName } = parseInput(registerSchema, input);
  await consume(ctx, 'register:address', ctx.address);
  const orcid = input.orcidTicket ? await freeOrcidOf(ctx, input.orcidTicket) : null;
  await consume(ctx, 'register:email', email);
  const passwordHash = await hashPassword(password);
  const id = await ctx.em.insert(Registration, { email, realName, passwordHash, language: input.language, orcid, createdAt: ctx.clock.now() });
  await orderActivationLetter(ctx.em, id);
}

/**
 * Makes the account that was registered with this letter, for the name, the password and the ORCID iD of that registration; every other
 * letter to the address is good no more. Errors: LINK_USED, also when the address has come to have an account otherwise; LINK_EXPIRED for a
 * code that ran out or was never made.
 */
export async function activateAccount(ctx: Context, code: string): Promise<User> {
  await consume(ctx, 'mailCode:address', ctx.address);
  const { em } = ctx;
  const found = await em.findOne(Registration, { codeHash: hashToken(code.trim()) });
  if (!found) throw new DomainError('LINK_EXPIRED');
  await lockAddress(em, found.email);
  const registration = await em.refreshOrFail(found, { lockMode: LockMode.PESSIMISTIC_WRITE });
  const { email, realName, passwordHash, language, orcid, usedAt, expiresAt } = registration;
  const now = ctx.clock.now();
  if (usedAt) throw new DomainError('LINK_USED');
  if (!expiresAt || expiresAt <= now) throw new DomainError('LINK_EXPIRED');
  if ((await em.count(User, { email })) > 0) throw new DomainError('LINK_USED');
  // Whoever got the iD first has it: a registration holds none.
  if (orcid) await lockOrcid(em, orcid);
  const isFree = !orcid || !(await hasAccount(em, orcid));
  const account = { email, realName, passwordHash, language, orcid: isFree ? orcid : null, createdAt: now, activatedAt: now };
  // Somebody may move to the address at the same moment.
  const user = await createAccount(em, 'AUTHOR', account).catch((error: unknown) => {
    throw error instanceof UniqueConstraintViolationException ? new DomainError('LINK_USED') : error;
  });
  // The rows stay for a while: what a sign-in with their passwords is told must not change with the account.
  await em.nativeUpdate(Registration, { email }, { usedAt: now });
  await em.nativeUpdate(Registration, { email, passwordHash }, { passwordHash: null });
  return user;
}
