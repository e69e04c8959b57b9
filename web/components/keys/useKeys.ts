// The keys of the product, wherever one is: those of lists, the sheet that names them all, and the palette.
import { useEffect, useEffectEvent, useState } from 'react';
import { areKeysOn, isFree, isUncovered, pressKey } from './list-keys.ts';

export type Overlay = 'keys' | 'palette' | null;

export function useKeys() {
  const [overlay, setOverlay] = useState<Overlay>(null);
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    // Also while something is typed.
    if ((event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'k') {
      if (!isUncovered()) return;
      event.preventDefault();
      setOverlay('palette');
      return;
    }
    if (!areKeysOn() || !isFree(event)) return;
    if (event.key === '?') setOverlay('keys');
    else if (!pressKey(event)) return;
    event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handleKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return { overlay, open: setOverlay, close: () => setOverlay(null) };
}
