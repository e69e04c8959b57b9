// The states that the office can filter by (S2 §4.2, D2-33): all but a draft's.
import type { ListState } from '../../components/contribution/list-state.ts';
import { contributionStateName, officeFilterStates, type ContributionStateName } from '../../../shared/workflow.ts';

export const officeStatusFilter: readonly ContributionStateName[] = officeFilterStates.map(contributionStateName);

/** Null: any. */
export function statesOf({ filters }: ListState): ContributionStateName[] | null {
  const state = officeStatusFilter.find((candidate) => candidate === filters.status);
  return state === undefined ? null : [state];
}
