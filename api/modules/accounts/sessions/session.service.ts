// Sign-in sessions: opening, taking over and extending (principles, Accounts and sessions).
import type { EntityManager } from '@mikro-orm/postgresql';
import { LockMode, ref } from '@mikro-orm/core';
import type { Clock, Context, ViewerSession } from '../../../context.ts';
import { DomainError } from '../../../errors.ts';
import type { LanguageTag } from '../../../../shared/messages.ts';
import { RoleKind } from '../../../../shared/roles.ts';
import type { Role } from '../../organization/role.entity.ts';
import { confirmAddress } from '../addresses/confirm-address.ts';
import { useCaptcha } from '../sign-in/captcha.ts';
import { checkCredentials, type Credentials } from '../sign-in/credentials.ts';
import { refuseDuringMaintenance } from '../../maintenance/maintenance.service.ts';
import { Session } from './session.entity.ts';
import { findSignInCode, useSignInCode } from '../sign-in/sign-in-code.ts';
import { DAY_MS, HISTORY_DAYS } from '../sign-in/sign-in-failures.ts';
import { end, endAll } from './session-end.ts';
import { hashToken, newToken } from './token.ts';
import { User } from '../viewer/user.entity.ts';

const HOUR = 3_600_000;
const IDLE_MS = 12 * HOUR;
const REMEMBERED_MS = 7 * 24 * HOUR;
/** How long a sign-in that found the account online may wait for the other session to be signed out. */
const PENDING_MS = 10 * 60_000;
const KEPT_MS = HISTORY_DAYS * DAY_MS;
/** Extending a session more often than this would only write rows. */
const TOUCH_EVERY_MS = 60_000;

export interface SignIn extends Credentials {
  captchaId: string;
  captcha: string;
  /** A code that was mailed takes the captcha's place (decision 14). */
  mailedCode: string | null;
  isRemembered: boolean;
  language: LanguageTag;
}

export interface Opened {
  /** Not yet usable while the session is pending. */
  token: string;
  session: Session;
}

/**
 * Opens a session; it is pending when the account is already online elsewhere (code 700 of S1 §4). A mailed code also confirms the address:
 * its person reads the mailbox and knows the password. Errors: CAPTCHA_WRONG or SIGN_IN_CODE_WRONG, and those of `checkCredentials`.
 */
export async function signIn(ctx: Context, input: SignIn): Promise<Opened> {
  const { mailedCode } = input;
  const { user, proof: code } = await checkCredentials(ctx, input, async (account) => {
    if (mailedCode !== null) return await findSignInCode(ctx, account, mailedCode);
    await useCaptcha(ctx, input.captchaId, input.captcha);
    return null;
  });
  if (!code) return await openSession(ctx, user, input);
  const mailedTo = user.email;
  await useSignInCode(ctx, code);
  return await openSession(ctx, user, input, mailedTo);
}

/**
 * Opens a session for a person who has shown who they are, and that the mailbox of `provedAddress` is theirs; pending when they are online
 * elsewhere. Errors: ACCOUNT_DISABLED without any role.
 */
export async function openSession(
  ctx: Context,
  user: User,
  { language, isRemembered }: Pick<SignIn, 'language' | 'isRemembered'>,
  provedAddress: string | null = null,
): Promise<Opened> {
  const { passwordHash } = user;
  await ctx.em.refresh(user, { lockMode: LockMode.PESSIMISTIC_WRITE });
  // Changed since it was looked at: every session has just been ended, and this one would be left.
  if (user.passwordHash !== passwordHash) throw new DomainError('CREDENTIALS_WRONG');
  if (!user.isEnabled) throw new DomainError('ACCOUNT_DISABLED');
  // Not before the viewer is known: a missing account would answer sooner.
  await ctx.em.populate(user, ['roles']);
  refuseDuringMaintenance(ctx, isAdministrator(user));
  // As it is now: an administrator may have moved the account since the code was mailed.
  if (user.email === provedAddress) await confirmAddress(ctx, user);
  const now = ctx.clock.now();
  const isOnline = user.allowsManySessions ? false : await hasLiveSession(ctx.em, user.id, now);
  user.language = language;
  const token = newToken();
  const session = ctx.em.create(Session, {
    user,
    tokenHash: hashToken(token),
    status: isOnline ? 'pending' : 'active',
    isExclusive: !user.allowsManySessions,
    role: await startingRole(ctx.em, user),
    language,
    isRemembered,
    address: ctx.address,
    userAgent: ctx.userAgent,
    createdAt: now,
    lastActAt: now,
    expiresAt: isOnline ? new Date(now.getTime() + PENDING_MS) : idleDeadline(now, isRemembered),
  });
  await ctx.em.flush();
  return { token, session };
}

/** Ends the other sessions of the account and makes the pending one active. Errors: UNAUTHENTICATED when it is not pending any more. */
export async function takeOverSession(ctx: Context, pendingToken: string): Promise<Session> {
  const tokenHash = hashToken(pendingToken);
  const found = await ctx.em.findOne(Session, { tokenHash }, { populate: ['user', 'user.roles'] });
  if (!found) throw new DomainError('UNAUTHENTICATED');
  await ctx.em.refresh(found.user.getEntity(), { lockMode: LockMode.PESSIMISTIC_WRITE });
  refuseDuringMaintenance(ctx, isAdministrator(found.user.getEntity()));
  const session = await ctx.em.refresh(found);
  const now = ctx.clock.now();
  if (session?.status === 'active' && session.expiresAt > now) return session;
  if (session?.status !== 'pending' || session.expiresAt <= now) throw new DomainError('UNAUTHENTICATED');
  await endAll(ctx, await ctx.em.find(Session, { user: session.user.id, status: 'active', id: { $ne: session.id } }), 'REPLACED');
  session.status = 'active';
  session.lastActAt = now;
  session.expiresAt = idleDeadline(now, session.isRemembered);
  await ctx.em.flush();
  return session;
}

/** Makes one of the person's own role records the current one of this session. Errors: NOT_FOUND. */
export async function switchRole(ctx: Context, session: Session, roleId: number): Promise<void> {
  const user = await ctx.em.findOneOrFail(User, session.user.id, { populate: ['roles'] });
  const role = user.roles.getItems().find((candidate) => candidate.id === roleId);
  if (!role) throw new DomainError('NOT_FOUND');
  session.role = ref(role);
  await ctx.em.flush();
  ctx.publish({ type: 'sessionChanged', sessionId: session.id });
}

/** Sets the language of the session and, for next time and for letters, of the person. */
export async function switchLanguage(ctx: Context, session: Session, language: LanguageTag): Promise<void> {
  session.language = language;
  const user = await ctx.em.findOneOrFail(User, session.user.id);
  user.language = language;
  await ctx.em.flush();
  ctx.publish({ type: 'sessionChanged', sessionId: session.id });
}

/** Hourly: sessions that ended or ran out long ago. Until then they tell from where the person has signed in (decision 8). */
export async function clearOldSessions(em: EntityManager, clock: Clock): Promise<void> {
  await em.nativeDelete(Session, { expiresAt: { $lt: new Date(clock.now().getTime() - KEPT_MS) } });
}

/** Puts off the idle deadline after an act of the person, and notes that an API token was used; at most one write a minute. */
export async function touchSession(em: EntityManager, viewer: ViewerSession, clock: Clock): Promise<void> {
  const now = clock.now();
  if (viewer.apiTokenId !== null)
    await em.execute('update api_token set last_used_at = ? where id = ? and (last_used_at is null or last_used_at < ?)', [
      now,
      viewer.apiTokenId,
      new Date(now.getTime() - TOUCH_EVERY_MS),
    ]);
  if (viewer.sessionId === null) return;
  await em.execute(
    `update session set last_act_at = ?, expires_at = ?::timestamptz + case when is_remembered then interval '${REMEMBERED_MS} ms' else interval '${IDLE_MS} ms' end
     where id = ? and status = 'active' and last_act_at < ?`,
    [now, now, viewer.sessionId, new Date(now.getTime() - TOUCH_EVERY_MS)],
  );
}

/** Whether the person, whose roles are loaded, may work during a maintenance. */
function isAdministrator(user: User): boolean {
  return user.roles.getItems().some((role) => role.kind === RoleKind.ADMINISTRATOR);
}

/** When a session ends unless its person acts. */
export function idleDeadline(now: Date, isRemembered: boolean): Date {
  return new Date(now.getTime() + (isRemembered ? REMEMBERED_MS : IDLE_MS));
}

/** Whether the person is online; sessions that expired unnoticed are ended on the way. */
async function hasLiveSession(em: EntityManager, userId: number, now: Date): Promise<boolean> {
  const active = await em.find(Session, { user: userId, status: 'active', isExclusive: true });
  for (const session of active.filter((candidate) => candidate.expiresAt <= now)) end(session, 'EXPIRED', session.expiresAt);
  await em.flush();
  return active.some((candidate) => candidate.status === 'active');
}

/** The role of the person's last session while they still hold it, else their first. */
async function startingRole(em: EntityManager, user: User): Promise<Role> {
  const roles = user.roles.getItems().sort((a, b) => a.id - b.id);
  const last = await em.findOne(Session, { user: user.id, review: null }, { orderBy: { id: 'desc' } });
  const role = roles.find((candidate) => candidate.id === last?.role.id) ?? roles[0];
  if (!role) throw new DomainError('ACCOUNT_DISABLED');
  return role;
}
