// The same sentence for pages that need no session.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmptyPage } from '../../ui/EmptyState.tsx';

export function PublicNotBuiltPage() {
  const { t } = useTranslation('shell');
  return (
    <chakra.main minH="100dvh" display="grid" placeItems="center" px="4">
      <EmptyPage icon="clock" title={t('shell.notBuilt.sentence')} action={<ButtonLink to="/login">{t('shell.notBuilt.signIn')}</ButtonLink>} />
    </chakra.main>
  );
}
