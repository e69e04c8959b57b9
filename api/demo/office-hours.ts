// When people of the demo act: on working days of the Chinese calendar, nine to six, in Shanghai. Days between acts are counted as working
// days, and nothing happens on the day of the play: so the demo stands as far on every day and at every hour.
import { dayOf } from '../../shared/day.ts';
import type { Calendar } from '../modules/reference/working-days.ts';
import type { Random } from './random.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const SHANGHAI = 8 * HOUR;
const OPENS = 9 * HOUR;
const HOURS_OPEN = 9 * HOUR;

/** Some 250 of the 365 days of a year are worked. */
const WORKED = 250 / 365;

/** The working day about so many days of the calendar after `day`, or before it where `days` is negative. */
export function officeDay(calendar: Calendar, day: string, days: number): string {
  const count = Math.round(days * WORKED);
  if (count > 0) return calendar.add(day, count).day;
  let found = day;
  for (let left = -count; left > 0;) {
    found = dayBefore(found);
    if (calendar.isWorkingDay(found)) left -= 1;
  }
  return calendar.isWorkingDay(found) ? found : calendar.add(found, 1).day;
}

/** A random moment of the office day about `days` later, always later than `from`. */
export function officeMoment(calendar: Calendar, from: Date, days: number, random: Random): Date {
  const within = random.next();
  const moment = momentOf(officeDay(calendar, dayOf(from), days), within);
  if (moment > from) return moment;
  // On the same day a second act comes after the first, unless that is after hours.
  const later = new Date(from.getTime() + HOUR / 3);
  return later < momentOf(dayOf(from), 1) ? later : momentOf(calendar.add(dayOf(from), 1).day, within);
}

/** Some moment of the office day that was about `days` ago, never of today. */
export function officeMomentBefore(calendar: Calendar, now: Date, days: number, random: Random): Date {
  return momentOf(officeDay(calendar, dayOf(now), -Math.max(1, days)), random.next());
}

/** Has happened already when the demo is played. */
export const isOver = (moment: Date, now: Date): boolean => dayOf(moment) < dayOf(now);

/** `within` the hours of the day: 0 up to 1. */
function momentOf(day: string, within: number): Date {
  return new Date(Date.parse(day) + OPENS + Math.floor(within * HOURS_OPEN) - SHANGHAI);
}

const dayBefore = (day: string): string => new Date(Date.parse(day) - DAY).toISOString().slice(0, 10);
