// Issues through the API and by two at once: which is opened when, and the effect of compiling and removing.
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { inTransaction } from '../../database/transactions.ts';
import type { Colloquium } from '../colloquiums/colloquium.entity.ts';
import { buildColloquium } from '../colloquiums/colloquium.factory.ts';
import { WorkflowWorld } from '../workflow/testing/workflow-world.factory.ts';
import { Issue } from './issue.entity.ts';
import { openIssueFor } from './issue.service.ts';
import { monthAfter, monthBefore, monthFrom } from './planned-month.ts';

let world: WorkflowWorld;
beforeAll(async () => void (world = await WorkflowWorld.start()));
afterAll(() => world.app.close());

test('the months of publication go round by the year (F-077)', () => {
  const months = [3, 6, 9, 12];
  expect(['2026-02-28', '2026-03-01', '2026-11-30', '2026-12-01'].map((day) => monthAfter(months, day))).toEqual([
    '2026-03-01',
    '2026-06-01',
    '2026-12-01',
    '2027-03-01',
  ]);
  expect(monthAfter([6], '2026-06-15')).toBe('2027-06-01');
  expect(['2026-03-31', '2026-12-31'].map((day) => monthFrom(months, day))).toEqual(['2026-03-01', '2026-12-01']);
  expect(['2026-01-10', '2026-03-31'].map((day) => monthBefore(months, day))).toEqual(['2025-12-01', '2025-12-01']);
  expect([monthAfter([], '2026-03-01'), monthBefore([], '2026-03-01')]).toEqual([null, null]);
});

const journal = (own: Parameters<typeof buildColloquium>[1]) =>
  buildColloquium(world.em(), { members: { chief: [world.people.chief] }, ...own });
const issuesOf = async ({ id }: Colloquium) =>
  (await world.em().find(Issue, { colloquium: id }, { orderBy: { number: 'asc' } })).map(({ number, plannedOn }) => [number, plannedOn]);
async function open({ id }: Colloquium) {
  const ctx = await world.contextOf('chief');
  return await inTransaction(ctx, () => openIssueFor(ctx, id));
}
const send = (issue: Issue | null) => world.em().nativeUpdate(Issue, { id: issue?.id ?? 0 }, { sentAt: world.app.clock.now() });

describe('the next issue', () => {
  it('is the first by number and month of the journal, then each the next month of publication, once however many ask at once (F-107, F-077)', async () => {
    const periodical = await journal({ initCycle: 12, initCycleTime: '2026-09-01', publishingMonths: [3, 9] });
    const opened = await Promise.all(Array.from({ length: 6 }, () => open(periodical)));
    expect(new Set(opened.map((issue) => issue?.id)).size).toBe(1);
    expect(await issuesOf(periodical)).toEqual([[12, '2026-09-01']]);
    for (const planned of ['2027-03-01', '2027-09-01']) {
      await send(await open(periodical));
      await Promise.all(Array.from({ length: 6 }, () => open(periodical)));
      expect((await issuesOf(periodical)).at(-1)?.[1]).toBe(planned);
    }
    expect((await issuesOf(periodical)).map(([number]) => number)).toEqual([12, 13, 14]);
  });

  it('of a conference is one, its proceedings, planned for the end of its period; sent, no other follows (F-099)', async () => {
    const conference = await journal({ kind: 1, endsOn: '2026-10-20', publishingMonths: [3] });
    const proceedings = await open(conference);
    expect(await issuesOf(conference)).toEqual([[1, '2026-10-20']]);
    await send(proceedings);
    expect(await open(conference)).toBeNull();
    expect(await issuesOf(conference)).toHaveLength(1);
  });

  it('follows the present month where the journal names none for its first', async () => {
    const periodical = await journal({ publishingMonths: [1, 12] });
    await open(periodical);
    expect(await issuesOf(periodical)).toEqual([[1, '2026-12-01']]);
  });
});
