// The rules of a calendar year as operations import it from the State Council's notice. Messages are keys of the catalogue.
import { addDays, isWeekend } from '../day.ts';
import { z } from './zod.ts';

/** No year has more holidays, or more worked weekends, than this. */
const MOST = 60;
export const FIRST_CALENDAR_YEAR = 2000;
export const LAST_CALENDAR_YEAR = 2100;

const day = z.iso.date('form.dayUnreadable');

export const calendarYearSchema = z
  .object({
    year: z.int().min(FIRST_CALENDAR_YEAR).max(LAST_CALENDAR_YEAR),
    off: z
      .array(z.object({ from: day, to: day }))
      .min(1)
      .max(MOST),
    makeUp: z.array(day).max(MOST),
  })
  .check(({ value: { year, off, makeUp }, issues }) => {
    const problem = (path: (string | number)[], message: string) => issues.push({ code: 'custom', message, path, input: '' });
    const seen = new Set<string>();
    const take = (one: string, path: (string | number)[]) => {
      if (seen.has(one)) problem(path, 'form.calendarTwice');
      seen.add(one);
    };
    for (const [index, { from, to }] of off.entries()) {
      if (!inYear(year, from)) problem(['off', index, 'from'], 'form.calendarOtherYear');
      else if (!inYear(year, to)) problem(['off', index, 'to'], 'form.calendarOtherYear');
      else if (to < from) problem(['off', index, 'to'], 'form.calendarOrder');
      else for (let one = from; one <= to; one = addDays(one, 1)) take(one, ['off', index, 'from']);
    }
    for (const [index, one] of makeUp.entries()) {
      if (!inYear(year, one)) problem(['makeUp', index], 'form.calendarOtherYear');
      else if (!isWeekend(one)) problem(['makeUp', index], 'form.calendarNotWeekend');
      else take(one, ['makeUp', index]);
    }
  });
export type CalendarYearForm = z.input<typeof calendarYearSchema>;

const inYear = (year: number, one: string): boolean => one.startsWith(`${year}-`);
