// The unsaved texts of one manuscript, in the page and in session storage at once.
import { hasSections, type DraftSection, type DraftSections } from './draft.ts';
import type { DraftStore } from './draft-store.ts';
import { valueOf } from './merge.ts';
import type { SavedSections } from './saved-sections.ts';
import { useKeptDraft } from './useKeptDraft.ts';
import { useSavedTexts } from './useSavedTexts.ts';

/** `key` is read once: a page about another manuscript mounts anew. `saved`: null before the manuscript exists. */
export function useDraft(key: string, saved: SavedSections | null): DraftStore {
  const { sections, latest, keep, isRestored } = useKeptDraft(key, saved?.version ?? null);
  const savedTexts = useSavedTexts(saved);
  function clear(...gone: DraftSection[]) {
    keep({ sections: without(latest().sections, gone), bases: without(latest().bases, gone) });
  }
  return {
    sections,
    hasUnsaved: hasSections(sections),
    isRestored,
    current: () => latest().sections,
    bases: () => latest().bases,
    version: () => latest().version,
    setVersion: (version) => keep({ version }),
    startKey: () => latest().startKey,
    put: (section, values) => {
      const { sections: before, bases } = latest();
      keep({ sections: { ...before, [section]: values }, bases: { ...bases, [section]: bases[section] ?? savedTexts.of(section) } });
    },
    noteSaved: (section, values, held = []) => {
      const { sections: now, bases } = latest();
      if (held.length > 0) savedTexts.forgetTyped();
      else savedTexts.noteSaved(section, values);
      // Nothing is left of it, or it was typed back to what is saved meanwhile.
      if (now[section] === undefined || (held.length === 0 && now[section] === values)) clear(section);
      else keep({ bases: { ...bases, [section]: { ...values, ...Object.fromEntries(held.map((field) => [field, valueOf(bases[section], field)])) } } });
    },
    adopt: (merged) => {
      savedTexts.forgetTyped();
      keep(merged);
    },
    clear,
    clearAll: () => keep({ sections: {}, bases: {} }),
  };
}

function without(from: DraftSections, gone: readonly DraftSection[]): DraftSections {
  return { ...from, ...Object.fromEntries(gone.map((section) => [section, undefined])) };
}
