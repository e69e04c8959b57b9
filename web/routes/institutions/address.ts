// The register of institutions, and the texts that it knows nothing of, say their search, order and page in their address.
import { listVariables, type ListAddress } from '../../components/lists/address.ts';

export const INSTITUTIONS = {
  filters: {},
  sorts: { name: 'NAME', newest: 'NEWEST' },
  sort: { key: 'name', direction: 'ASC' },
} as const satisfies ListAddress;

export const UNPLACED = {
  filters: {},
  sorts: { authors: 'AUTHORS', text: 'TEXT' },
  sort: { key: 'authors', direction: 'DESC' },
} as const satisfies ListAddress;

/** Nothing of them waits for the viewer, so that there is no part of it to ask for. */
const variablesOf =
  <Address extends ListAddress>(address: Address) =>
  (params: URLSearchParams) => {
    const { first, page, search, orderBy } = listVariables(address, params);
    return { first, page, search, orderBy };
  };

export const institutionsVariables = variablesOf(INSTITUTIONS);
export const unplacedVariables = variablesOf(UNPLACED);
