// Manuscripts that were published by themselves, with the day and their place among those of their journal, and their files (S2 §2.7).
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { ArchiveLink } from '../../components/contribution/ArchiveLink.tsx';
import { officeColumns, RowActs } from '../../components/contribution/manuscript-columns.tsx';
import { SINGLE_PUBLICATIONS } from '../../components/contribution/manuscript-address.ts';
import { ManuscriptLinks } from '../../components/contribution/ManuscriptLinks.tsx';
import { actsOf, ManuscriptList, officeOf } from '../../components/contribution/ManuscriptList.tsx';
import { Terms } from '../../components/help/Terms.tsx';
import { ExportButton } from '../../components/lists/ExportButton.tsx';
import { useList } from '../../components/lists/useList.ts';
import type { Column } from '../../ui/list/DataTable.tsx';
import type { SingleListPageQuery, SingleListPageQuery$data } from './__generated__/SingleListPageQuery.graphql.ts';

const QUERY = graphql`
  query SingleListPageQuery(
    $first: Int!
    $page: Int!
    $scope: ListScope!
    $search: String
    $filter: ContributionFilter!
    $orderBy: PublicationOrder!
  ) @preloadable {
    viewer {
      id
      ...ManuscriptList_viewer
      singlePublications(first: $first, page: $page, scope: $scope, search: $search, filter: $filter, orderBy: $orderBy) {
        totalCount
        totalCountIsCapped
        edges {
          node {
            id
            publishedOn
            publicationOrder
            ...manuscriptColumns_row
            ...manuscriptColumns_office
            ...ManuscriptList_acts
            ...ManuscriptLinks_contribution
            ...ArchiveLink_contribution
          }
        }
      }
    }
  }
`;

const EXPORT = graphql`
  query SingleListPageExportQuery($scope: ListScope!, $search: String, $filter: ContributionFilter!, $orderBy: PublicationOrder!) {
    viewer {
      singlePublicationsExportUrl(scope: $scope, search: $search, filter: $filter, orderBy: $orderBy)
    }
  }
`;

type Row = NonNullable<NonNullable<NonNullable<SingleListPageQuery$data['viewer']>['singlePublications']>['edges'][number]['node']>;

export function SingleListPage() {
  const { data, ...list } = useList<SingleListPageQuery>(QUERY, SINGLE_PUBLICATIONS);
  const { t } = useTranslation('manuscripts');
  const { role, listActs } = officeOf(data.viewer);
  const links: Partial<Column<Row>> = {
    width: '10.5rem',
    cell: (row) => (
      <RowActs>
        <ManuscriptLinks contribution={row} role={role} list="single" />
        <ArchiveLink contribution={row} isShort />
      </RowActs>
    ),
  };
  const published: Column<Row> = {
    key: 'published',
    header: t('manuscripts.column.published'),
    part: 'mark',
    width: '8rem',
    isSortable: true,
    cell: ({ publishedOn, publicationOrder }) => (
      <>
        {publishedOn && <time dateTime={publishedOn}>{publishedOn}</time>}
        {publicationOrder !== null && publicationOrder !== undefined && (
          <chakra.span display="block" color="fg.muted" fontSize="sm">
            {t('manuscripts.publicationOrder', { order: publicationOrder })}
          </chakra.span>
        )}
      </>
    ),
  };
  const columns = officeColumns<Row>(t, role, { due: null, responsible: null, links }, 'single');
  return (
    <ManuscriptList
      list={list}
      actions={<ExportButton query={EXPORT} list={list} />}
      connection={data.viewer?.singlePublications}
      columns={columns.flatMap((column) => (column.key === 'submitted' ? [published, column] : [column]))}
      empty={{ hint: t('manuscripts.single.empty') }}
      acts={{ offered: listActs.filter((act) => act === 'COMPILE'), of: actsOf }}
    >
      <Terms of={['SINGLE_PUBLISHED']} />
    </ManuscriptList>
  );
}
