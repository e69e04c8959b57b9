// Tells screens that the subscription connection was lost and is back: what happened meanwhile must be fetched.
import { useEffect, useEffectEvent } from 'react';

const listeners = new Set<() => void>();

export function announceReconnect(): void {
  for (const listener of listeners) listener();
}

/** Calls `listener` each time the connection comes back. */
export function useOnReconnected(listener: () => void): void {
  const handle = useEffectEvent(listener);
  useEffect(() => {
    const call = () => handle();
    listeners.add(call);
    return () => {
      listeners.delete(call);
    };
  }, []);
}
