// Seals the operation log, the timelines and the looks at reviewers’ names, some rows at once, each seal linked to the one before it by the
// server's secret (decision 51).
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type { Clock } from '../../context.ts';
import { query } from '../../database/tables.ts';
import { signatureOf } from '../../secrets/signed.ts';
import { AuditSeal, type SealedSource } from './audit-seal.entity.ts';

/** Rows under one seal, at most. */
export const ROWS_A_SEAL = 5000;

/** The sealed part of a row: everything that never changes. Moments are milliseconds. */
const SAID: Readonly<Record<SealedSource, { at: string; text: string }>> = {
  operation_log: {
    at: 'created_at',
    text: `jsonb_build_array(id, user_id, acting_role, operation, object_type, object_id, params, ms, address, outcome, code, (extract(epoch from created_at) * 1000)::bigint)::text`,
  },
  workflow_event: {
    at: 'at',
    text: `jsonb_build_array(id, contribution_id, operation, "row", from_state, to_state, stage, actor_id, actor_kind, (extract(epoch from at) * 1000)::bigint, comment, letter, is_reviewer_act, log_group, details)::text`,
  },
  identity_read: {
    at: 'at',
    text: `jsonb_build_array(id, user_id, role_kind, contribution_id, day, (extract(epoch from at) * 1000)::bigint)::text`,
  },
};

/** A house that was sealed before a table was has the first seals of that table further on in its chain. */
export const sealedSources: readonly SealedSource[] = ['operation_log', 'workflow_event', 'identity_read'];

/** A seal without its place in the chain. */
type SealContent = Pick<AuditSeal, 'source' | 'fromId' | 'toId' | 'rows' | 'newestAt' | 'digest' | 'sealedAt'>;

/** The link of a seal to the one before it; `''` before the first. */
export function linkOf(secret: string, seal: SealContent, before: string): string {
  const { source, fromId, toId, rows, newestAt, digest, sealedAt } = seal;
  return signatureOf(secret, 'audit', JSON.stringify([before, source, fromId, toId, rows, newestAt.getTime(), digest, sealedAt.getTime()]));
}

interface SaidRows {
  ids: string[];
  newestAt: Date | null;
  /** SHA-256, hexadecimal. */
  digest: string;
}

/** Contents of rows in a range of numbers, in order, up to a limit. */
export async function readRows(em: EntityManager, source: SealedSource, from: string, to: string, most: number): Promise<SaidRows> {
  const { at, text } = SAID[source];
  const rows = await em.execute<{ id: string; at: string; said: string }[]>(
    `select id::text as id, (extract(epoch from ${at}) * 1000)::bigint::text as at, ${text} as said from ${source} where id between ? and ? order by ${source}.id limit ${most}`,
    [from, to],
  );
  const hash = createHash('sha256');
  for (const { said } of rows) hash.update(said).update('\n');
  const newest = rows.reduce((last, row) => Math.max(last, Number(row.at)), 0);
  return { ids: rows.map(({ id }) => id), newestAt: rows.length > 0 ? new Date(newest) : null, digest: hash.digest('hex') };
}

/** Seals rows written since the last time; done twice, or by two processes at once, it seals once. */
export async function sealAudit(orm: MikroORM, clock: Clock, secret: string): Promise<void> {
  for (const source of sealedSources) {
    const last = await lastCommitted(orm, source);
    while (last !== null && (await sealSome(orm, clock, secret, source, last)));
  }
}

const LOCK_NOT_AVAILABLE = '55P03';

/**
 * The number below which no row can appear any more, because all earlier writers have ended. Null when that takes too long: nobody is kept
 * waiting, and the next run will do it.
 */
async function lastCommitted(orm: MikroORM, source: SealedSource): Promise<string | null> {
  try {
    return await orm.em.fork().transactional(async (em) => {
      await em.execute(`set local lock_timeout = '1s'`);
      await em.execute(`lock table ${source} in share mode`);
      const [row] = await em.execute<{ last: string | null }[]>(`select max(id)::text as last from ${source}`);
      return row?.last ?? null;
    });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === LOCK_NOT_AVAILABLE) return null;
    throw error;
  }
}

/** Whether there may be more to seal. */
async function sealSome(orm: MikroORM, clock: Clock, secret: string, source: SealedSource, last: string): Promise<boolean> {
  return await orm.em.fork().transactional(async (em) => {
    await sql`select pg_advisory_xact_lock(hashtext('audit_seal'))`.execute(query(em));
    const [before] = await em.find(AuditSeal, {}, { orderBy: { id: 'desc' }, limit: 1 });
    const [ofSource] = await em.find(AuditSeal, { source }, { orderBy: { toId: 'desc' }, limit: 1 });
    const fromId = String(BigInt(ofSource?.toId ?? '0') + 1n);
    const { ids, newestAt, digest } = await readRows(em, source, fromId, last, ROWS_A_SEAL);
    const toId = ids.at(-1);
    if (toId === undefined || newestAt === null) return false;
    const content = { source, fromId, toId, rows: ids.length, newestAt, digest, sealedAt: clock.now() };
    await em.insert(AuditSeal, { ...content, hash: linkOf(secret, content, before?.hash ?? '') });
    return ids.length === ROWS_A_SEAL;
  });
}
