// Periods that a page of the statistics speaks of, and the one that each is compared with: the same days a year before.
import type { SqlBool, Expression } from 'kysely';
import { sql } from 'kysely';
import { addDays } from '../../../shared/day.ts';
import type { Context } from '../../context.ts';
import { checkedRange, dateFilter, type DateRange } from '../../graphql/list-field.ts';

/** Either end may be left out. */
export interface Period {
  from: string | null;
  to: string | null;
}

/** Whether a column of days lies in the period. Errors: INVALID_INPUT at `period.from` or `period.to`. */
export function within(ctx: Context, column: Expression<unknown>, { from, to }: Period): Expression<SqlBool> {
  const conditions = dateFilter<Context>(column, '').where({ from, to }, ctx, 'period');
  return sql<SqlBool>`(${column} is not null${conditions.length === 0 ? sql`` : sql` and ${sql.join([...conditions], sql` and `)}`})`;
}

/** Errors: INVALID_INPUT at `period.from` or `period.to`. */
export function periodOf(range: DateRange): Period {
  const { from, to } = checkedRange(range, 'period');
  return { from: from ?? null, to: to ?? null };
}

/** The same day a year before; a February is compared with a whole one. */
function yearBefore(day: string, isEnd: boolean): string {
  const year = String(Number(day.slice(0, 4)) - 1).padStart(4, '0');
  if (isEnd && addDays(day, 1).slice(5) === '03-01') return addDays(`${year}-03-01`, -1);
  return day.slice(5) === '02-29' ? `${year}-03-01` : `${year}${day.slice(4)}`;
}

/**
 * The same days a year before. Null where nothing honest can be compared: an end is open, or the period is longer than a year and would
 * lie in both. Days that are still to come are left out on both sides.
 */
export function periodBefore({ from, to }: Period, today: string): Period | null {
  if (from === null || to === null) return null;
  const end = to > today ? today : to;
  // Before the first year there is none.
  if (from > end || from < '0002') return null;
  const before = { from: yearBefore(from, false), to: yearBefore(end, true) };
  return before.to < from ? before : null;
}
