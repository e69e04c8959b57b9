// The columns of the progress of issues. Delays are shown in words as well as in red.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { RowLink } from '../../components/lists/RowLink.tsx';
import type { Column } from '../../ui/list/DataTable.tsx';
import { DateText } from '../../ui/text/DateText.tsx';
import { StatusBadge, type StatusLook } from '../../ui/text/StatusBadge.tsx';
import type { IssueProgress, JournalProgressPageQuery$data } from './__generated__/JournalProgressPageQuery.graphql.ts';
import { addressOf } from '../../../shared/screens.ts';

type Row = NonNullable<NonNullable<NonNullable<JournalProgressPageQuery$data['viewer']>['journalProgress']>['edges'][number]['node']>;

const LOOKS: Readonly<Partial<Record<IssueProgress, StatusLook>>> = {
  NORMAL: { tone: 'success', icon: 'check' },
  INCOMPLETE: { tone: 'warning', icon: 'clock' },
  DELAYED: { tone: 'danger', icon: 'alert' },
};

export function useProgressColumns(roleId: string | null): Column<Row>[] {
  const { t } = useTranslation(['statistics', 'messages']);
  return [
    {
      key: 'journal',
      header: t('statistics.column.journal'),
      part: 'title',
      isSortable: true,
      cell: ({ colloquium: { id, name }, number }) => (
        <RowLink
          to={addressOf('operateList/jikanDetail', { ...(roleId && { roleId }), id, issue: String(number), showType: '0' })}
          fontWeight="semibold"
          color="inherit"
          _hover={{ color: 'accent.fg' }}
        >
          {name}
        </RowLink>
      ),
    },
    { key: 'number', header: t('statistics.column.issue'), width: '6rem', cell: ({ number }) => t('statistics.issueNumber', { number }) },
    {
      key: 'office',
      header: t('statistics.column.office'),
      width: '12rem',
      from: 56,
      cell: ({ colloquium: { publishingUnit } }) =>
        publishingUnit ? (
          <chakra.span display="block" truncate title={publishingUnit}>
            {publishingUnit}
          </chakra.span>
        ) : (
          ''
        ),
    },
    {
      key: 'progress',
      header: t('statistics.column.progress'),
      part: 'mark',
      width: '10rem',
      cell: ({ progress }) => (
        <StatusBadge {...(LOOKS[progress] ?? { tone: 'slate' })}>{t(`issueProgress.${progress}`, { ns: 'messages' })}</StatusBadge>
      ),
    },
    {
      key: 'planned',
      header: t('statistics.column.planned'),
      width: '9rem',
      isSortable: true,
      cell: ({ plannedOn }) => plannedOn?.slice(0, 7) ?? '',
    },
    {
      key: 'sent',
      header: t('statistics.column.actual'),
      width: '9rem',
      isSortable: true,
      cell: ({ sentAt }) => (sentAt ? <DateText value={sentAt} show="date" /> : ''),
    },
  ];
}
