// Writes the operation log: one row for each mutation that was tried (principles, Running). The wrapper on mutation root fields calls it,
// and so does the search for reviewers, which shows people's addresses.
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Clock, Context } from '../../context.ts';
import { insertOf } from '../../database/insert.ts';
import { query } from '../../database/tables.ts';
import type { Attempt } from '../../graphql/mutation.ts';
import { beyondLimit, lineOf } from '../accounts/limits/rate-limit.ts';
import { OperationLog } from './operation-log.entity.ts';
import { keptSince } from './retention.ts';
import { auditLimits } from './audit.doors.ts';

const SWEPT_AT_ONCE = 10_000;

/** Stands for the name of the mutation in the row that counts the refusals beyond the limit. */
export const FURTHER_REFUSALS = 'furtherRefusals';

/** The row of a done act belongs to its transaction; that of a refused one outlives the rollback. */
export async function recordOperation(ctx: Context, attempt: Attempt): Promise<void> {
  const { refusedWith, ...what } = attempt;
  const who = { user: ctx.viewer?.userId ?? null, actingRole: ctx.viewer?.kind ?? null, address: ctx.address, createdAt: ctx.clock.now() };
  if (refusedWith === null) {
    await insertOf(ctx.em, OperationLog, [{ ...what, ...who, outcome: 'done', code: null }]).execute(query(ctx.em));
    return;
  }
  await ctx.own(async (em) => {
    const beyond =
      who.user === null
        ? await beyondLimit(em, auditLimits['refusal:address'], who.address)
        : await beyondLimit(em, auditLimits['refusal:user'], String(who.user));
    if (beyond === 0) await em.insert(OperationLog, { ...what, ...who, outcome: 'refused', code: refusedWith });
    else await countFurther(em, { ...who, address: lineOf(who.address) }, beyond);
  });
}

/**
 * Adds a row at the first refusal beyond the limit and each time the number has doubled: the log is append-only, and its last row gives the
 * least number. Each refusal costs the same statement, with or without a row.
 */
async function countFurther(
  em: EntityManager,
  who: Pick<OperationLog, 'actingRole' | 'address' | 'createdAt'> & { user: number | null },
  beyond: number,
): Promise<void> {
  await em.execute(
    `insert into operation_log (user_id, acting_role, operation, params, ms, address, outcome, created_at)
     select ?::int, ?::smallint, ?, jsonb_build_object('count', ?::int), 0, ?, 'refused', ?::timestamptz where ?::boolean`,
    [who.user, who.actingRole ?? null, FURTHER_REFUSALS, beyond, who.address, who.createdAt, Number.isInteger(Math.log2(beyond))],
  );
}

/** Hourly: rows that have had their time, seal by seal and some at once, so that no lock is long. */
export async function clearOldOperations(em: EntityManager, clock: Clock): Promise<void> {
  const before = keptSince(clock.now());
  for (let swept = SWEPT_AT_ONCE; swept === SWEPT_AT_ONCE;) {
    const rows = await em.execute<{ id: string }[]>(
      `delete from operation_log where id in (
         select l.id from audit_seal s join operation_log l on l.id between s.from_id and s.to_id
         where s.source = 'operation_log' and s.newest_at < ? limit ${SWEPT_AT_ONCE})
       returning id`,
      [before],
    );
    swept = rows.length;
  }
}
