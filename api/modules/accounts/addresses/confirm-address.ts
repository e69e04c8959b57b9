// The one way in which an address comes to be confirmed: its person has shown that the mailbox is theirs.
import type { Context } from '../../../context.ts';
import { takeOffOrcid } from '../orcid/take-off-orcid.ts';
import { ApiToken } from '../sessions/api-token.entity.ts';
import { endSessionsOf } from '../sessions/session-end.ts';
import type { User } from '../viewer/user.entity.ts';

/**
 * Confirms the address that the account has. The first time ends what opened the account before, for another person may have typed the address and made it:
 * API tokens, sessions but for the one that stays, and the ORCID iD, of which its person is told by letter (decision 60).
 */
export async function confirmAddress(ctx: Context, user: User, staysId: number | null = null): Promise<void> {
  if (user.addressConfirmedAt) return;
  const now = ctx.clock.now();
  user.addressConfirmedAt = now;
  await ctx.em.flush();
  await ctx.em.nativeUpdate(ApiToken, { user: user.id, revokedAt: null }, { revokedAt: now });
  await endSessionsOf(ctx, user.id, 'ADDRESS_CONFIRMED', staysId);
  await takeOffOrcid(ctx, user);
}
