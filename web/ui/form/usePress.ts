// What comes while the mouse is down must not move the form beneath it.
import { useEffect, useRef, type RefObject } from 'react';

/** Settles when the mouse or finger that is down now is up again and its click has been heard; null: none is down. */
export function usePress(): RefObject<PromiseWithResolvers<void> | null> {
  const press = useRef<PromiseWithResolvers<void> | null>(null);
  useEffect(() => {
    const ending = new AbortController();
    const options = { capture: true, signal: ending.signal };
    const handleUp = () =>
      setTimeout(() => {
        press.current?.resolve();
        press.current = null;
      });
    document.addEventListener('pointerdown', () => (press.current ??= Promise.withResolvers()), options);
    for (const end of ['pointerup', 'pointercancel'] as const) document.addEventListener(end, handleUp, options);
    return () => ending.abort();
  }, []);
  return press;
}
