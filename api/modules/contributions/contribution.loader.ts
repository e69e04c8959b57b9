// The authors and files of manuscripts, loaded once for all fields of a screen that ask for them.
import { defineLoader } from '../../context.ts';
import { ContributionAuthor } from './contribution-author.entity.ts';
import { ContributionFile } from './contribution-file.entity.ts';

/** All authors of each manuscript in their order, with titles and degrees. */
export const authorsOf = defineLoader(async (ctx, contributionIds: readonly number[]) => {
  const authors = await ctx.em.find(ContributionAuthor, { contribution: { $in: [...contributionIds] } }, { orderBy: { position: 'asc' }, populate: ['professionalTitle', 'degree'], strategy: 'joined' });
  return contributionIds.map((id) => authors.filter((author) => author.contribution.id === id));
});

/** All files of each manuscript, replaced ones too, oldest first, with the acts that brought them. */
export const filesOf = defineLoader(async (ctx, contributionIds: readonly number[]) => {
  const files = await ctx.em.find(ContributionFile, { contribution: { $in: [...contributionIds] } }, { orderBy: { id: 'asc' }, populate: ['event'], strategy: 'joined' });
  return contributionIds.map((id) => files.filter((file) => file.contribution.id === id));
});
