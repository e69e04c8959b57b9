// The unsaved texts of one manuscript, in the page and in session storage at once.
import { useRef, useState } from 'react';
import { hasSections, readDraft, writeDraft, type DraftSection, type DraftSections, type DraftValues } from './draft.ts';

export interface DraftStore {
  /** What differs from what is saved. */
  sections: DraftSections;
  hasUnsaved: boolean;
  /** Texts of an earlier sitting were found and put back. */
  isRestored: boolean;
  /** The latest values, also while a save is under way. */
  current: () => DraftSections;
  /** The version that the next save is meant to replace. */
  version: () => number | null;
  setVersion: (version: number) => void;
  put: <Section extends DraftSection>(section: Section, values: DraftValues<Section>) => void;
  clear: (...sections: DraftSection[]) => void;
  clearAll: () => void;
}

/** `key` and `loadedVersion` are read once: a page about another manuscript mounts anew. */
export function useDraft(key: string, loadedVersion: number | null): DraftStore {
  const [found] = useState(() => readDraft(sessionStorage, key));
  const [sections, setSections] = useState<DraftSections>(found?.sections ?? {});
  const [isRestored, setIsRestored] = useState(found !== null);
  const latest = useRef({ version: found === null ? loadedVersion : found.version, sections });
  function keep(change: Partial<typeof latest.current>) {
    latest.current = { ...latest.current, ...change };
    writeDraft(sessionStorage, key, latest.current);
    setSections(latest.current.sections);
    if (!hasSections(latest.current.sections)) setIsRestored(false);
  }
  return {
    sections,
    hasUnsaved: hasSections(sections),
    isRestored,
    current: () => latest.current.sections,
    version: () => latest.current.version,
    setVersion: (version) => keep({ version }),
    put: (section, values) => keep({ sections: { ...latest.current.sections, [section]: values } }),
    clear: (...gone) => keep({ sections: { ...latest.current.sections, ...Object.fromEntries(gone.map((section) => [section, undefined])) } }),
    clearAll: () => keep({ sections: {} }),
  };
}
