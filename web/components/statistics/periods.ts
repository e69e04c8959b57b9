// The days that statistics speak of until somebody chooses others.
import { addDays, dayOf } from '../../../shared/day.ts';
import type { DayRange } from '../lists/address.ts';

/** Twelve months up to today in Shanghai. */
export function lastTwelveMonths(): { from: string; to: string } {
  const to = dayOf(new Date());
  const year = String(Number(to.slice(0, 4)) - 1).padStart(4, '0');
  return { from: to.endsWith('02-29') ? `${year}-03-01` : addDays(`${year}${to.slice(4)}`, 1), to };
}

/** The same as an address says it. */
export function usualDays(): string {
  const { from, to } = lastTwelveMonths();
  return `${from}..${to}`;
}

/** The days of a filter as a period of the API: both ends open where none are asked for. */
export const periodOf = (range: Partial<DayRange> | null | undefined): DayRange => ({ from: range?.from ?? null, to: range?.to ?? null });
