// Where a reviewer goes back to: their list, or for somebody who came by the ticket of a letter the page of their one manuscript.
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { INVITATION } from '../../relay/token.ts';
import { LIST_PATHS } from '../contribution/links.ts';

export function useReviewerHome(): { home: string; back: string } {
  const { t } = useTranslation('review');
  const { pathname } = useLocation();
  return pathname.startsWith(`${INVITATION}/`)
    ? { home: `${INVITATION}/manuscript`, back: t('review.form.backToManuscript') }
    : { home: LIST_PATHS.REVIEWER ?? '/main', back: t('review.form.back') };
}
