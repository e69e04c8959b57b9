// Writes the operation log: one row for each mutation that was tried (architecture, Running). The wrapper on mutation root fields
// calls it, and the search for reviewers, which tells people's addresses.
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Clock, Context } from '../../context.ts';
import type { Attempt } from '../../graphql/mutation.ts';
import { beyondLimit, lineOf } from '../accounts/limits/rate-limit.ts';
import { OperationLog } from './operation-log.entity.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** How long rows are kept (decision 26). */
export const LOG_DAYS = 3 * 365;
const SWEPT_AT_ONCE = 10_000;

/** Stands for the name of the mutation in the row that counts the refusals beyond the limit. */
export const FURTHER_REFUSALS = 'furtherRefusals';

/** The row of a done act belongs to its transaction; that of a refused one outlives the rollback. */
export async function recordOperation(ctx: Context, attempt: Attempt): Promise<void> {
  const { refusedWith, ...what } = attempt;
  const who = { user: ctx.viewer?.userId ?? null, actingRole: ctx.viewer?.kind ?? null, address: ctx.address, createdAt: ctx.clock.now() };
  if (refusedWith === null) {
    await ctx.em.insert(OperationLog, { ...what, ...who, outcome: 'done', code: null });
    return;
  }
  await ctx.own(async (em) => {
    const beyond =
      who.user === null ? await beyondLimit(em, 'refusal:address', who.address) : await beyondLimit(em, 'refusal:user', String(who.user));
    if (beyond === 0) await em.insert(OperationLog, { ...what, ...who, outcome: 'refused', code: refusedWith });
    else await countFurther(em, { ...who, address: lineOf(who.address) }, beyond);
  });
}

/** The one row of this person's hour (or address's, when nobody is signed in) says how many refusals left none of their own. */
async function countFurther(
  em: EntityManager,
  who: Pick<OperationLog, 'actingRole' | 'address' | 'createdAt'> & { user: number | null },
  beyond: number,
): Promise<void> {
  if (beyond === 1) {
    const counted = { operation: FURTHER_REFUSALS, params: { count: 1 }, ms: 0, outcome: 'refused' as const, code: null };
    await em.insert(OperationLog, { ...who, ...counted, objectType: null, objectId: null });
    return;
  }
  const since = new Date(who.createdAt.getTime() - HOUR_MS);
  await em.execute(
    `update operation_log set params = jsonb_build_object('count', greatest((params->>'count')::int, ?::int))
     where id = (select id from operation_log
       where created_at >= ? and operation = ? and user_id is not distinct from ?::int and (user_id is not null or address = ?)
       order by created_at desc, id desc limit 1)`,
    [beyond, since, FURTHER_REFUSALS, who.user, who.address],
  );
}

/** Hourly: rows that have had their time, some at once, so that no lock is long. */
export async function clearOldOperations(em: EntityManager, clock: Clock): Promise<void> {
  const before = new Date(clock.now().getTime() - LOG_DAYS * DAY_MS);
  for (let swept = SWEPT_AT_ONCE; swept === SWEPT_AT_ONCE;) {
    const rows = await em.execute<{ id: string }[]>(
      `delete from operation_log where id in (select id from operation_log where created_at < ? order by created_at, id limit ${SWEPT_AT_ONCE})
       returning id`,
      [before],
    );
    swept = rows.length;
  }
}
