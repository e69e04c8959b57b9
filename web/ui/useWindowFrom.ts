// Whether the window is at least so wide. For what takes room from the page as a whole; what lies within the page follows its container.
import { useSyncExternalStore } from 'react';

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
