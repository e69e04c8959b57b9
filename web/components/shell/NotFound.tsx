// No such page.
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';

export function NotFound() {
  const { t } = useTranslation('shell');
  return <EmptyState icon="search" title={t('shell.notFound.sentence')} hint={t('shell.notFound.hint')} action={<ButtonLink to="/main">{t('shell.home')}</ButtonLink>} />;
}
