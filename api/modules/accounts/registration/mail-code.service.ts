// Codes in letters: made, brought back once, and cleared away (D13-088).
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Clock, Context } from '../../../context.ts';
import { DomainError } from '../../../errors.ts';
import { MailCode, type MailCodeKind } from './mail-code.entity.ts';
import { hashToken, newToken } from '../sessions/token.ts';
import type { User } from '../viewer/user.entity.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** How long each is good for, in milliseconds. */
export const CODE_LIFETIME: Readonly<Record<MailCodeKind, number>> = { PASSWORD_RESET: 30 * MINUTE, EMAIL_CHANGE: DAY };

/** So long after it ran out, a code is cleared away. */
const KEPT_MS = 30 * DAY;

/** Makes the code to be mailed to `email`; the person's earlier one of this kind is good no more. */
export async function issueCode(ctx: Pick<Context, 'em' | 'clock'>, user: User, kind: MailCodeKind, email: string): Promise<string> {
  const code = newToken();
  const createdAt = ctx.clock.now();
  const expiresAt = new Date(createdAt.getTime() + CODE_LIFETIME[kind]);
  await ctx.em.execute(
    `insert into mail_code (user_id, kind, code_hash, email, created_at, expires_at) values (?, ?, ?, ?, ?, ?)
     on conflict (user_id, kind) do update set code_hash = excluded.code_hash, email = excluded.email,
       created_at = excluded.created_at, expires_at = excluded.expires_at, used_at = null`,
    [user.id, kind, hashToken(code), email, createdAt, expiresAt],
  );
  return code;
}

/**
 * Uses a code up, with the transaction; of two uses at once the second waits and is refused. Answers the code with its person.
 * Errors: LINK_USED; LINK_EXPIRED for one that ran out or was replaced, is of another kind, or was never made.
 */
export async function useCode(ctx: Context, kind: MailCodeKind, code: string): Promise<{ email: string; user: User }> {
  const now = ctx.clock.now();
  const which = { kind, codeHash: hashToken(code.trim()) };
  const won = await ctx.em.nativeUpdate(MailCode, { ...which, usedAt: null, expiresAt: { $gt: now } }, { usedAt: now });
  const found = await ctx.em.findOne(MailCode, which, { populate: ['user'] });
  if (!found || (won === 0 && !found.usedAt)) throw new DomainError('LINK_EXPIRED');
  if (won === 0) throw new DomainError('LINK_USED');
  return { email: found.email, user: found.user.getEntity() };
}

/** Invalidates the codes mailed before. */
export async function withdrawCodes(ctx: Pick<Context, 'em'>, user: User, kinds: readonly MailCodeKind[]): Promise<void> {
  await ctx.em.nativeDelete(MailCode, { user: user.id, kind: { $in: [...kinds] }, usedAt: null });
}

/** Hourly: codes that ran out long ago. */
export async function clearOldMailCodes(em: EntityManager, clock: Clock): Promise<void> {
  await em.nativeDelete(MailCode, { expiresAt: { $lt: new Date(clock.now().getTime() - KEPT_MS) } });
}
