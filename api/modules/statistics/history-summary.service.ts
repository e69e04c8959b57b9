// The figures of a period and of the same days a year before, over the histories that the reader may know of: one statement for both.
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { dayOf } from '../../../shared/day.ts';
import type { Context } from '../../context.ts';
import { query } from '../../database/tables.ts';
import type { DateRange } from '../../graphql/list-field.ts';
import type { HistoryPeriod, HistorySummary } from './history-summary.types.ts';
import {
  historiesOf,
  isAccepted,
  isDeskRejection,
  isRefused,
  isWithdrawn,
  knownAuthors,
  stageDays,
  type GivenFilter,
} from './journal-history.filter.ts';
import { periodBefore, periodOf, within, type Period } from './periods.ts';

type Counted = Omit<HistoryPeriod, 'from' | 'to'>;
const started = sql.ref('journal_course.started_on');
const decided = sql.ref('journal_course.decided_on');
const published = sql.ref('journal_course.published_on');

/** The nearest rank, as in stageFigures. */
const median = (days: RawBuilder<number | null>, which: RawBuilder<SqlBool>) =>
  sql`(percentile_disc(0.5) within group (order by ${days}) filter (where ${which} and ${days} is not null))::int`;

function counted(ctx: Context, place: number, period: Period, filter: GivenFilter): RawBuilder<Counted> {
  const [cameIn, decidedIn, publishedIn] = [started, decided, published].map((day) => sql<SqlBool>`${within(ctx, day, period)}`);
  const count = (...conditions: unknown[]) => sql`(count(*) filter (where ${sql.join(conditions, sql` and `)}))::int`;
  const { TO_EDITOR_COMMENT, TO_PUBLICATION } = stageDays;
  const isSource = sql<SqlBool>`${cameIn} and ${knownAuthors(ctx)}`;
  return sql`select ${sql.lit(place)} as place, ${count(cameIn)} as submitted, ${count(decidedIn, isAccepted)} as accepted,
      ${count(decidedIn, isRefused)} as refused, ${count(decidedIn, isDeskRejection)} as "deskRejected",
      ${count(decidedIn, isWithdrawn)} as withdrawn, ${count(publishedIn)} as published,
      ${count(publishedIn, sql`journal_course.is_published_singly`)} as "publishedSingly",
      ${median(TO_EDITOR_COMMENT, sql`${cameIn}`)} as "medianDaysToEditorComment", ${median(TO_PUBLICATION, sql`${publishedIn}`)} as "medianDaysToPublication",
      ${count(isSource)} as sources, (count(distinct journal_course.first_region) filter (where ${isSource}))::int as regions
    from journal_course where ${historiesOf(ctx, filter, sql<SqlBool>`(${cameIn} or ${decidedIn} or ${publishedIn})`)}`;
}

/** Errors: INVALID_INPUT at the filter's fields, at `period.from` or `period.to`. */
export async function historySummary(ctx: Context, range: DateRange, filter: GivenFilter): Promise<HistorySummary> {
  const period = periodOf(range);
  const before = periodBefore(period, dayOf(ctx.clock.now()));
  const asked = [period, ...(before === null ? [] : [before])];
  const { rows } = await sql<Counted & { place: number }>`${sql.join(
    asked.map((one, place) => counted(ctx, place, one, filter)),
    sql` union all `,
  )}`.execute(query(ctx.em));
  const [now, then] = asked.flatMap((one, at) => {
    const row = rows.find(({ place }) => place === at);
    if (row === undefined) return [];
    const { place: _place, ...figures } = row;
    return { ...one, ...figures };
  });
  if (now === undefined) throw new Error('A count without rows answers one row');
  return { period: now, before: then ?? null };
}
