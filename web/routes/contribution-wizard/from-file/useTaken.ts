// Earlier values of the fields taken from a file, so that each can be undone while the wizard is with that file.
import { useState } from 'react';
import type { Before, Offer } from './offers.ts';

export interface Taken {
  /** The earlier value; undefined: it was not taken here. */
  beforeOf: (offer: Offer) => Before | undefined;
  note: (offers: readonly Offer[]) => void;
}

export function useTaken(fileId: string | undefined): Taken {
  const [taken, setTaken] = useState<{ fileId: string | undefined; before: Readonly<Record<string, Before>> }>({ fileId, before: {} });
  const before = taken.fileId === fileId ? taken.before : {};
  return {
    beforeOf: ({ key, isExact }) => (isExact ? before[key] : undefined),
    note: (offers) => setTaken({ fileId, before: { ...before, ...Object.fromEntries(offers.map((offer) => [offer.key, offer.before])) } }),
  };
}
