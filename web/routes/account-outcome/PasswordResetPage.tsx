// A new password was set by mail (SC-009, R1-034).
import { useTranslation } from 'react-i18next';
import { PublicPage } from '../../components/shell/PublicPage.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmptyPage } from '../../ui/notice/EmptyState.tsx';

export function PasswordResetPage() {
  const { t } = useTranslation('account');
  return (
    <PublicPage>
      <EmptyPage
        icon="checkCircle"
        title={t('account.passwordReset.title')}
        hint={t('account.passwordReset.hint')}
        action={
          <ButtonLink to="/login" variant="solid">
            {t('account.toSignIn')}
          </ButtonLink>
        }
      />
    </PublicPage>
  );
}
