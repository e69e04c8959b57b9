// Tells screens that the subscription connection was lost and is back: what happened meanwhile must be fetched.
import { useEffect, useEffectEvent } from 'react';

const listeners = new Set<() => void>();

export function announceReconnect(): void {
  for (const listener of listeners) listener();
}

/** Calls `listener` each time the connection comes back. Returns the function that stops it. */
export function onReconnected(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function useOnReconnected(listener: () => void): void {
  const handle = useEffectEvent(listener);
  useEffect(() => onReconnected(() => handle()), []);
}
