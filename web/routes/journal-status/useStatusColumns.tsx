// The columns of the journals' state. The details are opened as the address's role (R3-107).
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { RowLink } from '../../components/lists/RowLink.tsx';
import type { Column } from '../../ui/list/DataTable.tsx';
import { USUAL_ACT } from '../../ui/marks.ts';
import { StatusBadge } from '../../ui/text/StatusBadge.tsx';
import type { JournalStatusPageQuery$data } from './__generated__/JournalStatusPageQuery.graphql.ts';
import { addressOf } from '../../../shared/screens.ts';

type Row = NonNullable<NonNullable<NonNullable<JournalStatusPageQuery$data['viewer']>['journalStatus']>['edges'][number]['node']>;

const oneLine = (text: string) => (
  <chakra.span display="block" truncate title={text}>
    {text}
  </chakra.span>
);

export function useStatusColumns(roleId: string | null): Column<Row>[] {
  const { t } = useTranslation(['statistics', 'messages']);
  const link = (id: string) => addressOf('operateList/jikanDetail', { ...(roleId && { roleId }), id, showType: '0' });
  return [
    { key: 'number', header: t('statistics.column.number'), width: '7rem', isSortable: true, cell: ({ colloquium }) => colloquium.number },
    {
      key: 'name',
      header: t('statistics.column.journal'),
      part: 'title',
      cell: ({ colloquium }) => <chakra.span fontWeight="semibold">{colloquium.name}</chakra.span>,
    },
    {
      key: 'founded',
      header: t('statistics.column.founded'),
      width: '7.5rem',
      isSortable: true,
      from: 56,
      cell: ({ foundedOn }) => foundedOn ?? '',
    },
    {
      key: 'chief',
      header: t('statistics.column.chief'),
      width: '9rem',
      cell: ({ chiefEditorName }) => (chiefEditorName ? oneLine(chiefEditorName) : ''),
    },
    {
      key: 'subject',
      header: t('statistics.column.subject'),
      width: '9rem',
      from: 64,
      cell: ({ colloquium }) => oneLine(colloquium.subject.label),
    },
    {
      key: 'cycle',
      header: t('statistics.column.cycle'),
      width: '7.5rem',
      from: 64,
      cell: ({ colloquium }) => colloquium.cycle?.label ?? '',
    },
    {
      key: 'state',
      header: t('statistics.column.state'),
      part: 'mark',
      width: '7rem',
      cell: ({ state }) => (
        <StatusBadge {...(state === 'ACTIVE' ? { tone: 'success' as const, icon: 'check' as const } : { tone: 'slate' as const })}>
          {t(`journalState.${state}`, { ns: 'messages' })}
        </StatusBadge>
      ),
    },
    {
      key: 'latest',
      header: t('statistics.column.latestIssue'),
      width: '6rem',
      from: 56,
      isNamed: true,
      cell: ({ latestIssue }) => (latestIssue === null || latestIssue === undefined ? '' : String(latestIssue)),
    },
    {
      key: 'acts',
      header: t('statistics.column.acts'),
      part: 'acts',
      width: '5rem',
      cell: ({ colloquium: { id, name } }) => (
        <RowLink {...USUAL_ACT} to={link(id)} aria-label={t('statistics.detailsOf', { name })}>
          {t('statistics.details')}
        </RowLink>
      ),
    },
  ];
}
