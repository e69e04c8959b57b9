// What an editor compares candidates by, and their order by each.
import type { CandidateSearchQuery } from './__generated__/CandidateSearchQuery.graphql.ts';

export type Candidate = NonNullable<CandidateSearchQuery['response']['reviewerCandidates']>['candidates'][number];

export const FIGURES = ['inHand', 'lastYear', 'daysToAnswer', 'daysToReview', 'lastAsked'] as const;
export type Figure = (typeof FIGURES)[number];

export interface FigureSort {
  key: Figure;
  direction: 'ASC' | 'DESC';
}

const VALUES: Readonly<Record<Figure, (candidate: Candidate) => number | string | null | undefined>> = {
  inHand: ({ load }) => load.atWork + load.pending,
  lastYear: ({ invitedLately }) => invitedLately,
  daysToAnswer: ({ meanDaysToAnswer }) => meanDaysToAnswer,
  daysToReview: ({ meanDaysToReview }) => meanDaysToReview,
  lastAsked: ({ lastAskedOn }) => lastAskedOn,
};

/** First the lowest, who has least in hand, is quickest, or was left in peace longest; then turned round; then as the search has them. */
export function nextSort(sort: FigureSort | null, key: Figure): FigureSort | null {
  if (sort?.key !== key) return { key, direction: 'ASC' };
  return sort.direction === 'ASC' ? { key, direction: 'DESC' } : null;
}

/** Those of whom nothing is known come last in either order. */
export function sortedBy(candidates: readonly Candidate[], { key, direction }: FigureSort): Candidate[] {
  const valueOf = VALUES[key];
  return candidates.toSorted((one, other) => {
    const [a, b] = [valueOf(one), valueOf(other)];
    if (a == null || b == null) return Number(a == null) - Number(b == null);
    return (a < b ? -1 : a > b ? 1 : 0) * (direction === 'ASC' ? 1 : -1);
  });
}
