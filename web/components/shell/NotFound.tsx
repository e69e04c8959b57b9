// No such page.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmptyPage } from '../../ui/EmptyState.tsx';

export function NotFound() {
  const { t } = useTranslation('shell');
  return <EmptyPage icon="search" title={t('shell.notFound.sentence')} hint={t('shell.notFound.hint')} action={<ButtonLink to="/main">{t('shell.home')}</ButtonLink>} />;
}

/** The same outside of the frame. */
export function PublicNotFound() {
  return <chakra.main minH="100dvh" display="grid" placeItems="center"><NotFound /></chakra.main>;
}
