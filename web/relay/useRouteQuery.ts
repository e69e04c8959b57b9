// Reads the query that the screen's route has started.
import { useDeferredValue, useEffect, useEffectEvent } from 'react';
import { usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { useLoaderData } from 'react-router-dom';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { useOwnedQuery } from './useOwnedQuery.ts';
import { useRefetch } from './useRefetch.ts';

/** Data from the store is fetched again behind the page: when that fails there is a notice, and the page stays. */
export function useUpToDate<Query extends OperationType>(query: GraphQLTaggedNode, ref: PreloadedQuery<Query>) {
  const refetch = useRefetch<Query>(query);
  const isFromStore = ref.source == null;
  const handleShown = useEffectEvent(refetch);
  useEffect(() => {
    if (isFromStore) handleShown();
  }, [ref, isFromStore]);
}

/**
 * Reads the query that the route's loader started. The first time it suspends; when the address changes, the old data stay
 * (`isStale`) until the new ones are there.
 */
export function useRouteQuery<Query extends OperationType>(query: GraphQLTaggedNode): { data: Query['response']; isStale: boolean } {
  const latest = useLoaderData<PreloadedQuery<Query>>();
  const shown = useDeferredValue(latest);
  useOwnedQuery(shown);
  useUpToDate(query, latest);
  return { data: usePreloadedQuery<Query>(query, shown), isStale: shown !== latest };
}
