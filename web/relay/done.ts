// Tells screens that something was done by this page, in which environment and so in which role: for lists beside what is acted upon.
import { useEffect, useEffectEvent } from 'react';
import type { IEnvironment } from 'relay-runtime';

const listeners = new Set<(environment: IEnvironment) => void>();

export function announceDone(environment: IEnvironment): void {
  for (const listener of listeners) listener(environment);
}

export function useOnDone(listener: (environment: IEnvironment) => void): void {
  const handle = useEffectEvent(listener);
  useEffect(() => {
    const call = (environment: IEnvironment) => handle(environment);
    listeners.add(call);
    return () => void listeners.delete(call);
  }, []);
}
