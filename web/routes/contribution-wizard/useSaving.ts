// Saving the typed sections: in turn, with what failed and why, and when something was saved last.
import { useTranslation } from 'react-i18next';
import { showNotice } from '../../ui/notices.tsx';
import { TEXT_SECTIONS, type TextSection } from './text-sections.ts';
import { useConflicts, type Conflicts } from './useConflicts.ts';
import type { DraftStore } from './draft-store.ts';
import { isConflictError } from './saved.ts';
import { useSaveResults, type SaveResults } from './useSaveResults.ts';
import { useSaveText, type SaveOptions, type SaveResult } from './useSaveText.ts';
import { useTurns, type Turns } from './useTurns.ts';

export interface Saving extends Turns, SaveResults, Pick<Conflicts, 'disputes' | 'compare' | 'settle'> {
  /** Saves a section if it differs from what is saved. */
  save: (section: TextSection, options?: SaveOptions) => Promise<SaveResult>;
  /** Saves every section that differs. `failed` before `invalid` before `disputed` before `saved`. */
  saveAll: (options?: SaveOptions) => Promise<SaveResult>;
  /**
   * Tells of a write that failed elsewhere in the wizard; answers whether it was because the manuscript has been saved by another page.
   * Then what is saved is fetched and laid together with what was typed, and the person is told to try again.
   */
  noteConflict: (error: Error) => boolean;
}

export function useSaving(contributionId: string | null, draft: DraftStore): Saving {
  const { t } = useTranslation('wizard');
  const turns = useTurns();
  const { meet, currentDisputes, ...conflicts } = useConflicts(contributionId, draft);
  const results = useSaveResults(draft);
  const saveNow = useSaveText({ contributionId, draft, conflicts: { meet, currentDisputes }, results });

  const save = async (section: TextSection, options: SaveOptions = {}) => (await turns.inTurn(null, () => saveNow(section, options))) ?? 'unchanged';

  async function saveAll(options: SaveOptions = {}): Promise<SaveResult> {
    const done = await turns.inTurn(null, async () => {
      const all: SaveResult[] = [];
      for (const section of TEXT_SECTIONS) all.push(await saveNow(section, options));
      return all;
    });
    return (['failed', 'invalid', 'disputed', 'saved'] as const).find((result) => done?.includes(result)) ?? 'unchanged';
  }

  function noteConflict(error: Error) {
    if (!isConflictError(error)) return false;
    void turns.inTurn(null, meet).then((outcome) => {
      if (outcome === 'merged') showNotice({ kind: 'info', key: 'conflict', text: t('wizard.conflict.again') });
    });
    return true;
  }
  return { ...turns, ...results, ...conflicts, save, saveAll, noteConflict };
}
