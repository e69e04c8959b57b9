// How long rows of the operation log are kept (decision 26).
import type { AuditSeal } from './audit-seal.entity.ts';

const DAY_MS = 24 * 3_600_000;
export const LOG_DAYS = 3 * 365;

/** Earlier lines have passed their retention period. */
export const keptSince = (now: Date): Date => new Date(now.getTime() - LOG_DAYS * DAY_MS);

/** All rows of the seal may be gone. Timelines are kept for ever. */
export const isPastItsTime = (seal: Pick<AuditSeal, 'source' | 'newestAt'>, now: Date): boolean =>
  seal.source === 'operation_log' && seal.newestAt < keptSince(now);
