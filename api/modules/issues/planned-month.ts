// When an issue is planned to appear: the months of publication go round by the year (F-077). Pure.

const MONTHS_IN_YEAR = 12;

/** The first of a month so many months behind the beginning of the era, as YYYY-MM-01, and back. */
const firstOf = (count: number): string =>
  `${String(Math.floor(count / MONTHS_IN_YEAR)).padStart(4, '0')}-${String((count % MONTHS_IN_YEAR) + 1).padStart(2, '0')}-01`;
const countOf = (day: string): number => Number(day.slice(0, 4)) * MONTHS_IN_YEAR + Number(day.slice(5, 7)) - 1;

/**
 * The first of the next month of publication (1 to 12) after that of a day, YYYY-MM-DD, over the end of the year. Null where no months are
 * named.
 */
export function monthAfter(months: readonly number[], day: string): string | null {
  const count = countOf(day);
  for (let next = count + 1; next <= count + MONTHS_IN_YEAR; next += 1)
    if (months.includes((next % MONTHS_IN_YEAR) + 1)) return firstOf(next);
  return null;
}

/** The same, when the month of the day itself may be it. */
export const monthFrom = (months: readonly number[], day: string): string | null => monthAfter(months, firstOf(countOf(day) - 1));

/** The first of the last month of publication before that of a day. Null where no months are named. */
export function monthBefore(months: readonly number[], day: string): string | null {
  const count = countOf(day);
  for (let last = count - 1; last >= count - MONTHS_IN_YEAR; last -= 1)
    if (months.includes((last % MONTHS_IN_YEAR) + 1)) return firstOf(last);
  return null;
}
