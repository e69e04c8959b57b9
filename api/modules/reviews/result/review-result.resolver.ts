// The result of a review: the page that shows it, and the mutation that sums it up.
import { signedIn, type Context } from '../../../context.ts';
import { Auth, Ctx, FieldResolver, Input, Int, Logged, Mutation, Outgrown, replacedBy, Resolver, Root } from '../../../graphql/declare.ts';
import { decodeId } from '../../../graphql/node.ts';
import { ContributionFile } from '../../contributions/files/contribution-file.entity.ts';
import { openTo } from '../../contributions/files/viewer-files.ts';
import { Contribution } from '../../contributions/manuscript/contribution.entity.ts';
import { reviewFilesIn } from '../../contributions/manuscript/contribution.loader.ts';
import { Review } from '../review.entity.ts';
import { reviewFactsOf } from '../../contributions/access/review.facts.ts';
import { reviewPolicy } from '../../contributions/access/review.policy.ts';
import { expertOf, summariseReview } from './review-result.service.ts';
import { ReviewExpert, SummariseReviewInput, SummariseReviewPayload } from './review-result.types.ts';

@Resolver(() => Contribution)
export class ContributionReviewFilesResolver {
  @Auth({ policy: 'contribution.viewReviews' })
  @Outgrown()
  @FieldResolver(() => [ContributionFile], {
    nullable: true,
    description:
      'Files of its reviews that the viewer may open: for an author those that a decision sent, whether or not the comment beside it went.',
    ...replacedBy('reviewFileConnection'),
  })
  async reviewFiles(@Root() contribution: Contribution, @Ctx() ctx: Context): Promise<ContributionFile[]> {
    return await openTo(ctx, await reviewFilesIn(ctx, contribution));
  }
}

@Resolver(() => Review)
export class ReviewResultResolver {
  @Auth({ policy: 'review.viewExpert' })
  @FieldResolver(() => ReviewExpert, {
    nullable: true,
    description: 'Who wrote it and how to reach them: for the office, and for themselves.',
  })
  async expert(@Root() review: Review, @Ctx() ctx: Context): Promise<ReviewExpert> {
    return await expertOf(ctx, review);
  }

  @Auth({ policy: 'review.viewStatus' })
  @FieldResolver(() => Int, { nullable: true, description: 'The round of review, from 1.' })
  round(@Root() review: Review): number {
    return review.reviewRound;
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether its result is there for the viewer: for the office once it is handed in, and for its reviewer.',
  })
  async viewerCanReadResult(@Root() review: Review, @Ctx() ctx: Context): Promise<boolean> {
    return reviewPolicy.viewResult(signedIn(ctx), await reviewFactsOf(ctx, review)) === null;
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer may sum it up.' })
  async viewerCanSummarise(@Root() review: Review, @Ctx() ctx: Context): Promise<boolean> {
    return reviewPolicy.summarise(signedIn(ctx), await reviewFactsOf(ctx, review)) === null;
  }
}

@Resolver()
export class SummariseReviewResolver {
  @Auth({ roles: ['EDITOR', 'EXECUTIVE_EDITOR', 'EDITOR_IN_CHIEF', 'ASSOCIATE_EDITOR_IN_CHIEF'] })
  @Logged({ object: 'reviewId' })
  @Mutation(
    SummariseReviewPayload,
    'Replaces the office’s own summary of a review that is handed in, which marks it as summed up; neither its reviewer nor an author reads it. Gathering the reviews does not wait for it. Errors: NOT_FOUND, FORBIDDEN, CONFLICT, INVALID_INPUT at the field.',
  )
  async summariseReview(@Ctx() ctx: Context, @Input(SummariseReviewInput) { reviewId, clientMutationId, ...input }: SummariseReviewInput) {
    const echo = clientMutationId ?? null;
    const review = await summariseReview(ctx, decodeId('Review', reviewId), { ...input, clientMutationId: echo });
    return { review, clientMutationId: echo };
  }
}
