// Living and being ready are two questions (decision 55).
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createOrm } from '../database/orm.ts';
import { colloquiumSchema } from '../schema.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';

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
