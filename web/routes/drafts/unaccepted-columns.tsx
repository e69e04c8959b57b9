// The columns of the list of manuscripts that were not accepted.
import type { TFunction } from 'i18next';
import { ManuscriptLinks } from '../../components/contribution/ManuscriptLinks.tsx';
import { ManuscriptTitle } from '../../components/contribution/ManuscriptTitle.tsx';
import { journalColumn, numberColumn } from '../../components/contribution/wide-columns.tsx';
import type { Column } from '../../ui/DataTable.tsx';
import { RelativeTime } from '../../ui/DateText.tsx';
import type { UnacceptedList_unaccepted$data } from './__generated__/UnacceptedList_unaccepted.graphql.ts';

type Row = NonNullable<UnacceptedList_unaccepted$data['edges'][number]['node']>;

export function unacceptedColumns(t: TFunction<'manuscripts'>): Column<Row>[] {
  return [
    numberColumn(t),
    {
      key: 'title',
      header: t('manuscripts.column.title'),
      isTitle: true,
      cell: (row) => <ManuscriptTitle contribution={row} role="AUTHOR" />,
    },
    journalColumn(t),
    {
      key: 'submitted',
      header: t('manuscripts.column.submitted'),
      isSortable: true,
      cell: (row) => <RelativeTime value={row.submittedAt} />,
    },
    {
      key: 'links',
      header: t('manuscripts.column.more'),
      isBare: true,
      cell: (row) => <ManuscriptLinks contribution={row} role="AUTHOR" />,
    },
  ];
}
