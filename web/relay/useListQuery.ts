// Reads the query of a list's route. When its address changes, the rows stay until the new ones are there, and also when they cannot be
// had.
import { useEffect, useState } from 'react';
import { usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { useLoaderData, useRevalidator } from 'react-router-dom';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { isSessionOver } from './errors.ts';
import { useOnLineBack } from './reconnected.ts';
import { useOwnedQuery } from './useOwnedQuery.ts';
import { useUpToDate } from './useRouteQuery.ts';

interface Failure<Query extends OperationType> {
  ref: PreloadedQuery<Query>;
  error: Error;
}

/**
 * `variables`: as the address says them; `isStale`: other rows are on their way; `failure`: they could not be had, `retry` asks again. The
 * first time it suspends, and throws.
 */
export function useListQuery<Query extends OperationType>(query: GraphQLTaggedNode) {
  const latest = useLoaderData<PreloadedQuery<Query>>();
  const [shown, setShown] = useState(latest);
  const [failed, setFailed] = useState<Failure<Query> | null>(null);
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (latest === shown) return undefined;
    if (!latest.source) {
      setShown(latest);
      return undefined;
    }
    const subscription = latest.source.subscribe({
      next: () => setShown(latest),
      error: (error: Error) => {
        // The shell says that the session is over.
        if (!isSessionOver(error)) setFailed({ ref: latest, error });
      },
    });
    return () => subscription.unsubscribe();
  }, [latest, shown]);
  const failure = failed?.ref === latest ? failed.error : null;
  const retry = () => void revalidate();
  useOnLineBack(() => {
    if (failure !== null) retry();
  });
  useOwnedQuery(shown);
  useUpToDate(query, shown);
  return {
    data: usePreloadedQuery<Query>(query, shown),
    variables: latest.variables,
    isStale: shown !== latest && failure === null,
    failure,
    retry,
  };
}
