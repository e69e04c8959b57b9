// The one way in which an address comes to be confirmed: its person has shown that the mailbox is theirs.
import type { Context } from '../../../context.ts';
import { takeOffOrcid } from '../orcid/take-off-orcid.ts';
import { ApiToken } from '../sessions/api-token.entity.ts';
import { endSessionsOf } from '../sessions/session-end.ts';
import type { User } from '../viewer/user.entity.ts';

/**
 * Confirms the account's address. The first confirmation ends earlier access, because another person may have typed the address and made
 * the account: API tokens, all sessions except `staysId`, and the ORCID iD, about which its person gets a letter (decision 60).
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
