// Unfinished manuscripts: filter and order them, go on writing, or delete for good (S2 §2.2).
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { emptyList } from '../../components/contribution/list-text.tsx';
import { NEW_MANUSCRIPT_LINK } from '../../components/contribution/links.ts';
import { titleIn } from '../../components/contribution/title.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Select } from '../../ui/controls.tsx';
import { DataTable } from '../../ui/DataTable.tsx';
import { ConfirmDialog } from '../../ui/Dialog.tsx';
import { FilterBar } from '../../ui/FilterBar.tsx';
import { showNotice } from '../../ui/notices.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { useUrlParams } from '../../ui/useUrlParams.ts';
import type { DraftList_drafts$key } from './__generated__/DraftList_drafts.graphql.ts';
import { draftColumns } from './draft-columns.tsx';
import { directionPatch, readDraftList } from './draft-list-state.ts';
import { useDeleteContributionDraft } from './useDeleteContributionDraft.ts';

export interface DraftListProps {
  drafts: DraftList_drafts$key;
  isStale: boolean;
  onDeleted: () => void;
}

export function DraftList({ drafts, isStale, onDeleted }: DraftListProps) {
  const list = useFragment(
    graphql`
      fragment DraftList_drafts on ContributionConnection {
        totalCount
        totalCountIsCapped
        edges {
          node {
            id
            titleZh
            titleEn
            updatedAt
            colloquium {
              name
            }
            ...ManuscriptTitle_contribution
          }
        }
      }
    `,
    drafts,
  );
  const [params, patch] = useUrlParams();
  const { t, i18n } = useTranslation('manuscripts');
  const [deleting, setDeleting] = useState<{ id: string; name: string } | null>(null);
  const { deleteContributionDraft, isPending } = useDeleteContributionDraft();
  const state = readDraftList(params);
  const rows = list.edges.flatMap(({ node }) => node ?? []);
  const nameOf = (row: (typeof rows)[number]) => titleIn(i18n.language, row) ?? t('manuscripts.untitled');
  const submitNew = (
    <ButtonLink to={NEW_MANUSCRIPT_LINK} icon="plus">
      {t('manuscripts.authorList.create')}
    </ButtonLink>
  );
  async function handleDelete() {
    if (deleting === null || !(await deleteContributionDraft(deleting.id))) return;
    setDeleting(null);
    showNotice({ kind: 'success', key: 'draft', text: t('manuscripts.drafts.deleted') });
    onDeleted();
  }
  return (
    <>
      <FilterBar
        values={state.filters}
        onChange={patch}
        filters={[
          { key: 'title', label: t('manuscripts.filter.title'), kind: 'text' },
          { key: 'journal', label: t('manuscripts.filter.journal'), kind: 'text' },
          { key: 'saved', label: t('manuscripts.column.saved'), kind: 'dates' },
        ]}
        end={
          <Select
            aria-label={t('manuscripts.sort.label')}
            value={state.direction}
            onChange={({ target }) => patch(directionPatch(target.value === 'ASC' ? 'ASC' : 'DESC'))}
            options={[
              { value: 'DESC', label: t('manuscripts.sort.lastSaved') },
              { value: 'ASC', label: t('manuscripts.sort.firstSaved') },
            ]}
          />
        }
      />
      <DataTable
        caption={t('manuscripts.drafts.title')}
        columns={draftColumns(t, (row) => setDeleting({ id: row.id, name: nameOf(row) }))}
        rows={rows}
        rowKey={(row) => row.id}
        isOneLine
        isStale={isStale}
        sort={{ key: 'saved', direction: state.direction }}
        onSortChange={() => patch(directionPatch(state.direction === 'ASC' ? 'DESC' : 'ASC'))}
        empty={emptyList(t, { scope: 'ALL', filters: state.filters }, list.totalCount, patch, {
          hint: t('manuscripts.drafts.empty'),
          action: submitNew,
        })}
      />
      <Pager
        page={state.page}
        pageSize={10}
        totalCount={list.totalCount}
        totalCountIsCapped={list.totalCountIsCapped}
        onPageChange={(page) => patch({ page: String(page) })}
      />
      <ConfirmDialog
        isOpen={deleting !== null}
        title={t('manuscripts.drafts.delete')}
        confirmLabel={t('manuscripts.drafts.delete')}
        isDestructive
        isPending={isPending}
        onConfirm={() => void handleDelete()}
        onCancel={() => setDeleting(null)}
      >
        <p>{t('manuscripts.drafts.confirmDelete')}</p>
        <p>
          <strong>{deleting?.name}</strong>
        </p>
      </ConfirmDialog>
    </>
  );
}
