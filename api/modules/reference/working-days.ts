// Working days of the Chinese calendar (architecture, Workflow): Monday to Friday without public holidays, with the weekends that are worked instead.
// Days are `YYYY-MM-DD` in Asia/Shanghai.
import { publicHolidays } from './public-holidays.ts';

const DAY_MS = 86_400_000;
const shanghai = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Shanghai' });

/** The day that a moment falls on in Shanghai. */
export function dayOf(moment: Date): string {
  return shanghai.format(moment);
}

/** Days of the calendar from one day to another, working or not. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

export interface WorkingDay {
  day: string;
  /** Some of the days counted lie in a year whose holidays are not known yet. */
  isProvisional: boolean;
}

/** The day that comes `count` working days after `from`, which itself does not count. */
export function addWorkingDays(from: string, count: number): WorkingDay {
  let day = from;
  let isProvisional = false;
  for (let left = count; left > 0;) {
    day = nextDay(day);
    isProvisional ||= !isKnown(day);
    if (isWorkingDay(day)) left -= 1;
  }
  return { day, isProvisional };
}

/** Working days after `from` up to and including `to`; 0 when `to` is not later. */
export function workingDaysBetween(from: string, to: string): number {
  let count = 0;
  for (let day = from; day < to;) {
    day = nextDay(day);
    if (isWorkingDay(day)) count += 1;
  }
  return count;
}

export function isWorkingDay(day: string): boolean {
  const { off, madeUp } = daysOf(yearOf(day));
  if (off.has(day)) return false;
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return (weekday !== 0 && weekday !== 6) || madeUp.has(day);
}

const yearOf = (day: string): number => Number(day.slice(0, 4));
const isKnown = (day: string): boolean => publicHolidays[yearOf(day)] !== undefined;
const nextDay = (day: string): string => new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10);

interface Days {
  off: ReadonlySet<string>;
  madeUp: ReadonlySet<string>;
}

const years = new Map<number, Days>();

/** The days of one year, spread out once. */
function daysOf(year: number): Days {
  const known = years.get(year);
  if (known) return known;
  const { off, madeUp } = publicHolidays[year] ?? { off: [], madeUp: [] };
  const days = { off: new Set(off.flatMap((range) => spread(year, range))), madeUp: new Set(madeUp.map((day) => `${year}-${day}`)) };
  years.set(year, days);
  return days;
}

function spread(year: number, range: string): string[] {
  const [first = '', last = first] = range.split('..');
  const days = [`${year}-${first}`];
  for (let day = `${year}-${first}`; day < `${year}-${last}`;) {
    day = nextDay(day);
    days.push(day);
  }
  return days;
}
