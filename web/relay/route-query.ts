// A screen's one query: its route's loader starts it together with the code, the page reads it, and it is let go when replaced.
import { useDeferredValue, useEffect } from 'react';
import { loadQuery, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { redirect, useLoaderData, type LoaderFunction, type LoaderFunctionArgs } from 'react-router-dom';
import type { GraphQLTaggedNode, OperationType, PreloadableConcreteRequest, VariablesOf } from 'relay-runtime';
import { environment } from './environment.ts';
import { storedToken } from './token.ts';

/** What the address says: parameters of the path and of the query. */
export interface Address {
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
}

/** A loader for a page under /main; without a token it leads to sign-in and back. `parameters`: the `$parameters` artifact of a `@preloadable` query. */
export function queryLoader<Query extends OperationType>(parameters: PreloadableConcreteRequest<Query>, variables: (address: Address) => VariablesOf<Query>): LoaderFunction {
  const load = publicQueryLoader(parameters, variables);
  return (args, handler) => (storedToken() === null ? signInFirst(args) : load(args, handler));
}

/** The same for pages that need no session. */
export function publicQueryLoader<Query extends OperationType>(parameters: PreloadableConcreteRequest<Query>, variables: (address: Address) => VariablesOf<Query>): LoaderFunction {
  return ({ request, params }) => {
    const ref = loadQuery<Query>(environment, parameters, variables({ params, search: new URL(request.url).searchParams }), { fetchPolicy: 'store-and-network' });
    // A navigation given up before it is shown has no page that would let go of the query.
    request.signal.addEventListener('abort', () => ref.dispose(), { once: true });
    return ref;
  };
}

function signInFirst({ request }: LoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url);
  return redirect(`/login?${new URLSearchParams({ next: pathname + search })}`);
}

const PAUSE_BEFORE_DISPOSAL_MS = 1000;
const owners = new Map<PreloadedQuery<OperationType>, ReturnType<typeof setTimeout> | null>();

/** Lets go of the query when the page that shows it is gone or shows another. Waits a moment: effects run twice in development. */
function useOwned(ref: PreloadedQuery<OperationType>) {
  useEffect(() => {
    const waiting = owners.get(ref);
    if (waiting) clearTimeout(waiting);
    owners.set(ref, null);
    return () => {
      owners.set(ref, setTimeout(() => {
        owners.delete(ref);
        ref.dispose();
      }, PAUSE_BEFORE_DISPOSAL_MS));
    };
  }, [ref]);
}

/**
 * Reads the query that the route's loader started. The first time it suspends; when the address changes, the old data stay
 * (`isStale`) until the new ones are there.
 */
export function useRouteQuery<Query extends OperationType>(query: GraphQLTaggedNode): { data: Query['response']; isStale: boolean } {
  const latest = useLoaderData<PreloadedQuery<Query>>();
  const shown = useDeferredValue(latest);
  useOwned(shown);
  return { data: usePreloadedQuery<Query>(query, shown), isStale: shown !== latest };
}
