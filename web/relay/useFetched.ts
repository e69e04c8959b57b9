// Data that a choice on the page asks for: fetched when the choice is made, without waiting for it to be shown.
import { useEffect, useEffectEvent, useState } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay/hooks';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';

interface Found<Query extends OperationType> {
  key: string;
  data: Query['response'] | null;
  error: unknown;
}

/** `key` stands for `variables`; empty: nothing is chosen. `data` is null then, and while it is on its way. */
export function useFetched<Query extends OperationType>(query: GraphQLTaggedNode, key: string, variables: Query['variables']) {
  const environment = useRelayEnvironment();
  const [found, setFound] = useState<Found<Query> | null>(null);
  const [attempt, setAttempt] = useState(0);
  const begin = useEffectEvent(() => fetchQuery<Query>(environment, query, variables));
  useEffect(() => {
    if (key === '') return undefined;
    const subscription = begin().subscribe({
      next: (data) => setFound({ key, data, error: null }),
      error: (error: unknown) => setFound({ key, data: null, error }),
    });
    return () => subscription.unsubscribe();
  }, [environment, key, attempt]);
  const current = found?.key === key ? found : null;
  return {
    data: current?.data ?? null,
    error: current?.error ?? null,
    retry: () => {
      setFound(null);
      setAttempt(attempt + 1);
    },
  };
}
