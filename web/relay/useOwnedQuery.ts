// The component that shows a query releases it, so that unused data is dropped.
import { useEffect } from 'react';
import type { PreloadedQuery } from 'react-relay/hooks';
import type { OperationType } from 'relay-runtime';

const PAUSE_BEFORE_DISPOSAL_MS = 1000;
const owners = new Map<PreloadedQuery<OperationType>, ReturnType<typeof setTimeout> | null>();

/** Lets go of the query when the page that shows it is gone or shows another. Waits a moment: effects run twice in development. */
export function useOwnedQuery(ref: PreloadedQuery<OperationType>) {
  useEffect(() => {
    const waiting = owners.get(ref);
    if (waiting) clearTimeout(waiting);
    owners.set(ref, null);
    return () => {
      owners.set(
        ref,
        setTimeout(() => {
          owners.delete(ref);
          ref.dispose();
        }, PAUSE_BEFORE_DISPOSAL_MS),
      );
    };
  }, [ref]);
}
