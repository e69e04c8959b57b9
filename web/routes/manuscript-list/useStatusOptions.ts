// The status filter's choices in words.
import { useTranslation } from 'react-i18next';
import type { Option } from '../../ui/controls.tsx';
import { officeStatusFilter } from './status-filter.ts';

export function useStatusOptions(): Option[] {
  const { t } = useTranslation(['manuscripts', 'messages']);
  // D2-28: the old filter called this state by what came before it; both wordings are found.
  return officeStatusFilter.map((state) => ({ value: state, label: state === 'CHIEF_REVIEWING' ? t('manuscripts.filter.chiefReviewing') : t(`state.${state}`, { ns: 'messages' }) }));
}
