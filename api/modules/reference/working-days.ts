// Working days of the Chinese calendar (principles, Workflow): Monday to Friday without public holidays, with the weekends that are
// worked instead. Days are `YYYY-MM-DD` in Asia/Shanghai. Pure: the years that are known stand in a table (calendar-year.entity.ts).
import { isWeekend } from '../../../shared/day.ts';

const DAY_MS = 86_400_000;

/** Days of the calendar from one day to another, working or not. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

interface WorkingDay {
  day: string;
  /** Some of the days counted lie in a year whose holidays are not known yet. */
  isProvisional: boolean;
}

/** A year as the State Council of China announced it. */
export interface AnnouncedYear {
  year: number;
  /** Days off besides weekends, one or several in a row: `2026-06-19` or `2026-10-01..2026-10-07`. */
  off: readonly string[];
  /** Saturdays and Sundays on which people work. */
  makeUp: readonly string[];
}

/** The known years. Another year counts Monday to Friday, and its results are provisional. */
export class Calendar {
  private readonly years: ReadonlySet<number>;
  private readonly off: ReadonlySet<string>;
  private readonly makeUp: ReadonlySet<string>;

  constructor(years: readonly AnnouncedYear[]) {
    this.years = new Set(years.map(({ year }) => year));
    this.off = new Set(years.flatMap(({ off }) => off.flatMap(daysOf)));
    this.makeUp = new Set(years.flatMap(({ makeUp }) => makeUp));
  }

  knows(year: number): boolean {
    return this.years.has(year);
  }

  isWorkingDay(day: string): boolean {
    return !this.off.has(day) && (!isWeekend(day) || this.makeUp.has(day));
  }

  /** The day that comes `count` working days after `from`, which itself does not count. */
  add(from: string, count: number): WorkingDay {
    let day = from;
    let isProvisional = false;
    for (let left = count; left > 0;) {
      day = nextDay(day);
      isProvisional ||= !this.knows(yearOf(day));
      if (this.isWorkingDay(day)) left -= 1;
    }
    return { day, isProvisional };
  }

  /** Working days after `from` up to and including `to`; 0 when `to` is not later. */
  between(from: string, to: string): number {
    let count = 0;
    for (let day = from; day < to;) {
      day = nextDay(day);
      if (this.isWorkingDay(day)) count += 1;
    }
    return count;
  }
}

export const yearOf = (day: string): number => Number(day.slice(0, 4));

/** The days of `2026-10-01..2026-10-07`, or the one of `2026-06-19`. */
function daysOf(range: string): string[] {
  const [first = '', last = first] = range.split('..');
  const days = [first];
  for (let day = first; day < last;) {
    day = nextDay(day);
    days.push(day);
  }
  return days;
}

const nextDay = (day: string): string => new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10);
