// A reviewer's current work, past answers and reviews, and absences: one calm line.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Mark } from '../../ui/text/StatusBadge.tsx';

interface ReviewRecord {
  load: { pending: number; atWork: number };
  invitedLately: number;
  answeredLately: number;
  meanDaysToAnswer: number | null | undefined;
  meanDaysToReview: number | null | undefined;
  lastReviewHere: string | null | undefined;
  unavailableUntil: string | null | undefined;
  willReviewAgain: boolean | null | undefined;
}

export function CandidateRecord({ candidate }: { candidate: ReviewRecord }) {
  const { t, i18n } = useTranslation('candidates');
  const { load, invitedLately, answeredLately, meanDaysToAnswer, meanDaysToReview, lastReviewHere, unavailableUntil, willReviewAgain } =
    candidate;
  const days = (mean: number) => new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 }).format(mean);
  const told = [
    load.atWork + load.pending === 0 ? t('candidates.record.free') : t('candidates.record.load', { ...load }),
    invitedLately === 0
      ? t('candidates.record.never')
      : t('candidates.record.invited', { invited: invitedLately, answered: answeredLately }),
    meanDaysToAnswer != null && t('candidates.record.answers', { days: days(meanDaysToAnswer) }),
    meanDaysToReview != null && t('candidates.record.reviews', { days: days(meanDaysToReview) }),
    lastReviewHere != null && t('candidates.record.here', { day: lastReviewHere }),
  ].filter((text) => text !== false);
  return (
    <chakra.p lineHeight="reading">
      {told.join(' · ')}
      {willReviewAgain != null && (
        <>
          {' '}
          <Mark tone={willReviewAgain ? 'success' : 'slate'}>
            {willReviewAgain ? t('candidates.record.willing') : t('candidates.record.unwilling')}
          </Mark>
        </>
      )}
      {unavailableUntil != null && (
        <>
          {' '}
          <Mark tone="warning">{t('candidates.record.away', { day: unavailableUntil })}</Mark>
        </>
      )}
    </chakra.p>
  );
}
