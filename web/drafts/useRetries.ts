// Retries failed saves: now and then, and at once when the connection is back.
import { useEffect, useEffectEvent } from 'react';

const RETRY_MS = 10_000;

export function useRetries(isHindered: boolean, act: () => void): void {
  const handleRetry = useEffectEvent(act);
  useEffect(() => {
    if (!isHindered) return undefined;
    const timer = setInterval(handleRetry, RETRY_MS);
    window.addEventListener('online', handleRetry);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', handleRetry);
    };
  }, [isHindered]);
}
