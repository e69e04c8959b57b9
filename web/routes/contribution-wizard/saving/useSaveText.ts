// Saves one typed section as it stands; over what another page has saved only after laying both together, and without the fields that both
// changed until the person has chosen.
import type { DraftStore } from '../draft/draft-store.ts';
import { isConflictError, isGoneError, type SaveOptions, type SaveResult } from './saved.ts';
import type { TextSection } from '../draft/text-sections.ts';
import { toSave } from './to-save.ts';
import type { Conflicts } from './useConflicts.ts';
import type { SaveResults } from './useSaveResults.ts';
import { useSaveSection } from './useSaveSection.ts';

/** Others may save again between laying together and saving; after so many rounds it is a failure like another. */
const MOST_ROUNDS = 5;

interface Deps {
  contributionId: string | null;
  draft: DraftStore;
  conflicts: Pick<Conflicts, 'meet' | 'currentDisputes'>;
  results: SaveResults;
}

export function useSaveText({
  contributionId,
  draft,
  conflicts,
  results,
}: Deps): (section: TextSection, options: SaveOptions) => Promise<SaveResult> {
  const { saveSection } = useSaveSection();
  return async function saveNow(section, options) {
    if (contributionId === null) return 'unchanged';
    for (let round = 1; ; round += 1) {
      const next = toSave(section, { sections: draft.current(), bases: draft.bases() }, conflicts.currentDisputes());
      if (typeof next === 'string') return next;
      const answer = await saveSection(section, { contributionId, version: draft.version() }, next.sections, options);
      if (!(answer instanceof Error)) {
        results.forgetFailure(section);
        draft.noteSaved(section, next.values, next.held);
        results.noteSaved(answer);
        return next.held.length > 0 ? 'disputed' : 'saved';
      }
      // One that was deleted elsewhere is not there when it is fetched: then the page shows what was typed instead of the wizard.
      const mayBeTriedAgain = (isConflictError(answer) || isGoneError(answer)) && round < MOST_ROUNDS;
      if (!mayBeTriedAgain || (await conflicts.meet()) === 'failed') {
        results.noteFailure(section, answer);
        return 'failed';
      }
    }
  };
}
