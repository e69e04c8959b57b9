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
import { useReturnToRow } from '../../components/lists/useReturnToRow.ts';
import { useContributionChanges } from '../../components/contribution/useContributionChanges.ts';
import { useRefetch } from '../../relay/useRefetch.ts';
import { useRouteQuery } from '../../relay/useRouteQuery.ts';
import { DataTable } from '../../ui/DataTable.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { useUrlParams } from '../../ui/useUrlParams.ts';
import type { ManuscriptListPageQuery } from './__generated__/ManuscriptListPageQuery.graphql.ts';
import { IntakeBar } from './IntakeBar.tsx';
import { officeColumns } from './office-columns.tsx';
import { officeStatusFilter } from './status-filter.ts';
import { useSelection } from './useSelection.ts';
import { useStatusChoices } from './useStatusChoices.ts';

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
            manuscriptNumber
            titleZh
            titleEn
            colloquium {
              name
            }
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
  useReturnToRow();
  const [params, patch] = useUrlParams();
  const { t, i18n } = useTranslation('manuscripts');
  const status = useStatusChoices();
  const [act, setAct] = useState<IntakeAct | null>(null);
  const role = data.viewer?.currentRole.kind ?? 'EDITOR';
  const list = data.viewer?.handledContributions;
  const rows = (list?.edges ?? []).flatMap(({ node }) => node ?? []);
  const state = readListState(params, officeStatusFilter);
  const selection = useSelection(JSON.stringify([state.scope, state.filters]));
  const acts = intakeActsOf(role);
  const nameOf = (row: (typeof rows)[number]) => titleIn(i18n.language, row) ?? t('manuscripts.untitled');
  const toggle = (some: readonly (typeof rows)[number][], isSelected: boolean) =>
    selection.toggle(
      some.map((row) => ({ id: row.id, name: nameOf(row) })),
      isSelected,
    );
  // The operations centre has nothing pending (D2-84).
  const hasPending = role !== 'OPERATIONS';
  return (
    <>
      <PageHeader title={t('manuscripts.list.title')} />
      <ManuscriptFilterBar state={state} onChange={patch} status={hasPending ? status : null} />
      <DataTable
        caption={t('manuscripts.list.title')}
        columns={officeColumns(t, role)}
        rows={rows}
        rowKey={(row) => row.id}
        rowLabel={nameOf}
        isOneLine
        isStale={isStale}
        selection={acts.length > 0 ? { selected: selection.chosen, onToggle: toggle } : undefined}
        sort={state.sort}
        onSortChange={({ key }) => {
          if (key === 'number' || key === 'submitted') patch(sortPatch(nextSort(state.sort, key)));
        }}
        empty={emptyList(t, state, list?.totalCount ?? 0, patch, { hint: t('manuscripts.list.empty') })}
      />
      <Pager
        page={state.page}
        pageSize={10}
        totalCount={list?.totalCount ?? 0}
        totalCountIsCapped={list?.totalCountIsCapped}
        onPageChange={(page) => patch({ page: String(page) })}
      />
      <IntakeBar
        acts={acts}
        count={selection.chosen.size}
        countHere={rows.filter((row) => selection.chosen.has(row.id)).length}
        rowsHere={rows.length}
        onSelectPage={() => toggle(rows, true)}
        onClear={selection.clear}
        onAct={setAct}
      />
      {act !== null && (
        <IntakeDialog
          act={act}
          role={role}
          manuscripts={[...selection.chosen.values()]}
          onClose={() => setAct(null)}
          onDone={(ids) => {
            selection.forget(ids);
            refetch();
          }}
        />
      )}
    </>
  );
}
