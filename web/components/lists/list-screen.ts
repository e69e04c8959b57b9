// A list as a screen: one line of the route tree.
import type { ComponentType } from 'react';
import type { OperationType, PreloadableConcreteRequest, VariablesOf } from 'relay-runtime';
import { queryLoader } from '../../relay/route-query.ts';
import { screen, type Screen } from '../../relay/screen.ts';

/** `parameters`: the `$parameters` artifact of the list's query; `variables`: from the address, as listVariables reads them; `component` imports the page. */
export function listScreen<Query extends OperationType>(
  parameters: PreloadableConcreteRequest<Query>,
  variables: (search: URLSearchParams) => VariablesOf<Query>,
  component: () => Promise<ComponentType>,
): Screen {
  return screen(
    component,
    queryLoader<Query>(parameters, ({ search }) => variables(search)),
    'list',
  );
}
