// The reviews of manuscripts, loaded once for all fields of a screen that ask for them.
import { defineLoader } from '../../context.ts';
import { Review } from './review.entity.ts';

/** All reviews of each manuscript with their reviewers and who invited them, first invited first. */
export const reviewsOf = defineLoader(async (ctx, contributionIds: readonly number[]) => {
  const reviews = await ctx.em.find(
    Review,
    { contribution: { $in: [...contributionIds] } },
    { orderBy: { id: 'asc' }, populate: ['reviewer', 'invitedBy'], strategy: 'joined' },
  );
  return contributionIds.map((id) => reviews.filter((review) => review.contribution.id === id));
});
