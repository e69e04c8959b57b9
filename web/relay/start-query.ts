// Starts a query outside of any component.
import { loadQuery, type PreloadedQuery } from 'react-relay/hooks';
import type { OperationType, PreloadableConcreteRequest, VariablesOf } from 'relay-runtime';
import { environment } from './environment.ts';

/**
 * Data in the store is shown at once; the page then brings it up to date (useRouteQuery). `signal`: the navigation; when aborted, it
 * releases the query.
 */
export function startQuery<Query extends OperationType>(
  parameters: PreloadableConcreteRequest<Query>,
  variables: VariablesOf<Query>,
  signal: AbortSignal,
): PreloadedQuery<Query> {
  const ref = loadQuery<Query>(environment, parameters, variables, { fetchPolicy: 'store-or-network' });
  if (signal.aborted) ref.dispose();
  else signal.addEventListener('abort', () => ref.dispose(), { once: true });
  return ref;
}
