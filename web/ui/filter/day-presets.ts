// Ranges of days that people ask for again and again.
import { addDays } from '../../../shared/day.ts';

export const DAY_PRESETS = ['last7', 'last30', 'thisYear'] as const;
type DayPreset = (typeof DAY_PRESETS)[number];

/** Its first and last day, both inclusive, as seen on `today`. */
export function presetDays(preset: DayPreset, today: string): [from: string, to: string] {
  const year = today.slice(0, 4);
  if (preset === 'thisYear') return [`${year}-01-01`, `${year}-12-31`];
  return [addDays(today, preset === 'last7' ? -6 : -29), today];
}
