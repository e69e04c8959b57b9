// The columns of the office's list.
import type { TFunction } from 'i18next';
import type { RoleKindCode } from '../../../shared/roles.ts';
import { ManuscriptLinks } from '../../components/contribution/ManuscriptLinks.tsx';
import { ManuscriptStatus } from '../../components/contribution/ManuscriptStatus.tsx';
import { ManuscriptTitle } from '../../components/contribution/ManuscriptTitle.tsx';
import { ResponsibleParty } from '../../components/contribution/ResponsibleParty.tsx';
import { journalColumn, numberColumn } from '../../components/contribution/wide-columns.tsx';
import type { Column } from '../../ui/DataTable.tsx';
import { RelativeTime } from '../../ui/DateText.tsx';
import type { ManuscriptListPageQuery$data } from './__generated__/ManuscriptListPageQuery.graphql.ts';

type Viewer = NonNullable<ManuscriptListPageQuery$data['viewer']>;
type Row = NonNullable<NonNullable<Viewer['handledContributions']>['edges'][number]['node']>;

export function officeColumns(t: TFunction<'manuscripts'>, role: RoleKindCode): Column<Row>[] {
  return [
    numberColumn(t),
    {
      key: 'title',
      header: t('manuscripts.column.title'),
      isTitle: true,
      cell: (row) => <ManuscriptTitle contribution={row} role={role} />,
    },
    journalColumn(t),
    { key: 'status', header: t('manuscripts.column.status'), cell: (row) => <ManuscriptStatus contribution={row} audience="office" /> },
    { key: 'responsible', header: t('manuscripts.column.responsible'), cell: (row) => <ResponsibleParty contribution={row} /> },
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
      isForScreen: true,
      cell: (row) => <ManuscriptLinks contribution={row} role={role} />,
    },
  ];
}
