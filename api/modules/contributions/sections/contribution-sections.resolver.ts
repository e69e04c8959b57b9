// Funding and suggested reviewers of a manuscript as each reader may see them.
import type { Context } from '../../../context.ts';
import { Auth, Ctx, FieldResolver, ListSize, Resolver, Root } from '../../../graphql/declare.ts';
import { MAX_FUNDINGS } from '../../../../shared/forms/funding.ts';
import { ContributionFunding } from './contribution-funding.entity.ts';
import { SuggestedReviewerKind } from '../manuscript/contribution.enums.ts';
import { fundingsIn, suggestedReviewersIn } from './contribution-sections.ts';
import { Contribution } from '../manuscript/contribution.entity.ts';
import { SuggestedReviewer } from './suggested-reviewer.entity.ts';

@Resolver(() => Contribution)
export class ContributionSectionsResolver {
  @Auth({ policy: 'contribution.viewFundings' })
  @ListSize(MAX_FUNDINGS, 10)
  @FieldResolver(() => [ContributionFunding], {
    nullable: true,
    description: 'The funds that paid for the work, in their order; null for readers who may not know them.',
  })
  async fundings(@Root() contribution: Contribution, @Ctx() ctx: Context): Promise<ContributionFunding[]> {
    return await fundingsIn(ctx, contribution);
  }

  @Auth({ policy: 'contribution.viewSuggestedReviewers' })
  @ListSize(100, 10)
  @FieldResolver(() => [SuggestedReviewer], {
    nullable: true,
    description: 'Whom the author recommends; for the office and the authors, never for a reviewer.',
  })
  async recommendedReviewers(@Root() contribution: Contribution, @Ctx() ctx: Context): Promise<SuggestedReviewer[]> {
    return await suggestedReviewersIn(ctx, contribution, SuggestedReviewerKind.RECOMMENDED);
  }

  @Auth({ policy: 'contribution.viewSuggestedReviewers' })
  @ListSize(100, 10)
  @FieldResolver(() => [SuggestedReviewer], {
    nullable: true,
    description: 'Whom the author asks to avoid; for the office and the authors, never for a reviewer.',
  })
  async opposedReviewers(@Root() contribution: Contribution, @Ctx() ctx: Context): Promise<SuggestedReviewer[]> {
    return await suggestedReviewersIn(ctx, contribution, SuggestedReviewerKind.OPPOSED);
  }
}
