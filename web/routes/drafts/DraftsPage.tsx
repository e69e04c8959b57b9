// The author's unfinished manuscripts, last saved first: go on writing, or delete for good (S2 §2.2).
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { NEW_MANUSCRIPT_LINK } from '../../components/contribution/links.ts';
import { AuthorTabs } from '../../components/contribution/AuthorTabs.tsx';
import { titleIn } from '../../components/contribution/title.ts';
import { useContributionChanges } from '../../components/contribution/useContributionChanges.ts';
import { useRefetch } from '../../relay/useRefetch.ts';
import { useRouteQuery } from '../../relay/useRouteQuery.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { DataTable } from '../../ui/DataTable.tsx';
import { ConfirmDialog } from '../../ui/Dialog.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { pageOf, useUrlParams } from '../../ui/useUrlParams.ts';
import { showNotice } from '../../ui/notices.tsx';
import type { DraftsPageQuery } from './__generated__/DraftsPageQuery.graphql.ts';
import { draftColumns } from './draft-columns.tsx';
import { useDeleteContributionDraft } from './useDeleteContributionDraft.ts';

const QUERY = graphql`
  query DraftsPageQuery($page: Int!) @preloadable {
    viewer {
      id
      drafts(first: 10, page: $page) {
        totalCount
        totalCountIsCapped
        edges {
          node {
            id
            titleZh
            titleEn
            updatedAt
            ...ManuscriptTitle_contribution
          }
        }
      }
      ...AuthorTabs_viewer
    }
  }
`;

export function DraftsPage() {
  const { data, isStale } = useRouteQuery<DraftsPageQuery>(QUERY);
  const refetch = useRefetch<DraftsPageQuery>(QUERY);
  useContributionChanges(null, refetch);
  const [params, patch] = useUrlParams();
  const { t, i18n } = useTranslation('manuscripts');
  const [deleting, setDeleting] = useState<{ id: string; name: string } | null>(null);
  const { deleteContributionDraft, isPending } = useDeleteContributionDraft();
  const list = data.viewer?.drafts;
  const rows = (list?.edges ?? []).flatMap(({ node }) => node ?? []);
  const nameOf = (row: (typeof rows)[number]) => titleIn(i18n.language, row) ?? t('manuscripts.untitled');
  async function handleDelete() {
    if (deleting === null || !(await deleteContributionDraft(deleting.id))) return;
    setDeleting(null);
    showNotice({ kind: 'success', key: 'draft', text: t('manuscripts.drafts.deleted') });
    refetch();
  }
  return (
    <>
      <PageHeader title={t('manuscripts.drafts.title')} actions={<ButtonLink to={NEW_MANUSCRIPT_LINK} variant="solid" icon="plus">{t('manuscripts.authorList.create')}</ButtonLink>} />
      {data.viewer && <AuthorTabs viewer={data.viewer} />}
      <DataTable
        caption={t('manuscripts.drafts.title')} columns={draftColumns(t, (row) => setDeleting({ id: row.id, name: nameOf(row) }))} rows={rows} rowKey={(row) => row.id} isStale={isStale}
        empty={{ title: t('manuscripts.empty'), hint: t('manuscripts.drafts.empty'), action: <ButtonLink to={NEW_MANUSCRIPT_LINK} icon="plus">{t('manuscripts.authorList.create')}</ButtonLink> }}
      />
      <Pager page={pageOf(params)} pageSize={10} totalCount={list?.totalCount ?? 0} totalCountIsCapped={list?.totalCountIsCapped} onPageChange={(page) => patch({ page: String(page) })} />
      <ConfirmDialog
        isOpen={deleting !== null} title={t('manuscripts.drafts.delete')} confirmLabel={t('manuscripts.drafts.delete')} isDestructive isPending={isPending}
        onConfirm={() => void handleDelete()} onCancel={() => setDeleting(null)}
      >
        <p>{t('manuscripts.drafts.confirmDelete')}</p>
        <p><strong>{deleting?.name}</strong></p>
      </ConfirmDialog>
    </>
  );
}
