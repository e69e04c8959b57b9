// The choices of the office's filter by deadlines in words.
import { useTranslation } from 'react-i18next';
import type { ChoicesDefinition } from '../../ui/filter/filters.ts';

export function useDeadlineChoices(): Pick<ChoicesDefinition, 'options'> {
  const { t } = useTranslation('manuscripts');
  return {
    options: [
      { value: 'OVERDUE', label: t('manuscripts.filter.overdue'), tone: 'danger' },
      { value: 'SOON', label: t('manuscripts.filter.dueSoon'), tone: 'warning' },
    ],
  };
}
