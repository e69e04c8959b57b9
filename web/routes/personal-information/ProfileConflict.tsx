// Somebody saved first: whose information is to stay, once both are there.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { ErrorNotice, RetryNotice } from '../../ui/ErrorNotice.tsx';
import type { useReplaced } from './useReplaced.ts';

interface Props {
  replaced: ReturnType<typeof useReplaced>;
  isSaving: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

export function ProfileConflict({ replaced: { isOnItsWay, problem, load }, isSaving, onKeepMine, onTakeTheirs }: Props) {
  const { t } = useTranslation('profile');
  return (
    <>
      <ErrorNotice>
        <p>{t('profile.conflict.text')}</p>
        <chakra.div display="flex" flexWrap="wrap" gap="2" mt="2">
          <Button
            size="sm"
            variant="solid"
            disabled={problem !== ''}
            isPending={isSaving || (isOnItsWay && problem === '')}
            onClick={onKeepMine}
          >
            {t('profile.conflict.keepMine')}
          </Button>
          <Button size="sm" disabled={isOnItsWay} onClick={onTakeTheirs}>
            {t('profile.conflict.takeTheirs')}
          </Button>
        </chakra.div>
      </ErrorNotice>
      {problem !== '' && <RetryNotice message={problem} onRetry={load} />}
    </>
  );
}
