// Fetches a screen's query anew behind the page: rows change in place, selection and scroll stay.
import { useCallback, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchQuery, useRelayEnvironment, type PreloadedQuery } from 'react-relay/hooks';
import { useLoaderData } from 'react-router-dom';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { showNotice } from '../ui/notice/notices.tsx';
import { errorMessage, isSessionOver } from './errors.ts';

/** With the variables that the route's loader took from the address. A call during a fetch makes one more after it. */
export function useRefetch<Query extends OperationType>(query: GraphQLTaggedNode): () => void {
  const environment = useRelayEnvironment();
  const { t } = useTranslation('ui');
  const retryLabel = t('ui.retry.again');
  const { variables } = useLoaderData<PreloadedQuery<Query>>();
  const running = useRef<{ isWantedAgain: boolean } | null>(null);
  return useCallback(
    function refetch() {
      if (running.current) {
        running.current.isWantedAgain = true;
        return;
      }
      const mine = { isWantedAgain: false };
      running.current = mine;
      const finish = () => {
        running.current = null;
        if (mine.isWantedAgain) refetch();
      };
      fetchQuery<Query>(environment, query, variables).subscribe({
        complete: finish,
        error: (error: Error) => {
          running.current = null;
          if (isSessionOver(error)) return;
          showNotice({ kind: 'error', key: 'refetch', text: errorMessage(error), action: { label: retryLabel, onClick: refetch } });
        },
      });
    },
    [environment, query, variables, retryLabel],
  );
}
