// A screen's one query is started by its route's loader, together with the fetching of its code. Relay itself is fetched here and
// not with the first page: sign-in does without.
import { redirect, type LoaderFunction, type LoaderFunctionArgs } from 'react-router-dom';
import type { OperationType, PreloadableConcreteRequest, VariablesOf } from 'relay-runtime';
import { fetchedCode } from './fetched-code.ts';
import { INVITATION, storedToken } from './token.ts';

/** The address: parameters of the path and of the query. */
interface Address {
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
}

/**
 * A loader for a page under /main; without a token it leads to sign-in and back, behind a letter to the page of the letter. `parameters`:
 * the `$parameters` artifact of a `@preloadable` query. The page reads it with useRouteQuery.
 */
export function queryLoader<Query extends OperationType>(
  parameters: PreloadableConcreteRequest<Query>,
  variables: (address: Address) => VariablesOf<Query>,
): LoaderFunction {
  return async (args) => {
    if (storedToken() === null) return signInFirst(args);
    const { request, params } = args;
    const { startQuery } = await fetchedCode(() => import('./start-query.ts'));
    return startQuery(parameters, variables({ params, search: new URL(request.url).searchParams }), request.signal);
  };
}

function signInFirst({ request }: LoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url);
  if (pathname.startsWith(INVITATION)) return redirect(INVITATION);
  return redirect(`/login?${new URLSearchParams({ next: pathname + search })}`);
}
