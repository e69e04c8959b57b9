// A person as others may see them.
import { defineLoader, type Context } from '../../context.ts';
import { Profile } from '../profiles/profile.entity.ts';
import type { Person } from './accounts.types.ts';
import type { User } from './user.entity.ts';

/** Main workplace of a person, from the profile. */
const mainWorkplace = defineLoader(async (ctx, userIds: readonly number[]) => {
  const profiles = await ctx.em.find(Profile, { user: { $in: [...userIds] } });
  const units = new Map(profiles.map((profile) => [profile.user.id, profile.workplaces[0] ?? null]));
  return userIds.map((id) => units.get(id) ?? null);
});

/** Name, code and unit. Whether the viewer may see them at all is for the caller to ask. */
export async function personOf(ctx: Context, user: User): Promise<Person> {
  return { realName: user.realName, code: user.code, unit: await ctx.loaders.of(ctx, mainWorkplace).load(user.id) };
}
