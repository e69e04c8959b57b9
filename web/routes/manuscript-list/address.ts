// Status filters of the office's lists: all states but a draft's (S2 §4.2, D2-33), grouped by the hands that a manuscript is in.
import { manuscriptsBy } from '../../components/contribution/manuscript-address.ts';
import type { ListAddress } from '../../components/lists/address.ts';
import { contributionStateName, officeFilterStates, ROUND_STATES, type ContributionStateName } from '../../../shared/workflow.ts';

const byState = manuscriptsBy({ kind: 'choices', field: 'states', values: officeFilterStates.map(contributionStateName) });

/** By deadlines and journals too, which are the office's alone. */
export const OFFICE_MANUSCRIPTS = {
  ...byState,
  filters: {
    ...byState.filters,
    due: { kind: 'choices', field: 'deadlines', values: ['OVERDUE', 'SOON', 'REVIEWERS_LATE'] },
    colloquium: { kind: 'one', field: 'colloquiumId' },
  },
  sorts: { ...byState.sorts, due: 'DUE' },
  // What waits for one, or is late, by its day: the latest first (B-411).
  sortNarrowed: ({ scope, filters }) => (scope === 'PENDING' || filters['due'] !== undefined ? { key: 'due', direction: 'ASC' } : null),
} as const satisfies ListAddress;

type StatusGroup = 'arrived' | 'editor' | 'reviewers' | 'chief' | 'author' | 'accepted' | 'closed';

/** A row of chips instead of twenty-two. Every state stands in one of them. */
export const STATUS_GROUPS: readonly { key: StatusGroup; states: readonly [ContributionStateName, ...ContributionStateName[]] }[] = [
  { key: 'arrived', states: ['NEW_SUBMISSION'] },
  { key: 'editor', states: ['EDITOR_REVIEWING', 'PLAGIARISM_CHECK', 'EDITOR_PASSED', 'AUTHOR_REVISED'] },
  { key: 'reviewers', states: ROUND_STATES },
  { key: 'chief', states: ['CHIEF_JUDGEMENT', 'DEPUTY_REVIEWING', 'PUBLISHING_PREREVIEW', 'CHIEF_REVIEWING'] },
  { key: 'author', states: ['EDITOR_RETURNED', 'DEPUTY_RETURNED', 'CHIEF_RETURNED', 'AUTHORIZATION_PENDING'] },
  { key: 'accepted', states: ['ACCEPTED', 'COMPILED', 'SINGLE_PUBLISHED', 'PRESS_REVIEWING'] },
  { key: 'closed', states: ['NOT_ACCEPTED', 'REJECTED'] },
];
