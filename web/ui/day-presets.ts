// Ranges of days that people ask for again and again.
import { addDays } from '../../shared/day.ts';

export type DayPreset = 'last7' | 'last30' | 'thisYear';

/** First and last day of each, both inclusive, as seen on `today`. */
export function dayPresets(today: string): { key: DayPreset; from: string; to: string }[] {
  const year = today.slice(0, 4);
  return [
    { key: 'last7', from: addDays(today, -6), to: today },
    { key: 'last30', from: addDays(today, -29), to: today },
    { key: 'thisYear', from: `${year}-01-01`, to: `${year}-12-31` },
  ];
}
