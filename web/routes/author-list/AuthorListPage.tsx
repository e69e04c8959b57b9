// The author's manuscripts: the status of each, and the tasks that wait for the author.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { AuthorTabs } from '../../components/contribution/AuthorTabs.tsx';
import { ExpectedStep } from '../../components/contribution/ExpectedStep.tsx';
import { editLink, transferLink } from '../../components/contribution/links.ts';
import { AUTHORED_MANUSCRIPTS } from '../../components/contribution/manuscript-address.ts';
import { authorColumns, RowActs, rowOf } from '../../components/contribution/manuscript-columns.tsx';
import { ManuscriptLinks } from '../../components/contribution/ManuscriptLinks.tsx';
import { ManuscriptList } from '../../components/contribution/ManuscriptList.tsx';
import { RevisionDue } from '../../components/contribution/RevisionDue.tsx';
import { ManuscriptStatus } from '../../components/contribution/ManuscriptStatus.tsx';
import { ManuscriptTitle } from '../../components/contribution/ManuscriptTitle.tsx';
import { NewManuscriptLink } from '../../components/contribution/NewManuscriptLink.tsx';
import { AUTHOR_STATUS_LOOK } from '../../components/contribution/status-looks.ts';
import { RowLink } from '../../components/lists/RowLink.tsx';
import { FirstSteps } from '../../components/help/FirstSteps.tsx';
import { countIn } from '../../components/lists/useCounts.ts';
import { ExportButton } from '../../components/lists/ExportButton.tsx';
import { useList } from '../../components/lists/useList.ts';
import { Quiet } from '../../ui/list/DataTable.tsx';
import { Button } from '../../ui/Button.tsx';
import { useAuthoredCounts } from './useAuthoredCounts.ts';
import type { AuthorListPageQuery, AuthorListPageQuery$data } from './__generated__/AuthorListPageQuery.graphql.ts';

const QUERY = graphql`
  query AuthorListPageQuery(
    $first: Int!
    $page: Int!
    $scope: ListScope!
    $search: String
    $filter: AuthoredContributionFilter!
    $orderBy: AuthoredContributionOrder!
  ) @preloadable {
    viewer {
      id
      authoredContributions(first: $first, page: $page, scope: $scope, search: $search, filter: $filter, orderBy: $orderBy) {
        totalCount
        totalCountIsCapped
        edges {
          node {
            id
            viewerActs {
              act
              isAllowed
            }
            ...manuscriptColumns_row
            ...ExpectedStep_contribution
            ...RevisionDue_contribution
          }
        }
      }
      pending: authoredContributions(first: 0, scope: PENDING) {
        totalCount
      }
      ...AuthorTabs_viewer
    }
  }
`;

const EXPORT = graphql`
  query AuthorListPageExportQuery(
    $scope: ListScope!
    $search: String
    $filter: AuthoredContributionFilter!
    $orderBy: AuthoredContributionOrder!
  ) {
    viewer {
      authoredContributionsExportUrl(scope: $scope, search: $search, filter: $filter, orderBy: $orderBy)
    }
  }
`;

type Connection = NonNullable<NonNullable<AuthorListPageQuery$data['viewer']>['authoredContributions']>;
type Row = NonNullable<Connection['edges'][number]['node']>;

/** Whether the manuscript waits for this act of the viewer. */
const awaits = ({ viewerActs }: Row, name: 'CHANGE' | 'AUTHORIZE') => viewerActs.some(({ act, isAllowed }) => act === name && isAllowed);

export function AuthorListPage() {
  const { data, ...loaded } = useList<AuthorListPageQuery>(QUERY, AUTHORED_MANUSCRIPTS);
  const { list, all, statuses } = useAuthoredCounts(loaded);
  // With the rows: the line above them must not move them when it comes.
  const pendingCount = data.viewer?.pending?.totalCount;
  const { t } = useTranslation('manuscripts');
  const { t: message } = useTranslation('messages');
  return (
    <ManuscriptList
      list={list}
      actions={
        <>
          <ExportButton query={EXPORT} list={list} />
          <NewManuscriptLink variant="solid" />
        </>
      }
      connection={data.viewer?.authoredContributions}
      columns={authorColumns<Row>(t, {
        title: {
          cell: (row) => (
            <ManuscriptTitle contribution={rowOf(row)} role="AUTHOR" isPending={awaits(row, 'CHANGE') || awaits(row, 'AUTHORIZE')} />
          ),
        },
        status: {
          width: '11.75rem',
          cell: (row) => (
            <>
              <ManuscriptStatus contribution={rowOf(row)} audience="author" />
              <ExpectedStep contribution={row} isShort />
              <RevisionDue contribution={row} />
            </>
          ),
        },
        links: {
          quietWidth: undefined,
          width: '18rem',
          // Acts that wait for the author always stand there, at the end.
          cell: (row) => (
            <RowActs>
              <Quiet>
                <ManuscriptLinks contribution={rowOf(row)} role="AUTHOR" />
              </Quiet>
              {awaits(row, 'CHANGE') && <RowLink to={editLink(row.id)}>{message('act.CHANGE')}</RowLink>}
              {awaits(row, 'AUTHORIZE') && (
                <RowLink to={transferLink({ id: row.id, manuscriptNumber: rowOf(row).manuscriptNumber })}>
                  {message('act.AUTHORIZE')}
                </RowLink>
              )}
            </RowActs>
          ),
        },
      })}
      hasPending
      allCount={all}
      pendingCount={pendingCount}
      choices={{
        status: {
          options: AUTHORED_MANUSCRIPTS.filters.status.values.map((status) => ({
            value: status,
            label: message(`authorStatus.${status}`),
            tone: AUTHOR_STATUS_LOOK[status].tone,
            count: countIn(statuses, status),
          })),
        },
      }}
      empty={{ hint: <FirstSteps role="AUTHOR" />, action: <NewManuscriptLink /> }}
    >
      {data.viewer && <AuthorTabs viewer={data.viewer} />}
      {Boolean(pendingCount) && list.state.scope === 'ALL' && (
        <chakra.p mb="4" display="flex" flexWrap="wrap" alignItems="baseline" columnGap="3">
          {t('manuscripts.pending.count', { count: pendingCount })}
          <Button variant="link" onClick={() => list.patch({ scope: 'pending' })}>
            {t('manuscripts.pending.show')}
          </Button>
        </chakra.p>
      )}
    </ManuscriptList>
  );
}
