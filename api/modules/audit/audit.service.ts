// Writes the operation log: one row for each mutation that was tried (architecture, Running). The wrapper on mutation root fields is its only caller.
import type { Context } from '../../context.ts';
import type { Attempt } from '../../graphql/mutation.ts';
import { OperationLog } from './operation-log.entity.ts';

/** The row of a done act belongs to its transaction; that of a refused one outlives the rollback. */
export async function recordOperation(ctx: Context, attempt: Attempt): Promise<void> {
  const { refusedWith, ...what } = attempt;
  const row = {
    ...what,
    user: ctx.viewer?.userId ?? null,
    actingRole: ctx.viewer?.kind ?? null,
    address: ctx.address,
    outcome: refusedWith === null ? ('done' as const) : ('refused' as const),
    code: refusedWith,
    createdAt: ctx.clock.now(),
  };
  if (refusedWith === null) await ctx.em.insert(OperationLog, row);
  else await ctx.own((em) => em.insert(OperationLog, row));
}
