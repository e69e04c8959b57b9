// Importing a year of the calendar from the State Council's notice, and its effect on deadlines.
import { expressionBuilder, sql } from 'kysely';
import { calendarYearSchema, type CalendarYearForm } from '../../../shared/forms/calendar.ts';
import { signedIn, type Context } from '../../context.ts';
import { addJob } from '../../database/jobs.ts';
import { isOneOf, query, type Tables } from '../../database/tables.ts';
import { DomainError, parseInput } from '../../errors.ts';
import { Colloquium } from '../colloquiums/colloquium.entity.ts';
import { inScopeOfViewer } from '../organization/data-scope.ts';
import { handledBy } from '../contributions/access/contribution.visibility.ts';
import { Contribution } from '../contributions/manuscript/contribution.entity.ts';
import { CalendarYear } from '../reference/calendar-year.entity.ts';
import { Calendar, type AnnouncedYear } from '../reference/working-days.ts';
import { dueDayOf } from './deadline.ts';
import { dueRows, nextAfter, RECOMPUTE_DEADLINES, type DueRow } from './deadline.service.ts';

const EXAMPLES = 10;
const eb = expressionBuilder<Tables, 'contribution'>();

export async function calendarYears(ctx: Context): Promise<CalendarYear[]> {
  return await ctx.em.find(CalendarYear, {}, { orderBy: { year: 'desc' } });
}

/** As it is stored: in order, a single day as itself. Errors: INVALID_INPUT at `off.0.from`, `makeUp.2` and the like. */
function announced(input: CalendarYearForm): AnnouncedYear {
  const { year, off, makeUp } = parseInput(calendarYearSchema, input);
  const ranges = off.toSorted((a, b) => (a.from < b.from ? -1 : 1));
  return { year, off: ranges.map(({ from, to }) => (from === to ? from : `${from}..${to}`)), makeUp: makeUp.toSorted() };
}

/**
 * Replaces a year as a whole, or adds a new one; a job counts the deadlines again. The same days a second time change nothing. Errors:
 * INVALID_INPUT, CONFLICT when it was imported since `version` was read.
 */
export async function importCalendar(ctx: Context, version: number | null, input: CalendarYearForm): Promise<CalendarYear> {
  const year = announced(input);
  // Two imports of the same year run one after the other. Readers of the calendar do not wait.
  await ctx.em.execute('lock table calendar_year in share row exclusive mode');
  const known = await ctx.em.findOne(CalendarYear, { year: year.year });
  if (known && isSame(known, year)) return known;
  if ((known?.version ?? null) !== version) throw new DomainError('CONFLICT');
  const values = { ...year, off: [...year.off], makeUp: [...year.makeUp], updatedAt: ctx.clock.now() };
  const row = known ? ctx.em.assign(known, values) : ctx.em.create(CalendarYear, values);
  await ctx.em.flush();
  await addJob(ctx.em, RECOMPUTE_DEADLINES, {});
  ctx.publish({ type: 'calendarChanged' });
  return row;
}

const isSame = (one: AnnouncedYear, other: AnnouncedYear): boolean =>
  JSON.stringify([one.off, one.makeUp]) === JSON.stringify([other.off, other.makeUp]);

interface Preview {
  workingDays: number;
  moved: number;
  confirmed: number;
  examples: { contribution: Contribution; from: string; to: string }[];
}

/** Counts as the job will, of the journals that the viewer looks after. Errors: INVALID_INPUT. */
export async function previewCalendarImport(ctx: Context, input: CalendarYearForm): Promise<Preview> {
  const year = announced(input);
  const stored = await calendarYears(ctx);
  const calendar = new Calendar([...stored.filter((one) => one.year !== year.year), year]);
  const found = { moved: [] as { id: number; from: string; to: string }[], confirmed: 0 };
  const colloquiums = await ctx.em.find(
    Colloquium,
    { id: { $in: await colloquiumsInScope(ctx) } },
    { fields: ['assignmentDays', 'decisionDays', 'publicationDays'] },
  );
  for (const { id: colloquiumId, ...durations } of colloquiums) {
    for (let after: number | null = 0; after !== null;) {
      const rows: DueRow[] = await dueRows(ctx, colloquiumId, after, { isLocked: false });
      for (const row of rows) {
        const { dueOn: to, dueIsProvisional } = dueDayOf(row, durations, calendar);
        if (row.dueOn && to && row.dueOn !== to) found.moved.push({ id: row.id, from: row.dueOn, to });
        else if (row.dueIsProvisional && !dueIsProvisional) found.confirmed += 1;
      }
      after = nextAfter(rows);
    }
  }
  return {
    workingDays: calendar.between(`${year.year - 1}-12-31`, `${year.year}-12-31`),
    moved: found.moved.length,
    confirmed: found.confirmed,
    examples: await examplesOf(ctx, found.moved),
  };
}

/** Counts only journals in the viewer's scope: counts of others would reveal how much they have. */
async function colloquiumsInScope(ctx: Context): Promise<number[]> {
  const { rows } = await sql<{
    id: number;
  }>`select c.id from colloquium c where ${inScopeOfViewer(signedIn(ctx), sql.ref('c.id'))}`.execute(query(ctx.em));
  return rows.map(({ id }) => id);
}

async function examplesOf(ctx: Context, moved: readonly { id: number; from: string; to: string }[]): Promise<Preview['examples']> {
  const visible = await query(ctx.em)
    .selectFrom('contribution')
    .select('id')
    .where(
      isOneOf(
        eb.ref('contribution.id'),
        moved.map(({ id }) => id),
      ),
    )
    .where(handledBy(eb, signedIn(ctx)))
    .execute();
  const ids = new Set(visible.map(({ id }) => id));
  const shown = moved
    .filter(({ id }) => ids.has(id))
    .toSorted((a, b) => (a.from < b.from || (a.from === b.from && a.id < b.id) ? -1 : 1))
    .slice(0, EXAMPLES);
  const contributions = await ctx.em.find(Contribution, { id: { $in: shown.map(({ id }) => id) } });
  return shown.flatMap(({ id, from, to }) => {
    const contribution = contributions.find((one) => one.id === id);
    return contribution ? [{ contribution, from, to }] : [];
  });
}
