// Counts over the histories that a reader may know of, each in one statement whose answer is as short as the chart.
import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';
import type { Context } from '../../context.ts';
import { query } from '../../database/tables.ts';
import { Region } from '../reference/region.entity.ts';
import type { MonthOfDecisions, MonthOfPublications, MonthOfSubmissions, RegionFigures, StageFigures } from './figures.types.ts';
import { JournalHistoryOutcome } from './journal-history.entity.ts';
import type { JournalHistoryOutcomeId } from './journal-history.types.ts';
import {
  historiesOf,
  isAccepted,
  isDeskRejection,
  isOutcome,
  isPublished,
  isWithdrawn,
  knownAuthors,
  stageDays,
  type JournalHistoryStageName,
  type GivenFilter,
} from './journal-history.filter.ts';

/** The first days of the spans of the chart; each ends before the next. */
const SPANS = [0, 7, 14, 30, 60, 90, 180, 365];
const stages = Object.keys(stageDays) as JournalHistoryStageName[];

export async function stageFigures(ctx: Context, filter: GivenFilter): Promise<StageFigures[]> {
  // Counts each stage by its days: a few hundred counts, from which every requested figure follows exactly. Words are looked up once.
  const asked = historiesOf(ctx, filter);
  const isFound = Boolean(filter?.['keyword']);
  const found = isFound ? sql`with journal_course as materialized (select * from journal_course where ${asked})` : sql``;
  const counted = stages.map(
    (stage, index) => sql`select ${sql.lit(index)} as stage, ${stageDays[stage]} as days, count(*)::int as count from journal_course
      where ${isFound ? sql`true` : asked} and ${stageDays[stage]} is not null group by 2`,
  );
  const { rows } = await sql<{ stage: number; days: number; count: number }>`${found} ${sql.join(counted, sql` union all `)}`.execute(
    query(ctx.em),
  );
  return stages.map((stage, index) => {
    const counts = rows.filter((row) => row.stage === index).sort((a, b) => a.days - b.days);
    return {
      stage,
      count: sum(counts),
      medianDays: percentile(counts, 0.5),
      ninetiethPercentileDays: percentile(counts, 0.9),
      spans: SPANS.map((fromDays, at) => {
        const next = SPANS[at + 1];
        const inside = counts.filter((row) => row.days >= fromDays && (next === undefined || row.days < next));
        return { fromDays, toDays: next === undefined ? null : next - 1, count: sum(inside) };
      }),
    };
  });
}

const sum = (counts: readonly { count: number }[]) => counts.reduce((total, { count }) => total + count, 0);

/** The nearest rank: the fewest days within which this share of the histories is. `counts` in the order of their days. */
function percentile(counts: readonly { days: number; count: number }[], share: number): number | null {
  const rank = Math.ceil(sum(counts) * share);
  let reached = 0;
  return counts.find(({ count }) => (reached += count) >= rank && rank > 0)?.days ?? null;
}

const countWhere = (condition: RawBuilder<SqlBool>) => sql<number>`(count(*) filter (where ${condition}))::int`;

/** Counts by the month of a day, the first month first. */
async function byMonth<Name extends string>(
  ctx: Context,
  filter: GivenFilter,
  day: 'started_on' | 'decided_on' | 'published_on',
  counts: Readonly<Record<Name, RawBuilder<SqlBool>>>,
  which?: Expression<SqlBool>,
): Promise<({ month: string } & Record<Name, number>)[]> {
  const column = sql.ref(`journal_course.${day}`);
  const counted = sql.join(
    Object.entries<RawBuilder<SqlBool>>(counts).map(([name, condition]) => sql`${countWhere(condition)} as ${sql.ref(name)}`),
  );
  const { rows } = await sql<
    { month: string } & Record<Name, number>
  >`select to_char(month, 'YYYY-MM') as month, ${sql.join(Object.keys(counts).map((name) => sql.ref(name)))}
    from (select date_trunc('month', ${column}::timestamp) as month, ${counted} from journal_course
      where ${historiesOf(ctx, filter, which)} and ${column} is not null group by 1) m order by m.month`.execute(query(ctx.em));
  return rows;
}

const reviewed = (outcome: JournalHistoryOutcomeId) => sql<SqlBool>`${isOutcome(outcome)} and journal_course.was_reviewed`;

export async function decisionsByMonth(ctx: Context, filter: GivenFilter): Promise<MonthOfDecisions[]> {
  return await byMonth(ctx, filter, 'decided_on', {
    accepted: isAccepted,
    notAccepted: reviewed(JournalHistoryOutcome.NOT_ACCEPTED),
    rejected: reviewed(JournalHistoryOutcome.REJECTED),
    deskRejected: isDeskRejection,
    withdrawn: isWithdrawn,
  });
}

export async function submissionsByMonth(ctx: Context, filter: GivenFilter): Promise<MonthOfSubmissions[]> {
  return await byMonth(ctx, filter, 'started_on', {
    submitted: sql<SqlBool>`journal_course.log_group = 1`,
    adopted: sql<SqlBool>`journal_course.log_group > 1`,
  });
}

export async function publicationsByMonth(ctx: Context, filter: GivenFilter): Promise<MonthOfPublications[]> {
  const singly = sql<SqlBool>`journal_course.is_published_singly`;
  return await byMonth(ctx, filter, 'published_on', { singly, inIssues: sql<SqlBool>`not ${singly}` }, isPublished);
}

/** The most first authors first; unknown regions last. */
export async function sourcesByRegion(ctx: Context, filter: GivenFilter): Promise<RegionFigures[]> {
  const { rows } = await sql<{ code: string | null; first: number; corresponding: number }>`
    select code, sum(firsts)::int as first, sum(correspondings)::int as corresponding
    from (select first_region, corresponding_region, count(*) as n from journal_course where ${historiesOf(ctx, filter, knownAuthors(ctx))} group by 1, 2) p
      cross join lateral (values (first_region, n, 0), (corresponding_region, 0, n)) as v (code, firsts, correspondings)
    group by code order by code is null, first desc, corresponding desc, code`.execute(query(ctx.em));
  const regions = await ctx.em.find(Region, { code: { $in: rows.flatMap(({ code }) => code ?? []) } });
  const regionOf = new Map(regions.map((region) => [region.code, region]));
  return rows.map(({ code, first, corresponding }) => ({
    region: regionOf.get(code ?? '') ?? null,
    firstAuthors: first,
    correspondingAuthors: corresponding,
  }));
}
