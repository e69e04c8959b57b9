// The sections of the wizard that are rows of their own, and the flags of all sections from what is saved (D13-070).
import { sectionFlags, type WizardSectionName } from '../../../shared/forms/contribution.ts';
import { SuggestedReviewerKind, type ReviewerEntry, type SuggestedReviewerKindId } from '../../../shared/forms/reviewers.ts';
import type { Context } from '../../context.ts';
import { Sex } from '../accounts/accounts.types.ts';
import type { ContributionFunding } from './contribution-funding.entity.ts';
import type { Contribution } from './contribution.entity.ts';
import { authorsOf, fundingsOf, suggestedReviewersOf } from './contribution.loader.ts';
import type { SuggestedReviewer } from './suggested-reviewer.entity.ts';

/** In their order; what has just been saved is known already. */
export async function fundingsIn(ctx: Context, contribution: Contribution): Promise<ContributionFunding[]> {
  const { fundings } = contribution;
  const items = fundings.isInitialized() ? fundings.getItems() : await ctx.loaders.of(ctx, fundingsOf).load(contribution.id);
  return items.toSorted((one, other) => one.position - other.position);
}

/** Those of one kind in their order; what has just been saved is known already. */
export async function reviewersIn(ctx: Context, contribution: Contribution, kind: SuggestedReviewerKindId): Promise<SuggestedReviewer[]> {
  const { suggestedReviewers } = contribution;
  const items = suggestedReviewers.isInitialized() ? suggestedReviewers.getItems() : await ctx.loaders.of(ctx, suggestedReviewersOf).load(contribution.id);
  return items.filter((reviewer) => reviewer.kind === kind).toSorted((one, other) => one.position - other.position);
}

/** As the form rules read one. */
function reviewerEntry({ personName, sex, email, company, collegeName, degree, duty, professionalTitle, reason }: SuggestedReviewer): ReviewerEntry {
  const text = (entry: { id: number } | null | undefined) => (entry ? String(entry.id) : '');
  return {
    personName, email, company, collegeName, reason, sex: sex === Sex.MALE ? 'MALE' : sex === Sex.FEMALE ? 'FEMALE' : '',
    degreeId: text(degree), dutyId: text(duty), professionalTitleId: text(professionalTitle),
  };
}

/** The six section flags of a manuscript, from what is saved (R1-103, D13-107). */
export async function sectionsOf(ctx: Context, contribution: Contribution): Promise<{ section: WizardSectionName; isComplete: boolean }[]> {
  const [authors, fundings, recommended, opposed] = await Promise.all([
    ctx.loaders.of(ctx, authorsOf).load(contribution.id),
    fundingsIn(ctx, contribution),
    reviewersIn(ctx, contribution, SuggestedReviewerKind.RECOMMENDED),
    reviewersIn(ctx, contribution, SuggestedReviewerKind.OPPOSED),
  ]);
  return sectionFlags({
    title: { ...contribution, articleTypeId: contribution.articleType ? String(contribution.articleType.id) : null },
    authors,
    summary: contribution,
    fundings,
    recommendedReviewers: recommended.map(reviewerEntry),
    opposedReviewers: opposed.map(reviewerEntry),
  });
}
