// The usual time to a first decision: what counts, from how many on it is told, and that no page counts it.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { colloquiumSchema } from '../../schema.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { statementsOf } from '../../testing/statements.ts';
import { buildSession, buildUser } from '../accounts/viewer/user.factory.ts';
import type { Colloquium } from '../colloquiums/colloquium.entity.ts';
import { buildColloquium } from '../colloquiums/colloquium.factory.ts';
import { idOf } from '../contributions/manuscript/wizard.factory.ts';
import { rows } from '../workflow/table/table.ts';
import { buildHistory, type Happening } from './journal-history.factory.ts';
import { countPaces, DECISIONS, FEWEST_DECIDED } from './journal-pace.service.ts';

let app: TestApp;
let journal: Colloquium;
let token: string;
const em = () => app.database.orm.em.fork();

beforeAll(async () => {
  app = await startTestApp({ schema: colloquiumSchema() });
  token = await buildSession(em(), await buildUser(em()), app.clock);
});
afterAll(() => app.close());
beforeEach(async () => {
  journal = await buildColloquium(em());
});

const count = () => countPaces({ orm: app.database.orm, clock: app.clock });
const NODE = 'query ($id: ID!) { node(id: $id) { ... on Colloquium { usualDecisionDays } } }';
async function told(): Promise<number | null | undefined> {
  const { data } = await app.request<{ node: { usualDecisionDays: number | null } }>(
    NODE,
    { id: idOf('Colloquium', journal.id) },
    { token },
  );
  return data?.node.usualDecisionDays;
}

/** So many days before now, at ten in Shanghai. */
const before = (days: number) =>
  new Date(Date.parse(app.clock.now().toISOString().slice(0, 10) + 'T02:00:00Z') - days * 86_400_000).toISOString();
const decided = (from: number, to: number, act: Happening[1] = 'EDITOR_RETURN', state: Happening[2] = 5): Happening[] => [
  [before(from), 'SUBMIT', 1],
  [before(to), act, state],
];
async function build(times: number, history: readonly Happening[]): Promise<void> {
  for (let index = 0; index < times; index += 1) await buildHistory(em(), history, { colloquium: journal });
}

describe('the usual time to the first decision of a journal', () => {
  it(`is told from ${FEWEST_DECIDED} decided manuscripts on, in working days (B-431)`, async () => {
    await build(FEWEST_DECIDED - 1, decided(28, 14));
    await count();
    expect(await told()).toBeNull();
    await build(1, decided(28, 14));
    expect(await told(), 'no page counts').toBeNull();
    await count();
    expect(await told()).toBeGreaterThanOrEqual(5);
    expect(await told()).toBeLessThanOrEqual(10);
  });

  it('is the median of first decisions of the last twelve months, whatever came after and however long ago it began (B-431)', async () => {
    await build(6, [...decided(40, 33), [before(30), 'SUBMIT', 4], [before(2), 'CHIEF_ACCEPT', 14]]);
    await build(5, decided(200, 10, 'CHIEF_ACCEPT', 14));
    await build(20, decided(420, 400));
    await build(3, [[before(300), 'SUBMIT', 1]]);
    await count();
    expect(await told(), 'six within a week, five within months, none of those of last year').toBeLessThanOrEqual(7);
  });

  it('takes no refusal of an editor, which hands the manuscript back to the desk, for a decision (B-431)', async () => {
    await build(FEWEST_DECIDED, decided(20, 10, 'REFUSE', 1));
    await count();
    expect(await told()).toBeNull();
    await build(FEWEST_DECIDED, decided(20, 10, 'REFUSE', 17));
    await count();
    expect(await told()).toEqual(expect.any(Number));
  });

  it('passes over a decision that was taken back before it was told, and what was done to it (B-421)', async () => {
    await build(FEWEST_DECIDED, [
      [before(60), 'SUBMIT', 1],
      [before(59), 'EDITOR_REJECT', 17],
      [before(59), 'CORRECT_LETTER', 17],
      [before(59), 'UNDO_DECISION', 1],
      [before(20), 'EDITOR_RETURN', 5],
    ]);
    await em().execute(`update workflow_event u set details = jsonb_build_object('decisionId', u.id - 2)
      where u.operation = 116 and u.contribution_id in (select id from contribution where colloquium_id = ${String(journal.id)})`);
    await count();
    expect(await told()).toBeGreaterThan(20);
  });

  it('is gone a year after the last were decided, and counting twice at once is once (B-431)', async () => {
    await build(FEWEST_DECIDED, decided(20, 10));
    await Promise.all([count(), count()]);
    expect(await told()).toEqual(expect.any(Number));
    const clock = { now: () => new Date(app.clock.now().getTime() + 400 * 86_400_000) };
    await countPaces({ orm: app.database.orm, clock });
    expect(await told()).toBeNull();
  });

  it('is read by a page, never counted (B-431)', async () => {
    const statements = await statementsOf(() => told());
    expect(statements.some((text) => text.includes('workflow_event'))).toBe(false);
  });
});

it('counts the acts that the workflow calls decisions (B-431)', () => {
  expect([...new Set(rows.flatMap(({ act, isDecision }) => (isDecision ? [act] : [])))].sort()).toEqual([...DECISIONS].sort());
});
