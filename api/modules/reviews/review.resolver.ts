// A review as each reader may see it: every field has its own rule, because blind review stands or falls with them.
import { Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import { signedIn, type Context } from '../../context.ts';
import { Auth } from '../../graphql/auth.ts';
import { ListSize, Outgrown, replacedBy } from '../../graphql/list-size.ts';
import { MAX_REVIEW_FILES } from '../../../shared/limits.ts';
import { DateTime } from '../../graphql/scalars.ts';
import { Person } from '../accounts/viewer/accounts.types.ts';
import { ContributionFile } from '../contributions/files/contribution-file.entity.ts';
import { filesOfReview, openTo } from '../contributions/files/viewer-files.ts';
import { Contribution } from '../contributions/manuscript/contribution.entity.ts';
import { personOf } from '../accounts/viewer/person.service.ts';
import { Review } from './review.entity.ts';
import { ReviewStatus, ReviewSuggestion } from './review.enums.ts';
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
  @FieldResolver(() => Contribution, {
    nullable: true,
    description: 'The manuscript that is reviewed; null when the viewer may not see it.',
  })
  async contribution(@Root() review: Review): Promise<Contribution> {
    return await review.contribution.loadOrFail();
  }

  @Auth({ policy: 'review.viewStatus' })
  @FieldResolver(() => ReviewStatus, { nullable: true, description: 'How the invitation stands.' })
  status(@Root() review: Review): number {
    return review.status;
  }

  @Auth({ policy: 'review.viewReviewer' })
  @FieldResolver(() => Person, {
    nullable: true,
    description: 'Who reviews; null for who may not know, as an author before the release in open review.',
  })
  async reviewer(@Root() review: Review): Promise<Person> {
    return personOf(await review.reviewer.loadOrFail());
  }

  @Auth({ policy: 'review.viewStatus' })
  @FieldResolver(() => DateTime, { nullable: true, description: 'When the reviewer was invited, in UTC.' })
  invitedAt(@Root() review: Review): Date {
    return review.invitedAt;
  }

  @Auth({ policy: 'review.viewStatus' })
  @FieldResolver(() => DateTime, { nullable: true, description: 'When the review was handed in, in UTC; null: not yet.' })
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
  @FieldResolver(() => ReviewSuggestion, {
    nullable: true,
    description: 'What the reviewer suggests; null: nothing yet, or not for the viewer.',
  })
  suggestion(@Root() review: Review): number | null {
    return review.suggestion ?? null;
  }

  @Auth({ policy: 'review.viewComment' })
  @FieldResolver(() => String, { nullable: true, description: 'For the editors, and for the author once released.' })
  comment(@Root() review: Review): string | null {
    return review.comment ?? null;
  }

  @Auth({ policy: 'review.viewRatings' })
  @FieldResolver(() => [Int], {
    nullable: true,
    description: 'From 1 excellent to 5 poor, in the order of the questions; 0: not answered yet. Empty: nothing is.',
  })
  ratings(@Root() review: Review): number[] {
    return review.ratings;
  }

  @Auth({ policy: 'review.viewRatings' })
  @FieldResolver(() => [Int], {
    nullable: true,
    description: '1 yes, 2 no, 3 unclear, in the order of the questions; 0: not answered yet. Empty: nothing is.',
  })
  ethicsAnswers(@Root() review: Review): number[] {
    return review.ethicsAnswers;
  }

  @Auth({ policy: 'review.viewNoteToChief' })
  @FieldResolver(() => String, {
    nullable: true,
    description: 'What the reviewer wrote for the editor-in-chief and executive editor alone.',
  })
  noteToChief(@Root() review: Review): string | null {
    return review.noteToChief ?? null;
  }

  @Auth({ policy: 'review.viewEditorSummary' })
  @FieldResolver(() => String, {
    nullable: true,
    description: 'What the office wrote in sum of this review, as plain text; never for reviewers or authors.',
  })
  editorSummary(@Root() review: Review): string | null {
    return review.editorSummary ?? null;
  }

  @Auth({ policy: 'review.viewRatings' })
  @FieldResolver(() => Int, { nullable: true, description: 'Version of the questions that ratings and answers belong to.' })
  questionnaire(@Root() review: Review): number | null {
    return review.questionnaire ?? null;
  }

  @Auth({ policy: 'review.viewVerdict' })
  @FieldResolver(() => Boolean, { nullable: true, description: 'Whether the reviewer would review for the journal again.' })
  willReviewAgain(@Root() review: Review): boolean | null {
    return review.willReviewAgain ?? null;
  }

  @Auth({ policy: 'review.viewVerdict' })
  @FieldResolver(() => Int, { nullable: true, description: 'Counts its saves; a save names the one that it replaces.' })
  version(@Root() review: Review): number {
    return review.version;
  }

  @Auth({ policy: 'review.viewVerdict' })
  @FieldResolver(() => DateTime, { nullable: true, description: 'When the reviewer last saved it unfinished.' })
  draftSavedAt(@Root() review: Review): Date | null {
    return review.draftSavedAt ?? null;
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
