// The periodicals that the publisher's staff look after (S3 §2.2).
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { ExportButton } from '../../components/lists/ExportButton.tsx';
import { useList } from '../../components/lists/useList.ts';
import type { PeriodicalListPageQuery } from './__generated__/PeriodicalListPageQuery.graphql.ts';
import { PERIODICALS } from './address.ts';
import { ColloquiumList } from './ColloquiumList.tsx';
import { DayCell, ofRow } from './cells.tsx';

const QUERY = graphql`
  query PeriodicalListPageQuery($first: Int!, $page: Int!, $search: String, $filter: PeriodicalFilter!, $orderBy: PeriodicalOrder!)
  @preloadable {
    ...ColloquiumList_query
    viewer {
      id
      periodicals(first: $first, page: $page, search: $search, filter: $filter, orderBy: $orderBy) {
        totalCount
        totalCountIsCapped
        edges {
          node {
            id
            ...cells_row
          }
        }
      }
    }
  }
`;

const EXPORT = graphql`
  query PeriodicalListPageExportQuery($search: String, $filter: PeriodicalFilter!, $orderBy: PeriodicalOrder!) {
    viewer {
      periodicalsExportUrl(search: $search, filter: $filter, orderBy: $orderBy)
    }
  }
`;

export function PeriodicalListPage() {
  const { data, ...list } = useList<PeriodicalListPageQuery>(QUERY, PERIODICALS);
  const { t } = useTranslation('colloquiums');
  return (
    <ColloquiumList
      kind="PERIODICAL"
      query={data}
      list={list}
      connection={data.viewer?.periodicals}
      sheet={<ExportButton query={EXPORT} list={list} />}
      days={[
        {
          key: 'founded',
          label: t('colloquiums.column.founded'),
          orders: [t('colloquiums.sort.foundedUp'), t('colloquiums.sort.foundedDown')],
          cell: (row) => <DayCell day={ofRow(row).foundedOn} />,
        },
      ]}
    />
  );
}
