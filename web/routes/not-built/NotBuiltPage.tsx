// One honest sentence where a screen will be.
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';

export function NotBuiltPage() {
  const { t } = useTranslation('shell');
  return (
    <>
      <PageHeader title={t('shell.notBuilt.title')} />
      <EmptyState icon="clock" title={t('shell.notBuilt.sentence')} action={<ButtonLink to="/main">{t('shell.notBuilt.home')}</ButtonLink>} />
    </>
  );
}
