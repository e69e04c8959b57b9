// Asks the server once, regardless of the store.
import { useCallback } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay/hooks';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { showNotice } from '../ui/notice/notices.tsx';
import { errorMessage } from './errors.ts';

const tell = (text: string) => showNotice({ kind: 'error', key: 'action', text });

/** The function answers null when it failed; `onError` shows the reason, or else a notice does. */
export function useFetchNow<Query extends OperationType>(query: GraphQLTaggedNode) {
  const environment = useRelayEnvironment();
  return useCallback(
    async (variables: Query['variables'], onError: (text: string) => void = tell): Promise<Query['response'] | null> => {
      try {
        return (await fetchQuery<Query>(environment, query, variables, { fetchPolicy: 'network-only' }).toPromise()) ?? null;
      } catch (error) {
        onError(errorMessage(error));
        return null;
      }
    },
    [environment, query],
  );
}
