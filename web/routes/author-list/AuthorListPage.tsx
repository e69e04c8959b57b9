// The author's manuscripts: what became of each, and what waits for the author.
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { AuthorTabs } from '../../components/contribution/AuthorTabs.tsx';
import { ExpectedStep } from '../../components/contribution/ExpectedStep.tsx';
import { editLink, transferLink } from '../../components/contribution/links.ts';
import { AUTHORED_MANUSCRIPTS } from '../../components/contribution/manuscript-address.ts';
import * as columns from '../../components/contribution/manuscript-columns.tsx';
import { ManuscriptStatus } from '../../components/contribution/ManuscriptStatus.tsx';
import { NewManuscriptLink } from '../../components/contribution/NewManuscriptLink.tsx';
import { AUTHOR_STATUS_LOOK } from '../../components/contribution/status-looks.ts';
import { useContributionChanges } from '../../components/contribution/useContributionChanges.ts';
import { useManuscriptWords } from '../../components/contribution/useManuscriptWords.ts';
import { ListPage } from '../../components/lists/ListPage.tsx';
import { RowLink } from '../../components/lists/RowLink.tsx';
import { useList } from '../../components/lists/useList.ts';
import type { AuthorListPageQuery } from './__generated__/AuthorListPageQuery.graphql.ts';

const QUERY = graphql`
  query AuthorListPageQuery(
    $first: Int!
    $page: Int!
    $scope: ListScope!
    $search: String
    $filter: AuthoredContributionFilter!
    $orderBy: ContributionOrder!
  ) @preloadable {
    viewer {
      id
      authoredContributions(first: $first, page: $page, scope: $scope, search: $search, filter: $filter, orderBy: $orderBy) {
        totalCount
        totalCountIsCapped
        edges {
          node {
            id
            manuscriptNumber
            colloquium {
              name
            }
            submittedAt
            authorStatus
            viewerCanEdit
            ...ManuscriptTitle_contribution
            ...ManuscriptStatus_contribution
            ...ExpectedStep_contribution
            ...ManuscriptLinks_contribution
          }
        }
      }
      ...AuthorTabs_viewer
    }
  }
`;

export function AuthorListPage() {
  const { data, ...list } = useList<AuthorListPageQuery>(QUERY, AUTHORED_MANUSCRIPTS);
  useContributionChanges(null, list.refetch);
  const { t } = useTranslation('manuscripts');
  const { t: message } = useTranslation('messages');
  const words = useManuscriptWords({ hasPending: true });
  const links = columns.linksColumn(t, 'AUTHOR');
  return (
    <ListPage
      list={list}
      title={t('manuscripts.authorList.title')}
      actions={<NewManuscriptLink variant="solid" />}
      connection={data.viewer?.authoredContributions}
      columns={[
        columns.titleColumn(t, { role: 'AUTHOR' }),
        columns.numberColumn(t),
        columns.journalColumn(t, { isWide: true }),
        {
          ...columns.statusColumn(t),
          width: '11.5rem',
          cell: (row) => (
            <>
              <ManuscriptStatus contribution={row} audience="author" />
              <ExpectedStep contribution={row} isShort />
            </>
          ),
        },
        columns.submittedColumn(t),
        {
          ...links,
          width: '15.5rem',
          // What waits for the author comes first.
          cell: (row) => (
            <columns.RowActs>
              {row.viewerCanEdit && <RowLink to={editLink(row.id)}>{message('act.CHANGE')}</RowLink>}
              {row.authorStatus === 'AWAITING_AUTHORIZATION' && <RowLink to={transferLink(row)}>{message('act.AUTHORIZE')}</RowLink>}
              {links.cell(row)}
            </columns.RowActs>
          ),
        },
      ]}
      words={words}
      choices={{
        status: {
          options: AUTHORED_MANUSCRIPTS.filters.status.values.map((status) => ({
            value: status,
            label: message(`authorStatus.${status}`),
            tone: AUTHOR_STATUS_LOOK[status].tone,
          })),
        },
      }}
      empty={{
        nothing: t('manuscripts.empty'),
        hint: t('manuscripts.authorList.empty'),
        action: <NewManuscriptLink />,
        notFound: t('manuscripts.notFound'),
      }}
    >
      {data.viewer && <AuthorTabs viewer={data.viewer} />}
    </ListPage>
  );
}
