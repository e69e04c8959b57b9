// The palette's code, which few pages need: fetched when it is asked for first.
import { useEffect, useEffectEvent, useState } from 'react';
import { errorMessage } from '../../relay/errors.ts';
import { fetchedCode } from '../../relay/fetched-code.ts';
import { showNotice } from '../../ui/notice/notices.tsx';

export const fetchPalette = async () => ({ default: (await import('./Palette.tsx')).Palette });

/** Whether it is loaded. `onFailure`: called after a notice has given the reason. */
export function usePaletteCode(isAsked: boolean, onFailure: () => void): boolean {
  const [isHere, setIsHere] = useState(false);
  const isMissing = isAsked && !isHere;
  const handleFailure = useEffectEvent((error: unknown) => {
    showNotice({ kind: 'error', key: 'palette', text: errorMessage(error) });
    onFailure();
  });
  useEffect(() => {
    if (!isMissing) return undefined;
    let isOver = false;
    fetchedCode(fetchPalette).then(
      () => {
        if (!isOver) setIsHere(true);
      },
      (error: unknown) => {
        if (!isOver) handleFailure(error);
      },
    );
    return () => {
      isOver = true;
    };
  }, [isMissing]);
  return isHere;
}
