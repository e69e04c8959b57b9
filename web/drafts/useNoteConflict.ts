// A write that failed elsewhere on the screen, perhaps because another page has saved the same object.
import { useTranslation } from 'react-i18next';
import { showNotice } from '../ui/notice/notices.tsx';
import { isConflictError } from './saved.ts';
import type { Conflicts } from './useConflicts.ts';
import type { Turns } from './useTurns.ts';

/**
 * The function answers whether it was one. Then the saved values are fetched and merged with the typed ones, and the person is told to try
 * again.
 */
export function useNoteConflict({ inTurn }: Pick<Turns, 'inTurn'>, meet: Conflicts<never>['meet']): (error: Error) => boolean {
  const { t } = useTranslation('drafts');
  return function noteConflict(error) {
    if (!isConflictError(error)) return false;
    void inTurn(null, meet).then((outcome) => {
      if (outcome === 'merged') showNotice({ kind: 'info', key: 'conflict', text: t('drafts.conflict.again') });
    });
    return true;
  };
}
