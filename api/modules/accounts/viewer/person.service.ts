// A person as others may see them.
import { defineLoader, type Context } from '../../../context.ts';
import { Profile } from '../profile/profile.entity.ts';
import type { Person } from './accounts.types.ts';
import type { User } from './user.entity.ts';

/** Main workplace of each person, from the profile. */
const mainWorkplace = defineLoader(async (ctx, userIds: readonly number[]) => {
  const profiles = await ctx.em.find(Profile, { user: { $in: [...userIds] } });
  const units = new Map(profiles.map((profile) => [profile.user.id, profile.workplaces[0] ?? null]));
  return userIds.map((id) => units.get(id) ?? null);
});

export async function mainWorkplaceOf(ctx: Context, userId: number): Promise<string | null> {
  return await ctx.loaders.of(ctx, mainWorkplace).load(userId);
}

/** Name, its parts and code; the unit is loaded when it is asked for. Whether the viewer may see them at all is for the caller to ask. */
export function personOf(user: User): Person {
  return { userId: user.id, realName: user.realName, nameParts: user.nameParts ?? null, code: user.code };
}
