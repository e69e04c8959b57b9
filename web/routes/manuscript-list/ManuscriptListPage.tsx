// The office's list of manuscripts: one screen for editors, chiefs and the publisher's staff; the current role decides its acts and links.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { IntakeDialog } from '../../components/contribution/IntakeDialog.tsx';
import { intakeActsOf, type IntakeAct } from '../../components/contribution/intake.ts';
import { emptyList } from '../../components/contribution/list-text.tsx';
import { nextSort, readListState, sortPatch } from '../../components/contribution/list-state.ts';
import { ManuscriptFilterBar } from '../../components/contribution/ManuscriptFilterBar.tsx';
import { titleIn } from '../../components/contribution/title.ts';
import { useContributionChanges } from '../../components/contribution/useContributionChanges.ts';
import { useRefetch } from '../../relay/useRefetch.ts';
import { useRouteQuery } from '../../relay/useRouteQuery.ts';
import { BulkBar } from '../../ui/BulkBar.tsx';
import { DataTable } from '../../ui/DataTable.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { useUrlParams } from '../../ui/useUrlParams.ts';
import type { ManuscriptListPageQuery } from './__generated__/ManuscriptListPageQuery.graphql.ts';
import { IntakeButtons } from './IntakeButtons.tsx';
import { officeColumns } from './office-columns.tsx';
import { officeStatusFilter } from './status-filter.ts';
import { useSelection } from './useSelection.ts';
import { useStatusOptions } from './useStatusOptions.ts';

const QUERY = graphql`
  query ManuscriptListPageQuery($page: Int!, $scope: ListScope!, $filter: ContributionFilter!, $orderBy: ContributionOrder!) @preloadable {
    viewer {
      id
      currentRole {
        kind
      }
      handledContributions(first: 10, page: $page, scope: $scope, filter: $filter, orderBy: $orderBy) {
        totalCount
        totalCountIsCapped
        edges {
          node {
            id
            titleZh
            titleEn
            submittedAt
            ...ManuscriptTitle_contribution
            ...ManuscriptStatus_contribution
            ...ResponsibleParty_contribution
            ...ManuscriptLinks_contribution
          }
        }
      }
    }
  }
`;

export function ManuscriptListPage() {
  const { data, isStale } = useRouteQuery<ManuscriptListPageQuery>(QUERY);
  const refetch = useRefetch<ManuscriptListPageQuery>(QUERY);
  useContributionChanges(null, refetch);
  const [params, patch] = useUrlParams();
  const { t, i18n } = useTranslation('manuscripts');
  const statusOptions = useStatusOptions();
  const [act, setAct] = useState<IntakeAct | null>(null);
  const role = data.viewer?.currentRole.kind ?? 'EDITOR';
  const list = data.viewer?.handledContributions;
  const rows = (list?.edges ?? []).flatMap(({ node }) => node ?? []);
  const state = readListState(params, officeStatusFilter);
  const selection = useSelection(rows);
  const acts = intakeActsOf(role);
  const nameOf = (row: (typeof rows)[number]) => titleIn(i18n.language, row) ?? t('manuscripts.untitled');
  // The operations centre has nothing pending (D2-84).
  const hasPending = role !== 'OPERATIONS';
  return (
    <>
      <PageHeader title={t('manuscripts.list.title')} actions={acts.length > 0 && <IntakeButtons acts={acts} selectedCount={selection.selectedRows.length} onAct={setAct} />} />
      <ManuscriptFilterBar state={state} onChange={patch} statusOptions={hasPending ? statusOptions : null} />
      <DataTable
        caption={t('manuscripts.list.title')} columns={officeColumns(t, role)} rows={rows} rowKey={(row) => row.id} rowLabel={nameOf} isStale={isStale}
        selection={acts.length > 0 ? selection : undefined}
        sort={state.sort} onSortChange={({ key }) => { if (key === 'number' || key === 'submitted') patch(sortPatch(nextSort(state.sort, key))); }}
        empty={emptyList(t, state, list?.totalCount ?? 0, patch, { hint: t('manuscripts.list.empty') })}
      />
      <Pager page={state.page} pageSize={10} totalCount={list?.totalCount ?? 0} totalCountIsCapped={list?.totalCountIsCapped} onPageChange={(page) => patch({ page: String(page) })} />
      <BulkBar count={selection.selectedRows.length} onClear={selection.clear}>
        <IntakeButtons acts={acts} selectedCount={selection.selectedRows.length} onAct={setAct} />
      </BulkBar>
      {act !== null && (
        <IntakeDialog
          act={act} role={role} manuscripts={selection.selectedRows.map((row) => ({ id: row.id, name: nameOf(row) }))} onClose={() => setAct(null)}
          onDone={(ids) => { selection.forget(ids); refetch(); }}
        />
      )}
    </>
  );
}
