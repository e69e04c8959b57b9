// Light, dark, or as the system says; remembered on this machine as 'theme'. Paper is always light.
import { useSyncExternalStore } from 'react';
import { listenToStored, tellStored } from '../useRemembered.ts';

export type ColorMode = 'system' | 'light' | 'dark';

const KEY = 'theme';
let isPrinting = false;
const systemIsDark = () => window.matchMedia('(prefers-color-scheme: dark)');

function stored(): ColorMode {
  const mode = localStorage.getItem(KEY);
  return mode === 'light' || mode === 'dark' ? mode : 'system';
}

function apply() {
  const mode = stored();
  const isDark = !isPrinting && (mode === 'dark' || (mode === 'system' && systemIsDark().matches));
  document.documentElement.classList.toggle('dark', isDark);
  document.documentElement.classList.toggle('light', !isDark);
}

function setPrinting(isNow: boolean) {
  isPrinting = isNow;
  apply();
}

/** Call once before the first paint. */
export function startColorMode(): void {
  apply();
  systemIsDark().addEventListener('change', apply);
  window.addEventListener('beforeprint', () => setPrinting(true));
  window.addEventListener('afterprint', () => setPrinting(false));
  window.matchMedia('print').addEventListener('change', ({ matches }) => setPrinting(matches));
  window.addEventListener('storage', (event) => {
    if (event.key === KEY) apply();
  });
}

export function setColorMode(mode: ColorMode): void {
  if (mode === 'system') localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, mode);
  apply();
  tellStored();
}

export function useColorMode(): ColorMode {
  return useSyncExternalStore(listenToStored, stored);
}
