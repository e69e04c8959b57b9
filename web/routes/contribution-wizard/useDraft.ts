// The unsaved texts of one manuscript, in the page and in session storage at once.
import { useEffect, useRef } from 'react';
import { hasSections, type DraftSection, type DraftSections, type DraftValues } from './draft.ts';
import type { SavedSections } from './saved-sections.ts';
import { useKeptDraft } from './useKeptDraft.ts';

export interface DraftStore {
  /** What differs from what is saved. */
  sections: DraftSections;
  hasUnsaved: boolean;
  /** Texts of an earlier sitting were found and put back. */
  isRestored: boolean;
  /** The latest values, also while a save is under way. */
  current: () => DraftSections;
  /** What was saved when the typing began; empty for a section that is not in the draft. */
  bases: () => DraftSections;
  /** The version that the next save is meant to replace. */
  version: () => number | null;
  setVersion: (version: number) => void;
  /** Under which the manuscript is started, if it is not yet. */
  startKey: () => string;
  put: <Section extends DraftSection>(section: Section, values: DraftValues<Section>) => void;
  /** The section has been saved as `values`; what was typed in it since stays. */
  noteSaved: <Section extends DraftSection>(section: Section, values: DraftValues<Section>) => void;
  /** Instead of what was typed: the same, laid together with what is saved under `version`. */
  adopt: (merged: { sections: DraftSections; bases: DraftSections; version: number | null }) => void;
  clear: (...sections: DraftSection[]) => void;
  clearAll: () => void;
}

/** `key` is read once: a page about another manuscript mounts anew. `saved`: null before the manuscript exists. */
export function useDraft(key: string, saved: SavedSections | null): DraftStore {
  const { sections, latest, keep, isRestored } = useKeptDraft(key, saved?.version ?? null);
  const savedNow = useRef(saved);
  // As it was typed, which the server may have tidied.
  const savedAs = useRef<DraftSections>({});
  useEffect(() => {
    savedNow.current = saved;
  }, [saved]);
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
      keep({ sections: { ...before, [section]: values }, bases: { ...bases, [section]: bases[section] ?? savedAs.current[section] ?? savedNow.current?.sections[section] } });
    },
    noteSaved: (section, values) => {
      savedAs.current = { ...savedAs.current, [section]: values };
      if (latest().sections[section] === values) clear(section);
      else keep({ bases: { ...latest().bases, [section]: values } });
    },
    adopt: (merged) => {
      savedAs.current = {};
      keep(merged);
    },
    clear,
    clearAll: () => keep({ sections: {}, bases: {} }),
  };
}

function without(from: DraftSections, gone: readonly DraftSection[]): DraftSections {
  return { ...from, ...Object.fromEntries(gone.map((section) => [section, undefined])) };
}
