// Saving the typed sections: in turn, with what failed and why, and when something was saved last.
import { TEXT_SECTIONS, type TextSection } from '../draft/text-sections.ts';
import { useConflicts, type Conflicts } from './useConflicts.ts';
import type { DraftStore } from '../draft/draft-store.ts';
import type { SaveOptions, SaveResult } from './saved.ts';
import { useNoteConflict } from './useNoteConflict.ts';
import { useSaveResults, type SaveResults } from './useSaveResults.ts';
import { useSaveText } from './useSaveText.ts';
import { useTurns, type Turns } from './useTurns.ts';

export interface Saving extends Turns, SaveResults, Pick<Conflicts, 'disputes' | 'compare' | 'settle'> {
  /** Saves a section if it differs from what is saved. */
  save: (section: TextSection, options?: SaveOptions) => Promise<SaveResult>;
  /** Saves every section that differs. `failed` before `invalid` before `disputed` before `saved`. */
  saveAll: (options?: SaveOptions) => Promise<SaveResult>;
  noteConflict: ReturnType<typeof useNoteConflict>;
}

export function useSaving(contributionId: string | null, draft: DraftStore): Saving {
  const turns = useTurns();
  const results = useSaveResults(draft);
  const { meet, currentDisputes, ...conflicts } = useConflicts(contributionId, draft, results);
  const saveNow = useSaveText({ contributionId, draft, conflicts: { meet, currentDisputes }, results });
  const noteConflict = useNoteConflict(turns, meet);

  const save = async (section: TextSection, options: SaveOptions = {}) =>
    (await turns.inTurn(null, () => saveNow(section, options))) ?? 'unchanged';

  async function saveAll(options: SaveOptions = {}): Promise<SaveResult> {
    const done = await turns.inTurn(null, async () => {
      const all: SaveResult[] = [];
      for (const section of TEXT_SECTIONS) all.push(await saveNow(section, options));
      return all;
    });
    return (['failed', 'invalid', 'disputed', 'saved'] as const).find((result) => done?.includes(result)) ?? 'unchanged';
  }
  return { ...turns, ...results, ...conflicts, save, saveAll, noteConflict };
}
