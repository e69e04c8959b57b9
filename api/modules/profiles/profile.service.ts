// What a person's own profile says to the rest of the product: where they work, and whether enough is filled in to submit.
import { defineLoader } from '../../context.ts';
import { Profile } from './profile.entity.ts';

/** The profile of each person; null where none has been begun. */
export const profileOf = defineLoader(async (ctx, userIds: readonly number[]): Promise<(Profile | null)[]> => {
  const profiles = await ctx.em.find(Profile, { user: { $in: [...userIds] } });
  return userIds.map((id) => profiles.find((profile) => profile.user.id === id) ?? null);
});

/** Whether everything is there that an author has to tell before the first manuscript (S3 §5.9), of what the profile holds so far. */
export function isComplete(profile: Profile): boolean {
  const { sex, address, degree, professionalTitle, workplaces } = profile;
  return typeof sex === 'number' && Boolean(address?.trim()) && Boolean(degree) && Boolean(professionalTitle) && workplaces.some((place) => place.trim() !== '');
}
