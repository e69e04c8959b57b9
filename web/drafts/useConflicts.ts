// Another page or person has saved the same object: fields changed by both are asked one by one, the rest is merged.
import type { DraftStore } from './draft-store.ts';
import { mergeSections, settleDisputes, type Dispute } from './merge.ts';
import { hasSections, type Forms, type SavedTexts } from './texts.ts';
import { useDisputes } from './useDisputes.ts';
import type { SaveResults } from './useSaveResults.ts';

export interface Conflicts<All> {
  disputes: readonly Dispute<keyof All>[];
  /** Right now, also between two renderings. */
  currentDisputes: () => readonly Dispute<keyof All>[];
  /**
   * Fetches the saved values and merges them with the typed ones; `failed`: there are none, or they could not be fetched (the reason has
   * been shown).
   */
  meet: () => Promise<'merged' | 'disputed' | 'failed'>;
  /** The same with the values the page has just loaded. */
  compare: (saved: SavedTexts<All>) => 'merged' | 'disputed';
  /** Ends all disputes: the fields in `taken` use the saved values, the others the typed ones. */
  settle: (taken: readonly Dispute<keyof All>[]) => void;
}

export function useConflicts<All extends Forms<All>>(
  reload: () => Promise<SavedTexts<All> | null>,
  draft: DraftStore<All>,
  results: Pick<SaveResults<All>, 'noteSaved'>,
): Conflicts<All> {
  const { disputes, currentDisputes, note } = useDisputes(draft);
  const typed = () => ({ sections: draft.current(), bases: draft.bases() });
  function lay(saved: SavedTexts<All>) {
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
      const saved = await reload();
      return saved === null ? 'failed' : lay(saved);
    },
    compare: lay,
    settle: (taken) => {
      draft.adopt({ ...settleDisputes(typed(), currentDisputes(), taken), version: draft.version() });
      note([]);
    },
  };
}
