// The usual time to a journal's first decision: counted by a task each morning, never while somebody waits for a page (decision 102).
import { sql } from 'kysely';
import { dayOf } from '../../../shared/day.ts';
import { ContributionState, EditorialAct, type ActName } from '../../../shared/workflow.ts';
import { defineLoader } from '../../context.ts';
import { lockName } from '../../database/locks.ts';
import { query } from '../../database/tables.ts';
import type { JobDeps } from '../../module.ts';
import { readCalendar } from '../reference/calendar-watch.ts';
import { JournalPace } from './journal-pace.entity.ts';

/**
 * The acts that decide: what the author is then told is that the manuscript is returned, refused or accepted. An editor's REFUSE only hands
 * it back to the desk; that of a chief or deputy closes it.
 */
export const DECISIONS: readonly ActName[] = [
  'REFUSE',
  'EDITOR_RETURN',
  'EDITOR_REJECT',
  'DEPUTY_RETURN',
  'DEPUTY_REJECT',
  'CHIEF_RETURN',
  'CHIEF_NOT_ACCEPT',
  'CHIEF_REJECT',
  'CHIEF_ACCEPT',
  'CHIEF_FINAL_NOT_ACCEPT',
  'CHIEF_FINAL_REJECT',
];

/** Fewer decided manuscripts would tell of single ones, to those who know of one. */
export const FEWEST_DECIDED = 10;

const MONTHS = 12;
/** A first decision that takes longer than this beyond the twelve months is left out: only so many manuscripts are looked at. */
const MONTHS_UNDER_WAY = 24;

interface Counted {
  colloquium: number;
  from: string;
  to: string;
  count: number;
}

/** The task: replaces what was counted before. Twice at once it is done one after the other. */
export async function countPaces({ orm, clock }: Pick<JobDeps, 'orm' | 'clock'>): Promise<void> {
  const today = dayOf(clock.now());
  await orm.em.fork().transactional(async (em) => {
    await lockName(em, 'journal paces');
    const calendar = await readCalendar(em);
    const { rows } = await sql<Counted>`
      select h.colloquium_id as colloquium, h.started_on::text as "from", d.day::text as "to", count(*)::int as count
      from journal_course h cross join lateral (
        select min((e.at at time zone 'Asia/Shanghai')::date) as day from workflow_event e
        where e.contribution_id = h.contribution_id and e.log_group = h.log_group
          and e.operation = any(${DECISIONS.map((act) => EditorialAct[act])}::int[])
          and (e.operation <> ${EditorialAct.REFUSE} or e.to_state = ${ContributionState.REJECTED})
          -- One that was taken back never was: who submits is told of these days (decision 100).
          and not exists (select from workflow_event u where u.contribution_id = e.contribution_id and u.operation = ${EditorialAct.UNDO_DECISION}
            and e.id between (u.details->>'decisionId')::int and u.id)) d
      where h.started_on > ${today}::date - make_interval(months => ${MONTHS + MONTHS_UNDER_WAY})
        and d.day > ${today}::date - make_interval(months => ${MONTHS}) and d.day <= ${today}::date
      group by 1, 2, 3`.execute(query(em));
    const byJournal = Map.groupBy(rows, ({ colloquium }) => colloquium);
    const paces = [...byJournal].flatMap(([colloquium, counted]) => {
      const decided = counted.reduce((sum, { count }) => sum + count, 0);
      if (decided < FEWEST_DECIDED) return [];
      return [
        { colloquium, decided, medianDays: medianOf(counted.map(({ from, to, count }) => ({ days: calendar.between(from, to), count }))) },
      ];
    });
    await em.nativeDelete(JournalPace, {});
    if (paces.length > 0) await em.insertMany(JournalPace, paces);
  });
}

/** The least number of days within which half of them were decided. */
function medianOf(counted: readonly { days: number; count: number }[]): number {
  const half = counted.reduce((sum, { count }) => sum + count, 0) / 2;
  let seen = 0;
  for (const { days, count } of counted.toSorted((one, other) => one.days - other.days)) {
    seen += count;
    if (seen >= half) return days;
  }
  return 0;
}

/** Working days to the first decision, as this morning counted them; null: too few were decided. */
export const usualDecisionDays = defineLoader(async (ctx, ids: readonly number[]) => {
  const found = await ctx.em.find(JournalPace, { colloquium: { $in: [...ids] } });
  const days = new Map(found.map(({ colloquium, medianDays }) => [colloquium.id, medianDays]));
  return ids.map((id) => days.get(id) ?? null);
});
