// The keys of the product on every page: those of lists, the sheet that names them all, and the palette.
import { useEffect, useEffectEvent, useState } from 'react';
import { isCommand } from '../../ui/command-key.ts';
import { areKeysOn, isFree, isUncovered, pressKey } from './list-keys.ts';

export type Overlay = 'keys' | 'palette' | null;

export function useKeys() {
  const [overlay, setOverlay] = useState<Overlay>(null);
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    // Also while something is typed.
    if (isCommand(event) && event.key.toLowerCase() === 'k') {
      // Also where nothing opens: the browser has a search of its own on it.
      event.preventDefault();
      if (overlay === null && isUncovered()) setOverlay('palette');
      return;
    }
    if (overlay !== null) {
      // It may still be on its way: until then no key reaches the page beneath, and Escape calls it off.
      if (event.key === 'Escape' && isUncovered()) setOverlay(null);
      return;
    }
    if (areKeysOn() && isFree(event) && pressKey(event, () => setOverlay('keys'))) event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handleKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return { overlay, open: setOverlay, close: () => setOverlay(null) };
}
