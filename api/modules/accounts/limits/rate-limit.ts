// Limits on attempts, counted in PostgreSQL for all processes together: the real defence of sign-in (principles, Accounts and sessions).
// The numbers stand in the doors of each domain.
import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { EntityManager } from '@mikro-orm/postgresql';
import { CompiledQuery } from 'kysely';
import { RateLimiterPostgres, type RateLimiterRes } from 'rate-limiter-flexible';
import type { Context } from '../../../context.ts';
import type { Limit } from '../../../doors.ts';
import { DomainError } from '../../../errors.ts';
import { refusedByLimit } from '../../../watch/counters.ts';
import { RateCounter } from './rate-counter.entity.ts';

/**
 * Counts one attempt; the count stays when the mutation around it is rolled back.
 * Errors: RATE_LIMITED with `minutes` until the next attempt is taken. The library reads the machine's clock, not ctx.clock.
 */
export async function consume(ctx: Context, limit: Limit, key: string): Promise<void> {
  const { consumedPoints, msBeforeNext } = await ctx.own((em) => count(em, limit, key));
  if (consumedPoints <= limit.points) return;
  throw new DomainError('RATE_LIMITED', { minutes: Math.max(1, Math.ceil(msBeforeNext / 60_000)) });
}

/** Counts one in the transaction of `em`, and answers whether it may be done: for acts that are skipped silently. */
export async function isWithinLimit(em: EntityManager, limit: Limit, key: string): Promise<boolean> {
  return (await beyondLimit(em, limit, key)) === 0;
}

/** Counts one with the transaction of `em`, and answers how many it makes beyond the limit; 0 within it. */
export async function beyondLimit(em: EntityManager, limit: Limit, key: string): Promise<number> {
  return Math.max(0, (await count(em, limit, key)).consumedPoints - limit.points);
}

/** penalty() counts and answers; consume() would reject, and so take the count back with its transaction. */
async function count(em: EntityManager, limit: Limit, key: string): Promise<RateLimiterRes> {
  const counted = await limiter(em, limit).penalty(hashKey(limit, key), 1);
  if (counted.consumedPoints > limit.points) refusedByLimit.inc({ limit: limit.name });
  return counted;
}

/** Tells the counter that the attempt was a success. */
export async function forgive(ctx: Context, limit: Limit, key: string): Promise<void> {
  await ctx.own(async (em) => {
    if (limit.onSuccess === 'clear') await limiter(em, limit).delete(hashKey(limit, key));
    if (limit.onSuccess === 'giveBack') await limiter(em, limit).reward(hashKey(limit, key), 1);
  });
}

/** Counters are in the table of our migrations; the library neither makes it nor keeps anything in memory. */
function limiter(em: EntityManager, limit: Limit): RateLimiterPostgres {
  const { name, points, seconds } = limit;
  const query = ({ text, values }: { text: string; values: unknown[] }) => em.getKysely().executeQuery(CompiledQuery.raw(text, values));
  return new RateLimiterPostgres({
    storeClient: { query },
    storeType: 'client',
    tableName: em.getMetadata().get(RateCounter).tableName,
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: name,
    points,
    duration: seconds,
  });
}

/** A counter table must not tell addresses and account names. */
function hashKey({ name }: Limit, key: string): string {
  return createHash('sha256')
    .update(name.endsWith(':address') ? lineOf(key) : key)
    .digest('hex');
}

/** An IPv6 line has 2^64 addresses: they count as one. */
export function lineOf(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address.replace(/^::ffff:/i, '');
  const [head = '', tail] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const groups = tail === undefined ? [...head] : [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/** Hourly: counters whose window is over. */
export async function clearExpiredCounters(em: EntityManager): Promise<void> {
  await em.execute('delete from rate_counter where expire < extract(epoch from now()) * 1000');
}
