// Manuscripts that were not accepted and whose author has not yet let other journals choose them (D2-11).
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { emptyList } from '../../components/contribution/list-text.tsx';
import { nextSort, readListState, sortPatch } from '../../components/contribution/list-state.ts';
import { ManuscriptFilterBar } from '../../components/contribution/ManuscriptFilterBar.tsx';
import { DataTable } from '../../ui/DataTable.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { useUrlParams } from '../../ui/useUrlParams.ts';
import type { UnacceptedList_unaccepted$key } from './__generated__/UnacceptedList_unaccepted.graphql.ts';
import { unacceptedColumns } from './unaccepted-columns.tsx';

export function UnacceptedList({ unaccepted, isStale }: { unaccepted: UnacceptedList_unaccepted$key; isStale: boolean }) {
  const list = useFragment(
    graphql`
      fragment UnacceptedList_unaccepted on ContributionConnection {
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
            ...ManuscriptTitle_contribution
            ...ManuscriptLinks_contribution
          }
        }
      }
    `,
    unaccepted,
  );
  const [params, patch] = useUrlParams();
  const { t } = useTranslation('manuscripts');
  const state = readListState(params, []);
  return (
    <>
      <ManuscriptFilterBar state={state} onChange={patch} status={null} />
      <DataTable
        caption={t('manuscripts.unaccepted.tab')}
        columns={unacceptedColumns(t)}
        rows={list.edges.flatMap(({ node }) => node ?? [])}
        rowKey={(row) => row.id}
        isOneLine
        isStale={isStale}
        sort={state.sort}
        onSortChange={({ key }) => {
          if (key === 'number' || key === 'submitted') patch(sortPatch(nextSort(state.sort, key)));
        }}
        empty={emptyList(t, state, list.totalCount, patch, { hint: t('manuscripts.unaccepted.empty') })}
      />
      <Pager
        page={state.page}
        pageSize={10}
        totalCount={list.totalCount}
        totalCountIsCapped={list.totalCountIsCapped}
        onPageChange={(page) => patch({ page: String(page) })}
      />
    </>
  );
}
