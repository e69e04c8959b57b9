// What this machine remembers, and what shows it follows at once, also in other tabs: choices of yes or no, and the colours.
import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

export const isRemembered = (key: string): boolean => localStorage.getItem(key) === 'yes';

export function remember(key: string, is: boolean): void {
  localStorage.setItem(key, is ? 'yes' : 'no');
  tellStored();
}

/** Something else that is stored has changed. */
export function tellStored(): void {
  for (const listener of listeners) listener();
}

export function listenToStored(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

export function useRemembered(key: string): [boolean, (is: boolean) => void] {
  return [useSyncExternalStore(listenToStored, () => isRemembered(key)), (is) => remember(key, is)];
}
