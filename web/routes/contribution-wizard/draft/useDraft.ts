// The unsaved texts of one manuscript, in the page and in session storage at once.
import { hasSections } from './draft.ts';
import { afterSaving, afterTyping, withoutTexts } from './draft-changes.ts';
import type { DraftStore } from './draft-store.ts';
import type { SavedSections } from './saved-sections.ts';
import { useKeptDraft } from './useKeptDraft.ts';
import { useSavedTexts } from './useSavedTexts.ts';

/** `key` is read once: a page about another manuscript mounts anew. `saved`: null before the manuscript exists. */
export function useDraft(key: string, saved: SavedSections | null): DraftStore {
  const { sections, latest, keep, isRestored } = useKeptDraft(key, saved);
  const savedTexts = useSavedTexts(saved);
  return {
    sections,
    hasUnsaved: hasSections(sections),
    isRestored,
    current: () => latest().sections,
    bases: () => latest().bases,
    version: () => latest().version,
    setVersion: (version) => keep({ version }),
    startKey: () => latest().startKey,
    put: (section, values) => keep(afterTyping(latest(), section, values, savedTexts.of(section))),
    noteSaved: (section, values, held = []) => {
      if (held.length > 0) savedTexts.forgetTyped();
      else savedTexts.noteSaved(section, values);
      keep(afterSaving(latest(), section, values, held));
    },
    adopt: (merged) => {
      savedTexts.forgetTyped();
      keep(merged);
    },
    clear: (...gone) => keep(withoutTexts(latest(), gone)),
    clearAll: () => keep({ sections: {}, bases: {} }),
  };
}
