// In place of a field's data, while they load and when loading failed.
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
