// The forms of one page with unsaved input.
import { useCallback, useEffect, useState } from 'react';

/** Called when a form begins or ceases to differ from its saved values; a removed form has nothing unsaved any more. */
export type NoteUnsaved = (id: string, isUnsaved: boolean) => void;

export function useUnsavedForms(): { hasUnsaved: boolean; noteUnsaved: NoteUnsaved } {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const noteUnsaved = useCallback<NoteUnsaved>((id, isUnsaved) => {
    setIds((before) =>
      before.has(id) === isUnsaved ? before : new Set(isUnsaved ? [...before, id] : [...before].filter((other) => other !== id)),
    );
  }, []);
  return { hasUnsaved: ids.size > 0, noteUnsaved };
}

/** The part of one form among several. */
export function useNoteUnsaved(id: string, isUnsaved: boolean, noteUnsaved: NoteUnsaved): void {
  useEffect(() => {
    noteUnsaved(id, isUnsaved);
    return () => noteUnsaved(id, false);
  }, [id, isUnsaved, noteUnsaved]);
}

/** The part of a page's only form: `noteUnsaved` as the state's setter. */
export function useNoteOnlyUnsaved(isUnsaved: boolean, noteUnsaved: (isUnsaved: boolean) => void): void {
  useEffect(() => {
    noteUnsaved(isUnsaved);
    return () => noteUnsaved(false);
  }, [isUnsaved, noteUnsaved]);
}
