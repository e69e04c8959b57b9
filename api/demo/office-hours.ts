// When people of the demo act: on working days of the Chinese calendar, nine to six, in Shanghai.
import type { Calendar } from '../modules/reference/working-days.ts';
import type { Random } from './random.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const SHANGHAI = 8 * HOUR;
const OPENS = 9 * HOUR;
const HOURS_OPEN = 9 * HOUR;

/**
 * A random moment of the office day `days` later; on a weekend or holiday it moves to one of the five working days after it. Always later
 * than `from`.
 */
export function officeMoment(calendar: Calendar, from: Date, days: number, random: Random): Date {
  const chance = [random.next(), random.between(0, 4)] as const;
  const moment = momentOf(calendar, midnightOf(from) + days * DAY, 1, ...chance);
  if (moment > from) return moment;
  // On the same day a second act comes after the first, unless that is after hours.
  const later = new Date(from.getTime() + HOUR / 3);
  return later < closingOf(from) ? later : momentOf(calendar, midnightOf(from) + DAY, 1, ...chance);
}

/** Some moment of the office day that was `days` ago, at least one, or of one of the five working days before its weekend or holiday. */
export function officeMomentBefore(calendar: Calendar, now: Date, days: number, random: Random): Date {
  const chance = [random.next(), random.between(0, 4)] as const;
  return momentOf(calendar, midnightOf(now) - Math.floor(days) * DAY, -1, ...chance);
}

/**
 * Midnights are counted as if Shanghai were at Greenwich. `within` the day: 0 up to 1. `spread`: working days between it and the free days,
 * 0 to 4.
 */
function momentOf(calendar: Calendar, midnight: number, direction: 1 | -1, within: number, spread: number): Date {
  let day = midnight;
  const isOfficeDay = (at: number) => calendar.isWorkingDay(new Date(at).toISOString().slice(0, 10));
  for (let left = isOfficeDay(day) ? 0 : spread + 1; left > 0;) {
    day += direction * DAY;
    if (isOfficeDay(day)) left -= 1;
  }
  return new Date(day + OPENS + Math.floor(within * HOURS_OPEN) - SHANGHAI);
}

function midnightOf(moment: Date): number {
  return Math.floor((moment.getTime() + SHANGHAI) / DAY) * DAY;
}

function closingOf(moment: Date): Date {
  return new Date(midnightOf(moment) + OPENS + HOURS_OPEN - SHANGHAI);
}
