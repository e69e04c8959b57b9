// Whether the window is at least so wide. For what takes room from the page as a whole; what lies within the page follows its container.
import { useSyncExternalStore } from 'react';

/** From this width of the window on something stands beside what is read: an act, or the manuscript of a list. */
export const BESIDE_FROM_PX = 1280;

export function useWindowFrom(px: number): boolean {
  const query = `(min-width: ${px}px)`;
  return useSyncExternalStore(
    (listener) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    () => window.matchMedia(query).matches,
  );
}
