// The statuses an author can filter by (S2 §4.2): codes 1 to 9, a draft is not among the submitted; among those that wait for the author, 4 and 6.
import { chosenOf, readListState, type ListState } from '../../components/contribution/list-state.ts';
import { authorPendingStates, authorStatusNames, authorStatusOf, AuthorStatus, type AuthorStatusName } from '../../../shared/workflow.ts';

export const authorStatusFilter = authorStatusNames.filter((status) => status !== 'UNFINISHED');

/** Only statuses that a manuscript waiting for its author can have (D13-154). */
export function statusChoices(scope: ListState['scope']): AuthorStatusName[] {
  if (scope === 'ALL') return authorStatusFilter;
  return authorStatusFilter.filter((status) => authorPendingStates.some((state) => authorStatusOf[state] === AuthorStatus[status]));
}

/** What the list shows; a status that its scope does not have is left out. */
export function readAuthorList(params: URLSearchParams): ListState {
  const { scope } = readListState(params, []);
  return readListState(params, statusChoices(scope));
}

/** Null: any. */
export function statusesOf({ filters }: ListState): AuthorStatusName[] | null {
  return filters.status === undefined ? null : chosenOf(filters.status, authorStatusFilter);
}
