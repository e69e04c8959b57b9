// Starts a query outside of any component.
import { loadQuery, type PreloadedQuery } from 'react-relay/hooks';
import type { OperationType, PreloadableConcreteRequest, VariablesOf } from 'relay-runtime';
import { environment } from './environment.ts';

/** What is in the store is shown at once and brought up to date. `signal`: the navigation; given up, it lets go of the query. */
export function startQuery<Query extends OperationType>(parameters: PreloadableConcreteRequest<Query>, variables: VariablesOf<Query>, signal: AbortSignal): PreloadedQuery<Query> {
  const ref = loadQuery<Query>(environment, parameters, variables, { fetchPolicy: 'store-and-network' });
  if (signal.aborted) ref.dispose();
  else signal.addEventListener('abort', () => ref.dispose(), { once: true });
  return ref;
}
