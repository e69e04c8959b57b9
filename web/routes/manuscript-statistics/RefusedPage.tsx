// Manuscripts that were rejected or not accepted, and apart from them those withdrawn by their authors (S3 §2.9, SC-070).
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { useSearchParams } from 'react-router-dom';
import { Terms } from '../../components/help/Terms.tsx';
import { ListPage } from '../../components/lists/ListPage.tsx';
import { ExportButton } from '../../components/lists/ExportButton.tsx';
import { useList } from '../../components/lists/useList.ts';
import { StatisticsFilters } from '../../components/statistics/StatisticsFilters.tsx';
import { Segmented } from '../../ui/form/choices.tsx';
import type { RefusedPageQuery } from './__generated__/RefusedPageQuery.graphql.ts';
import { REFUSED, refusedVariables } from './addresses.ts';
import { historyColumns, historyName } from './history-columns.tsx';
import { DecisionFigures } from './DecisionFigures.tsx';
import { HistorySentence } from './HistorySentence.tsx';
import { useHistoryFilters } from './useHistoryFilters.ts';

const QUERY = graphql`
  query RefusedPageQuery($first: Int!, $page: Int!, $filter: JournalHistoryFilter!, $direction: SortDirection!, $isWithdrawn: Boolean!)
  @preloadable {
    viewer {
      id
      statisticsChoices {
        ...useHistoryFilters_choices
      }
      refusedHistories(first: $first, page: $page, filter: $filter, direction: $direction) @skip(if: $isWithdrawn) {
        totalCount
        totalCountIsCapped
        edges {
          node {
            id
            ...historyColumns_history
          }
        }
      }
      withdrawnHistories(first: $first, page: $page, filter: $filter, direction: $direction) @include(if: $isWithdrawn) {
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
  query RefusedPageExportQuery($filter: JournalHistoryFilter!, $direction: SortDirection!, $isWithdrawn: Boolean!) {
    viewer {
      refusedHistoriesExportUrl(filter: $filter, direction: $direction) @skip(if: $isWithdrawn)
      withdrawnHistoriesExportUrl(filter: $filter, direction: $direction) @include(if: $isWithdrawn)
    }
  }
`;

export function RefusedPage() {
  const { data, ...list } = useList<RefusedPageQuery>(QUERY, REFUSED);
  const { t, i18n } = useTranslation(['statistics', 'messages']);
  const [params] = useSearchParams();
  const { filter, isWithdrawn } = refusedVariables(params);
  const fields = useHistoryFilters(data.viewer?.statisticsChoices);
  return (
    <ListPage
      list={list}
      connection={isWithdrawn ? data.viewer?.withdrawnHistories : data.viewer?.refusedHistories}
      columns={historyColumns(t, i18n.language, ['title', 'subject', 'journal', 'state', 'opinion', 'author', 'decided'])}
      nameOf={historyName(i18n.language)}
      empty={{ nothing: t('statistics.empty') }}
      actions={<ExportButton query={EXPORT} list={list} />}
    >
      {!isWithdrawn && <Terms of={['NOT_ACCEPTED', 'REJECTED']} />}
      <chakra.div mb="4" data-no-print>
        <Segmented
          label={t('statistics.refused.label')}
          value={isWithdrawn ? 'withdrawn' : 'refused'}
          onChange={(value) => list.patch({ list: value === 'withdrawn' ? value : undefined, outcome: undefined, desk: undefined })}
          options={[
            { value: 'refused', label: t('statistics.refused.refused') },
            { value: 'withdrawn', label: t('statistics.refused.withdrawn') },
          ]}
        />
      </chakra.div>
      <StatisticsFilters
        list={list}
        filters={[fields.subject, fields.journal, fields.decided]}
        marks={[
          {
            key: 'outcome',
            label: t('statistics.history.state'),
            value: (filter.outcomes ?? []).map((outcome) => t(`state.${outcome}`, { ns: 'messages' })).join('、'),
          },
          {
            key: 'desk',
            label: t('statistics.decisions.reviewers'),
            value: filter.isDeskRejection ? t('statistics.decisions.notAsked') : t('statistics.decisions.asked'),
          },
        ]}
      />
      <HistorySentence
        of="refused"
        list={list}
        filter={{ ...filter, outcomes: null, isDeskRejection: null }}
        days="decided"
        period={filter.decided}
      />
      <DecisionFigures filter={{ ...filter, outcomes: null, isDeskRejection: null }} />
    </ListPage>
  );
}
