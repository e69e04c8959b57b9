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

/** The same, and when the browser says that it has a line again: for what could not be fetched. */
export function useOnLineBack(listener: () => void): void {
  const handle = useEffectEvent(listener);
  useOnReconnected(listener);
  useEffect(() => {
    const call = () => handle();
    window.addEventListener('online', call);
    return () => window.removeEventListener('online', call);
  }, []);
}
