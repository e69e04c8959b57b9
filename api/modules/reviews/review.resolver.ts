// A review as each reader may see it: every field has its own rule, because blind review stands or falls with them.
import { signedIn, type Context } from '../../context.ts';
import { Auth, Ctx, FieldResolver, ListSize, Outgrown, replacedBy, Resolver, Root } from '../../graphql/declare.ts';
import { MAX_REVIEW_FILES } from '../../../shared/limits.ts';
import { Person } from '../accounts/viewer/accounts.types.ts';
import { ContributionFile } from '../contributions/files/contribution-file.entity.ts';
import { filesOfReview, openTo } from '../contributions/files/viewer-files.ts';
import { Contribution } from '../contributions/manuscript/contribution.entity.ts';
import { personOf } from '../accounts/viewer/person.service.ts';
import { Review } from './review.entity.ts';
import { reviewsOf } from './review.loader.ts';
import { isOwnReview } from '../contributions/access/own-review.ts';

@Resolver(() => Contribution)
export class ContributionReviewsResolver {
  @Auth({ policy: 'contribution.viewReviews' })
  @Outgrown()
  @FieldResolver(() => [Review], {
    nullable: true,
    description: 'Invitations and reviews of all rounds that the viewer may know of, in the order of the invitations.',
    ...replacedBy('reviewConnection'),
  })
  async reviews(@Root() contribution: Contribution, @Ctx() ctx: Context): Promise<Review[]> {
    return await ctx.loaders.of(ctx, reviewsOf).load(contribution.id);
  }

  @FieldResolver(() => Review, { nullable: true, description: 'The viewer’s own latest invitation to review this manuscript.' })
  async viewerReview(@Root() contribution: Contribution, @Ctx() ctx: Context): Promise<Review | null> {
    // All of them, so that a page that shows the others too costs no statement more.
    const all = await ctx.loaders.of(ctx, reviewsOf).load(contribution.id);
    return all.findLast((review) => isOwnReview(signedIn(ctx), review)) ?? null;
  }
}

@Resolver(() => Review)
export class ReviewResolver {
  @Auth({ policy: 'review.viewReviewer' })
  @FieldResolver(() => Person, {
    nullable: true,
    description: 'Who reviews; null for readers who may not know, as an author before the release in open review.',
  })
  async reviewer(@Root() review: Review): Promise<Person> {
    return personOf(await review.reviewer.loadOrFail());
  }

  @ListSize(MAX_REVIEW_FILES)
  @FieldResolver(() => [ContributionFile], {
    nullable: true,
    description: 'What the reviewer uploaded with it, oldest first: for the office once it is handed in, for the author what was released.',
  })
  async files(@Root() review: Review, @Ctx() ctx: Context): Promise<ContributionFile[]> {
    return await openTo(ctx, await filesOfReview(ctx, review));
  }
}
