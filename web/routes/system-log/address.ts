// The system log and the looks at reviewers' names say days, result, search and page in their addresses: newest first.
import { listVariables, type ListAddress } from '../../components/lists/address.ts';

export const SYSTEM_LOG = {
  filters: { at: { kind: 'dates', field: 'createdAt' }, outcome: { kind: 'choices', field: 'outcomes', values: ['DONE', 'REFUSED'] } },
  sorts: { at: 'CREATED_AT' },
  sort: { key: 'at', direction: 'DESC' },
} as const satisfies ListAddress;

export const IDENTITY_READS = {
  filters: { at: { kind: 'dates', field: 'at' } },
  sorts: { at: 'AT' },
  sort: { key: 'at', direction: 'DESC' },
} as const satisfies ListAddress;

/** There is one order: only its direction is asked. */
export function systemLogVariables(params: URLSearchParams) {
  const { first, page, search, filter, orderBy } = listVariables(SYSTEM_LOG, params);
  return { first, page, search, filter, direction: orderBy.direction };
}

export function identityReadsVariables(params: URLSearchParams) {
  const { first, page, search, filter, orderBy } = listVariables(IDENTITY_READS, params);
  return { first, page, search, filter, direction: orderBy.direction };
}
