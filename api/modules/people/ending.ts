// Ends access when an account is disabled, deleted or merged, or a role is taken from its person: sessions, tokens and open sockets, at
// once and in every process (F-088, F-089).
import { ref } from '@mikro-orm/core';
import type { Context } from '../../context.ts';
import type { Role } from '../organization/role.entity.ts';
import { withdrawCodes } from '../accounts/registration/mail-code.service.ts';
import { ApiToken } from '../accounts/sessions/api-token.entity.ts';
import { Session } from '../accounts/sessions/session.entity.ts';
import { endSession, endSessionsOf } from '../accounts/sessions/session-end.ts';
import type { User } from '../accounts/viewer/user.entity.ts';

/** Nothing opens the account any more, and open access is shut. Tokens do not come back when it is enabled again. */
export async function shutOut(ctx: Context, user: User): Promise<void> {
  user.isEnabled = false;
  await ctx.em.flush();
  await endSessionsOf(ctx, user.id, 'DISABLED');
  await ctx.em.nativeUpdate(ApiToken, { user: user.id, revokedAt: null }, { revokedAt: ctx.clock.now() });
  await withdrawCodes(ctx, user, ['PASSWORD_RESET', 'EMAIL_CHANGE']);
}

/** A person acting under one of these roles continues in a remaining one; without any, the session is over. */
export async function endActingUnder(ctx: Context, user: User, taken: readonly Role[]): Promise<void> {
  if (taken.length === 0) return;
  const roles = taken.map(({ id }) => id);
  await ctx.em.nativeUpdate(ApiToken, { user: user.id, role: { $in: roles }, revokedAt: null }, { revokedAt: ctx.clock.now() });
  const sessions = await ctx.em.find(Session, { user: user.id, role: { $in: roles }, status: { $ne: 'ended' } });
  const [left] = user.roles.getItems().sort((a, b) => a.id - b.id);
  for (const session of sessions) {
    if (!left) {
      await endSession(ctx, session.id, 'DISABLED');
      continue;
    }
    session.role = ref(left);
    await ctx.em.flush();
    ctx.publish({ type: 'sessionChanged', sessionId: session.id });
  }
}
