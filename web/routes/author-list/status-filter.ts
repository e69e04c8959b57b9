// The statuses an author can filter by (S2 §4.2): codes 1 to 9, a draft is not among the submitted.
import { chosenOf, type ListState } from '../../components/contribution/list-state.ts';
import { authorStatusNames, type AuthorStatusName } from '../../../shared/workflow.ts';

export const authorStatusFilter = authorStatusNames.filter((status) => status !== 'UNFINISHED');

/** Null: any. */
export function statusesOf({ filters }: ListState): AuthorStatusName[] | null {
  return filters.status === undefined ? null : chosenOf(filters.status, authorStatusFilter);
}
