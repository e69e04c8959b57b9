// Wrong passwords, noted for the history that the account's person reads.
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Clock, Context } from '../../../context.ts';
import { SignInFailure } from './sign-in-failure.entity.ts';

export const DAY_MS = 24 * 3_600_000;
/** How long people see the sign-ins of their account. */
export const HISTORY_DAYS = 180;

/** Notes a wrong password; it stays when the mutation around it is rolled back. `userId` null: no such account, which takes as long. */
export async function noteFailedSignIn(ctx: Context, userId: number | null): Promise<void> {
  const { address, userAgent } = ctx;
  await ctx.own((em) => em.insert(SignInFailure, { user: userId, at: ctx.clock.now(), address, userAgent }));
}

/** Hourly: deletes failures too old to be shown, and after a day those that nobody is shown. */
export async function clearOldFailures(em: EntityManager, clock: Clock): Promise<void> {
  const ago = (days: number) => new Date(clock.now().getTime() - days * DAY_MS);
  await em.nativeDelete(SignInFailure, { $or: [{ at: { $lt: ago(HISTORY_DAYS) } }, { user: null, at: { $lt: ago(1) } }] });
}
