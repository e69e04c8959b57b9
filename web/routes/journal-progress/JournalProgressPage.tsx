// Progress of the issues of periodicals: the planned month against the day of the press, delays in red (S3 §2.9, SC-075).
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { useSearchParams } from 'react-router-dom';
import { ExportButton } from '../../components/lists/ExportButton.tsx';
import { ListPage } from '../../components/lists/ListPage.tsx';
import { useList } from '../../components/lists/useList.ts';
import { MonthlyReport } from '../../components/statistics/MonthlyReport.tsx';
import { StatisticsFilters } from '../../components/statistics/StatisticsFilters.tsx';
import type { JournalProgressPageQuery } from './__generated__/JournalProgressPageQuery.graphql.ts';
import { JOURNAL_PROGRESS, progressVariables } from './address.ts';
import { ProgressFigures } from './ProgressFigures.tsx';
import { ProgressSentence } from './ProgressSentence.tsx';
import { useProgressColumns } from './useProgressColumns.tsx';

const QUERY = graphql`
  query JournalProgressPageQuery($first: Int!, $page: Int!, $filter: JournalProgressFilter!, $orderBy: JournalProgressOrder!) @preloadable {
    viewer {
      id
      statisticsChoices {
        subjects {
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
      journalProgress(first: $first, page: $page, filter: $filter, orderBy: $orderBy) {
        totalCount
        totalCountIsCapped
        edges {
          node {
            id
            number
            progress
            isWarning
            plannedOn
            sentAt
            colloquium {
              id
              name
              publishingUnit
            }
          }
        }
      }
    }
  }
`;

const EXPORT = graphql`
  query JournalProgressPageExportQuery($filter: JournalProgressFilter!, $orderBy: JournalProgressOrder!) {
    viewer {
      journalProgressExportUrl(filter: $filter, orderBy: $orderBy)
    }
  }
`;

export function JournalProgressPage() {
  const { data, ...list } = useList<JournalProgressPageQuery>(QUERY, JOURNAL_PROGRESS);
  const { t } = useTranslation(['statistics', 'messages']);
  const [params] = useSearchParams();
  const { filter } = progressVariables(params);
  return (
    <ListPage
      list={list}
      connection={data.viewer?.journalProgress}
      columns={useProgressColumns(params.get('roleId'))}
      isMarked={({ isWarning }) => isWarning}
      nameOf={({ colloquium, number }) => t('statistics.issueOf', { name: colloquium.name, number })}
      empty={{ nothing: t('statistics.empty') }}
      actions={
        <>
          <MonthlyReport journals={data.viewer?.statisticsChoices?.subjects.flatMap(({ colloquiums }) => colloquiums) ?? []} />
          <ExportButton query={EXPORT} list={list} />
        </>
      }
    >
      <StatisticsFilters
        list={list}
        filters={[
          { key: 'planned', label: t('statistics.column.planned'), kind: 'dates' },
          { key: 'actual', label: t('statistics.column.actual'), kind: 'dates' },
          {
            key: 'office',
            label: t('statistics.column.office'),
            kind: 'choice',
            options: data.viewer?.statisticsChoices?.branchOffices ?? [],
          },
          {
            key: 'progress',
            label: t('statistics.column.progress'),
            kind: 'choice',
            options: JOURNAL_PROGRESS.filters.progress.values.map((value) => ({
              value,
              label: t(`issueProgress.${value}`, { ns: 'messages' }),
            })),
          },
        ]}
        marks={[{ key: 'unplanned', label: t('statistics.column.planned'), value: t('statistics.unplanned') }]}
      />
      <ProgressSentence filter={filter} />
      <ProgressFigures filter={filter} />
    </ListPage>
  );
}
