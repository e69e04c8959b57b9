// Due days over random sequences of manuscripts: at every step, the stored day equals the one computed from the events, counting the
// office's days one by one (F-018 to F-022).
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { actNames, contributionStateName, type ActName } from '../../../shared/workflow.ts';
import { inTransaction } from '../../database/transactions.ts';
import { DomainError } from '../../errors.ts';
import { testCalendar } from '../../testing/calendar.ts';
import { bySampleSize } from '../../testing/sample-size.ts';
import { finishJobs } from '../../testing/jobs.ts';
import { buildColloquium } from '../colloquiums/colloquium.factory.ts';
import { buildContribution, buildFile } from '../contributions/manuscript/contribution.factory.ts';
import type { Contribution } from '../contributions/manuscript/contribution.entity.ts';
import { dayOf } from '../../../shared/day.ts';
import { tellHeldDecision } from '../workflow/hold/decision-hold.ts';
import { WorkflowEvent } from '../workflow/timeline/workflow-event.entity.ts';
import { WorkflowWorld, type PlayerName } from '../workflow/testing/workflow-world.factory.ts';
import { filledReview } from '../reviews/review.factory.ts';
import { perform, viewerOptions } from '../workflow/perform/perform.ts';
import { RECOMPUTE_DEADLINES } from './deadline.service.ts';
import { addJob } from '../../database/jobs.ts';

let world: WorkflowWorld;
beforeAll(async () => {
  world = await WorkflowWorld.start();
});
afterAll(() => world.app.close());

const players: readonly PlayerName[] = [
  'author',
  'editor',
  'editor2',
  'deputy',
  'chief',
  'publisher',
  'reviewer',
  'reviewer2',
  'otherChief',
];
const DAYS = { ASSIGNMENT: 4, DECISION: 12, PUBLICATION: 7 } as const;
type StageName = keyof typeof DAYS;

/** The due step by the events, and how many of its working days are left today; null when none is due. */
function toldByEvents(events: readonly WorkflowEvent[], today: string): { stage: StageName; left: number } | null {
  const last = events.at(-1);
  if (!last) return null;
  const names = events.map(({ row }) => row);
  const state = contributionStateName(last.toState);
  const isAssigned = ['T06', 'T07'].includes(
    names.findLast((row) => ['T01', 'T04', 'T05', 'T06', 'T07', 'T49', 'A02'].includes(row)) ?? '',
  );
  const stage: StageName | null =
    state === 'NEW_SUBMISSION'
      ? isAssigned
        ? null
        : 'ASSIGNMENT'
      : state === 'ACCEPTED'
        ? 'PUBLICATION'
        : /RETURNED|AUTHORIZATION|COMPILED|PUBLISHED|PRESS_REVIEWING|NOT_ACCEPTED|REJECTED/.test(state)
          ? null
          : 'DECISION';
  const begun = events.findLast(({ row }) => ['T01', 'T03', 'T43', 'T49'].includes(row));
  if (stage === null || !begun) return null;
  let used = 0;
  const from = Date.parse(dayOf(begun.at));
  for (let time = from + 86_400_000; time <= Date.parse(today); time += 86_400_000) {
    const day = new Date(time).toISOString().slice(0, 10);
    // It lay with its author when the day began.
    const before = events.findLast(({ at }) => dayOf(at) < day);
    const lay = before !== undefined && /RETURNED/.test(contributionStateName(before.toState));
    if (!lay && testCalendar.isWorkingDay(day)) used += 1;
  }
  return { stage, left: DAYS[stage] - used };
}

function stored({ dueStage, dueOn }: Contribution, today: string): { stage: string; left: number } | null {
  if (!dueStage || !dueOn) return null;
  return { stage: dueStage, left: dueOn < today ? 0 - testCalendar.between(dueOn, today) : testCalendar.between(today, dueOn) };
}

const sequence = fc.array(fc.record({ choice: fc.nat(1000), days: fc.nat(9) }), {
  minLength: bySampleSize({ sample: 14, full: 30 }),
  maxLength: bySampleSize({ sample: 20, full: 45 }),
});
const sequences = fc.sample(sequence, { seed: 20261123, numRuns: bySampleSize({ sample: 3, full: 80 }) });
/** Ends that would cut most sequences short are chosen only when nothing else is left. */
const ends = actNames.filter((name) => /REJECT|NOT_ACCEPT|WITHDRAW/.test(name));

it.each(sequences.map((one, index) => [index + 1, one] as const))(
  'sequence %i: the stored day is what the events say',
  async (_number, steps) => {
    world.app.clock.set('2026-03-02T02:00:00Z');
    const em = world.em();
    const { people } = world;
    const journal = await buildColloquium(em, {
      invitesReviewers: true,
      deputyReviews: true,
      members: { editor: [people.editor, people.editor2], deputy: [people.deputy], chief: [people.chief] },
    });
    await em.execute('update colloquium set assignment_days = ?, decision_days = ?, publication_days = ? where id in (?, ?)', [
      ...Object.values(DAYS),
      journal.id,
      world.otherJournal.id,
    ]);
    const { id } = await buildContribution(em, { submitter: people.author, colloquium: journal, poolConsent: true });
    const taken: string[] = [];
    for (const { choice, days } of steps) {
      const open = await possible(id);
      const lasting = open.filter(({ act }) => !ends.includes(act) && taken.filter((one) => one.endsWith(`:${act}`)).length < 3);
      const next = (lasting.length > 0 && choice % 8 !== 0 ? lasting : open)[
        choice % Math.max(1, lasting.length > 0 && choice % 8 !== 0 ? lasting.length : open.length)
      ];
      if (!next) break;
      if (await step(id, next.name, next.act)) taken.push(`${next.name}:${next.act}`);
      world.app.clock.advance(days * 86_400_000);
      const events = await world.em().find(WorkflowEvent, { contribution: id }, { orderBy: { id: 'asc' } });
      const today = dayOf(world.app.clock.now());
      expect(stored(await world.stored(id), today), `${today} ${taken.join(' ')}`).toEqual(toldByEvents(events, today));
    }
    expect(taken.length).toBeGreaterThan(3);
    const before = await world.stored(id);
    await addJob(world.em(), RECOMPUTE_DEADLINES, {});
    await finishJobs(world.app);
    expect(await world.stored(id)).toMatchObject({ dueOn: before.dueOn, version: before.version });
  },
  120_000,
);

async function possible(id: number): Promise<{ name: PlayerName; act: ActName }[]> {
  const all = await Promise.all(
    players.map(async (name) => {
      const ctx = await world.contextOf(name);
      return (await viewerOptions(ctx, await world.stored(id)))
        .filter(({ act, refusal }) => refusal === null && !['VIEW_DETAIL', 'VIEW_REVIEW', 'CHANGE', 'DELETE_DRAFT'].includes(act))
        .map(({ act }) => ({ name, act }));
    }),
  );
  return all.flat();
}

async function step(id: number, name: PlayerName, act: ActName): Promise<boolean> {
  const file = await buildFile(world.em(), await world.stored(id), { kind: act === 'AUTHORIZE' ? 5 : 8, uploadedBy: world.people[name] });
  const ctx = await world.contextOf(name);
  try {
    await inTransaction(ctx, async () => {
      const contribution = await perform(ctx, id, act, {
        comment: '意见',
        receiverId: world.people.editor2.id,
        reviewerIds: [world.people.reviewer.id, world.people.reviewer2.id],
        colloquiumId: world.otherJournal.id,
        fileIds: [file.id],
        review: filledReview(),
      });
      await tellHeldDecision(ctx, contribution);
    });
    return true;
  } catch (error) {
    // The input may not fit (a reviewer who was asked before, an issue that is not there).
    if (error instanceof DomainError && /_(REQUIRED|UNSUITABLE|HAS_IT)$/.test(error.code)) return false;
    throw error;
  }
}
