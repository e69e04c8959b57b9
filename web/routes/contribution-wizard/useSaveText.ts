// Saves one typed section as it stands; over what another page has saved only after laying both together, and without the fields that both
// changed until the person has chosen.
import { isSame } from '../../ui/kept.ts';
import { withTheirs } from './merge.ts';
import { isSavable, type TextSection } from './text-sections.ts';
import type { Conflicts } from './useConflicts.ts';
import type { DraftStore } from './draft-store.ts';
import type { SaveResults } from './useSaveResults.ts';
import { isConflictError, isGoneError } from './saved.ts';
import { useSaveSection } from './useSaveSection.ts';

/** `disputed`: all but the fields that wait for a choice. */
export type SaveResult = 'saved' | 'unchanged' | 'invalid' | 'disputed' | 'failed';

export interface SaveOptions {
  /** Nobody asked for it: it does not count as an act of the person. */
  isBackground?: boolean;
}

/** Others may save again between laying together and saving; after so many rounds it is a failure like another. */
const MOST_ROUNDS = 5;

export interface SaveTextDeps {
  contributionId: string | null;
  draft: DraftStore;
  conflicts: Pick<Conflicts, 'meet' | 'currentDisputes'>;
  results: SaveResults;
}

export function useSaveText({ contributionId, draft, conflicts, results }: SaveTextDeps): (section: TextSection, options: SaveOptions) => Promise<SaveResult> {
  const { saveSection } = useSaveSection();
  return async function saveNow(section, options) {
    for (let round = 1; ; round += 1) {
      const sections = draft.current();
      const values = sections[section];
      if (contributionId === null || values === undefined) return 'unchanged';
      const disputes = conflicts.currentDisputes().filter((dispute) => dispute.section === section);
      const sent = withTheirs(sections, disputes);
      if (disputes.length > 0 && isSame(sent[section], withTheirs(draft.bases(), disputes)[section])) return 'disputed';
      if (!isSavable(section, sent)) return 'invalid';
      const answer = await saveSection(section, { contributionId, version: draft.version() }, sent, options);
      if (!(answer instanceof Error)) {
        results.forgetFailure(section);
        draft.noteSaved(section, values, disputes.map(({ field }) => field));
        results.noteSaved(answer);
        return disputes.length > 0 ? 'disputed' : 'saved';
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
