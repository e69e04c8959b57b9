// The journals for which the viewer may invite authors: the viewer holds the office of the present role there, and the journal takes
// submissions (F-050).
import { signedIn, type Context } from '../../context.ts';
import { Colloquium } from '../colloquiums/colloquium.entity.ts';
import { colloquiumPolicy, officesOf } from '../colloquiums/colloquium.policy.ts';

/** The journal, when the viewer may invite for it; null for all others, whether there are such or not. */
export async function invitingJournal(ctx: Context, colloquiumId: number): Promise<Colloquium | null> {
  const colloquium = await ctx.em.findOne(Colloquium, { id: colloquiumId, isActive: true });
  return colloquiumPolicy.inviteAuthors(signedIn(ctx), colloquiumId) === null ? colloquium : null;
}

export function invitesSomewhere(ctx: Context): boolean {
  return officesOf(signedIn(ctx)).length > 0;
}
