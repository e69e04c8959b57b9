// Due days as they are stored: written with every act, and counted again when a journal's durations or the calendar have changed.
import { sql } from 'kysely';
import { z } from 'zod';
import type { ContributionStateId } from '../../../shared/workflow.ts';
import { createContext, type Context, type Services } from '../../context.ts';
import { query } from '../../database/tables.ts';
import { inTransaction } from '../../database/transactions.ts';
import { Colloquium } from '../colloquiums/colloquium.entity.ts';
import type { Contribution } from '../contributions/manuscript/contribution.entity.ts';
import { readCalendar } from '../reference/calendar-watch.ts';
import { dayOf } from '../../../shared/day.ts';
import { type Calendar } from '../reference/working-days.ts';
import { dueDayOf, moveClock, type DeadlineStageName, type DueClock, type Durations } from './deadline.ts';

/** The database adds it as well, when a journal's durations change (migration). */
export const RECOMPUTE_DEADLINES = 'recompute_deadlines';

const PAGE = 500;

/** The manuscript has come from one state to the next: perform() asks, once it is placed. */
export async function moveDeadline(ctx: Context, contribution: Contribution, from: ContributionStateId): Promise<void> {
  moveClock(contribution, from, contribution.state, dayOf(ctx.clock.now()));
  await countDeadline(ctx, contribution);
}

/** Its due day anew, from the duration that runs. */
export async function countDeadline(ctx: Context, contribution: Contribution): Promise<void> {
  const colloquium = contribution.dueStage ? await contribution.colloquium.loadOrFail() : null;
  Object.assign(
    contribution,
    colloquium ? dueDayOf(contribution, colloquium, ctx.calendar.current()) : { dueOn: null, dueIsProvisional: false },
  );
}

export interface DueRow extends DueClock {
  id: number;
  dueOn: string | null;
  dueIsProvisional: boolean;
}

/** The manuscripts of a journal whose days run, by their numbers, after the given one. `isLocked`: until the end of the transaction. */
export async function dueRows(ctx: Context, colloquiumId: number, after: number, { isLocked }: { isLocked: boolean }): Promise<DueRow[]> {
  const { rows } = await sql<DueRow & { dueStage: DeadlineStageName }>`
    select id, due_stage as "dueStage", due_since::text as "dueSince", due_pauses as "duePauses", due_on::text as "dueOn", due_is_provisional as "dueIsProvisional"
    from contribution where colloquium_id = ${colloquiumId} and due_stage is not null and id > ${after}
    order by id limit ${sql.lit(PAGE)} ${isLocked ? sql`for no key update` : sql``}`.execute(query(ctx.em));
  return rows;
}

/** Null: there is no further page. */
export function nextAfter(rows: readonly DueRow[]): number | null {
  return rows.length < PAGE ? null : (rows.at(-1)?.id ?? null);
}

const payload = z.object({ colloquiumId: z.number().optional() });

/**
 * The job: counts the due days of one journal, or of all, by the durations and the calendar as they are now. Done twice, it changes nothing
 * more.
 */
export async function recomputeDeadlines(services: Services, job: unknown): Promise<void> {
  const { colloquiumId } = payload.parse(job);
  const em = services.orm.em.fork();
  const calendar = await readCalendar(em);
  const colloquiums = await em.find(Colloquium, colloquiumId === undefined ? {} : { id: colloquiumId }, {
    fields: ['assignmentDays', 'decisionDays', 'publicationDays'],
    orderBy: { id: 'asc' },
  });
  const ctx = createContext(services, { viewer: null, language: 'zh-CN', address: 'worker' });
  for (const { id, ...durations } of colloquiums) {
    let after: number | null = 0;
    while (after !== null) {
      const from: number = after;
      after = await inTransaction(ctx, () => recomputePage(ctx, id, from, durations, calendar));
    }
  }
}

/** Answers the number of the last row, or null when there is no further page. */
async function recomputePage(
  ctx: Context,
  colloquiumId: number,
  after: number,
  durations: Durations,
  calendar: Calendar,
): Promise<number | null> {
  const rows = await dueRows(ctx, colloquiumId, after, { isLocked: true });
  const moved = rows.flatMap((row) => {
    const due = dueDayOf(row, durations, calendar);
    return due.dueOn === row.dueOn && due.dueIsProvisional === row.dueIsProvisional ? [] : [{ id: row.id, ...due }];
  });
  // No version is counted up: nobody who is reading a manuscript has to read it again for that.
  if (moved.length > 0)
    await sql`update contribution c set due_on = v.due_on, due_is_provisional = v.is_provisional
      from unnest(${moved.map(({ id }) => id)}::int[], ${moved.map(({ dueOn }) => dueOn ?? null)}::date[], ${moved.map(({ dueIsProvisional }) => dueIsProvisional)}::boolean[]) as v (id, due_on, is_provisional)
      where c.id = v.id`.execute(query(ctx.em));
  return nextAfter(rows);
}
