// Manuscripts on their way into an issue: compiled by the chief and executive editors, and taken out again (S2 §2.7).
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { GROUP_PUBLICATIONS } from '../../components/contribution/manuscript-address.ts';
import { officeColumns } from '../../components/contribution/manuscript-columns.tsx';
import { actsOf, ManuscriptList, officeOf } from '../../components/contribution/ManuscriptList.tsx';
import { Terms } from '../../components/help/Terms.tsx';
import { ExportButton } from '../../components/lists/ExportButton.tsx';
import { useList } from '../../components/lists/useList.ts';
import type { Column } from '../../ui/list/DataTable.tsx';
import type { GroupListPageQuery, GroupListPageQuery$data } from './__generated__/GroupListPageQuery.graphql.ts';

const QUERY = graphql`
  query GroupListPageQuery(
    $first: Int!
    $page: Int!
    $scope: ListScope!
    $search: String
    $filter: ContributionFilter!
    $orderBy: ContributionOrder!
  ) @preloadable {
    viewer {
      id
      ...ManuscriptList_viewer
      ownColloquiums {
        id
        name
      }
      groupPublications(first: $first, page: $page, scope: $scope, search: $search, filter: $filter, orderBy: $orderBy) {
        totalCount
        totalCountIsCapped
        edges {
          node {
            id
            issueNumber
            ...manuscriptColumns_row
            ...manuscriptColumns_office
            ...ManuscriptList_acts
          }
        }
      }
    }
  }
`;

const EXPORT = graphql`
  query GroupListPageExportQuery($scope: ListScope!, $search: String, $filter: ContributionFilter!, $orderBy: ContributionOrder!) {
    viewer {
      groupPublicationsExportUrl(scope: $scope, search: $search, filter: $filter, orderBy: $orderBy)
    }
  }
`;

type Row = NonNullable<NonNullable<NonNullable<GroupListPageQuery$data['viewer']>['groupPublications']>['edges'][number]['node']>;

export function GroupListPage() {
  const { data, ...list } = useList<GroupListPageQuery>(QUERY, GROUP_PUBLICATIONS);
  const { t } = useTranslation('manuscripts');
  const { role, listActs } = officeOf(data.viewer);
  // People who compile may also remove.
  const compiles = listActs.includes('COMPILE');
  const issue: Column<Row> = {
    key: 'issue',
    header: t('manuscripts.column.issue'),
    part: 'mark',
    width: '6rem',
    cell: ({ issueNumber }) => (issueNumber == null ? null : t('manuscripts.issue', { number: issueNumber })),
  };
  const columns = officeColumns<Row>(t, role, { due: null, responsible: null }, 'group');
  const journals = (data.viewer?.ownColloquiums ?? []).map(({ id, name }) => ({ value: id, label: name, tone: 'slate' as const }));
  // One alone is no choice, but what an address has chosen can be taken back.
  const showsJournals = journals.length > 1 || list.state.filters['colloquium'] !== undefined;
  return (
    <ManuscriptList
      list={list}
      actions={<ExportButton query={EXPORT} list={list} />}
      connection={data.viewer?.groupPublications}
      columns={columns.flatMap((column) => (column.key === 'submitted' ? [issue, column] : [column]))}
      choices={showsJournals ? { colloquium: { options: journals, anyOf: t('manuscripts.group.everyJournal') } } : {}}
      empty={{ hint: t('manuscripts.group.empty') }}
      acts={compiles ? { offered: ['COMPILE', 'REMOVE_FROM_ISSUE'], of: actsOf } : undefined}
    >
      <Terms of={['COMPILED']} />
    </ManuscriptList>
  );
}
