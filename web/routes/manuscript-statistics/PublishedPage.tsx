// Manuscripts that were published, singly or with an issue (S3 §2.9, SC-072).
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { useSearchParams } from 'react-router-dom';
import { ExportButton } from '../../components/lists/ExportButton.tsx';
import { ListPage } from '../../components/lists/ListPage.tsx';
import { useList } from '../../components/lists/useList.ts';
import { StatisticsFilters } from '../../components/statistics/StatisticsFilters.tsx';
import type { PublishedPageQuery } from './__generated__/PublishedPageQuery.graphql.ts';
import { PUBLISHED, publishedVariables } from './addresses.ts';
import { historyColumns, historyName } from './history-columns.tsx';
import { PublicationFigures } from './PublicationFigures.tsx';
import { HistorySentence } from './HistorySentence.tsx';
import { useHistoryFilters } from './useHistoryFilters.ts';

const QUERY = graphql`
  query PublishedPageQuery($first: Int!, $page: Int!, $filter: JournalHistoryFilter!, $direction: SortDirection!) @preloadable {
    viewer {
      id
      statisticsChoices {
        ...useHistoryFilters_choices
      }
      publishedHistories(first: $first, page: $page, filter: $filter, direction: $direction) {
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
  query PublishedPageExportQuery($filter: JournalHistoryFilter!, $direction: SortDirection!) {
    viewer {
      publishedHistoriesExportUrl(filter: $filter, direction: $direction)
    }
  }
`;

export function PublishedPage() {
  const { data, ...list } = useList<PublishedPageQuery>(QUERY, PUBLISHED);
  const { t, i18n } = useTranslation(['statistics', 'messages']);
  const [params] = useSearchParams();
  const { filter } = publishedVariables(params);
  const fields = useHistoryFilters(data.viewer?.statisticsChoices);
  return (
    <ListPage
      list={list}
      connection={data.viewer?.publishedHistories}
      columns={historyColumns(t, i18n.language, ['title', 'subject', 'journal', 'articleType', 'author', 'published'])}
      nameOf={historyName(i18n.language)}
      empty={{ nothing: t('statistics.empty') }}
      actions={<ExportButton query={EXPORT} list={list} />}
    >
      <StatisticsFilters
        list={list}
        filters={[fields.subject, fields.journal, fields.office, fields.published]}
        marks={[
          {
            key: 'singly',
            label: t('statistics.publications.way'),
            value: filter.isPublishedSingly === true ? t('statistics.publications.singly') : t('statistics.publications.inIssues'),
          },
        ]}
      />
      <HistorySentence
        of="published"
        list={list}
        filter={{ ...filter, isPublishedSingly: null }}
        days="published"
        period={filter.published}
      />
      <PublicationFigures filter={{ ...filter, isPublishedSingly: null }} />
    </ListPage>
  );
}
