// How much of the office's list waits for the viewer. A request of its own, when the list is opened and after changes: pages and filters do
// not wait for it.
import { useCallback, useEffect, useState } from 'react';
import { graphql } from 'react-relay/hooks';
import type { List } from '../../components/lists/useList.ts';
import { useFetchNow } from '../../relay/useFetchNow.ts';
import type { useCountedPendingQuery } from './__generated__/useCountedPendingQuery.graphql.ts';

/** The number is an extra: without it the list is whole. */
const unsaid = () => undefined;

/** The list, whose `refetch` counts again too. `isAsked`: something waits for this role at times. */
export function useCountedPending(list: List, isAsked: boolean): { list: List; pendingCount: number | undefined } {
  const fetchNow = useFetchNow<useCountedPendingQuery>(graphql`
    query useCountedPendingQuery {
      viewer {
        id
        handledPendingCount
      }
    }
  `);
  const [pendingCount, setPendingCount] = useState<number>();
  const count = useCallback(async () => {
    const answer = isAsked ? await fetchNow({}, unsaid) : null;
    if (answer) setPendingCount(answer.viewer?.handledPendingCount ?? undefined);
  }, [fetchNow, isAsked]);
  useEffect(() => void count(), [count]);
  const { refetch } = list;
  const refetchBoth = useCallback(() => {
    refetch();
    void count();
  }, [refetch, count]);
  return { list: { ...list, refetch: refetchBoth }, pendingCount };
}
