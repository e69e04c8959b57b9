// Data that a field of a dialog loads when it opens, and whether that failed.
import { useEffect, useState } from 'react';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { useFetchNow } from '../../../relay/useFetchNow.ts';

interface Asked<Query extends OperationType> {
  /** Null until it is there; stays while it is asked anew. */
  data: Query['response'] | null;
  failure: string | null;
  retry: () => void;
}

/** Asked anew when the variables change. */
export function useAsked<Query extends OperationType>(query: GraphQLTaggedNode, variables: Query['variables']): Asked<Query> {
  const fetchNow = useFetchNow<Query>(query);
  const [data, setData] = useState<Query['response'] | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const key = JSON.stringify(variables);
  useEffect(() => {
    let isOver = false;
    const ask = async () => {
      const answer = await fetchNow(JSON.parse(key), (text) => isOver || setFailure(text));
      if (isOver || answer === null) return;
      setFailure(null);
      setData(answer);
    };
    void ask();
    return () => {
      isOver = true;
    };
  }, [fetchNow, key, attempt]);
  return { data, failure, retry: () => setAttempt((count) => count + 1) };
}
