// The viewer's own account, and the viewer of a session once it has been opened or changed.
import { defineLoader, signedIn, type Context } from '../../../context.ts';
import { notFound } from '../../../errors.ts';
import { viewerOf, type SignInPayload, type ViewerType } from './accounts.types.ts';
import type { Opened } from '../sessions/session.service.ts';
import { User } from './user.entity.ts';
import { reloadViewer } from './viewer.service.ts';

/** The account rows of viewers, with their roles: one load however many of their fields are asked for. */
export const accountOf = defineLoader<number, User>(async (ctx, ids) => {
  const users = await ctx.em.find(User, { id: { $in: [...ids] } }, { populate: ['roles'] });
  return ids.map((id) => users.find((user) => user.id === id) ?? notFound());
});

/**
 * Makes the session's present person and role the viewer of the rest of this request; `roleId`: in that role of theirs. Errors:
 * UNAUTHENTICATED when the session is over.
 */
export async function renewViewer(ctx: Context, sessionId: number, roleId: number | null = null): Promise<ViewerType> {
  ctx.viewer = await reloadViewer(ctx.em, sessionId, ctx.clock, roleId);
  const viewer = signedIn(ctx);
  ctx.language = viewer.language;
  ctx.deadToken = null;
  return viewerOf(viewer);
}

/** The answer to every kind of sign-in: the session is the viewer's at once, or waits for the other one to end. */
export async function signInPayload(ctx: Context, { token, session }: Opened): Promise<SignInPayload> {
  const isActive = session.status === 'active';
  if (isActive) await renewViewer(ctx, session.id);
  return { token, status: isActive ? 'active' : 'pending' };
}
