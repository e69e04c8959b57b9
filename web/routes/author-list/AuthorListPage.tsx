// The author's manuscripts: what became of each, and what waits for the author.
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { emptyList } from '../../components/contribution/list-text.tsx';
import { nextSort, sortPatch } from '../../components/contribution/list-state.ts';
import { NEW_MANUSCRIPT_LINK } from '../../components/contribution/links.ts';
import { AuthorTabs } from '../../components/contribution/AuthorTabs.tsx';
import { ManuscriptFilterBar } from '../../components/contribution/ManuscriptFilterBar.tsx';
import { AUTHOR_STATUS_LOOK } from '../../components/contribution/status-looks.ts';
import { useReturnToRow } from '../../components/lists/useReturnToRow.ts';
import { useContributionChanges } from '../../components/contribution/useContributionChanges.ts';
import { useRefetch } from '../../relay/useRefetch.ts';
import { useRouteQuery } from '../../relay/useRouteQuery.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { DataTable } from '../../ui/DataTable.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { useUrlParams } from '../../ui/useUrlParams.ts';
import type { AuthorListPageQuery } from './__generated__/AuthorListPageQuery.graphql.ts';
import { authorColumns } from './author-columns.tsx';
import { readAuthorList, statusChoices } from './status-filter.ts';

const QUERY = graphql`
  query AuthorListPageQuery($page: Int!, $scope: ListScope!, $filter: AuthoredContributionFilter!, $orderBy: ContributionOrder!)
  @preloadable {
    viewer {
      id
      authoredContributions(first: 10, page: $page, scope: $scope, filter: $filter, orderBy: $orderBy) {
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
  const { data, isStale } = useRouteQuery<AuthorListPageQuery>(QUERY);
  const refetch = useRefetch<AuthorListPageQuery>(QUERY);
  useContributionChanges(null, refetch);
  useReturnToRow();
  const [params, patch] = useUrlParams();
  const { t } = useTranslation(['manuscripts', 'messages']);
  const state = readAuthorList(params);
  const list = data.viewer?.authoredContributions;
  const rows = (list?.edges ?? []).flatMap(({ node }) => node ?? []);
  const submitNew = (variant: 'solid' | 'outline') => (
    <ButtonLink to={NEW_MANUSCRIPT_LINK} variant={variant} icon="plus">
      {t('manuscripts.authorList.create')}
    </ButtonLink>
  );
  return (
    <>
      <PageHeader title={t('manuscripts.authorList.title')} actions={submitNew('solid')} />
      {data.viewer && <AuthorTabs viewer={data.viewer} />}
      <ManuscriptFilterBar
        state={state}
        onChange={patch}
        status={{
          options: statusChoices(state.scope).map((status) => ({
            value: status,
            label: t(`authorStatus.${status}`, { ns: 'messages' }),
            tone: AUTHOR_STATUS_LOOK[status].tone,
          })),
        }}
      />
      <DataTable
        caption={t('manuscripts.authorList.title')}
        columns={authorColumns(t)}
        rows={rows}
        rowKey={(row) => row.id}
        isOneLine
        isStale={isStale}
        sort={state.sort}
        onSortChange={({ key }) => {
          if (key === 'number' || key === 'submitted') patch(sortPatch(nextSort(state.sort, key)));
        }}
        empty={emptyList(t, state, list?.totalCount ?? 0, patch, { hint: t('manuscripts.authorList.empty'), action: submitNew('outline') })}
      />
      <Pager
        page={state.page}
        pageSize={10}
        totalCount={list?.totalCount ?? 0}
        totalCountIsCapped={list?.totalCountIsCapped}
        onPageChange={(page) => patch({ page: String(page) })}
      />
    </>
  );
}
