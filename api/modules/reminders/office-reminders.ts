// Reminders to the office: whose turn it is gets one message on the working day before a manuscript is due, one on the day, one once it has
// gone by (F-023). Nothing else follows from a day that goes by (F-024).
import { sql } from 'kysely';
import { RoleKind } from '../../../shared/roles.ts';
import type { Context } from '../../context.ts';
import { query } from '../../database/tables.ts';
import { inTransaction } from '../../database/transactions.ts';
import { Contribution } from '../contributions/manuscript/contribution.entity.ts';
import { queueMessage } from '../messages/message.service.ts';
import { dayOf } from '../../../shared/day.ts';
import { letterParams } from '../letters/letter-params.ts';
import { loadWorkflowFacts } from '../workflow/perform/load.ts';
import { responsiblePeople, staffOver } from '../workflow/perform/people.ts';
import type { DeadlineStageName } from '../deadlines/deadline.ts';
import { claimed } from '../deadlines/reminder.entity.ts';

const PAGE = 100;

interface DueRow {
  id: number;
  stage: DeadlineStageName;
  on: string;
  when: 'BEFORE' | 'ON' | 'AFTER';
  key: string;
}

/** Each manuscript gets the reminder of today at most: those of days on which no worker ran are not made up for. */
export async function remindOffice(ctx: Context): Promise<void> {
  for (let after: number | null = 0; after !== null;) {
    const from: number = after;
    after = await inTransaction(ctx, () => remindPage(ctx, from));
  }
}

async function remindPage(ctx: Context, after: number): Promise<number | null> {
  const rows = await dueToday(ctx, after);
  const mine = await claimed(
    ctx.em,
    rows.map(({ key }) => key),
    ctx.clock.now(),
  );
  const ids = rows.filter(({ key }) => mine.has(key)).map(({ id }) => id);
  const facts = await loadWorkflowFacts(ctx.em, ids);
  const contributions = await ctx.em.find(Contribution, { id: { $in: ids } }, { populate: ['colloquium'] });
  for (const { id, stage, when, on } of rows) {
    const contribution = contributions.find((one) => one.id === id);
    const known = facts.get(id);
    if (!contribution || !known) continue;
    const people = await responsiblePeople(ctx, contribution, known);
    await queueMessage(ctx, {
      // Where everyone has left, operations can name somebody new.
      to: people.length > 0 ? people : await staffOver(ctx, contribution, RoleKind.OPERATIONS),
      key: `deadline.${stage}.${when}`,
      params: { ...(await letterParams(contribution)), day: on },
      contributionId: id,
    });
  }
  return rows.length < PAGE ? null : (rows.at(-1)?.id ?? null);
}

/** Locked, so that nobody is reminded of a task being done at this moment. */
async function dueToday(ctx: Context, after: number): Promise<DueRow[]> {
  const today = dayOf(ctx.clock.now());
  const next = ctx.calendar.current().add(today, 1).day;
  const when = sql`case when c.due_on < ${today}::date then 'AFTER' when c.due_on = ${today}::date then 'ON' else 'BEFORE' end`;
  const key = sql`'due:' || c.id || ':' || c.due_stage || ':' || to_char(c.due_since, 'YYYY-MM-DD') || ':' || ${when}`;
  const { rows } = await sql<DueRow>`
    select c.id, c.due_stage as stage, c.due_on::text as "on", ${when} as when, ${key} as key
    from contribution c
    where c.state <> 0 and coalesce(c.due_on, '9999-12-31'::date) <= ${next}::date and c.id > ${after}
      and not exists (select from reminder r where r.key = ${key})
    order by c.id limit ${sql.lit(PAGE)} for no key update of c`.execute(query(ctx.em));
  return rows;
}
