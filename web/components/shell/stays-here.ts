// A menu on the page itself that changes the rest of the page, and keeps the focus.

/** The state of its links. */
export const STAYS_HERE = { staysHere: true } as const;

export const staysHere = (state: unknown): boolean => typeof state === 'object' && state !== null && 'staysHere' in state;
