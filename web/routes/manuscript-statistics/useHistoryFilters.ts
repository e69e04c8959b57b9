// The fields that the statistics of manuscripts are narrowed by. A subject leaves its own journals to choose from; without one, all are.
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import type { StatisticsFilter } from '../../components/statistics/StatisticsFilters.tsx';
import type { useHistoryFilters_choices$key } from './__generated__/useHistoryFilters_choices.graphql.ts';

type JournalHistoryFilterName = 'subject' | 'journal' | 'keyword' | 'decided' | 'chiefComment' | 'published' | 'started' | 'office';

export function useHistoryFilters(
  choices: useHistoryFilters_choices$key | null | undefined,
): Readonly<Record<JournalHistoryFilterName, StatisticsFilter>> {
  const data = useFragment(
    graphql`
      fragment useHistoryFilters_choices on StatisticsChoices {
        subjects {
          value
          label
          colloquiums {
            value
            label
          }
        }
        branchOffices {
          value
          label
        }
      }
    `,
    choices,
  );
  const { t } = useTranslation('statistics');
  const subjects = data?.subjects ?? [];
  return {
    subject: { key: 'subject', label: t('statistics.column.subject'), kind: 'choice', options: subjects },
    journal: {
      key: 'journal',
      label: t('statistics.history.journal'),
      kind: 'dependent',
      of: 'subject',
      options: (subject) => subjects.filter(({ value }) => subject === '' || value === subject).flatMap(({ colloquiums }) => colloquiums),
    },
    keyword: { key: 'keyword', label: t('statistics.filter.keyword'), kind: 'text' },
    decided: { key: 'decided', label: t('statistics.history.decided'), kind: 'dates' },
    chiefComment: { key: 'decided', label: t('statistics.history.chiefComment'), kind: 'dates' },
    published: { key: 'published', label: t('statistics.history.published'), kind: 'dates' },
    started: { key: 'started', label: t('statistics.history.started'), kind: 'dates' },
    office: { key: 'office', label: t('statistics.column.office'), kind: 'choice', options: data?.branchOffices ?? [] },
  };
}
