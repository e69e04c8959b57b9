// Unfinished manuscripts: go on writing, or delete for good (S2 §2.2).
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { editLink } from '../../components/contribution/links.ts';
import * as columns from '../../components/contribution/manuscript-columns.tsx';
import { NewManuscriptLink } from '../../components/contribution/NewManuscriptLink.tsx';
import { titleIn } from '../../components/contribution/title.ts';
import { useManuscriptWords } from '../../components/contribution/useManuscriptWords.ts';
import { ListPage } from '../../components/lists/ListPage.tsx';
import { RowLink } from '../../components/lists/RowLink.tsx';
import type { List } from '../../components/lists/useList.ts';
import { Button } from '../../ui/Button.tsx';
import { RelativeTime } from '../../ui/DateText.tsx';
import { ConfirmDialog } from '../../ui/Dialog.tsx';
import { showNotice } from '../../ui/notices.tsx';
import type { DraftList_drafts$data, DraftList_drafts$key } from './__generated__/DraftList_drafts.graphql.ts';
import { useDeleteContributionDraft } from './useDeleteContributionDraft.ts';

type Draft = NonNullable<DraftList_drafts$data['edges'][number]['node']>;

export function DraftList({ drafts, list, tabs }: { drafts: DraftList_drafts$key; list: List; tabs: ReactNode }) {
  const connection = useFragment(
    graphql`
      fragment DraftList_drafts on ContributionConnection {
        totalCount
        totalCountIsCapped
        edges {
          node {
            id
            manuscriptNumber
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
  const { t, i18n } = useTranslation('manuscripts');
  const [deleting, setDeleting] = useState<Draft | null>(null);
  const { deleteContributionDraft, isPending } = useDeleteContributionDraft();
  async function handleDelete() {
    if (deleting === null || !(await deleteContributionDraft(deleting.id))) return;
    setDeleting(null);
    showNotice({ kind: 'success', key: 'draft', text: t('manuscripts.drafts.deleted') });
    list.refetch();
  }
  return (
    <>
      <ListPage
        list={list}
        title={t('manuscripts.drafts.title')}
        actions={<NewManuscriptLink variant="solid" />}
        connection={connection}
        columns={[
          columns.titleColumn<Draft>(t, { to: ({ id }) => editLink(id) }),
          { ...columns.numberColumn(t), isSortable: false },
          columns.journalColumn(t, { isWide: true }),
          {
            key: 'saved',
            header: t('manuscripts.column.saved'),
            part: 'mark',
            width: '8rem',
            isSortable: true,
            cell: ({ updatedAt }) => <RelativeTime value={updatedAt} />,
          },
          {
            key: 'links',
            header: t('manuscripts.column.more'),
            part: 'acts',
            width: '10rem',
            cell: (row) => (
              <columns.RowActs>
                <RowLink to={editLink(row.id)}>{t('manuscripts.drafts.edit')}</RowLink>
                <Button variant="link" color="danger.fg" onClick={() => setDeleting(row)}>
                  {t('manuscripts.drafts.delete')}
                </Button>
              </columns.RowActs>
            ),
          },
        ]}
        words={{ ...useManuscriptWords(), sorts: { saved: [t('manuscripts.sort.firstSaved'), t('manuscripts.sort.lastSaved')] } }}
        empty={{
          nothing: t('manuscripts.empty'),
          hint: t('manuscripts.drafts.empty'),
          action: <NewManuscriptLink />,
          notFound: t('manuscripts.notFound'),
        }}
      >
        {tabs}
      </ListPage>
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
          <strong>{deleting && (titleIn(i18n.language, deleting) ?? t('manuscripts.untitled'))}</strong>
        </p>
      </ConfirmDialog>
    </>
  );
}
