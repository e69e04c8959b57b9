// Runs a task when typing pauses, and now and then during typing without a pause.
import { useEffect, useEffectEvent, useRef } from 'react';

const PAUSE_MS = 2000;
const LONGEST_MS = 20_000;

/** `typed`: another one after each change. `isDue`: there is something to be done, and nothing in its way. */
export function useAfterPause(typed: unknown, isDue: boolean, act: () => void): void {
  const since = useRef<number | null>(null);
  const handlePause = useEffectEvent(() => {
    since.current = null;
    act();
  });
  useEffect(() => {
    if (!isDue) {
      since.current = null;
      return undefined;
    }
    since.current ??= Date.now();
    const timer = setTimeout(handlePause, Math.max(0, Math.min(PAUSE_MS, since.current + LONGEST_MS - Date.now())));
    return () => clearTimeout(timer);
  }, [typed, isDue]);
}
