// The viewer's own account, and the viewer that a session stands for once it has been opened or changed.
import { defineLoader, signedIn, type Context } from '../../../context.ts';
import { forbidden, notFound, unauthenticated } from '../../../errors.ts';
import { viewerOf, type SignInPayload, type ViewerType } from './accounts.types.ts';
import type { Opened } from '../sessions/session.service.ts';
import { User } from './user.entity.ts';
import { reloadViewer, viewerNow } from './viewer.service.ts';

/** The account rows of viewers, with their roles: one load however many of their fields are asked for. */
export const accountOf = defineLoader<number, User>(async (ctx, ids) => {
  const users = await ctx.em.find(User, { id: { $in: [...ids] } }, { populate: ['roles'] });
  return ids.map((id) => users.find((user) => user.id === id) ?? notFound());
});

/** Makes what the session stands for now the viewer of the rest of this request. Errors: UNAUTHENTICATED when it is live no more. */
export async function renewViewer(ctx: Context, sessionId: number): Promise<ViewerType> {
  ctx.viewer = await reloadViewer(ctx.em, sessionId, ctx.clock);
  const viewer = signedIn(ctx);
  ctx.language = viewer.language;
  ctx.hasDeadToken = false;
  return viewerOf(viewer);
}

/**
 * Makes the viewer who they are now, for what had to wait: they may have been shut out meanwhile. What is asked of departments is asked of those that they
 * hold now. Errors: UNAUTHENTICATED once session or API token has ended; FORBIDDEN in another role, or where the role lost a screen or the whole house.
 */
export async function readViewerAgain(ctx: Context): Promise<void> {
  const { viewer: before } = ctx;
  // Jobs and the demo act for people without any way in.
  if (before === null || (before.sessionId === null && before.apiTokenId == null)) return;
  const now = await viewerNow(ctx.em, before, ctx.clock);
  if (now === null) throw unauthenticated();
  const hasLost = (before.hasRootScope && !now.hasRootScope) || before.allowedPaths.some((path) => !now.allowedPaths.includes(path));
  if (now.roleId !== before.roleId || hasLost) throw forbidden();
  ctx.viewer = now;
  ctx.loaders.clear();
}

/** What a sign-in answers, whichever way it came about: the session is the viewer's at once, or waits for the other one to end. */
export async function signInPayload(ctx: Context, { token, session }: Opened): Promise<SignInPayload> {
  const isActive = session.status === 'active';
  if (isActive) await renewViewer(ctx, session.id);
  return { token, status: isActive ? 'active' : 'pending' };
}
