// Operations are told once of each year whose holidays are not known: from 1 December before it, because the notice comes in November.
import { sql } from 'kysely';
import { RoleKind } from '../../../shared/roles.ts';
import type { Context } from '../../context.ts';
import { query } from '../../database/tables.ts';
import { inTransaction } from '../../database/transactions.ts';
import { inRole, queueMessage } from '../messages/message.service.ts';
import { dayOf } from '../../../shared/day.ts';
import { yearOf } from '../reference/working-days.ts';
import { claimed } from '../deadlines/reminder.entity.ts';

export async function tellMissingYears(ctx: Context): Promise<void> {
  const today = dayOf(ctx.clock.now());
  const year = yearOf(today);
  const wanted = today >= `${year}-12-01` ? [year, year + 1] : [year];
  const missing = wanted.filter((one) => !ctx.calendar.current().knows(one));
  await inTransaction(ctx, async () => {
    const mine = await claimed(
      ctx.em,
      missing.map((one) => `calendar:${one}`),
      ctx.clock.now(),
    );
    for (const one of missing.filter((candidate) => mine.has(`calendar:${candidate}`)))
      await queueMessage(ctx, { to: inRole(RoleKind.OPERATIONS, await operations(ctx)), key: 'calendar.missing', params: { year: one } });
  });
}

async function operations(ctx: Context): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select distinct u.id from user_account u join user_role ur on ur.user_id = u.id
    join role r on r.id = ur.role_id where r.kind = ${RoleKind.OPERATIONS} and u.is_enabled order by u.id`.execute(query(ctx.em));
  return rows.map(({ id }) => id);
}
