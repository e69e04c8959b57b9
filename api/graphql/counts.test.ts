// Numbers beside lists: how far they are exact, and what is not asked for.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { query } from '../database/tables.ts';
import { colloquiumSchema } from '../schema.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { answerCounts, countOf, countsBy, type CountBy } from './counts.ts';

let app: TestApp;
beforeAll(async () => void (app = await startTestApp({ schema: colloquiumSchema() })));
afterAll(() => app.close());

const EVERY = sql<boolean>`true`;

async function counted(rows: number, asked: readonly string[] = ['all', 'byKey']) {
  const from = sql`generate_series(1, ${rows}) as n(id)`;
  const parts = { all: countOf(from, EVERY), byKey: countsBy(from, EVERY, sql`n.id % 2`) };
  return await answerCounts<{ all: number | null; byKey: CountBy[] | null }>(query(app.database.orm.em.fork()), parts, new Set(asked));
}

it('counts exactly to 10,000 and no further; by key only where all are counted (B-404)', async () => {
  const even = [
    { key: 0, count: 5000 },
    { key: 1, count: 5000 },
  ];
  expect(await counted(10_000)).toEqual({ all: 10_000, byKey: even });
  expect(await counted(10_001)).toEqual({ all: 10_000, byKey: null });
  expect(await counted(0)).toEqual({ all: 0, byKey: [] });
});

it('counts what is asked for alone (B-404)', async () => {
  expect(await counted(4, ['all'])).toEqual({ all: 4, byKey: null });
});
