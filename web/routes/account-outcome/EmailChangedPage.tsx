// The account has moved to its new address (SC-010, R1-035).
import { useTranslation } from 'react-i18next';
import { PublicPage } from '../../components/shell/PublicPage.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmptyPage } from '../../ui/notice/EmptyState.tsx';

export function EmailChangedPage() {
  const { t } = useTranslation('account');
  return (
    <PublicPage>
      <EmptyPage
        icon="checkCircle"
        title={t('account.emailChanged.title')}
        hint={t('account.emailChanged.hint')}
        action={
          <ButtonLink to="/" variant="solid">
            {t('account.home')}
          </ButtonLink>
        }
      />
    </PublicPage>
  );
}
