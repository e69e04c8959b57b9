// Reminding the late reviewers of rows of a list: of all that are ticked, by a button that says how many, and of one by a key.
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { REMIND_ACT } from '../../ui/marks.ts';

interface Props<Row> {
  rows: readonly Row[];
  /** How many reviewers of a row can be reminded. */
  countOf: (row: Row) => number;
  /** The rows that have some. */
  onPress: (rows: Row[]) => void;
}

export function RemindButton<Row>({ rows, countOf, onPress }: Props<Row>) {
  const { t } = useTranslation('manuscripts');
  const able = rows.filter((row) => countOf(row) > 0);
  if (able.length === 0) return null;
  return (
    <Button icon="mail" onClick={() => onPress(able)}>
      {t('manuscripts.remind.many', { count: able.reduce((sum, row) => sum + countOf(row), 0) })}
    </Button>
  );
}

/** Not shown: with the mouse one ticks rows. */
export function RemindKey({ onPress }: { onPress: () => void }) {
  const { t } = useTranslation('manuscripts');
  return (
    <button type="button" hidden {...REMIND_ACT} onClick={onPress}>
      {t('manuscripts.remind.title')}
    </button>
  );
}
