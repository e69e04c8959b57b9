// Tells why the list of authors could not be saved, and shows another page's changes.
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../../relay/errors.ts';
import { showNotice } from '../../../ui/notice/notices.tsx';
import { isConflictError, isGoneError } from '../../../drafts/saved.ts';
import { useReloadAuthors } from './useReloadAuthors.ts';

export function useListFailure(): (error: Error) => void {
  const { t } = useTranslation('wizard');
  const reload = useReloadAuthors();
  return function handleFailure(error) {
    const isOutdated = isConflictError(error) || isGoneError(error);
    showNotice({ kind: 'error', key: 'action', text: isOutdated ? t('wizard.authors.listChanged') : errorMessage(error) });
    if (isOutdated) void reload();
  };
}
