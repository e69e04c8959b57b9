// Saves one typed section as it stands; over another page's save only after merging both, and without the fields that both changed until
// the person has chosen.
import type { DraftStore } from './draft-store.ts';
import { isConflictError, isGoneError, type SaveOptions, type SaveResult, type Writes } from './saved.ts';
import type { Forms } from './texts.ts';
import { toSave } from './to-save.ts';
import type { Conflicts } from './useConflicts.ts';
import type { SaveResults } from './useSaveResults.ts';

/** Others may save again between laying together and saving; after so many rounds it is a failure like another. */
const MOST_ROUNDS = 5;

interface Deps<All extends Forms<All>> {
  draft: DraftStore<All>;
  writes: Writes<All>;
  conflicts: Pick<Conflicts<All>, 'meet' | 'currentDisputes'>;
  results: SaveResults<All>;
}

export function saveNow<All extends Forms<All>>({ draft, writes, conflicts, results }: Deps<All>) {
  return async function save(section: keyof All & string, { isBackground = false }: SaveOptions): Promise<SaveResult> {
    for (let round = 1; ; round += 1) {
      const typed = { sections: draft.current(), bases: draft.bases() };
      const next = toSave<All, typeof section>(section, typed, conflicts.currentDisputes(), writes.problemOf);
      if (typeof next === 'string') return next;
      const failures: Error[] = [];
      const onError = (error: Error) => void failures.push(error);
      const answer = await writes.send(section, next.sections, draft.version(), { onError, isBackground });
      if (answer !== null) {
        results.forgetFailure(section);
        draft.noteSaved(section, next.values, next.held);
        results.noteSaved(answer);
        return next.held.length > 0 ? 'disputed' : 'saved';
      }
      const failure = failures[0] ?? new Error('A save without an answer');
      // An object deleted elsewhere cannot be fetched: the page then shows the typed text instead of the form.
      const mayBeTriedAgain = (isConflictError(failure) || isGoneError(failure)) && round < MOST_ROUNDS;
      if (!mayBeTriedAgain || (await conflicts.meet()) === 'failed') {
        results.noteFailure(section, failure);
        return 'failed';
      }
    }
  };
}
