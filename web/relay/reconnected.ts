// Tells screens that the subscription connection was lost and is back: events of the meantime must be fetched.
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

/** The same, and when the browser says that it is online again: for failed fetches. */
export function useOnLineBack(listener: () => void): void {
  const handle = useEffectEvent(listener);
  useOnReconnected(listener);
  useEffect(() => {
    const call = () => handle();
    window.addEventListener('online', call);
    return () => window.removeEventListener('online', call);
  }, []);
}
