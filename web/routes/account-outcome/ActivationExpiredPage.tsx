// The activation code has run out: register again (SC-011, R1-036).
import { useTranslation } from 'react-i18next';
import { PublicPage } from '../../components/shell/PublicPage.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmptyPage } from '../../ui/notice/EmptyState.tsx';

export function ActivationExpiredPage() {
  const { t } = useTranslation('account');
  return (
    <PublicPage>
      <EmptyPage
        icon="clock"
        title={t('account.expired.title')}
        hint={t('account.expired.hint')}
        action={
          <ButtonLink to="/sigin" variant="solid">
            {t('account.expired.again')}
          </ButtonLink>
        }
      />
    </PublicPage>
  );
}
