// Sessions that end before their time; their pages are told at once.
import type { Context, SessionEndReason } from '../../../context.ts';
import { Session } from './session.entity.ts';

/** Ends one session; ending it twice does nothing. */
export async function endSession(ctx: Context, sessionId: number, reason: SessionEndReason): Promise<void> {
  const session = await ctx.em.findOne(Session, { id: sessionId, status: { $ne: 'ended' } });
  if (!session) return;
  end(session, reason, ctx.clock.now());
  await ctx.em.flush();
  ctx.publish({ type: 'sessionEnded', sessionId, userId: session.user.id, reason });
}

export function end(session: Session, reason: SessionEndReason, at: Date): void {
  session.status = 'ended';
  session.endedAt = at;
  session.endReason = reason;
}

/** Ends every session of a person except `staysId`, including those that wait to take over. */
export async function endSessionsOf(ctx: Context, userId: number, reason: SessionEndReason, staysId: number | null = null): Promise<void> {
  const others = staysId === null ? {} : { id: { $ne: staysId } };
  await endAll(ctx, await ctx.em.find(Session, { user: userId, status: { $ne: 'ended' }, ...others }), reason);
}

export async function endAll(ctx: Context, sessions: readonly Session[], reason: SessionEndReason): Promise<void> {
  for (const session of sessions) {
    end(session, reason, ctx.clock.now());
    ctx.publish({ type: 'sessionEnded', sessionId: session.id, userId: session.user.id, reason });
  }
  await ctx.em.flush();
}
