// Manuscripts that the editor-in-chief accepted (S3 §2.9, SC-071).
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { useSearchParams } from 'react-router-dom';
import { ExportButton } from '../../components/lists/ExportButton.tsx';
import { ListPage } from '../../components/lists/ListPage.tsx';
import { useList } from '../../components/lists/useList.ts';
import { StatisticsFilters } from '../../components/statistics/StatisticsFilters.tsx';
import type { ReceivedPageQuery } from './__generated__/ReceivedPageQuery.graphql.ts';
import { RECEIVED, receivedVariables } from './addresses.ts';
import { historyColumns, historyName } from './history-columns.tsx';
import { DecisionFigures } from './DecisionFigures.tsx';
import { HistorySentence } from './HistorySentence.tsx';
import { useHistoryFilters } from './useHistoryFilters.ts';

const QUERY = graphql`
  query ReceivedPageQuery($first: Int!, $page: Int!, $filter: JournalHistoryFilter!, $direction: SortDirection!) @preloadable {
    viewer {
      id
      statisticsChoices {
        ...useHistoryFilters_choices
      }
      acceptedHistories(first: $first, page: $page, filter: $filter, direction: $direction) {
        totalCount
        totalCountIsCapped
        edges {
          node {
            id
            ...historyColumns_history
          }
        }
      }
    }
  }
`;

const EXPORT = graphql`
  query ReceivedPageExportQuery($filter: JournalHistoryFilter!, $direction: SortDirection!) {
    viewer {
      acceptedHistoriesExportUrl(filter: $filter, direction: $direction)
    }
  }
`;

export function ReceivedPage() {
  const { data, ...list } = useList<ReceivedPageQuery>(QUERY, RECEIVED);
  const { t, i18n } = useTranslation(['statistics', 'messages']);
  const [params] = useSearchParams();
  const { filter } = receivedVariables(params);
  const fields = useHistoryFilters(data.viewer?.statisticsChoices);
  return (
    <ListPage
      list={list}
      connection={data.viewer?.acceptedHistories}
      columns={historyColumns(t, i18n.language, ['title', 'subject', 'journal', 'articleType', 'author', 'chiefComment'])}
      nameOf={historyName(i18n.language)}
      empty={{ nothing: t('statistics.empty') }}
      actions={<ExportButton query={EXPORT} list={list} />}
    >
      <StatisticsFilters list={list} filters={[fields.subject, fields.journal, fields.chiefComment]} />
      <HistorySentence of="received" list={list} filter={filter} days="decided" period={filter.decided} />
      <DecisionFigures filter={filter} isOnlyAccepted />
    </ListPage>
  );
}
