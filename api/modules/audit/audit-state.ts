// The last seal and the last check, as administrators read them.
import type { Context } from '../../context.ts';
import { AuditCheck } from './audit-check.entity.ts';
import { AuditSeal } from './audit-seal.entity.ts';
import type { AuditCheckResult, AuditState } from './audit.types.ts';

const newestFirst = { orderBy: { id: 'desc' }, limit: 1 } as const;

export async function auditState(ctx: Context): Promise<AuditState> {
  const [seal] = await ctx.em.find(AuditSeal, {}, newestFirst);
  const [check] = await ctx.em.find(AuditCheck, {}, newestFirst);
  return { sealedAt: seal?.sealedAt ?? null, lastCheck: check ? shown(check) : null };
}

function shown({ checkedAt, seals, rows, fault, faultSource, faultFrom, faultTo, head }: AuditCheck): AuditCheckResult {
  return {
    checkedAt,
    seals,
    rows: Number(rows),
    fault: fault ?? null,
    faultSource: faultSource ?? null,
    faultRows: faultFrom ? `${faultFrom}–${faultTo}` : null,
    head: head ?? null,
  };
}
