// The columns of the list of unfinished manuscripts.
import { chakra } from '@chakra-ui/react';
import type { TFunction } from 'i18next';
import { editLink } from '../../components/contribution/links.ts';
import { ManuscriptTitle } from '../../components/contribution/ManuscriptTitle.tsx';
import { journalColumn } from '../../components/contribution/wide-columns.tsx';
import { Button } from '../../ui/Button.tsx';
import type { Column } from '../../ui/DataTable.tsx';
import { RelativeTime } from '../../ui/DateText.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import type { DraftList_drafts$data } from './__generated__/DraftList_drafts.graphql.ts';

type DraftRow = NonNullable<DraftList_drafts$data['edges'][number]['node']>;

export function draftColumns(t: TFunction<'manuscripts'>, onDelete: (row: DraftRow) => void): Column<DraftRow>[] {
  return [
    {
      key: 'title',
      header: t('manuscripts.column.draftTitle'),
      isTitle: true,
      cell: (row) => <ManuscriptTitle contribution={row} to={editLink(row.id)} />,
    },
    journalColumn(t, { isWide: true }),
    {
      key: 'saved',
      header: t('manuscripts.column.saved'),
      isSortable: true,
      width: '9rem',
      cell: (row) => <RelativeTime value={row.updatedAt} />,
    },
    {
      key: 'links',
      header: t('manuscripts.column.more'),
      isBare: true,
      width: '9rem',
      cell: (row) => (
        <chakra.span display="inline-flex" alignItems="baseline" gap="4" whiteSpace="nowrap">
          <TextLink to={editLink(row.id)}>{t('manuscripts.drafts.edit')}</TextLink>
          <Button variant="link" color="danger.fg" onClick={() => onDelete(row)}>
            {t('manuscripts.drafts.delete')}
          </Button>
        </chakra.span>
      ),
    },
  ];
}
