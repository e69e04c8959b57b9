// What the figures of a page say, in one sentence, and what has changed since the same days a year before.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { ALL_DAYS, type DayRange } from '../lists/address.ts';
import type { List } from '../lists/useList.ts';
import { lastTwelveMonths } from './periods.ts';

/** One measure. `before`: a year before; left out where it is not compared, null where there was none. */
export interface Clause {
  name:
    | 'accepted'
    | 'acceptanceRate'
    | 'active'
    | 'delayed'
    | 'deskRejected'
    | 'firstMedian'
    | 'inTime'
    | 'journals'
    | 'planned'
    | 'publicationMedian'
    | 'published'
    | 'publishedSingly'
    | 'refused'
    | 'regions'
    | 'sources'
    | 'submitted'
    | 'withdrawn';
  unit: 'days' | 'issues' | 'manuscripts' | 'points' | 'regions';
  /** Null: nothing is known; the sentence leaves it out. */
  value: number | null | undefined;
  before?: number | null | undefined;
}

interface Props {
  /** Null: as things stand now. */
  period: DayRange | null;
  clauses: readonly Clause[];
  /** Why nothing is compared; undefined: something is. */
  without?: 'noComparison' | 'nothingBefore' | 'stateOnly' | undefined;
  /** Where the reader may see all time instead of the usual days: the filter that holds them. */
  days?: { list: Pick<List, 'state' | 'patch'>; key: string };
}

export function Sentence({ period, clauses, without, days }: Props) {
  const { t } = useTranslation('statistics');
  const told = clauses.flatMap(({ name, unit, value, before }) => {
    if (value === null || value === undefined) return [];
    const clause = t(`statistics.sentence.${name}`, { count: value });
    if (before === null || before === undefined || without) return [clause];
    const by = Math.abs(value - before);
    const change =
      by === 0 ? t('statistics.change.same') : t(`statistics.change.${unit}.${value > before ? 'more' : 'fewer'}`, { count: by });
    return [t('statistics.sentence.with', { clause, change })];
  });
  const usual = lastTwelveMonths();
  const isUsual = period?.from === usual.from && period.to === usual.to;
  const words = () => {
    if (period === null) return t('statistics.sentence.now');
    const { from, to } = period;
    if (isUsual) return t('statistics.sentence.lastYear');
    if (from && to) return t('statistics.sentence.range', { from, to });
    if (from) return t('statistics.sentence.since', { from });
    return to ? t('statistics.sentence.until', { to }) : t('statistics.sentence.always');
  };
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="baseline" columnGap="3" rowGap="1" mb="4">
      <chakra.p fontSize="md" fontVariantNumeric="tabular-nums">
        {t('statistics.sentence.whole', { period: words(), clauses: told.join(t('statistics.sentence.separator')) })}
        {without && <chakra.span color="fg.muted"> {t(`statistics.sentence.${without}`)}</chakra.span>}
      </chakra.p>
      {days && (
        <Button size="sm" variant="ghost" onClick={() => days.list.patch({ [days.key]: isUsual ? ALL_DAYS : undefined })} data-no-print>
          {isUsual ? t('statistics.sentence.allTime') : t('statistics.sentence.usualTime')}
        </Button>
      )}
    </chakra.div>
  );
}
