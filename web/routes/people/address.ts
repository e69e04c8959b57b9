// Address of the list of people.
import { roleKindCodes } from '../../../shared/roles.ts';
import { listVariables, type ListAddress } from '../../components/lists/address.ts';

export const PEOPLE = {
  filters: {
    status: { kind: 'choices', field: 'statuses', values: ['NORMAL', 'DISABLED'] },
    role: { kind: 'choices', field: 'roleKinds', values: roleKindCodes },
    created: { kind: 'dates', field: 'created' },
  },
  sorts: { loginName: 'LOGIN_NAME', createdAt: 'CREATED_AT' },
  sort: { key: 'createdAt', direction: 'DESC' },
} as const satisfies ListAddress;

/** There is nothing pending among people: the API has no scope of them. */
export function peopleVariables(search: URLSearchParams) {
  const { scope: _scope, ...variables } = listVariables(PEOPLE, search);
  return variables;
}
