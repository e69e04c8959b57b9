// Events from the network layer that the shell shows: the session is over, this page is older than the server, the house is closed.

/** `text`: why the session of a letter is over, in the server's words. */
type SessionEvent = { kind: 'sessionEnded'; reason: string; text?: string } | { kind: 'documentUnknown' } | { kind: 'underMaintenance' };

const listeners = new Set<(event: SessionEvent) => void>();

export function announce(event: SessionEvent): void {
  for (const listener of listeners) listener(event);
}

/** Returns the function that stops listening. */
export function onSessionEvent(listener: (event: SessionEvent) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
