// The ranges of days that the calendar offers.
import { expect, it } from 'vitest';
import { presetDays } from './day-presets.ts';

it('ranges that are asked for often hold today, and so many days', () => {
  expect(presetDays('last7', '2026-03-05')).toEqual(['2026-02-27', '2026-03-05']);
  expect(presetDays('last30', '2026-03-05')).toEqual(['2026-02-04', '2026-03-05']);
  expect(presetDays('thisYear', '2026-03-05')).toEqual(['2026-01-01', '2026-12-31']);
});
