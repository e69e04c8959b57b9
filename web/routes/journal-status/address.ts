// The state of journals in its address: state, founding days, and the subject that a figure was opened with.
import { listVariables, type ListAddress } from '../../components/lists/address.ts';

export const JOURNAL_STATUS = {
  filters: {
    status: { kind: 'choices', field: 'states', values: ['ACTIVE', 'INACTIVE'] },
    founded: { kind: 'dates', field: 'founded' },
    subject: { kind: 'one', field: 'subjectId' },
  },
  sorts: { number: 'NUMBER', founded: 'FOUNDED_ON' },
  sort: { key: 'number', direction: 'ASC' },
} as const satisfies ListAddress;

export function statusVariables(params: URLSearchParams) {
  const { first, page, orderBy, filter } = listVariables(JOURNAL_STATUS, params);
  return { first, page, orderBy, filter };
}
