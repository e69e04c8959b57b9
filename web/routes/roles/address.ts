// The list of role records says its search, filters, order and page in its address: in the order of their numbers.
import { roleKindCodes } from '../../../shared/roles.ts';
import { listVariables, type ListAddress } from '../../components/lists/address.ts';

export const ROLES = {
  filters: { kind: { kind: 'choices', field: 'kinds', values: roleKindCodes } },
  sorts: { number: 'NUMBER', name: 'NAME', created: 'CREATED_AT' },
  sort: { key: 'number', direction: 'ASC' },
} as const satisfies ListAddress;

/** Nothing of it ever waits for the viewer, so that there is no part of it to ask for. */
export function rolesVariables(params: URLSearchParams) {
  const { first, page, search, filter, orderBy } = listVariables(ROLES, params);
  return { first, page, search, filter, orderBy };
}
