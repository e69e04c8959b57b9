// Attempts are counted for all processes together and stay counted when the mutation is refused (principles, Accounts and sessions).
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '../../../database/transactions.ts';
import { buildContext } from '../../../testing/context.ts';
import { type TestDatabase, createTestDatabase } from '../../../testing/database.ts';
import { clearExpiredCounters, consume, forgive } from './rate-limit.ts';
import { RateCounter } from './rate-counter.entity.ts';
import { accountsLimits } from '../accounts.doors.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

async function attempts(count: number, key: string): Promise<void> {
  for (let attempt = 0; attempt < count; attempt += 1) await consume(buildContext(database), accountsLimits['signIn:account'], key);
}

it('takes ten attempts on an account and refuses the next, telling how long to wait', async () => {
  await attempts(10, 'guessed@example.org');
  const error: unknown = await consume(buildContext(database), accountsLimits['signIn:account'], 'guessed@example.org').catch(
    (thrown: unknown) => thrown,
  );
  expect(error).toMatchObject({ code: 'RATE_LIMITED', params: { minutes: expect.any(Number) } });
  const { minutes } = (error as { params: { minutes: number } }).params;
  expect(minutes).toBeGreaterThan(0);
  expect(minutes).toBeLessThanOrEqual(15);
  await consume(buildContext(database), accountsLimits['signIn:account'], 'other@example.org');
});

it('counts attempts whose mutation was rolled back', async () => {
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const ctx = buildContext(database);
    const refused = inTransaction(ctx, async () => {
      await consume(ctx, accountsLimits['signIn:account'], 'rolled@example.org');
      throw new Error('wrong password');
    });
    await expect(refused).rejects.toThrow('wrong password');
  }
  await expect(consume(buildContext(database), accountsLimits['signIn:account'], 'rolled@example.org')).rejects.toMatchObject({
    code: 'RATE_LIMITED',
  });
});

it('lets no more than the limit through when all come at once', async () => {
  const all = await Promise.allSettled(
    Array.from({ length: 30 }, () => consume(buildContext(database), accountsLimits['signIn:account'], 'burst@example.org')),
  );
  expect(all.filter((one) => one.status === 'fulfilled')).toHaveLength(10);
});

it('forgets the failures of an account that signed in, but gives an address back only its one attempt', async () => {
  await attempts(9, 'owner@example.org');
  await forgive(buildContext(database), accountsLimits['signIn:account'], 'owner@example.org');
  await attempts(10, 'owner@example.org');

  const points = async () =>
    (await database.orm.em.fork().find(RateCounter, { key: { $like: 'signIn:address:%' } })).map((row) => row.points);
  for (let attempt = 0; attempt < 3; attempt += 1) await consume(buildContext(database), accountsLimits['signIn:address'], '198.51.100.1');
  await forgive(buildContext(database), accountsLimits['signIn:address'], '198.51.100.1');
  expect(await points()).toEqual([2]);
});

it('counts the addresses of one IPv6 line as one, and an IPv4 address however it is written', async () => {
  const count = async (address: string) => {
    await database.orm.em.fork().nativeDelete(RateCounter, { key: { $like: 'captcha:address:%' } });
    for (const one of address.split(' ')) await consume(buildContext(database), accountsLimits['captcha:address'], one);
    return (await database.orm.em.fork().find(RateCounter, { key: { $like: 'captcha:address:%' } })).length;
  };
  expect(await count('2001:db8:0:7::1 2001:db8:0:7:ffff:ffff:ffff:fffe 2001:0db8::7:1:2:3:4')).toBe(1);
  expect(await count('2001:db8:0:7::1 2001:db8:0:8::1 ::1')).toBe(3);
  expect(await count('198.51.100.7 ::ffff:198.51.100.7')).toBe(1);
});

it('keeps neither accounts nor addresses in its table', async () => {
  await attempts(1, 'private@example.org');
  const keys = (await database.orm.em.fork().find(RateCounter, {})).map((row) => row.key);
  expect(keys.join()).not.toContain('@');
});

it('clears counters whose window is over and no others', async () => {
  const em = database.orm.em.fork();
  await em.insertMany(RateCounter, [
    { key: 'captcha:address:old', points: 1, expire: String(Date.now() - 1) },
    { key: 'captcha:address:live', points: 1, expire: String(Date.now() + 60_000) },
  ]);
  await clearExpiredCounters(em);
  expect(await em.fork().count(RateCounter, { key: 'captcha:address:old' })).toBe(0);
  expect(await em.fork().count(RateCounter, { key: 'captcha:address:live' })).toBe(1);
});
