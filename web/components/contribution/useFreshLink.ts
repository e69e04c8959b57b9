// A click on a link whose signed address lives a few minutes: a fresh one is fetched first.
import { useRef, type MouseEvent } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay/hooks';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { errorMessage } from '../../relay/errors.ts';
import { showNotice } from '../../ui/notice/notices.tsx';

/** `urlIn`: the address in the answer; without one the page's own is taken. */
export function useFreshLink<Query extends OperationType>(
  query: GraphQLTaggedNode,
  variables: Query['variables'],
  urlIn: (answer: Query['response']) => string | null | undefined,
) {
  const environment = useRelayEnvironment();
  const isFetching = useRef(false);
  return (event: MouseEvent<HTMLAnchorElement>) => {
    // A new tab or window takes the address as it stands.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (isFetching.current) return;
    isFetching.current = true;
    const { href } = event.currentTarget;
    fetchQuery<Query>(environment, query, variables).subscribe({
      next: (answer) => location.assign(urlIn(answer) ?? href),
      error: (error: Error) => {
        isFetching.current = false;
        showNotice({ kind: 'error', key: 'download', text: errorMessage(error) });
      },
      complete: () => {
        isFetching.current = false;
      },
    });
  };
}
