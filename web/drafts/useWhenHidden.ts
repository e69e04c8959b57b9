// Does something when the page goes out of sight: it may never come back.
import { useEffect, useEffectEvent } from 'react';

export function useWhenHidden(act: () => void): void {
  const handleHidden = useEffectEvent(act);
  useEffect(() => {
    const handleVisibility = () => {
      if (document.visibilityState === 'hidden') handleHidden();
    };
    document.addEventListener('visibilitychange', handleVisibility);
    return () => document.removeEventListener('visibilitychange', handleVisibility);
  }, []);
}
