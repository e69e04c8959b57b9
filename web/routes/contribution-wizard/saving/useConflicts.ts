// Another page or person has saved the same manuscript: what both changed is asked field by field, the rest is laid together.
import { hasSections } from '../draft/draft.ts';
import type { DraftStore } from '../draft/draft-store.ts';
import { mergeSections, settleDisputes, type Dispute } from '../draft/merge.ts';
import type { SavedSections } from '../draft/saved-sections.ts';
import { useDisputes } from './useDisputes.ts';
import { useReloadContribution } from './useReloadContribution.ts';
import type { SaveResults } from './useSaveResults.ts';

export interface Conflicts {
  disputes: readonly Dispute[];
  /** Right now, also between two renderings. */
  currentDisputes: () => readonly Dispute[];
  /** Fetches what is saved and lays it together with what was typed; `failed`: there is nothing, or it could not be fetched (the reason has been shown). */
  meet: () => Promise<'merged' | 'disputed' | 'failed'>;
  /** The same with what the page has just loaded. */
  compare: (saved: SavedSections) => 'merged' | 'disputed';
  /** Ends all disputes: of the fields in `taken` what is saved is used, of the others what was typed. */
  settle: (taken: readonly Dispute[]) => void;
}

export function useConflicts(contributionId: string | null, draft: DraftStore, results: Pick<SaveResults, 'noteSaved'>): Conflicts {
  const reload = useReloadContribution();
  const { disputes, currentDisputes, note } = useDisputes(draft);
  const typed = () => ({ sections: draft.current(), bases: draft.bases() });
  function lay(saved: SavedSections) {
    const { disputes: found, ...merged } = mergeSections(typed(), saved.sections);
    const wasUnsaved = hasSections(draft.current());
    draft.adopt({ ...merged, version: saved.version });
    note(found);
    // All of it is saved already: by a page that was left, or by a save whose answer was lost.
    if (wasUnsaved && !hasSections(merged.sections)) results.noteSaved(saved);
    return found.length > 0 ? 'disputed' : 'merged';
  }
  return {
    disputes,
    currentDisputes,
    meet: async () => {
      const saved = contributionId === null ? null : await reload(contributionId);
      return saved === null ? 'failed' : lay(saved);
    },
    compare: lay,
    settle: (taken) => {
      draft.adopt({ ...settleDisputes(typed(), currentDisputes(), taken), version: draft.version() });
      note([]);
    },
  };
}
