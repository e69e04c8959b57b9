// An act that needs data to be there: if requested before, it runs once they are.
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
