// Registration and activation (S1 §2, §5). The door does the same for every address, known or not, and a job does the rest, so that neither
// answer nor time reveals an account (principles, Accounts and sessions); only the mailbox learns it. An account is made by activation.
import { LockMode, UniqueConstraintViolationException } from '@mikro-orm/core';
import { activateSchema, registerSchema } from '../../../../shared/forms/account.ts';
import type { LanguageTag } from '../../../../shared/messages.ts';
import type { Context } from '../../../context.ts';
import { DomainError, invalidInput, parseInput } from '../../../errors.ts';
import { confirmAddress } from '../addresses/confirm-address.ts';
import { createAccount } from './account.service.ts';
import { hashRegistered, lockAddress, orderActivationLetter } from './activation-letter.ts';
import { freeOrcidOf, hasAccount, lockOrcid } from '../orcid/orcid.service.ts';
import { checkPassword } from '../passwords/password.ts';
import { consume, forgive, lineOf } from '../limits/rate-limit.ts';
import { Registration } from './registration.entity.ts';
import { hashToken } from '../sessions/token.ts';
import { isUnregistered } from './registered.ts';
import { takeOver } from './unregistered.service.ts';
import { User } from '../viewer/user.entity.ts';
import { accountsLimits } from '../accounts.doors.ts';

export interface NewRegistration {
  email: string;
  password: string;
  realName: string;
  language: LanguageTag;
  /** Ticket of a person who came from ORCID. */
  orcidTicket?: string | null;
}

/**
 * Takes a registration. Errors: INVALID_INPUT, ORCID_TICKET_INVALID, ORCID_TAKEN, RATE_LIMITED by client, and by mail address from there.
 */
export async function registerAccount(ctx: Context, input: NewRegistration): Promise<void> {
  const { email, password, realName } = parseInput(registerSchema, input);
  const orcid = input.orcidTicket ? await freeOrcidOf(ctx, input.orcidTicket) : null;
  await consume(ctx, accountsLimits['register:account'], `${email} ${lineOf(ctx.address)}`);
  const passwordHash = await hashRegistered(ctx, email, password);
  const id = await ctx.em.insert(Registration, {
    email,
    realName,
    passwordHash,
    language: input.language,
    orcid,
    createdAt: ctx.clock.now(),
  });
  await orderActivationLetter(ctx.em, id, ctx.address);
}

/**
 * Makes the account that was registered with this letter, for the name, the password and the ORCID iD of that registration; every other
 * letter to the address is good no more. The code proves the mailbox, the password that the registration is of the mailbox's person and not
 * of somebody who has registered a stranger's address (decision 23). Errors: LINK_USED, also when the address has come to have an account
 * otherwise; LINK_EXPIRED for a code that ran out or was never made; INVALID_INPUT (at password when it is not that registration's, which
 * leaves the link as it was); RATE_LIMITED by client and by letter.
 */
export async function activateAccount(ctx: Context, input: { code: string; password: string }): Promise<User> {
  const { code, password } = parseInput(activateSchema, input);
  const { em } = ctx;
  const codeHash = hashToken(code);
  const found = await em.findOne(Registration, { codeHash });
  if (!found) throw new DomainError('LINK_EXPIRED');
  await consume(ctx, accountsLimits['activation:code'], codeHash);
  await lockAddress(em, found.email);
  const registration = await em.refreshOrFail(found, { lockMode: LockMode.PESSIMISTIC_WRITE });
  const { email, realName, passwordHash, language, orcid, usedAt, expiresAt } = registration;
  const now = ctx.clock.now();
  if (usedAt) throw new DomainError('LINK_USED');
  if (!expiresAt || expiresAt <= now) throw new DomainError('LINK_EXPIRED');
  const known = await em.findOne(User, { email }, { populate: ['roles'] });
  if (known && !isUnregistered(known)) throw new DomainError('LINK_USED');
  if (!(await checkPassword(passwordHash, password))) throw invalidInput({ password: { code: 'form.activationPasswordWrong' } });
  await forgive(ctx, accountsLimits['activation:code'], codeHash);
  // The first account to bind the iD has it: a registration reserves none.
  if (orcid) await lockOrcid(em, orcid);
  const isFree = !orcid || !(await hasAccount(em, orcid));
  const account = { email, realName, passwordHash, language, orcid: isFree ? orcid : null, createdAt: now, activatedAt: now };
  // Somebody may move to the address at the same moment.
  const user =
    known ??
    (await createAccount(em, 'AUTHOR', { ...account, addressConfirmedAt: now }).catch((error: unknown) => {
      throw error instanceof UniqueConstraintViolationException ? new DomainError('LINK_USED') : error;
    }));
  if (known) {
    await confirmAddress(ctx, known);
    takeOver(em, known, account);
  }
  // The rows stay for a while: the answer to a sign-in with their passwords must not change with the account.
  await em.nativeUpdate(Registration, { email }, { usedAt: now });
  await em.nativeUpdate(Registration, { email, passwordHash }, { passwordHash: null });
  return user;
}
