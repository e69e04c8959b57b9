// The columns of the office's list.
import type { TFunction } from 'i18next';
import type { RoleKindCode } from '../../../shared/roles.ts';
import { ManuscriptLinks } from '../../components/contribution/ManuscriptLinks.tsx';
import { ManuscriptStatus } from '../../components/contribution/ManuscriptStatus.tsx';
import { ManuscriptTitle } from '../../components/contribution/ManuscriptTitle.tsx';
import { ResponsibleParty } from '../../components/contribution/ResponsibleParty.tsx';
import type { Column } from '../../ui/DataTable.tsx';
import { RelativeTime } from '../../ui/DateText.tsx';
import type { ManuscriptListPageQuery$data } from './__generated__/ManuscriptListPageQuery.graphql.ts';

type Viewer = NonNullable<ManuscriptListPageQuery$data['viewer']>;
type Row = NonNullable<NonNullable<Viewer['handledContributions']>['edges'][number]['node']>;

export function officeColumns(t: TFunction<'manuscripts'>, role: RoleKindCode): Column<Row>[] {
  return [
    { key: 'number', header: t('manuscripts.column.title'), isTitle: true, isSortable: true, cell: (row) => <ManuscriptTitle contribution={row} role={role} /> },
    { key: 'submitted', header: t('manuscripts.column.submitted'), isSortable: true, width: '8rem', cell: (row) => <RelativeTime value={row.submittedAt} /> },
    { key: 'responsible', header: t('manuscripts.column.responsible'), width: '8rem', cell: (row) => <ResponsibleParty contribution={row} /> },
    { key: 'status', header: t('manuscripts.column.status'), width: '11rem', cell: (row) => <ManuscriptStatus contribution={row} audience="office" /> },
    { key: 'links', header: t('manuscripts.column.more'), isBare: true, width: '8rem', cell: (row) => <ManuscriptLinks contribution={row} role={role} /> },
  ];
}
