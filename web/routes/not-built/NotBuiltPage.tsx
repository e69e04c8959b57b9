// One honest sentence where a screen will be.
import { useTranslation } from 'react-i18next';
import { useLocation, useOutletContext } from 'react-router-dom';
import type { LandingContext } from '../../components/shell/Landing.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmptyPage } from '../../ui/EmptyState.tsx';

/** Leads to the start page of the role; where it is that page itself, to the messages, which say what there is to do. */
export function NotBuiltPage() {
  const { t } = useTranslation('shell');
  const { landingPath, roleNumber } = useOutletContext<LandingContext>();
  const isLanding = useLocation().pathname === landingPath;
  const action = isLanding ? (
    <ButtonLink to={`/main/msgCenter?roleId=${roleNumber}`}>{t('shell.notBuilt.messages')}</ButtonLink>
  ) : (
    <ButtonLink to="/main">{t('shell.home')}</ButtonLink>
  );
  return <EmptyPage icon="clock" title={t('shell.notBuilt.sentence')} action={action} />;
}
