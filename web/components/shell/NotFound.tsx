// No such page.
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmptyPage } from '../../ui/notice/EmptyState.tsx';
import { InOtherRole } from './InOtherRole.tsx';
import { PublicPage } from './PublicPage.tsx';

export function NotFound() {
  return <InOtherRole isOpen otherwise={<NothingHere />} />;
}

function NothingHere() {
  const { t } = useTranslation('shell');
  return (
    <EmptyPage
      icon="search"
      title={t('shell.notFound.sentence')}
      hint={t('shell.notFound.hint')}
      action={<ButtonLink to="/main">{t('shell.home')}</ButtonLink>}
    />
  );
}

/** The same outside of the frame. */
export function PublicNotFound() {
  return (
    <PublicPage>
      <NothingHere />
    </PublicPage>
  );
}
