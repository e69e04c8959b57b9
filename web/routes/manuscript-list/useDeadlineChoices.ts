// The choices of the office's filter by deadlines in words, its own and its reviewers', with their numbers.
import { useTranslation } from 'react-i18next';
import type { ChoicesDefinition } from '../../ui/filter/filters.ts';
import type { OfficeCounts } from './useOfficeCounts.ts';

/** `knowsReviewers`: the role learns of rounds of reviewers. */
export function useDeadlineChoices(counts: OfficeCounts, knowsReviewers: boolean): Pick<ChoicesDefinition, 'options'> {
  const { t } = useTranslation('manuscripts');
  return {
    options: [
      { value: 'OVERDUE', label: t('manuscripts.filter.overdue'), tone: 'danger', count: counts?.overdue },
      { value: 'SOON', label: t('manuscripts.filter.dueSoon'), tone: 'warning', count: counts?.dueSoon },
      ...(knowsReviewers
        ? [
            {
              value: 'REVIEWERS_LATE',
              label: t('manuscripts.filter.reviewersLate'),
              tone: 'violet' as const,
              count: counts?.reviewersLate ?? undefined,
            },
          ]
        : []),
    ],
  };
}
