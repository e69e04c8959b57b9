// Telephone numbers of people, with the version of what they said of themselves.
import { defineLoader } from '../../context.ts';
import { Profile } from '../accounts/profile/profile.entity.ts';

export const phoneOf = defineLoader<number, Pick<Profile, 'phone' | 'version'> | null>(async (ctx, ids) => {
  const profiles = await ctx.em.find(Profile, { user: { $in: [...ids] } }, { fields: ['phone', 'version', 'user'] });
  const known = new Map(profiles.map((profile) => [profile.user.id, { phone: profile.phone, version: profile.version }]));
  return ids.map((id) => known.get(id) ?? null);
});
