// An act that what it tells of must be there for: asked for before, it goes on by itself then.
import { useEffect, useEffectEvent, useState } from 'react';

export function useOnceReady(isReady: boolean, act: () => Promise<void>): { isWaiting: boolean; handle: () => Promise<void> } {
  const [isWanted, setIsWanted] = useState(false);
  const isWaiting = isWanted && !isReady;
  const goOn = useEffectEvent(() => {
    setIsWanted(false);
    void act();
  });
  useEffect(() => {
    if (isWanted && isReady) goOn();
  }, [isWanted, isReady]);
  return {
    isWaiting,
    async handle() {
      if (isReady) await act();
      else setIsWanted(true);
    },
  };
}
