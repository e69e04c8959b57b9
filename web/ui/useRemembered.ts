// A choice of yes or no that this machine remembers: what shows it follows at once, also in other tabs.
import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

export const isRemembered = (key: string): boolean => localStorage.getItem(key) === 'yes';

export function remember(key: string, is: boolean): void {
  localStorage.setItem(key, is ? 'yes' : 'no');
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

export function useRemembered(key: string): [boolean, (is: boolean) => void] {
  return [useSyncExternalStore(listen, () => isRemembered(key)), (is) => remember(key, is)];
}
