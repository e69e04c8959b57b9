// The end of an account: the remaining row can be signed in to no more, and keeps its name in the person's acts.
import type { Context } from '../../context.ts';
import type { User } from '../accounts/viewer/user.entity.ts';
import { ColloquiumMember } from '../colloquiums/colloquium-member.entity.ts';
import { NOBODYS } from '../mail/mail.service.ts';
import { tellWhatIsLeft } from '../workflow/letters/left-behind.ts';
import { SavedView } from '../views/saved-view.entity.ts';
import { shutOut } from './ending.ts';

/** The editors-in-chief are told once: work left when the account was disabled is no news when it is deleted. */
export async function disable(ctx: Context, user: User): Promise<void> {
  await shutOut(ctx, user);
  await tellWhatIsLeft(ctx, [user.id]);
}

/** Nobody can sign in to it or is offered it; address, user name and iD are free for others. */
export async function layToRest(ctx: Context, user: User): Promise<void> {
  await (user.isEnabled ? disable(ctx, user) : shutOut(ctx, user));
  ctx.em.assign(user, {
    email: addressOfNobody(user),
    username: null,
    orcid: null,
    passwordHash: null,
    addressConfirmedAt: null,
    deletedAt: ctx.clock.now(),
  });
  user.version += 1;
  user.roles.removeAll();
  await ctx.em.nativeDelete(ColloquiumMember, { user: user.id });
  await ctx.em.nativeDelete(SavedView, { owner: user.id });
  await ctx.em.execute('delete from put_off where user_id = ?', [user.id]);
  await ctx.em.flush();
}

export function addressOfNobody({ id }: Pick<User, 'id'>): string {
  return `deleted-${id}${NOBODYS}`;
}
