// Checks whether the logs still match their seals, and whether the chain of seals is whole (decision 51).
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Clock } from '../../context.ts';
import { AuditCheck, type AuditFault } from './audit-check.entity.ts';
import { AuditSeal, type SealedSource } from './audit-seal.entity.ts';
import { isPastItsTime } from './retention.ts';
import { linkOf, readRows } from './seal.service.ts';

const SEALS_AT_ONCE = 200;

interface Fault {
  what: AuditFault;
  source: SealedSource | null;
  fromId: string | null;
  toId: string | null;
}

interface CheckResult {
  seals: number;
  /** Under the seals, those that have had their time included. */
  rows: number;
  /** Hash of the last seal; null: nothing is sealed. */
  head: string | null;
  fault: Fault | null;
}

/** Reads everything that was sealed. Stops at the first seal that does not hold. */
export async function checkAudit(em: EntityManager, clock: Clock, secret: string): Promise<CheckResult> {
  const result: CheckResult = { seals: 0, rows: 0, head: null, fault: null };
  const [known] = await em.find(AuditCheck, { head: { $ne: null } }, { orderBy: { id: 'desc' }, limit: 1 });
  let isKnownThere = !known;
  const reached = new Map<SealedSource, bigint>();
  let before = '';
  let last = 0;
  for (;;) {
    const seals = await em.find(
      AuditSeal,
      { id: { $gt: last } },
      { orderBy: { id: 'asc' }, limit: SEALS_AT_ONCE, disableIdentityMap: true },
    );
    for (const seal of seals) {
      const fault = await faultOf(em, clock, secret, seal, before, reached.get(seal.source) ?? 0n);
      if (fault !== null) {
        const { source, fromId, toId } = seal;
        return { ...result, fault: { what: fault, source, fromId, toId } };
      }
      before = seal.hash;
      last = seal.id;
      reached.set(seal.source, BigInt(seal.toId));
      result.seals += 1;
      result.rows += seal.rows;
      result.head = seal.hash;
      isKnownThere ||= seal.hash === known?.head;
    }
    if (seals.length < SEALS_AT_ONCE) break;
  }
  // The end of the chain can be cut off without a trace in it: the last seal of an earlier check must still be there.
  return isKnownThere ? result : { ...result, fault: { what: 'missing_seal', source: null, fromId: null, toId: null } };
}

async function faultOf(
  em: EntityManager,
  clock: Clock,
  secret: string,
  seal: AuditSeal,
  before: string,
  reached: bigint,
): Promise<AuditFault | null> {
  if (linkOf(secret, seal, before) !== seal.hash) return 'broken_chain';
  if (BigInt(seal.fromId) !== reached + 1n) return 'missing_seal';
  const { digest } = await readRows(em, seal.source, seal.fromId, seal.toId, seal.rows + 1);
  return digest === seal.digest || isPastItsTime(seal, clock.now()) ? null : 'changed_rows';
}

/** A fault and its place, for operators. */
export function faultText({ what, source, fromId, toId }: Fault): string {
  return `${what}, ${source ?? '?'} rows ${fromId ?? '?'} to ${toId ?? '?'}`;
}

/** Checks, and stores the result. */
export async function checkAndKeep(em: EntityManager, clock: Clock, secret: string, userId: number | null): Promise<AuditCheck> {
  const { seals, rows, head, fault } = await checkAudit(em, clock, secret);
  const check = em.create(AuditCheck, {
    checkedAt: clock.now(),
    user: userId,
    seals,
    rows: String(rows),
    head,
    fault: fault?.what ?? null,
    faultSource: fault?.source ?? null,
    faultFrom: fault?.fromId ?? null,
    faultTo: fault?.toId ?? null,
  });
  await em.persist(check).flush();
  return check;
}
