// The reviews of manuscripts, loaded once for all fields of a screen that ask for them.
import { sql } from 'kysely';
import { defineLoader } from '../../context.ts';
import { answers } from '../../database/answers.ts';
import { Review } from './review.entity.ts';

const reviews = answers(Review, { reviewer: null, invitedBy: ['id', 'realName', 'nameParts', 'code'] });

/** All reviews of each manuscript with their reviewers and who invited them, first invited first. */
export const reviewsOf = defineLoader(async (ctx, contributionIds: readonly number[]) => {
  const found = await reviews(ctx.em, sql`review.contribution_id = any(${contributionIds})`);
  return contributionIds.map((id) => found.filter((review) => review.contribution.id === id));
});
