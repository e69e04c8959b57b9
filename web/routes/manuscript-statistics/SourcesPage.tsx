// Where the authors of submissions come from (S3 §2.9, SC-073).
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { useSearchParams } from 'react-router-dom';
import { ExportButton } from '../../components/lists/ExportButton.tsx';
import { ListPage } from '../../components/lists/ListPage.tsx';
import { useList } from '../../components/lists/useList.ts';
import { StatisticsFilters } from '../../components/statistics/StatisticsFilters.tsx';
import type { SourcesPageQuery } from './__generated__/SourcesPageQuery.graphql.ts';
import { SOURCES, sourcesVariables } from './addresses.ts';
import { historyColumns, historyName } from './history-columns.tsx';
import { RegionFigures } from './RegionFigures.tsx';
import { HistorySentence } from './HistorySentence.tsx';
import { useHistoryFilters } from './useHistoryFilters.ts';

const QUERY = graphql`
  query SourcesPageQuery($first: Int!, $page: Int!, $filter: JournalHistoryFilter!, $direction: SortDirection!) @preloadable {
    viewer {
      id
      statisticsChoices {
        ...useHistoryFilters_choices
      }
      journalHistorySources(first: $first, page: $page, filter: $filter, direction: $direction) {
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
    regions {
      code
      label
    }
  }
`;

const EXPORT = graphql`
  query SourcesPageExportQuery($filter: JournalHistoryFilter!, $direction: SortDirection!) {
    viewer {
      journalHistorySourcesExportUrl(filter: $filter, direction: $direction)
    }
  }
`;

export function SourcesPage() {
  const { data, ...list } = useList<SourcesPageQuery>(QUERY, SOURCES);
  const { t, i18n } = useTranslation(['statistics', 'messages']);
  const [params] = useSearchParams();
  const { filter } = sourcesVariables(params);
  const fields = useHistoryFilters(data.viewer?.statisticsChoices);
  const code = filter.region?.code;
  const province = code && (data.regions?.find((region) => region.code === code)?.label ?? code);
  return (
    <ListPage
      list={list}
      connection={data.viewer?.journalHistorySources}
      columns={historyColumns(t, i18n.language, ['title', 'firstRegion', 'correspondingRegion', 'state'])}
      nameOf={historyName(i18n.language)}
      empty={{ nothing: t('statistics.empty') }}
      actions={<ExportButton query={EXPORT} list={list} />}
    >
      <StatisticsFilters
        list={list}
        filters={[fields.subject, fields.journal, fields.started]}
        marks={[
          {
            key: 'region',
            label: filter.region?.ofCorrespondingAuthor ? t('statistics.history.correspondingRegion') : t('statistics.history.firstRegion'),
            value: province || t('statistics.regions.unknown'),
          },
        ]}
      />
      <HistorySentence of="sources" list={list} filter={{ ...filter, region: null }} days="started" period={filter.started} />
      <RegionFigures filter={{ ...filter, region: null }} />
    </ListPage>
  );
}
