// The columns of the time statistics: the days of each stage, nothing where a date is missing.
import { useTranslation } from 'react-i18next';
import { graphql, readInlineData } from 'relay-runtime';
import { Button } from '../../ui/Button.tsx';
import type { Column } from '../../ui/list/DataTable.tsx';
import { USUAL_ACT } from '../../ui/marks.ts';
import type { useTimeColumns_history$key } from './__generated__/useTimeColumns_history.graphql.ts';
import { historyColumns, historyName, type HistoryRow } from './history-columns.tsx';

type Row = HistoryRow & useTimeColumns_history$key;

const daysOf = (row: Row) => {
  const { daysToEditorComment, daysToGathering, daysToChiefComment, daysToPublication } = readInlineData(
    graphql`
      fragment useTimeColumns_history on JournalHistory @inline {
        daysToEditorComment
        daysToGathering
        daysToChiefComment
        daysToPublication
      }
    `,
    row,
  );
  return { day1: daysToEditorComment, day2: daysToGathering, day3: daysToChiefComment, day4: daysToPublication };
};

export function useTimeColumns(isOpen: (id: string) => boolean, onToggle: (id: string) => void): Column<Row>[] {
  const { t, i18n } = useTranslation(['statistics', 'messages']);
  const days = (['day1', 'day2', 'day3', 'day4'] as const).map((key): Column<Row> => ({
    key,
    header: t(`statistics.times.${key}`),
    width: '9rem',
    isSortable: true,
    isNamed: true,
    cell: (row) => {
      const count = daysOf(row)[key];
      return count === null || count === undefined ? '' : t('statistics.times.days', { count });
    },
  }));
  return [
    ...historyColumns<Row>(t, i18n.language, ['number', 'title']),
    ...days,
    {
      key: 'acts',
      header: t('statistics.column.acts'),
      part: 'acts',
      width: '5rem',
      cell: (row) => (
        <Button
          {...USUAL_ACT}
          variant="link"
          aria-expanded={isOpen(row.id)}
          aria-label={t(isOpen(row.id) ? 'statistics.times.closeOf' : 'statistics.times.openOf', { name: historyName(i18n.language)(row) })}
          onClick={() => onToggle(row.id)}
        >
          {isOpen(row.id) ? t('statistics.times.close') : t('statistics.times.open')}
        </Button>
      ),
    },
  ];
}
