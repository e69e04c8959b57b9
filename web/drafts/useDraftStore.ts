// The unsaved texts of one object, in the page and in session storage at once.
import { useEffect, useRef, useState } from 'react';
import { afterSaving, afterTyping, withoutTexts } from './changes.ts';
import type { DraftStore } from './draft-store.ts';
import { readDraft, withoutSecrets, writeDraft, type KeptDraft, type Shapes } from './kept-draft.ts';
import { hasSections, type Forms, type SavedTexts, type Texts } from './texts.ts';

/** A new one. Pages without TLS have no `crypto.randomUUID`. */
function newStartKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * `key` is read once: a page about another object mounts anew. `saved`: null before the object exists. `secrets`: fields that are never
 * kept beside the page.
 */
export function useDraftStore<All extends Forms<All>>(
  key: string,
  shapes: Shapes<All>,
  saved: SavedTexts<All> | null,
  secrets: readonly string[] = [],
): DraftStore<All> {
  const [found] = useState(() => readDraft(sessionStorage, key, shapes, saved?.sections));
  const [isRestored, setIsRestored] = useState(found !== null);
  const [sections, setSections] = useState<Texts<All>>(found?.sections ?? {});
  const [startKey] = useState(() => found?.startKey ?? newStartKey());
  const kept = useRef({
    version: found === null ? (saved?.version ?? null) : found.version,
    sections,
    bases: found?.bases ?? {},
    startKey,
  });
  function keep(change: Partial<KeptDraft<All>>) {
    kept.current = { ...kept.current, ...change };
    writeDraft(sessionStorage, key, withoutSecrets(kept.current, secrets));
    setSections(kept.current.sections);
    if (!hasSections(kept.current.sections)) setIsRestored(false);
  }
  const lastSaved = useLastSaved(saved);
  // Untouched fields follow the server's values.
  useEffect(() => {
    if (saved?.version != null && !hasSections(kept.current.sections))
      kept.current.version = Math.max(saved.version, kept.current.version ?? 0);
  }, [saved?.version]);
  return {
    sections,
    hasUnsaved: hasSections(sections),
    isRestored,
    current: () => kept.current.sections,
    bases: () => kept.current.bases,
    version: () => kept.current.version,
    setVersion: (version) => keep({ version }),
    startKey: () => startKey,
    put: (section, values) => keep(afterTyping<All, typeof section>(kept.current, section, values, lastSaved.of(section))),
    noteSaved: (section, values, held = []) => {
      if (held.length > 0) lastSaved.forgetTyped();
      else lastSaved.noteSaved(section, values);
      keep(afterSaving<All, typeof section>(kept.current, section, values, held));
    },
    adopt: (merged) => {
      lastSaved.forgetTyped();
      keep(merged);
    },
    clear: (...gone) => keep(withoutTexts<All>(kept.current, gone)),
    clearAll: () => keep({ sections: {}, bases: {} }),
  };
}

/**
 * The saved values of each section as they were typed: the server may have tidied them. Each function answers for the moment of its call.
 */
function useLastSaved<All extends Forms<All>>(saved: SavedTexts<All> | null) {
  const told = useRef(saved);
  const typed = useRef<Texts<All>>({});
  useEffect(() => {
    told.current = saved;
  }, [saved]);
  return {
    of: <Name extends keyof All>(section: Name): Texts<All>[Name] => typed.current[section] ?? told.current?.sections[section],
    noteSaved: <Name extends keyof All>(section: Name, values: All[Name]) => {
      typed.current = { ...typed.current, [section]: values };
    },
    /** The server's values count again. */
    forgetTyped: () => {
      typed.current = {};
    },
  };
}
