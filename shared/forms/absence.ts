// The rules of a range of days on which a reviewer takes no reviews. Messages are keys of the catalogue.
import { addDays } from '../day.ts';
import { atMost } from './text-rules.ts';
import { oneLine } from './tidied.ts';
import { z } from './zod.ts';

/** Ranges that one person keeps; past ones are kept no longer than it takes to add another. */
export const MOST_ABSENCES = 50;
/** Nobody plans further ahead. */
const FURTHEST_DAYS = 3 * 366;

const day = z.string().trim().min(1, 'input.required').pipe(z.iso.date('form.dayUnreadable'));

/** `today`: YYYY-MM-DD in Asia/Shanghai. A range that has begun may be entered, one that is over may not. */
export const absenceRules = (today: string) =>
  z
    .object({ firstDay: day, lastDay: day, note: z.string().overwrite(oneLine).refine(atMost(100), 'form.tooLong100') })
    .check(({ value, issues }) => {
      const problem = (message: string) => issues.push({ code: 'custom', message, path: ['lastDay'], input: value.lastDay });
      if (value.lastDay < value.firstDay) problem('form.absenceOrder');
      else if (value.lastDay < today) problem('form.absencePast');
      else if (value.lastDay > addDays(today, FURTHEST_DAYS)) problem('form.absenceFar');
    });
