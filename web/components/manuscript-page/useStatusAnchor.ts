// The status pages of the specification open the reading page at its status.
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { isStatusPath } from '../contribution/links.ts';

/** The element id of the status, where the history begins. */
export const STATUS_ID = 'status';

/** `isShown`: the manuscript is there. Scrolls once per address, not on every refetch. */
export function useStatusAnchor(isShown: boolean): void {
  const { pathname, key } = useLocation();
  const scrolledFor = useRef<string | null>(null);
  useEffect(() => {
    if (!isShown || !isStatusPath(pathname) || scrolledFor.current === key) return;
    scrolledFor.current = key;
    // After the shell has gone to the beginning of the new page.
    requestAnimationFrame(() => document.getElementById(STATUS_ID)?.scrollIntoView());
  }, [isShown, pathname, key]);
}
