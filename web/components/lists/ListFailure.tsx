// The rows that were asked for could not be had: those before stay, and this says so.
import { useTranslation } from 'react-i18next';
import { errorMessage, NetworkError } from '../../relay/errors.ts';
import { RetryNotice } from '../../ui/notice/ErrorNotice.tsx';
import { chakra } from '@chakra-ui/react';

export function ListFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useTranslation('ui');
  return (
    <chakra.div mb="3">
      <RetryNotice message={error instanceof NetworkError ? t('ui.list.offline') : errorMessage(error)} onRetry={onRetry} />
    </chakra.div>
  );
}
