// Saving the typed sections: in turn, with what failed and why, and when something was saved last.
import { useState } from 'react';
import { ApiError } from '../../relay/errors.ts';
import { isSavable, TEXT_SECTIONS, type TextSection } from './text-sections.ts';
import type { DraftStore } from './useDraft.ts';
import { useSaveSection, type Saved } from './useSaveSection.ts';
import { useTurns, type Turns } from './useTurns.ts';

const isConflictError = (error: Error) => error instanceof ApiError && error.code === 'CONFLICT';

export type SaveResult = 'saved' | 'unchanged' | 'invalid' | 'failed';

export interface Saving extends Turns {
  /** Saves a section if it differs from what is saved. */
  save: (section: TextSection) => Promise<SaveResult>;
  /** Saves every section that differs. `failed` before `invalid` before `saved`. */
  saveAll: () => Promise<SaveResult>;
  /** Every other write tells its answer here. */
  noteSaved: (saved: Saved) => void;
  /** Sections that could not be saved, with the reason. */
  failures: Partial<Record<TextSection, Error>>;
  /** The manuscript was saved elsewhere meanwhile. */
  isConflict: boolean;
  /** Tells of a write that failed elsewhere in the wizard; answers whether it was because of such a save. */
  noteConflict: (error: Error) => boolean;
  forgetFailures: () => void;
  savedAt: string | null;
}

export function useSaving(contributionId: string | null, draft: DraftStore): Saving {
  const { saveSection } = useSaveSection();
  const turns = useTurns();
  const [failures, setFailures] = useState<Partial<Record<TextSection, Error>>>({});
  const [isOutdated, setIsOutdated] = useState(false);
  const [savedAt, setSavedAt] = useState<string | null>(null);

  function noteSaved({ version, updatedAt }: Saved) {
    if (version != null) draft.setVersion(version);
    setSavedAt(updatedAt);
  }

  async function saveNow(section: TextSection): Promise<SaveResult> {
    const sections = draft.current();
    const values = sections[section];
    if (contributionId === null || values === undefined) return 'unchanged';
    if (!isSavable(section, sections)) return 'invalid';
    const saved = await saveSection(section, { contributionId, version: draft.version() }, sections, (error) => setFailures((before) => ({ ...before, [section]: error })));
    if (saved === null) return 'failed';
    setFailures(({ [section]: _gone, ...others }) => others);
    noteSaved(saved);
    // What was typed while the save was under way is still unsaved.
    if (draft.current()[section] === values) draft.clear(section);
    return 'saved';
  }

  const save = async (section: TextSection) => (await turns.inTurn(null, () => saveNow(section))) ?? 'unchanged';

  async function saveAll(): Promise<SaveResult> {
    const results = await turns.inTurn(null, async () => {
      const done: SaveResult[] = [];
      for (const section of TEXT_SECTIONS) done.push(await saveNow(section));
      return done;
    });
    return (['failed', 'invalid', 'saved'] as const).find((result) => results?.includes(result)) ?? 'unchanged';
  }

  return {
    ...turns,
    save,
    saveAll,
    noteSaved,
    failures,
    isConflict: isOutdated || Object.values(failures).some(isConflictError),
    noteConflict: (error) => {
      if (isConflictError(error)) setIsOutdated(true);
      return isConflictError(error);
    },
    forgetFailures: () => {
      setFailures({});
      setIsOutdated(false);
    },
    savedAt,
  };
}
