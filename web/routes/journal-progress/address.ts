// The progress of issues in its address: days of the press, planned months, branch office; and the filter set by a figure.
import { listVariables, type ListAddress } from '../../components/lists/address.ts';

export const JOURNAL_PROGRESS = {
  filters: {
    actual: { kind: 'dates', field: 'actual' },
    planned: { kind: 'dates', field: 'planned' },
    office: { kind: 'one', field: 'publishingHouseId' },
    progress: { kind: 'choices', field: 'progress', values: ['NORMAL', 'INCOMPLETE', 'DELAYED'] },
    /** That nobody has said a month. */
    unplanned: { kind: 'choices', field: 'unplanned', values: ['1'] },
  },
  sorts: { planned: 'PLANNED_ON', sent: 'SENT_AT', journal: 'COLLOQUIUM' },
  sort: { key: 'planned', direction: 'DESC' },
} as const satisfies ListAddress;

export function progressVariables(params: URLSearchParams) {
  const { first, page, orderBy, filter } = listVariables(JOURNAL_PROGRESS, params);
  const { unplanned, ...others } = filter;
  return { first, page, orderBy, filter: { ...others, isPlanned: unplanned ? false : null } };
}
