// The result of one review: who wrote it, and the office's own summary of it (S2 §2.6, hz 2).
import { LockMode } from '@mikro-orm/core';
import { reviewSummarySchema } from '../../../../shared/forms/review-summary.ts';
import { defineLoader, signedIn, type Context } from '../../../context.ts';
import { checkVersion, invalidInput, notFound, parseInput, refused } from '../../../errors.ts';
import { factsOfNothing } from '../../contributions/access/contribution.facts.ts';
import { Profile } from '../../accounts/profile/profile.entity.ts';
import { officeReaders } from '../../contributions/access/readers.ts';
import { Review } from '../review.entity.ts';
import { reviewFactsOf } from '../../contributions/access/review.facts.ts';
import { reviewPolicy } from '../../contributions/access/review.policy.ts';
import type { ReviewExpert } from './review-result.types.ts';
import { nameOfAccount } from '../../names/display-name.ts';

const MAX_MUTATION_ID_LENGTH = 64;

/** Profiles with their related entries, in one statement for all reviews of a screen. */
const expertProfiles = defineLoader(async (ctx, userIds: readonly number[]) => {
  const profiles = await ctx.em.find(
    Profile,
    { user: { $in: [...userIds] } },
    { populate: ['user', 'duty', 'professionalTitle'], strategy: 'joined' },
  );
  return userIds.map((id) => profiles.find((profile) => profile.user.id === id) ?? null);
});

export async function expertOf(ctx: Context, review: Review): Promise<ReviewExpert> {
  // The account comes with its profile.
  const profile = await ctx.loaders.of(ctx, expertProfiles).load(review.reviewer.id);
  const user = await review.reviewer.loadOrFail();
  return {
    realName: user.realName,
    displayName: nameOfAccount(ctx.language, user),
    email: user.email,
    sex: profile?.sex ?? null,
    duty: profile?.duty?.$ ?? null,
    professionalTitle: profile?.professionalTitle?.$ ?? null,
    phone: profile?.phone ?? null,
    company: profile?.workplaces[0] ?? null,
    collegeName: profile?.department ?? null,
  };
}

/**
 * Replaces the office's summary of a review; no condition for gathering (D2-55). The same text twice is done once.
 * Errors: NOT_FOUND, FORBIDDEN, CONFLICT, INVALID_INPUT at editorSummary or clientMutationId.
 */
export async function summariseReview(
  ctx: Context,
  reviewId: number,
  input: { editorSummary: string; version: number; clientMutationId: string | null },
): Promise<Review> {
  // As many statements as a hidden one costs, when there is none.
  const review = await ctx.em.findOne(Review, reviewId, { populate: ['contribution'], strategy: 'joined' });
  if (review === null) {
    await factsOfNothing(ctx);
    throw notFound();
  }
  const refusal = reviewPolicy.summarise(signedIn(ctx), await reviewFactsOf(ctx, review));
  if (refusal !== null) throw refused(refusal);
  if ((input.clientMutationId ?? '').length > MAX_MUTATION_ID_LENGTH)
    throw invalidInput({ clientMutationId: { code: 'input.tooLong', params: { maximum: MAX_MUTATION_ID_LENGTH } } });
  const { editorSummary } = parseInput(reviewSummarySchema, { editorSummary: input.editorSummary });
  // Two simultaneous saves: the second waits here and is refused.
  await ctx.em.refresh(review, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (review.editorSummary === editorSummary) return review;
  checkVersion({ version: review.summaryVersion }, input.version);
  review.editorSummary = editorSummary;
  review.summaryVersion += 1;
  await ctx.em.flush();
  const contribution = await review.contribution.loadOrFail();
  // Those alone who may read it: authors and reviewers do not even hear that something happened.
  ctx.publish({
    type: 'contributionChanged',
    contributionId: contribution.id,
    userIds: await officeReaders(ctx, contribution),
    ...(input.clientMutationId ? { by: { userId: signedIn(ctx).userId, clientMutationId: input.clientMutationId } } : {}),
  });
  return review;
}
