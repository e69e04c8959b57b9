// Address of the list of API tokens; `person` is their owner.
import { listVariables, type ListAddress } from '../../components/lists/address.ts';

export const API_TOKENS = {
  filters: {
    state: { kind: 'choices', field: 'states', values: ['WORKING', 'EXPIRED', 'REVOKED'] },
    person: { kind: 'one', field: 'userId' },
  },
  sorts: { createdAt: 'CREATED_AT', expiresAt: 'EXPIRES_AT' },
  sort: { key: 'createdAt', direction: 'DESC' },
} as const satisfies ListAddress;

/** Nothing of it waits for anybody: the API has no scope of tokens. */
export function apiTokensVariables(search: URLSearchParams) {
  const { scope: _scope, ...variables } = listVariables(API_TOKENS, search);
  return { ...variables, person: variables.filter.userId ?? '', hasPerson: variables.filter.userId !== null };
}
