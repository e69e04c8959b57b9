// The same sentence for pages that need no session.
import { useTranslation } from 'react-i18next';
import { PublicPage } from '../../components/shell/PublicPage.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmptyPage } from '../../ui/EmptyState.tsx';

export function PublicNotBuiltPage() {
  const { t } = useTranslation('shell');
  return (
    <PublicPage>
      <EmptyPage
        icon="clock"
        title={t('shell.notBuilt.sentence')}
        action={<ButtonLink to="/login">{t('shell.notBuilt.signIn')}</ButtonLink>}
      />
    </PublicPage>
  );
}
