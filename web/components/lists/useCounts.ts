// Numbers beside rows: a request of its own, when the page is opened and after changes. Rows, pages and filters do not wait for it, and
// without it the page is whole.
import { useCallback, useEffect, useRef, useState } from 'react';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { useFetchNow } from '../../relay/useFetchNow.ts';
import type { List } from './useList.ts';

/** The numbers are an extra. */
const unsaid = () => undefined;

interface Counts<Query extends OperationType> {
  /** The last that were answered; undefined: none yet. */
  counts: Query['response'] | undefined;
  /** They were asked with other variables. */
  isOfOther: boolean;
  recount: () => void;
}

/** `variables`: null: nothing is asked, for nothing of it is shown. */
export function useCounts<Query extends OperationType>(query: GraphQLTaggedNode, variables: Query['variables'] | null): Counts<Query> {
  const fetchNow = useFetchNow<Query>(query);
  const [answered, setAnswered] = useState<{ key: string; counts: Query['response'] }>();
  const key = variables && JSON.stringify(variables);
  /** What is being asked, and whether something has changed since. */
  const under = useRef<{ key: string | null; isOld: boolean }>({ key: null, isOld: false });
  const recount = useCallback(async () => {
    if (key === null) return;
    const now = under.current;
    if (now.key === key) {
      // The same request would get the answer that is under way.
      now.isOld = true;
      return;
    }
    now.key = key;
    const asked: Query['variables'] = JSON.parse(key);
    do {
      now.isOld = false;
      const counts = await fetchNow(asked, unsaid);
      if (now.key !== key) return;
      if (counts) setAnswered({ key, counts });
    } while (now.isOld);
    now.key = null;
  }, [fetchNow, key]);
  useEffect(() => void recount(), [recount]);
  const recountNow = useCallback(() => void recount(), [recount]);
  return { counts: answered?.counts, isOfOther: answered?.key !== key, recount: recountNow };
}

/** The list, whose `refetch` counts again too, and the numbers of its scope. `isAsked`: the list shows some. */
export function useListCounts<Query extends OperationType & { variables: { scope: 'ALL' | 'PENDING' } }>(
  list: List,
  query: GraphQLTaggedNode,
  isAsked = true,
): { list: List; counts: Query['response'] | undefined; isOfOther: boolean } {
  const { counts, isOfOther, recount } = useCounts<Query>(query, isAsked ? { scope: list.state.scope } : null);
  const { refetch } = list;
  const refetchBoth = useCallback(() => {
    refetch();
    recount();
  }, [refetch, recount]);
  return { list: { ...list, refetch: refetchBoth }, counts, isOfOther };
}

/** How many of each, by its name; undefined where it is not known. Nothing of a name: none. */
export function countIn(counts: readonly (readonly [name: string, count: number])[] | null | undefined, name: string): number | undefined {
  return counts ? (counts.find(([one]) => one === name)?.[1] ?? 0) : undefined;
}
