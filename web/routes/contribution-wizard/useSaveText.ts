// Saves one typed section as it stands; over what another page has saved only after laying both together.
import { isSavable, type TextSection } from './text-sections.ts';
import type { Conflicts } from './useConflicts.ts';
import type { DraftStore } from './draft-store.ts';
import type { SaveResults } from './useSaveResults.ts';
import { isConflictError } from './saved.ts';
import { useSaveSection } from './useSaveSection.ts';

export type SaveResult = 'saved' | 'unchanged' | 'invalid' | 'failed';

export interface SaveOptions {
  /** Nobody asked for it: it does not count as an act of the person. */
  isBackground?: boolean;
}

/** Others may save again between laying together and saving; after so many rounds it is a failure like another. */
const MOST_ROUNDS = 5;

export interface SaveTextDeps {
  contributionId: string | null;
  draft: DraftStore;
  conflicts: Pick<Conflicts, 'meet' | 'isDisputed'>;
  results: SaveResults;
}

export function useSaveText({ contributionId, draft, conflicts, results }: SaveTextDeps): (section: TextSection, options: SaveOptions) => Promise<SaveResult> {
  const { saveSection } = useSaveSection();
  return async function saveNow(section, options) {
    for (let round = 1; ; round += 1) {
      const sections = draft.current();
      const values = sections[section];
      if (contributionId === null || values === undefined) return 'unchanged';
      if (conflicts.isDisputed()) return 'failed';
      if (!isSavable(section, sections)) return 'invalid';
      const answer = await saveSection(section, { contributionId, version: draft.version() }, sections, options);
      if (!(answer instanceof Error)) {
        results.forgetFailure(section);
        draft.noteSaved(section, values);
        results.noteSaved(answer);
        return 'saved';
      }
      if (!isConflictError(answer) || round === MOST_ROUNDS) {
        results.noteFailure(section, answer);
        return 'failed';
      }
      if ((await conflicts.meet()) !== 'merged') return 'failed';
    }
  };
}
