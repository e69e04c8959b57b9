// The state of the periodicals: who leads them, how often they appear, their newest issue (S3 §2.9, SC-074).
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { useSearchParams } from 'react-router-dom';
import { ExportButton } from '../../components/lists/ExportButton.tsx';
import { ListPage } from '../../components/lists/ListPage.tsx';
import { useList } from '../../components/lists/useList.ts';
import { StatisticsFilters } from '../../components/statistics/StatisticsFilters.tsx';
import type { JournalStatusPageQuery } from './__generated__/JournalStatusPageQuery.graphql.ts';
import { JOURNAL_STATUS, statusVariables } from './address.ts';
import { StatusFigures } from './StatusFigures.tsx';
import { useStatusColumns } from './useStatusColumns.tsx';

const QUERY = graphql`
  query JournalStatusPageQuery($first: Int!, $page: Int!, $filter: JournalStatusFilter!, $orderBy: JournalStatusOrder!) @preloadable {
    viewer {
      id
      statisticsChoices {
        subjects {
          value
          label
        }
      }
      journalStatus(first: $first, page: $page, filter: $filter, orderBy: $orderBy) {
        totalCount
        totalCountIsCapped
        edges {
          node {
            id
            foundedOn
            chiefEditorName
            state
            latestIssue
            colloquium {
              id
              number
              name
              subject {
                label
              }
              cycle {
                label
              }
            }
          }
        }
      }
    }
  }
`;

const EXPORT = graphql`
  query JournalStatusPageExportQuery($filter: JournalStatusFilter!, $orderBy: JournalStatusOrder!) {
    viewer {
      journalStatusExportUrl(filter: $filter, orderBy: $orderBy)
    }
  }
`;

export function JournalStatusPage() {
  const { data, ...list } = useList<JournalStatusPageQuery>(QUERY, JOURNAL_STATUS);
  const { t } = useTranslation(['statistics', 'messages']);
  const [params] = useSearchParams();
  const { filter } = statusVariables(params);
  const subjects = data.viewer?.statisticsChoices?.subjects ?? [];
  const subject = subjects.find(({ value }) => value === filter.subjectId)?.label ?? '';
  const states = JOURNAL_STATUS.filters.status.values;
  return (
    <ListPage
      list={list}
      connection={data.viewer?.journalStatus}
      columns={useStatusColumns(params.get('roleId'))}
      nameOf={({ colloquium }) => colloquium.name}
      empty={{ nothing: t('statistics.empty') }}
      actions={<ExportButton query={EXPORT} list={list} />}
    >
      <StatisticsFilters
        list={list}
        filters={[
          {
            key: 'status',
            label: t('statistics.column.state'),
            kind: 'choice',
            options: states.map((value) => ({ value, label: t(`journalState.${value}`, { ns: 'messages' }) })),
          },
          { key: 'founded', label: t('statistics.column.founded'), kind: 'dates' },
        ]}
        marks={[{ key: 'subject', label: t('statistics.column.subject'), value: subject }]}
      />
      <StatusFigures filter={filter} />
    </ListPage>
  );
}
