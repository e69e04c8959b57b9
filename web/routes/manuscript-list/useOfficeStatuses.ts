// The choices of the office's status filter in words, each in the colour of its badge, grouped by whose hands a manuscript is in,
// with their numbers.
import { useTranslation } from 'react-i18next';
import type { ContributionStateName } from '../../../shared/workflow.ts';
import { STATE_LOOK } from '../../components/contribution/status-looks.ts';
import type { ChoicesDefinition } from '../../ui/filter/filters.ts';
import { countIn } from '../../components/lists/useCounts.ts';
import { OFFICE_MANUSCRIPTS, STATUS_GROUPS } from './address.ts';
import type { OfficeCounts } from './useOfficeCounts.ts';

export function useOfficeStatuses(counts: OfficeCounts): Pick<ChoicesDefinition, 'options' | 'groups'> {
  const { t } = useTranslation(['manuscripts', 'messages']);
  // D2-28: the old filter named this state after the step before it; both wordings are found.
  const labelOf = (state: ContributionStateName) =>
    state === 'CHIEF_REVIEWING' ? t('manuscripts.filter.chiefReviewing') : t(`state.${state}`, { ns: 'messages' });
  const states = counts?.states?.map(({ state, count }) => [state, count] as const);
  return {
    options: OFFICE_MANUSCRIPTS.filters.status.values.map((state) => ({
      value: state,
      label: labelOf(state),
      tone: STATE_LOOK[state].tone,
      count: countIn(states, state),
    })),
    groups: STATUS_GROUPS.map(({ key, states }) => ({
      label: t(`manuscripts.filter.group.${key}`),
      tone: STATE_LOOK[states[0]].tone,
      values: states,
    })),
  };
}
