// One honest sentence where a screen will be.
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmptyPage } from '../../ui/EmptyState.tsx';

export function NotBuiltPage() {
  const { t } = useTranslation('shell');
  return <EmptyPage icon="clock" title={t('shell.notBuilt.sentence')} action={<ButtonLink to="/main">{t('shell.home')}</ButtonLink>} />;
}
