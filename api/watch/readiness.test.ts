// Living and being ready are two questions (decision 55).
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createOrm } from '../database/orm.ts';
import { colloquiumSchema } from '../schema.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { until } from '../testing/until.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ schema: colloquiumSchema() });
});
afterAll(() => app.close());
beforeEach(() => app.clock.advance(3000));

async function asked(path: '/healthz' | '/readyz', of = app): Promise<[number, string]> {
  const response = await fetch(`${of.url}${path}`);
  return [response.status, ((await response.json()) as { status: string }).status];
}

test.each([
  ['a newer one has run', `insert into mikro_orm_migrations (name) values ('Migration29991231000000_newer')`],
  ['one is missing', `update mikro_orm_migrations set name = name || '_gone' where id = 1`],
])('is not ready when the migrations are those of another version: %s', async (_what, change) => {
  const em = app.database.orm.em.fork();
  expect(await asked('/readyz')).toEqual([200, 'ok']);
  await em.execute(change);
  app.clock.advance(3000);
  expect(await asked('/readyz')).toEqual([503, 'migrations']);
  expect(await asked('/healthz')).toEqual([200, 'ok']);
  await em.execute(`delete from mikro_orm_migrations where name like '%_newer'`);
  await em.execute(`update mikro_orm_migrations set name = replace(name, '_gone', '')`);
});

test('lives without a database, and is not ready', async () => {
  const away = await createOrm({ databaseUrl: 'postgresql://nobody@127.0.0.1:1/none', connectionMs: 500 });
  const alone = await startTestApp({ schema: colloquiumSchema(), beside: app, deps: { orm: away } });
  expect(await asked('/readyz', alone)).toEqual([503, 'database']);
  expect(await asked('/healthz', alone)).toEqual([200, 'ok']);
  await alone.close();
  await away.close(true);
});

describe('B-040 an answer within a second, whatever does not answer', () => {
  /** A process whose second passes when the test says so. */
  async function hurried(deps: Partial<TestApp['deps']> = {}) {
    let pass = (): void => undefined;
    const asks: number[] = [];
    const after = async (ms: number) => {
      asks.push(ms);
      await new Promise<void>((resolve) => (pass = resolve));
    };
    const own = await startTestApp({ schema: colloquiumSchema(), beside: app, deps: { after, ...deps } });
    return { own, asks, late: () => pass() };
  }

  test('a database that takes the statement and never answers', async () => {
    const { own, asks, late } = await hurried();
    const holder = app.database.orm.em.fork();
    await holder.begin();
    await holder.execute('lock table rate_counter in access exclusive mode');
    try {
      for (const ms of [0, 3000, 3000, 3000, 3000]) {
        app.clock.advance(ms);
        const answer = asked('/readyz', own);
        const before = asks.length;
        await until(() => expect(asks.length).toBeGreaterThan(before));
        late();
        expect(await answer).toEqual([503, 'database']);
        expect(await asked('/healthz', own)).toEqual([200, 'ok']);
      }
      expect(new Set(asks)).toEqual(new Set([1000]));
      // Asked five times, it holds two connections at most: an open one is waited for until it is hopeless.
      const [waiting] = await app.database.orm.em
        .fork()
        .execute<{ count: number }[]>("select count(*)::int from pg_locks where relation = 'rate_counter'::regclass and not granted");
      expect(waiting?.count).toBeLessThanOrEqual(2);
    } finally {
      await holder.rollback();
    }
    app.clock.advance(3000);
    await until(async () => {
      app.clock.advance(3000);
      expect(await asked('/readyz', own)).toEqual([200, 'ok']);
    });
    await own.close();
  });

  test('a disk that never answers', async () => {
    let times = 0;
    const { own, late } = await hurried({
      freeBytes: () => {
        times += 1;
        return new Promise(() => undefined);
      },
    });
    const askedLate = async () => {
      app.clock.advance(20_000);
      const answer = asked('/readyz', own);
      const passing = setInterval(late, 50);
      try {
        return await answer;
      } finally {
        clearInterval(passing);
      }
    };
    // On a busy machine the database may be the late one; it is asked again.
    for (let left = 2; left > 0; left -= 1) await until(async () => expect(await askedLate()).toEqual([503, 'disk']));
    expect(times, 'one that hangs is waited for').toBe(1);
    await own.close();
  });
});

test('told to end, it is not ready at once and still answers what comes, without keeping connections', async () => {
  const ending = await startTestApp({ schema: colloquiumSchema(), beside: app });
  expect(await asked('/readyz', ending)).toEqual([200, 'ok']);
  ending.app.drain();
  expect(await asked('/readyz', ending)).toEqual([503, 'stopping']);
  expect(await asked('/healthz', ending)).toEqual([200, 'ok']);
  expect((await fetch(`${ending.url}/healthz`)).headers.get('connection')).toBe('close');
  const answer = await ending.request<{ viewer: null }>('query Who { viewer { id } }');
  expect(answer).toMatchObject({ status: 200, data: { viewer: null } });
  await ending.close();
});
