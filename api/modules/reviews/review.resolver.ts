// A review as each reader may see it: every field has its own rule, because blind review stands or falls with them.
import { Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import { reviewStatusRules } from '../../../shared/workflow-rules.ts';
import { ReviewStatus } from '../../../shared/workflow.ts';
import { defineLoader, signedIn, type Context } from '../../context.ts';
import { Auth } from '../../graphql/auth.ts';
import { describedEnum } from '../../graphql/described-enum.ts';
import { DateTime } from '../../graphql/scalars.ts';
import { Person } from '../accounts/viewer/accounts.types.ts';
import { Contribution } from '../contributions/manuscript/contribution.entity.ts';
import { personOf } from '../accounts/viewer/person.service.ts';
import { Review } from './review.entity.ts';
import { reviewsOf } from './review.loader.ts';

export const ReviewSuggestion = {
  ACCEPT: 0,
  MINOR_CHANGES: 1,
  MAJOR_CHANGES: 2,
  REJECT_OFF_TOPIC: 3,
  REJECT_LOW_QUALITY: 4,
  REJECT_OVERLAP: 5,
} as const;
describedEnum(ReviewSuggestion, {
  name: 'ReviewSuggestion',
  description: 'What a reviewer suggests to the office.',
  values: {
    ACCEPT: 'Accept it as it stands.',
    MINOR_CHANGES: 'Accept it after minor changes.',
    MAJOR_CHANGES: 'Accept it after major changes.',
    REJECT_OFF_TOPIC: 'Reject it: it does not fit the journal.',
    REJECT_LOW_QUALITY: 'Reject it: the work is not good enough.',
    REJECT_OVERLAP: 'Reject it: it repeats published work.',
  },
});
describedEnum(ReviewStatus, { name: 'ReviewStatus', description: 'How an invitation to review stands.', values: reviewStatusRules });

/** The viewer's own latest review of each manuscript. */
const ownReviewOf = defineLoader(async (ctx, contributionIds: readonly number[]) => {
  const reviews = await ctx.em.find(
    Review,
    { contribution: { $in: [...contributionIds] }, reviewer: signedIn(ctx).userId },
    { orderBy: { id: 'asc' } },
  );
  return contributionIds.map((id) => reviews.findLast((review) => review.contribution.id === id) ?? null);
});

@Resolver(() => Contribution)
export class ContributionReviewsResolver {
  @Auth({ policy: 'contribution.viewReviews' })
  @FieldResolver(() => [Review], { nullable: true })
  async reviews(@Root() contribution: Contribution, @Ctx() ctx: Context): Promise<Review[]> {
    return await ctx.loaders.of(ctx, reviewsOf).load(contribution.id);
  }

  @FieldResolver(() => Review, { nullable: true, description: 'The viewer’s own invitation to review this manuscript.' })
  async viewerReview(@Root() contribution: Contribution, @Ctx() ctx: Context): Promise<Review | null> {
    return await ctx.loaders.of(ctx, ownReviewOf).load(contribution.id);
  }
}

@Resolver(() => Review)
export class ReviewResolver {
  @FieldResolver(() => Contribution, { nullable: true })
  async contribution(@Root() review: Review): Promise<Contribution> {
    return await review.contribution.loadOrFail();
  }

  @Auth({ policy: 'review.viewStatus' })
  @FieldResolver(() => ReviewStatus, { nullable: true })
  status(@Root() review: Review): number {
    return review.status;
  }

  @Auth({ policy: 'review.viewReviewer' })
  @FieldResolver(() => Person, { nullable: true })
  async reviewer(@Root() review: Review): Promise<Person> {
    return personOf(await review.reviewer.loadOrFail());
  }

  @Auth({ policy: 'review.viewStatus' })
  @FieldResolver(() => DateTime, { nullable: true })
  invitedAt(@Root() review: Review): Date {
    return review.invitedAt;
  }

  @Auth({ policy: 'review.viewStatus' })
  @FieldResolver(() => DateTime, { nullable: true })
  finishedAt(@Root() review: Review): Date | null {
    return review.finishedAt ?? null;
  }

  @Auth({ policy: 'review.viewStatus' })
  @FieldResolver(() => String, { nullable: true, description: 'By when the invitation is to be answered: YYYY-MM-DD in Asia/Shanghai.' })
  answerDueOn(@Root() review: Review): string | null {
    return review.answerDueOn ?? null;
  }

  @Auth({ policy: 'review.viewStatus' })
  @FieldResolver(() => String, { nullable: true, description: 'By when the review is to be handed in: YYYY-MM-DD in Asia/Shanghai.' })
  reviewDueOn(@Root() review: Review): string | null {
    return review.reviewDueOn ?? null;
  }

  @Auth({ policy: 'review.viewVerdict' })
  @FieldResolver(() => ReviewSuggestion, { nullable: true })
  suggestion(@Root() review: Review): number | null {
    return review.suggestion ?? null;
  }

  @Auth({ policy: 'review.viewComment' })
  @FieldResolver(() => String, { nullable: true, description: 'For the editors, and for the author once released.' })
  comment(@Root() review: Review): string | null {
    return review.comment ?? null;
  }

  @Auth({ policy: 'review.viewRatings' })
  @FieldResolver(() => [Int], { nullable: true })
  ratings(@Root() review: Review): number[] {
    return review.ratings;
  }

  @Auth({ policy: 'review.viewRatings' })
  @FieldResolver(() => [Int], { nullable: true })
  ethicsAnswers(@Root() review: Review): number[] {
    return review.ethicsAnswers;
  }

  @Auth({ policy: 'review.viewNoteToChief' })
  @FieldResolver(() => String, { nullable: true })
  noteToChief(@Root() review: Review): string | null {
    return review.noteToChief ?? null;
  }

  @Auth({ policy: 'review.viewEditorSummary' })
  @FieldResolver(() => String, { nullable: true })
  editorSummary(@Root() review: Review): string | null {
    return review.editorSummary ?? null;
  }
}
