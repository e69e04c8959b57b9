// The conferences that the publisher's staff look after (S3 §2.3).
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { ExportButton } from '../../components/lists/ExportButton.tsx';
import { useList } from '../../components/lists/useList.ts';
import type { ConferenceListPageQuery } from './__generated__/ConferenceListPageQuery.graphql.ts';
import { CONFERENCES } from './address.ts';
import { ColloquiumList } from './ColloquiumList.tsx';
import { DayCell, ofRow } from './cells.tsx';

const QUERY = graphql`
  query ConferenceListPageQuery($first: Int!, $page: Int!, $search: String, $filter: ConferenceFilter!, $orderBy: ConferenceOrder!)
  @preloadable {
    ...ColloquiumList_query
    viewer {
      id
      conferences(first: $first, page: $page, search: $search, filter: $filter, orderBy: $orderBy) {
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
  query ConferenceListPageExportQuery($search: String, $filter: ConferenceFilter!, $orderBy: ConferenceOrder!) {
    viewer {
      conferencesExportUrl(search: $search, filter: $filter, orderBy: $orderBy)
    }
  }
`;

export function ConferenceListPage() {
  const { data, ...list } = useList<ConferenceListPageQuery>(QUERY, CONFERENCES);
  const { t } = useTranslation('colloquiums');
  return (
    <ColloquiumList
      kind="CONFERENCE"
      query={data}
      list={list}
      connection={data.viewer?.conferences}
      sheet={<ExportButton query={EXPORT} list={list} />}
      days={[
        {
          key: 'starts',
          label: t('colloquiums.column.starts'),
          orders: [t('colloquiums.sort.startsUp'), t('colloquiums.sort.startsDown')],
          cell: (row) => <DayCell day={ofRow(row).startsOn} />,
        },
        {
          key: 'ends',
          label: t('colloquiums.column.ends'),
          orders: [t('colloquiums.sort.endsUp'), t('colloquiums.sort.endsDown')],
          cell: (row) => <DayCell day={ofRow(row).endsOn} />,
        },
      ]}
    />
  );
}
