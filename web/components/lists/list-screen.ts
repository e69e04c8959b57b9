// A list as a screen: one line of the route tree, which reads its address before the page's code is there.
import type { ComponentType } from 'react';
import type { OperationType, PreloadableConcreteRequest, VariablesOf } from 'relay-runtime';
import { queryLoader } from '../../relay/route-query.ts';
import { screen, type Screen } from '../../relay/screen.ts';
import { registerList } from './list-loads.ts';
import { listVariables, type ListAddress, type ListVariables } from './address.ts';

/** The variables of a list's query from an address like this. */
export const by =
  <const Address extends ListAddress>(address: Address) =>
  (search: URLSearchParams): ListVariables<Address> =>
    listVariables(address, search);

/**
 * `parameters`: the `$parameters` artifact of the list's query; `variables`: from the address, mostly `by(ADDRESS)`; `component` imports
 * the page.
 */
export function listScreen<Query extends OperationType>(
  parameters: PreloadableConcreteRequest<Query>,
  variables: (search: URLSearchParams) => VariablesOf<Query>,
  component: () => Promise<ComponentType>,
): Screen {
  const { params } = parameters;
  registerList(params.name, async (search) => (await import('./fetch-rows.ts')).fetchRows(params, variables(search)));
  return screen(
    component,
    queryLoader<Query>(parameters, ({ search }) => variables(search)),
    'list',
  );
}
