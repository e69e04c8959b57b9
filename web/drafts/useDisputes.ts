// The fields that wait for a choice, in the page and between two renderings.
import { useRef, useState } from 'react';
import type { DraftStore } from './draft-store.ts';
import type { Forms } from './texts.ts';
import { openDisputes, type Dispute } from './merge.ts';

export function useDisputes<All extends Forms<All>>(draft: DraftStore<All>) {
  const [found, setFound] = useState<readonly Dispute<keyof All>[]>([]);
  const latest = useRef(found);
  return {
    disputes: openDisputes(found, draft.sections),
    currentDisputes: () => openDisputes(latest.current, draft.current()),
    /** These instead of those before. */
    note: (disputes: readonly Dispute<keyof All>[]) => {
      latest.current = disputes;
      setFound(disputes);
    },
  };
}
