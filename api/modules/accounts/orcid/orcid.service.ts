// ORCID as a way to sign in: the visit to ORCID, its result, binding an iD to an account and taking it off (S1 §2, D13-090).
import type { EntityManager } from '@mikro-orm/postgresql';
import { ref } from '@mikro-orm/core';
import type { LanguageTag } from '../../../../shared/messages.ts';
import { signedInPerson, type Clock, type Context } from '../../../context.ts';
import { lockName } from '../../../database/locks.ts';
import { DomainError } from '../../../errors.ts';
import { queueMail } from '../../mail/mail.service.ts';
import { assertMayEnter, checkCredentials, type Credentials } from '../sign-in/credentials.ts';
import { OrcidAttempt } from './orcid-attempt.entity.ts';
import { OrcidEntry } from './orcid-entry.entity.ts';
import type { OrcidSecrets } from './orcid-provider.ts';
import { takeOffOrcid } from './take-off-orcid.ts';
import { orcidOfTicket } from './orcid-ticket.ts';
import { confirmOwn } from '../passwords/password.service.ts';
import { openSession, type Opened } from '../sessions/session.service.ts';
import { hashToken, newToken } from '../sessions/token.ts';
import { User } from '../viewer/user.entity.ts';
import { nameOfAccount } from '../../names/display-name.ts';

/** How long somebody may take at ORCID. */
const ATTEMPT_MS = 15 * 60_000;
/** From ORCID's answer to the session (principles, Accounts and sessions). */
const ENTRY_MS = 60_000;

export type OrcidWish = Pick<OrcidAttempt, 'purpose' | 'isRemembered' | 'next'>;

/** Remembers a visit that begins. `browser`: the cookie it is tied to. */
export async function rememberAttempt(
  ctx: Context,
  browser: string,
  { state, nonce, codeVerifier }: OrcidSecrets,
  wish: OrcidWish,
): Promise<void> {
  const expiresAt = new Date(ctx.clock.now().getTime() + ATTEMPT_MS);
  await ctx.em.insert(OrcidAttempt, {
    ...wish,
    stateHash: hashToken(state),
    browserHash: hashToken(browser),
    nonce,
    codeVerifier,
    expiresAt,
  });
}

/**
 * The visit that this browser comes back from with this state, which is over with that: of two who come back at once one has it. Null when
 * there is none.
 */
export async function takeAttempt(ctx: Context, state: string): Promise<OrcidAttempt | null> {
  if (ctx.browser === null) return null;
  const which = { stateHash: hashToken(state), browserHash: hashToken(ctx.browser), expiresAt: { $gt: ctx.clock.now() } };
  const attempt = await ctx.em.findOne(OrcidAttempt, which);
  return attempt && (await ctx.em.nativeDelete(OrcidAttempt, which)) === 1 ? attempt : null;
}

/** A code that opens one session of the account with this iD, in this browser. Null when no account has it. */
export async function entryCode(ctx: Context, orcid: string, isRemembered: boolean): Promise<string | null> {
  const user = await ctx.em.findOne(User, { orcid });
  if (!user || ctx.browser === null) return null;
  const code = newToken();
  const expiresAt = new Date(ctx.clock.now().getTime() + ENTRY_MS);
  await ctx.em.insert(OrcidEntry, {
    codeHash: hashToken(code),
    browserHash: hashToken(ctx.browser),
    user: ref(user),
    isRemembered,
    expiresAt,
  });
  return code;
}

/** Opens the session for a code of /loginSuccess. Errors: ORCID_CODE_INVALID, ACCOUNT_DISABLED, ACCOUNT_NOT_ACTIVATED. */
export async function signInWithOrcid(ctx: Context, { code, language }: { code: string; language: LanguageTag }): Promise<Opened> {
  const codeHash = hashToken(code);
  // In its own transaction: a code is used up even if the session fails.
  const entry = await ctx.own(async (em) => {
    const found = await em.findOne(OrcidEntry, {
      codeHash,
      browserHash: hashToken(ctx.browser ?? ''),
      expiresAt: { $gt: ctx.clock.now() },
    });
    return found && (await em.nativeDelete(OrcidEntry, { codeHash })) === 1 ? found : null;
  });
  if (!entry) throw new DomainError('ORCID_CODE_INVALID');
  const user = await ctx.em.findOneOrFail(User, entry.user.id);
  assertMayEnter(user);
  return await openSession(ctx, user, { language, isRemembered: entry.isRemembered });
}

/**
 * Binds the iD of a ticket to the account whose password is given, and opens a session (loginBang).
 * Errors: ORCID_TICKET_INVALID, ORCID_TAKEN, ORCID_ACCOUNT_BOUND, and those of `checkCredentials`.
 */
export async function bindAndSignIn(
  ctx: Context,
  { ticket, language, ...credentials }: Credentials & { ticket: string; language: LanguageTag },
): Promise<Opened> {
  // ORCID's word for the person stands in for the captcha.
  const { user, proof: orcid } = await checkCredentials(ctx, credentials, async () => orcidOfTicket(ctx, ticket));
  await bind(ctx, user, orcid);
  return await openSession(ctx, user, { language, isRemembered: false });
}

/**
 * Binds the iD of a ticket to the viewer's account. The password is asked again: a new way in is worth more than a session. Errors:
 * ORCID_TICKET_INVALID, ORCID_TAKEN, ORCID_ACCOUNT_BOUND, INVALID_INPUT at password when it is wrong, RATE_LIMITED, FORBIDDEN for API
 * tokens.
 */
export async function bindOrcid(ctx: Context, { ticket, password }: { ticket: string; password: string }): Promise<void> {
  signedInPerson(ctx);
  const orcid = orcidOfTicket(ctx, ticket);
  const user = await confirmOwn(ctx, password, { password: { code: 'form.passwordWrong' } });
  await bind(ctx, user, orcid);
}

/** Takes the iD off the viewer's account; without one nothing happens. */
export async function unbindOrcid(ctx: Context): Promise<void> {
  await takeOffOrcid(ctx, await ctx.em.findOneOrFail(User, signedInPerson(ctx).userId));
}

/** The iD of a ticket, for an account that is about to be made. Errors: ORCID_TICKET_INVALID, ORCID_TAKEN. */
export async function freeOrcidOf(ctx: Context, ticket: string): Promise<string> {
  const orcid = orcidOfTicket(ctx, ticket);
  if (await hasAccount(ctx.em, orcid)) throw new DomainError('ORCID_TAKEN');
  return orcid;
}

/** Whether an account has this iD. Registrations hold none before their letter is answered. */
export async function hasAccount(em: EntityManager, orcid: string): Promise<boolean> {
  return (await em.count(User, { orcid })) > 0;
}

/** Until the transaction ends, nobody else gives this iD to an account. */
export async function lockOrcid(em: EntityManager, orcid: string): Promise<void> {
  await lockName(em, `orcid ${orcid}`);
}

/** One iD, one account; the person is told by mail, because the holder of the iD can sign in from now on. */
async function bind(ctx: Context, user: User, orcid: string): Promise<void> {
  if (user.orcid === orcid) return;
  if (user.orcid) throw new DomainError('ORCID_ACCOUNT_BOUND');
  await lockOrcid(ctx.em, orcid);
  if (await hasAccount(ctx.em, orcid)) throw new DomainError('ORCID_TAKEN');
  user.orcid = orcid;
  await ctx.em.flush();
  await queueMail(ctx, {
    to: user.email,
    key: 'letter.orcidBound',
    language: user.language,
    params: { name: nameOfAccount(user.language, user), orcid },
    about: { accountId: user.id },
  });
}

/** Hourly: visits nobody came back from, and codes nobody used. */
export async function clearOrcidLeftovers(em: EntityManager, clock: Clock): Promise<void> {
  const over = { expiresAt: { $lt: clock.now() } };
  await em.nativeDelete(OrcidAttempt, over);
  await em.nativeDelete(OrcidEntry, over);
}
