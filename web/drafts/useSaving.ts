// Saving the typed sections: in turn, with failures and their reasons, and the time of the last save.
import type { DraftStore } from './draft-store.ts';
import { saveNow } from './save-now.ts';
import type { SaveOptions, SaveResult, Writes } from './saved.ts';
import type { Forms, SavedTexts } from './texts.ts';
import { useConflicts, type Conflicts } from './useConflicts.ts';
import { useNoteConflict } from './useNoteConflict.ts';
import { useSaveResults, type SaveResults } from './useSaveResults.ts';
import { useTurns, type Turns } from './useTurns.ts';

export interface Saving<All> extends Turns, SaveResults<All>, Pick<Conflicts<All>, 'disputes' | 'compare' | 'settle'> {
  /** Saves a section if it differs from its saved values. */
  save: (section: keyof All & string, options?: SaveOptions) => Promise<SaveResult>;
  /** Saves every section that differs. `failed` before `invalid` before `disputed` before `saved`. */
  saveAll: (options?: SaveOptions) => Promise<SaveResult>;
  noteConflict: ReturnType<typeof useNoteConflict>;
}

/** `reload`: fetches the saved values; null when they could not be fetched (the reason has been shown). */
export function useSaving<All extends Forms<All>>(
  draft: DraftStore<All>,
  writes: Writes<All>,
  reload: () => Promise<SavedTexts<All> | null>,
): Saving<All> {
  const turns = useTurns();
  const results = useSaveResults(draft);
  const { meet, currentDisputes, ...conflicts } = useConflicts(reload, draft, results);
  const saveOne = saveNow({ draft, writes, conflicts: { meet, currentDisputes }, results });
  const noteConflict = useNoteConflict(turns, meet);

  const save = async (section: keyof All & string, options: SaveOptions = {}) =>
    (await turns.inTurn(null, () => saveOne(section, options))) ?? 'unchanged';

  async function saveAll(options: SaveOptions = {}): Promise<SaveResult> {
    const done = await turns.inTurn(null, async () => {
      const all: SaveResult[] = [];
      for (const section of writes.sections) all.push(await saveOne(section, options));
      return all;
    });
    return (['failed', 'invalid', 'disputed', 'saved'] as const).find((result) => done?.includes(result)) ?? 'unchanged';
  }
  return { ...turns, ...results, ...conflicts, save, saveAll, noteConflict };
}
