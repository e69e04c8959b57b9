// Fetches one object anew, by the query that `@refetchable` makes of its fragment.
import { useCallback } from 'react';
import type { GraphQLTaggedNode } from 'relay-runtime';
import { useFetchNow } from './useFetchNow.ts';

interface NodeQuery {
  readonly response: { readonly node: object | null | undefined };
  readonly variables: { readonly id: string };
}

/** The function answers what `read` makes of the object; null for no id, and when it could not be had (the reason has been shown). */
export function useFetchNode<Query extends NodeQuery>(query: GraphQLTaggedNode) {
  const fetchNow = useFetchNow<Query>(query);
  return useCallback(
    async <Read>(id: string | null, read: (node: NonNullable<Query['response']['node']>) => Read): Promise<Read | null> => {
      const node = id === null ? null : (await fetchNow({ id }))?.node;
      return node ? read(node) : null;
    },
    [fetchNow],
  );
}
