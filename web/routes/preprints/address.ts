// The list of preprints says its search, order and page in its address: newest first.
import { listVariables, type ListAddress } from '../../components/lists/address.ts';

export const PREPRINTS = {
  filters: {},
  sorts: { time: 'SUBMITTED_AT' },
  sort: { key: 'time', direction: 'DESC' },
} as const satisfies ListAddress;

/** There is one order: only its direction is asked. */
export function preprintsVariables(params: URLSearchParams) {
  const { first, page, search, orderBy } = listVariables(PREPRINTS, params);
  return { first, page, search, direction: orderBy.direction };
}
