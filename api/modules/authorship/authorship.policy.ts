// Who may know who confirmed an authorship, and who may do what about it. Pure: facts come in, null or a refusal goes out.
import {
  isReviewing,
  offices,
  rule,
  type Capacity,
  type ContributionFacts,
  type ContributionRule,
} from '../contributions/access/capacity.ts';

export interface AuthorshipFacts extends ContributionFacts {
  /** An author of it who is marked as corresponding. */
  isCorresponding: boolean;
}

/** The submitter, the corresponding authors, and an office that does not review it: never a reviewer, in any mode. */
const follows = (who: Capacity, x: AuthorshipFacts): boolean =>
  who === 'author' ? x.isSubmitter || x.isCorresponding : offices.includes(who) && !isReviewing(x);

export const authorshipPolicy = {
  view: rule(follows),
  /** Asking somebody again, who has not answered or has refused. */
  ask: rule(follows),
  /** Refusals in the words of the authors go on no paper that authors print. */
  viewRefusals: rule((who, x) => offices.includes(who) && !isReviewing(x)),
  /** Answering for oneself, signed in. */
  answerOwn: rule((who) => who === 'author'),
} satisfies Record<string, ContributionRule<AuthorshipFacts>>;
