// In place of what a field has asked the server for, while it is on its way and where it did not come.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import { ErrorNotice } from '../../../ui/notice/ErrorNotice.tsx';

export function AskedNotice({ failure, onRetry }: { failure: string | null; onRetry: () => void }) {
  const { t } = useTranslation('acts');
  if (failure === null)
    return (
      <chakra.p color="fg.muted" role="status">
        {t('acts.loading')}
      </chakra.p>
    );
  return (
    <chakra.div display="grid" gap="2" justifyItems="start">
      <ErrorNotice message={failure} />
      <Button size="sm" onClick={onRetry}>
        {t('acts.retry')}
      </Button>
    </chakra.div>
  );
}
