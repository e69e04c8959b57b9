// Days from and to of a filter: as they stand in the address, and as they are typed.
import { useState } from 'react';
import { readDay } from '../../../shared/day.ts';
import type { DateRange } from '../form/DateInput.tsx';

/** `from..to` in the order of the calendar; either side may be empty, undefined when both are. */
export function rangeText({ from, to }: DateRange): string | undefined {
  const [first, last] = [readDay(from) ?? '', readDay(to) ?? ''];
  if (first === '' && last === '') return undefined;
  return last !== '' && first > last ? `${last}..${first}` : `${first}..${last}`;
}

function rangeIn(value: string | undefined): DateRange {
  const [from = '', to = ''] = value?.split('..') ?? [];
  return { from, to };
}

/** Days as they are typed; other days in the address take their place. */
export function useRange(value: string | undefined) {
  const [typed, setTyped] = useState({ seen: value, range: rangeIn(value) });
  if (value !== typed.seen) setTyped({ seen: value, range: rangeIn(value) });
  return [typed.range, (range: DateRange) => setTyped({ seen: value, range })] as const;
}
