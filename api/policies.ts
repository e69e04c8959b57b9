// The policy table: every name that an @auth(policy: …) may use, with how its facts are loaded.
import { signedIn, type Context, type ViewerSession } from './context.ts';
import type { PolicyTable } from './graphql/auth.ts';
import { eventFactsOf, factsOf, fileFactsOf } from './modules/contributions/contribution.facts.ts';
import type { ContributionAuthor } from './modules/contributions/contribution-author.entity.ts';
import type { Contribution } from './modules/contributions/contribution.entity.ts';
import {
  contributionAuthorPolicy,
  contributionFilePolicy,
  contributionFundingPolicy,
  contributionPolicy,
  suggestedReviewerPolicy,
} from './modules/contributions/contribution.policy.ts';
import type { ContributionFacts, ContributionRule } from './modules/contributions/contribution.viewpoint.ts';
import { workflowEventPolicy } from './modules/workflow/workflow-event.policy.ts';
import { messagePolicy } from './modules/messages/message.policy.ts';
import type { Message } from './modules/messages/message.entity.ts';
import type { Profile } from './modules/profiles/profile.entity.ts';
import { profilePolicy } from './modules/profiles/profile.policy.ts';
import { reviewPolicy, type ReviewFacts } from './modules/reviews/review.policy.ts';
import type { Review } from './modules/reviews/review.entity.ts';
import type { Refusal } from '../shared/errors.ts';

async function reviewFactsOf(ctx: Context, review: Review): Promise<ReviewFacts> {
  const facts = await factsOf(ctx, await review.contribution.loadOrFail());
  return { ...facts, isReviewer: review.reviewer.id === signedIn(ctx).userId, status: review.status, isReleased: review.isReleased };
}

/** Of an author, a fund or a suggested reviewer: those of the manuscript. */
async function factsOfWhole(ctx: Context, part: Pick<ContributionAuthor, 'contribution'>): Promise<ContributionFacts> {
  return await factsOf(ctx, await part.contribution.loadOrFail());
}

/** `{ view: rule }` as `{ 'contribution.view': policy }`, each asked with the facts of its object. */
function named<Source, Facts, Rules extends Record<string, (viewer: ViewerSession, facts: Facts) => Refusal | null>>(
  prefix: string,
  rules: Rules,
  facts: (ctx: Context, source: Source) => Promise<Facts>,
): Record<string, (ctx: Context, source: Source) => Promise<Refusal | null>> {
  return Object.fromEntries(
    Object.entries(rules).map(([act, rule]) => [
      `${prefix}.${act}`,
      async (ctx: Context, source: Source) => rule(signedIn(ctx), await facts(ctx, source)),
    ]),
  );
}

const contributionRules: Record<string, ContributionRule> = contributionPolicy;

export const policies: PolicyTable<Context> = {
  ...named<Contribution, Awaited<ReturnType<typeof factsOf>>, typeof contributionRules>('contribution', contributionRules, factsOf),
  ...named('contributionAuthor', contributionAuthorPolicy, factsOfWhole),
  ...named('contributionFunding', contributionFundingPolicy, factsOfWhole),
  ...named('suggestedReviewer', suggestedReviewerPolicy, factsOfWhole),
  ...named('contributionFile', contributionFilePolicy, fileFactsOf),
  ...named('workflowEvent', workflowEventPolicy, eventFactsOf),
  ...named('review', reviewPolicy, reviewFactsOf),
  'message.view': (ctx: Context, message: Message) => messagePolicy.view(signedIn(ctx), message),
  'profile.view': (ctx: Context, profile: Profile) => profilePolicy.view(signedIn(ctx), profile),
};
