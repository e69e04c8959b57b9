// Working days of the Chinese calendar (principles, Workflow): Monday to Friday without public holidays, with the weekends that are
// worked instead. Days are `YYYY-MM-DD` in Asia/Shanghai. Pure: the years that are known stand in a table (calendar-year.entity.ts).

const DAY_MS = 86_400_000;

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

/**
 * The known years. Another year counts Monday to Friday, and its results are provisional. A list counts days for each of its rows: inside
 * they are numbers, those of 1970-01-01 and after.
 */
export class Calendar {
  private readonly years: ReadonlySet<number>;
  private readonly off: ReadonlySet<number>;
  private readonly makeUp: ReadonlySet<number>;

  constructor(years: readonly AnnouncedYear[]) {
    this.years = new Set(years.map(({ year }) => year));
    this.off = new Set(years.flatMap(({ off }) => off.flatMap(numbersOf)));
    this.makeUp = new Set(years.flatMap(({ makeUp }) => makeUp.map(numberOf)));
  }

  knows(year: number): boolean {
    return this.years.has(year);
  }

  isWorkingDay(day: string): boolean {
    return this.isWorked(numberOf(day));
  }

  /** The day that comes `count` working days after `from`, which itself does not count. */
  add(from: string, count: number): WorkingDay {
    const start = numberOf(from);
    let end = start;
    for (let left = count; left > 0;) {
      end += 1;
      if (this.isWorked(end)) left -= 1;
    }
    const day = dayAt(end);
    let isProvisional = false;
    if (end > start) for (let year = yearOf(dayAt(start + 1)); year <= yearOf(day); year += 1) isProvisional ||= !this.knows(year);
    return { day, isProvisional };
  }

  /** Working days after `from` up to and including `to`; 0 when `to` is not later. */
  between(from: string, to: string): number {
    const last = numberOf(to);
    let count = 0;
    for (let day = numberOf(from) + 1; day <= last; day += 1) if (this.isWorked(day)) count += 1;
    return count;
  }

  private isWorked(day: number): boolean {
    return !this.off.has(day) && ((day + THURSDAY) % 7 < SATURDAY || this.makeUp.has(day));
  }
}

/** Of day 0, 1970-01-01, in weeks that begin on Monday with 0. */
const THURSDAY = 3;
const SATURDAY = 5;

export const yearOf = (day: string): number => Number(day.slice(0, 4));

const numberOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS;
const dayAt = (number: number): string => new Date(number * DAY_MS).toISOString().slice(0, 10);

/** The days of `2026-10-01..2026-10-07`, or the one of `2026-06-19`. */
function numbersOf(range: string): number[] {
  const [first = '', last = first] = range.split('..');
  return Array.from({ length: numberOf(last) - numberOf(first) + 1 }, (_none, index) => numberOf(first) + index);
}
