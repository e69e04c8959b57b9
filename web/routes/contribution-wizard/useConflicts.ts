// Another page or person has saved the same manuscript: what both changed is asked field by field, the rest is laid together.
import { useRef, useState } from 'react';
import { mergeSections, type Dispute } from './merge.ts';
import type { SavedSections } from './saved-sections.ts';
import type { DraftStore } from './draft-store.ts';
import { useReloadContribution } from './useReloadContribution.ts';

export interface Conflicts {
  disputes: readonly Dispute[];
  /** Right now, also between two renderings. */
  isDisputed: () => boolean;
  /** Fetches what is saved and lays it together with what was typed; `failed`: it could not be fetched (the reason has been shown). */
  meet: () => Promise<'merged' | 'disputed' | 'failed'>;
  /** The same with what the page has just loaded. */
  compare: (saved: SavedSections) => 'merged' | 'disputed';
  /** Ends all disputes: of the fields in `taken` what is saved is used, of the others what was typed. */
  settle: (taken: readonly Dispute[]) => void;
}

export function useConflicts(contributionId: string | null, draft: DraftStore): Conflicts {
  const reload = useReloadContribution();
  const [disputes, setDisputes] = useState<readonly Dispute[]>([]);
  const disputed = useRef<SavedSections | null>(null);
  function lay(saved: SavedSections, taken?: readonly Dispute[]) {
    const { disputes: found, ...merged } = mergeSections({ sections: draft.current(), bases: draft.bases() }, saved.sections, taken);
    // A draft with a dispute keeps its old version: found after a reload, it is asked about again.
    draft.adopt({ ...merged, version: found.length > 0 ? draft.version() : saved.version });
    disputed.current = found.length > 0 ? saved : null;
    setDisputes(found);
    return found.length > 0 ? 'disputed' : 'merged';
  }
  return {
    disputes,
    isDisputed: () => disputed.current !== null,
    meet: async () => {
      const saved = contributionId === null ? null : await reload(contributionId);
      return saved === null ? 'failed' : lay(saved);
    },
    compare: (saved) => lay(saved),
    settle: (taken) => {
      if (disputed.current !== null) lay(disputed.current, taken);
    },
  };
}
