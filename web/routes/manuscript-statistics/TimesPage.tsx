// How long the stages of manuscripts took; the dates behind the days open beneath their row (S3 §2.9, SC-069).
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { useSearchParams } from 'react-router-dom';
import { ExportButton } from '../../components/lists/ExportButton.tsx';
import { ListPage } from '../../components/lists/ListPage.tsx';
import { useList } from '../../components/lists/useList.ts';
import { StatisticsFilters } from '../../components/statistics/StatisticsFilters.tsx';
import { Button } from '../../ui/Button.tsx';
import type { TimesPageQuery } from './__generated__/TimesPageQuery.graphql.ts';
import { TIMES, timesVariables } from './addresses.ts';
import { historyName } from './history-columns.tsx';
import { StageDates } from './StageDates.tsx';
import { StageFigures } from './StageFigures.tsx';
import { SubmissionFigures } from './SubmissionFigures.tsx';
import { HistorySentence } from './HistorySentence.tsx';
import { useHistoryFilters } from './useHistoryFilters.ts';
import { useTimeColumns } from './useTimeColumns.tsx';

const QUERY = graphql`
  query TimesPageQuery($first: Int!, $page: Int!, $filter: JournalHistoryFilter!, $orderBy: JournalHistoryTimeOrder!) @preloadable {
    viewer {
      id
      statisticsChoices {
        ...useHistoryFilters_choices
      }
      journalHistoryTimes(first: $first, page: $page, filter: $filter, orderBy: $orderBy) {
        totalCount
        totalCountIsCapped
        edges {
          node {
            id
            ...historyColumns_history
            ...useTimeColumns_history
            ...StageDates_history
          }
        }
      }
    }
  }
`;

const EXPORT = graphql`
  query TimesPageExportQuery($filter: JournalHistoryFilter!, $orderBy: JournalHistoryTimeOrder!) {
    viewer {
      journalHistoryTimesExportUrl(filter: $filter, orderBy: $orderBy)
    }
  }
`;

export function TimesPage() {
  const { data, ...list } = useList<TimesPageQuery>(QUERY, TIMES);
  const { t, i18n } = useTranslation(['statistics', 'messages']);
  const [params] = useSearchParams();
  const { filter } = timesVariables(params);
  const fields = useHistoryFilters(data.viewer?.statisticsChoices);
  /** Those that were opened, or while all are open those that were closed. */
  const [toggled, setToggled] = useState<{ areAllOpen: boolean; rows: ReadonlySet<string> }>({ areAllOpen: false, rows: new Set() });
  const isOpen = (id: string) => toggled.areAllOpen !== toggled.rows.has(id);
  const toggle = (id: string) =>
    setToggled({ ...toggled, rows: new Set([...toggled.rows].filter((one) => one !== id).concat(toggled.rows.has(id) ? [] : id)) });
  const { stageDays } = filter;
  return (
    <ListPage
      list={list}
      connection={data.viewer?.journalHistoryTimes}
      columns={useTimeColumns(isOpen, toggle)}
      detailOf={(row) => isOpen(row.id) && <StageDates history={row} />}
      nameOf={historyName(i18n.language)}
      empty={{ nothing: t('statistics.empty') }}
      actions={
        <>
          <Button
            icon={toggled.areAllOpen ? 'chevronUp' : 'chevronDown'}
            aria-expanded={toggled.areAllOpen}
            onClick={() => setToggled({ areAllOpen: !toggled.areAllOpen, rows: new Set() })}
          >
            {toggled.areAllOpen ? t('statistics.times.closeAll') : t('statistics.times.openAll')}
          </Button>
          <ExportButton query={EXPORT} list={list} />
        </>
      }
    >
      <StatisticsFilters
        list={list}
        filters={[fields.subject, fields.journal, fields.started, fields.keyword]}
        marks={[
          {
            key: 'stage',
            label: stageDays ? t(`statistics.stage.${stageDays.stage}`) : '',
            value: t('statistics.times.span', { from: stageDays?.from ?? 0, to: stageDays?.to ?? '' }),
          },
        ]}
      />
      <HistorySentence of="times" list={list} filter={{ ...filter, stageDays: null }} days="started" period={filter.started} />
      <StageFigures filter={{ ...filter, stageDays: null }} />
      <SubmissionFigures filter={{ ...filter, stageDays: null }} />
    </ListPage>
  );
}
