// The author's manuscripts: what became of each, and what waits for the author.
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { AuthorTabs } from '../../components/contribution/AuthorTabs.tsx';
import { ExpectedStep } from '../../components/contribution/ExpectedStep.tsx';
import { editLink, transferLink } from '../../components/contribution/links.ts';
import { AUTHORED_MANUSCRIPTS } from '../../components/contribution/manuscript-address.ts';
import { authorColumns, RowActs, rowOf } from '../../components/contribution/manuscript-columns.tsx';
import { ManuscriptLinks } from '../../components/contribution/ManuscriptLinks.tsx';
import { ManuscriptList } from '../../components/contribution/ManuscriptList.tsx';
import { ManuscriptStatus } from '../../components/contribution/ManuscriptStatus.tsx';
import { NewManuscriptLink } from '../../components/contribution/NewManuscriptLink.tsx';
import { AUTHOR_STATUS_LOOK } from '../../components/contribution/status-looks.ts';
import { RowLink } from '../../components/lists/RowLink.tsx';
import { useList } from '../../components/lists/useList.ts';
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
            authorStatus
            viewerCanEdit
            ...manuscriptColumns_row
            ...ExpectedStep_contribution
          }
        }
      }
      ...AuthorTabs_viewer
    }
  }
`;

type Connection = NonNullable<NonNullable<AuthorListPageQuery$data['viewer']>['authoredContributions']>;
type Row = NonNullable<Connection['edges'][number]['node']>;

export function AuthorListPage() {
  const { data, ...list } = useList<AuthorListPageQuery>(QUERY, AUTHORED_MANUSCRIPTS);
  const { t } = useTranslation('manuscripts');
  const { t: message } = useTranslation('messages');
  return (
    <ManuscriptList
      list={list}
      actions={<NewManuscriptLink variant="solid" />}
      connection={data.viewer?.authoredContributions}
      columns={authorColumns<Row>(t, {
        status: {
          width: '11.5rem',
          cell: (row) => (
            <>
              <ManuscriptStatus contribution={rowOf(row)} audience="author" />
              <ExpectedStep contribution={row} isShort />
            </>
          ),
        },
        links: {
          width: '15.5rem',
          // What waits for the author comes first.
          cell: (row) => (
            <RowActs>
              {row.viewerCanEdit && <RowLink to={editLink(row.id)}>{message('act.CHANGE')}</RowLink>}
              {row.authorStatus === 'AWAITING_AUTHORIZATION' && (
                <RowLink to={transferLink({ id: row.id, manuscriptNumber: rowOf(row).manuscriptNumber })}>
                  {message('act.AUTHORIZE')}
                </RowLink>
              )}
              <ManuscriptLinks contribution={rowOf(row)} role="AUTHOR" />
            </RowActs>
          ),
        },
      })}
      hasPending
      choices={{
        status: {
          options: AUTHORED_MANUSCRIPTS.filters.status.values.map((status) => ({
            value: status,
            label: message(`authorStatus.${status}`),
            tone: AUTHOR_STATUS_LOOK[status].tone,
          })),
        },
      }}
      empty={{ hint: t('manuscripts.authorList.empty'), action: <NewManuscriptLink /> }}
    >
      {data.viewer && <AuthorTabs viewer={data.viewer} />}
    </ManuscriptList>
  );
}
