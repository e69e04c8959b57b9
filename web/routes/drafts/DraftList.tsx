// Unfinished manuscripts: go on writing, or delete for good (S2 §2.2).
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { editLink } from '../../components/contribution/links.ts';
import { authorColumns, RowActs, rowOf } from '../../components/contribution/manuscript-columns.tsx';
import { ManuscriptList } from '../../components/contribution/ManuscriptList.tsx';
import { ManuscriptTitle } from '../../components/contribution/ManuscriptTitle.tsx';
import { NewManuscriptLink } from '../../components/contribution/NewManuscriptLink.tsx';
import { titleIn } from '../../components/contribution/title.ts';
import { RowLink } from '../../components/lists/RowLink.tsx';
import type { List } from '../../components/lists/useList.ts';
import { useAction } from '../../relay/useAction.ts';
import { Button } from '../../ui/Button.tsx';
import { RelativeTime } from '../../ui/text/DateText.tsx';
import { ConfirmDialog } from '../../ui/overlay/Dialog.tsx';
import { USUAL_ACT } from '../../ui/marks.ts';
import { showNotice } from '../../ui/notice/notices.tsx';
import type { DraftList_drafts$data, DraftList_drafts$key } from './__generated__/DraftList_drafts.graphql.ts';
import type { DraftListMutation } from './__generated__/DraftListMutation.graphql.ts';

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
            titleZh
            titleEn
            updatedAt
            ...manuscriptColumns_row
          }
        }
      }
    `,
    drafts,
  );
  const { t, i18n } = useTranslation('manuscripts');
  const [deleting, setDeleting] = useState<Draft | null>(null);
  const { run: deleteContributionDraft, isPending } = useAction<DraftListMutation>(graphql`
    mutation DraftListMutation($input: DeleteContributionDraftInput!) {
      deleteContributionDraft(input: $input) {
        deletedContributionId @deleteRecord
      }
    }
  `);
  async function handleDelete() {
    if (deleting === null || !(await deleteContributionDraft({ contributionId: deleting.id }))) return;
    setDeleting(null);
    showNotice({ kind: 'success', key: 'draft', text: t('manuscripts.drafts.deleted') });
    list.refetch();
  }
  return (
    <>
      <ManuscriptList
        list={list}
        actions={<NewManuscriptLink variant="solid" />}
        connection={connection}
        columns={authorColumns<Draft>(t, {
          title: { cell: (row) => <ManuscriptTitle contribution={rowOf(row)} to={editLink(row.id)} /> },
          number: { isSortable: false },
          status: null,
          submitted: {
            key: 'saved',
            header: t('manuscripts.column.saved'),
            width: '8rem',
            cell: ({ updatedAt }) => <RelativeTime value={updatedAt} />,
          },
          links: {
            width: '10rem',
            cell: (row) => (
              <RowActs>
                <RowLink {...USUAL_ACT} to={editLink(row.id)}>
                  {t('manuscripts.drafts.edit')}
                </RowLink>
                <Button variant="link" color="danger.fg" onClick={() => setDeleting(row)}>
                  {t('manuscripts.drafts.delete')}
                </Button>
              </RowActs>
            ),
          },
        })}
        words={{ sorts: { saved: [t('manuscripts.sort.firstSaved'), t('manuscripts.sort.lastSaved')] } }}
        empty={{ hint: t('manuscripts.drafts.empty'), action: <NewManuscriptLink /> }}
      >
        {tabs}
      </ManuscriptList>
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
