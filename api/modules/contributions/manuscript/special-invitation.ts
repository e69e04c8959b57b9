// Special invitations as a manuscript's journal asks for them.
import { signedIn, type Context } from '../../../context.ts';
import { AuthorInvitation } from '../../author-invitations/author-invitation.entity.ts';

/** Whether the viewer may submit to the journal by special invitation: it counts for an address once that is confirmed (F-070). */
export async function hasInvitation(ctx: Context, colloquiumId: number): Promise<boolean> {
  const { userId, hasConfirmedAddress } = signedIn(ctx);
  return hasConfirmedAddress && (await ctx.em.count(AuthorInvitation, { user: userId, colloquium: colloquiumId, usedAt: null })) > 0;
}
