// One engine for text that is typed and not saved yet: kept beside the page, saved by itself or on a button, laid together with what others
// have saved meanwhile. Nothing typed is lost to a refusal, a reload, a new sign-in or another page.
//
// A form that is saved on a button takes useFormDraft.ts, one text of a dialog useDraftText.ts. A screen of several forms:
//
//   const draft = useDraft<{ title: Title; note: Note }>({
//     key: `draft:${viewerId}:${id}`,                 // names the person: another at this browser must not meet it
//     shapes: { title: titleShape, note: noteShape },  // each field has a default: drafts of earlier releases are read by them
//     saved: { version, sections: { title, note } },   // what the server has, as the forms show it; null before the object exists
//     writes: { sections: ['title', 'note'], problemOf, send },
//     reload: () => fetchSaved(id),                    // asked when a save is refused with CONFLICT
//     isAutosaved: true,
//   });
//   useDraftForm(form, draft, {
//     saved: title,
//     onChange: (values) => (values ? draft.store.put('title', values) : draft.store.clear('title')), …
//   });
//   <ConflictNotice draft={draft} labelOf={labelOf} onSettled={() => void draft.saving.saveAll()} />
//
// `draft.store.sections` is what is unsaved, `draft.saving` saves it and says how that went: failures, disputes, savedAt, isBusy.
import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import type { DraftStore } from './draft-store.ts';
import type { Shapes } from './kept-draft.ts';
import type { Writes } from './saved.ts';
import { hasSections, type Forms, type SavedTexts } from './texts.ts';
import { useAutosave } from './useAutosave.ts';
import { useDraftStore } from './useDraftStore.ts';
import { useSaving, type Saving } from './useSaving.ts';

interface DraftOptions<All extends Forms<All>> {
  /** Read once: a page about another object mounts anew. */
  key: string;
  shapes: Shapes<All>;
  /** Null before the object exists. */
  saved: SavedTexts<All> | null;
  writes: Writes<All>;
  /** Fetches the saved values; null when they could not be fetched (the reason has been shown). */
  reload: () => Promise<SavedTexts<All> | null>;
  isAutosaved?: boolean;
  /** Fields that are never kept beside the page: passwords. */
  secrets?: readonly string[] | undefined;
  /** Texts of an earlier sitting were put back, and are not saved. */
  onRestored?: () => void;
}

export interface Draft<All> {
  store: DraftStore<All>;
  saving: Saving<All>;
  /** Has the open forms show their problems, and leads to the first such field. */
  check: () => void;
  /** The part of a form in it; answers how to end it. */
  onCheck: (listener: () => void) => () => void;
}

export function useDraft<All extends Forms<All>>(options: DraftOptions<All>): Draft<All> {
  const { key, shapes, saved, writes, reload, isAutosaved = false, secrets, onRestored } = options;
  const store = useDraftStore(key, shapes, saved, secrets);
  const saving = useSaving(store, writes, reload);
  useAutosave(store, saving, isAutosaved ? writes.sections : []);
  const handleMount = useEffectEvent(() => {
    if (!store.isRestored) return;
    if (saved !== null) saving.compare(saved);
    // The page that was left may have saved it as its last act.
    if (hasSections(store.current())) onRestored?.();
  });
  useEffect(() => handleMount(), []);
  const listeners = useRef(new Set<() => void>());
  const check = useCallback(() => listeners.current.forEach((listener) => listener()), []);
  const onCheck = useCallback((listener: () => void) => {
    const { current } = listeners;
    current.add(listener);
    return () => void current.delete(listener);
  }, []);
  return { store, saving, check, onCheck };
}
