// The fields that wait for a choice, in the page and between two renderings.
import { useRef, useState } from 'react';
import type { DraftStore } from '../draft/draft-store.ts';
import { openDisputes, type Dispute } from '../draft/merge.ts';

export function useDisputes(draft: DraftStore) {
  const [found, setFound] = useState<readonly Dispute[]>([]);
  const latest = useRef(found);
  return {
    disputes: openDisputes(found, draft.sections),
    currentDisputes: () => openDisputes(latest.current, draft.current()),
    /** These instead of those before. */
    note: (disputes: readonly Dispute[]) => {
      latest.current = disputes;
      setFound(disputes);
    },
  };
}
