// One draft in the page and in session storage: each change goes to both at once.
import { useRef, useState } from 'react';
import { hasSections, newStartKey, readDraft, writeDraft, type DraftSections } from './draft.ts';
import type { SavedSections } from './saved-sections.ts';

export interface KeptDraft {
  version: number | null;
  sections: DraftSections;
  bases: DraftSections;
  startKey: string;
}

/** `key` is read once. `latest`: also between two renderings. `isRestored`: something of an earlier sitting was found, and is not saved yet. */
export function useKeptDraft(key: string, saved: SavedSections | null) {
  const [found] = useState(() => readDraft(sessionStorage, key, saved?.sections));
  const [isRestored, setIsRestored] = useState(found !== null);
  const [sections, setSections] = useState<DraftSections>(found?.sections ?? {});
  const [startKey] = useState(() => found?.startKey ?? newStartKey());
  const kept = useRef<KeptDraft>({
    version: found === null ? (saved?.version ?? null) : found.version,
    sections,
    bases: found?.bases ?? {},
    startKey,
  });
  function keep(change: Partial<KeptDraft>) {
    kept.current = { ...kept.current, ...change };
    writeDraft(sessionStorage, key, kept.current);
    setSections(kept.current.sections);
    if (!hasSections(kept.current.sections)) setIsRestored(false);
  }
  return { sections, latest: () => kept.current, keep, isRestored };
}
