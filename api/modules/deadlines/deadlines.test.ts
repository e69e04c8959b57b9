// The office's deadlines: counted by hand over holidays, moved by people's acts, seen by the office alone.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ContributionState } from '../../../shared/workflow.ts';
import { finishJobs } from '../../testing/jobs.ts';
import { testCalendar } from '../../testing/calendar.ts';
import { Colloquium } from '../colloquiums/colloquium.entity.ts';
import { buildFile } from '../contributions/manuscript/contribution.factory.ts';
import { WorkflowEvent } from '../workflow/timeline/workflow-event.entity.ts';
import { WorkflowWorld, type PlayerName } from '../workflow/testing/workflow-world.factory.ts';
import { dueDayOf, moveClock, type DueClock } from './deadline.ts';

let world: WorkflowWorld;
beforeAll(async () => {
  world = await WorkflowWorld.start({ invitesReviewers: false, deputyReviews: false, chiefPreAccepts: false });
  await durations(3, 5, 8);
});
afterAll(() => world.app.close());

const durations = async (assignmentDays: number, decisionDays: number, publicationDays: number) => {
  await world.em().nativeUpdate(Colloquium, world.journal.id, { assignmentDays, decisionDays, publicationDays });
  await finishJobs(world.app);
};

interface Read {
  deadline: { stage: string; dueOn: string; isOverdue: boolean; workingDaysLeft: number; isProvisional: boolean } | null;
}
const deadlineOf = async (id: number, name: PlayerName = 'chief') =>
  (await world.read<Read>(name, id, 'deadline { stage dueOn isOverdue workingDaysLeft isProvisional }'))?.deadline ?? null;

/** Submitted on Monday 2 March 2026. */
async function submitted(moment = '2026-03-02T02:00:00Z'): Promise<number> {
  await world.at(moment);
  const id = await world.draft();
  await world.act('author', id, 'SUBMIT');
  return id;
}

const at = (day: string) => world.app.clock.set(`${day}T02:00:00Z`);

describe('a submission', () => {
  it('is due within the days for assigning, and overdue from the day after on; receiving it clears the mark (F-018)', async () => {
    const id = await submitted();
    at('2026-03-05');
    expect(await deadlineOf(id)).toEqual({
      stage: 'ASSIGNMENT',
      dueOn: '2026-03-05',
      isOverdue: false,
      workingDaysLeft: 0,
      isProvisional: false,
    });
    at('2026-03-06');
    expect(await deadlineOf(id)).toMatchObject({ isOverdue: true, workingDaysLeft: -1 });
    await world.act('editor', id, 'RECEIVE');
    expect(await deadlineOf(id)).toMatchObject({ stage: 'DECISION', dueOn: '2026-03-13', isOverdue: false, workingDaysLeft: 5 });
  });

  it('is due no more once it is assigned, and again when the one it was assigned to declines (F-018)', async () => {
    const id = await submitted();
    at('2026-03-06');
    await world.act('chief', id, 'ASSIGN', { receiverId: world.people.editor2.id });
    expect(await deadlineOf(id)).toBeNull();
    await world.act('editor2', id, 'REFUSE');
    expect(await deadlineOf(id)).toMatchObject({ stage: 'ASSIGNMENT', dueOn: '2026-03-05', isOverdue: true });
  });
});

it('what was received is due until a decision on acceptance, in anybody’s hands meanwhile (F-019)', async () => {
  const id = await submitted();
  await world.act('editor', id, 'RECEIVE');
  await world.act('editor', id, 'EDITOR_APPROVE');
  at('2026-03-10');
  expect(await deadlineOf(id)).toMatchObject({ stage: 'DECISION', dueOn: '2026-03-09', isOverdue: true });
  const rejected = await submitted('2026-03-10T02:00:00Z');
  await world.act('editor', rejected, 'RECEIVE');
  await world.act('editor', rejected, 'EDITOR_REJECT');
  expect(await deadlineOf(rejected)).toBeNull();
  await world.act('chief', rejected, 'REOPEN');
  expect(await deadlineOf(rejected)).toMatchObject({ stage: 'DECISION', dueOn: '2026-03-17' });
  await world.act('editor', rejected, 'EDITOR_APPROVE');
  expect(await deadlineOf(rejected)).toMatchObject({ stage: 'DECISION', dueOn: '2026-03-17' });
  await world.act('chief', rejected, 'CHIEF_FINAL_NOT_ACCEPT');
  expect(await deadlineOf(rejected)).toBeNull();
  await world.act('chief', id, 'CHIEF_ACCEPT');
  expect(await deadlineOf(id)).toBeNull();
});

it('what was accepted is due until it is published singly or compiled (F-020)', async () => {
  const id = await submitted();
  await world.act('editor', id, 'RECEIVE');
  await world.act('editor', id, 'EDITOR_APPROVE');
  await world.act('chief', id, 'CHIEF_ACCEPT');
  await world.tell(id);
  await world.act('author', id, 'AUTHORIZE');
  const file = await buildFile(world.em(), await world.stored(id), { kind: 5, uploadedBy: world.people.author });
  await world.act('author', id, 'AUTHORIZE', { fileIds: [file.id] });
  at('2026-03-13');
  expect(await deadlineOf(id)).toMatchObject({ stage: 'PUBLICATION', dueOn: '2026-03-12', isOverdue: true });
  await world.act('chief', id, 'PUBLISH_SINGLE');
  expect(await deadlineOf(id)).toBeNull();
});

it.each([
  [ContributionState.SINGLE_PUBLISHED, null],
  [ContributionState.COMPILED, null],
  [ContributionState.ACCEPTED, '2026-03-12'],
] as const)('what was accepted is due in state %i on %s (F-020)', (to, dueOn) => {
  const clock: DueClock = { dueStage: 'PUBLICATION', dueSince: '2026-03-02', duePauses: [] };
  moveClock(clock, ContributionState.ACCEPTED, to, '2026-03-06');
  expect(dueDayOf(clock, { assignmentDays: 1, decisionDays: 1, publicationDays: 8 }, testCalendar).dueOn).toBe(dueOn);
});

describe('working days', () => {
  // Counted by hand: 2026-02-14 is worked, 02-15 to 02-23 are off, 02-28 is worked.
  it.each([
    ['2026-02-12', 1, '2026-02-13'],
    ['2026-02-12', 2, '2026-02-14'],
    ['2026-02-12', 3, '2026-02-24'],
    ['2026-02-12', 7, '2026-02-28'],
    ['2026-02-12', 8, '2026-03-02'],
    ['2026-09-24', 4, '2026-10-08'],
  ])(
    'leave out the spring festival and count the Saturday that is worked: %s and %i days is %s (F-021)',
    (dueSince, assignmentDays, dueOn) => {
      const due = dueDayOf(
        { dueStage: 'ASSIGNMENT', dueSince, duePauses: [] },
        { assignmentDays, decisionDays: 1, publicationDays: 1 },
        testCalendar,
      );
      expect(due).toEqual({ dueOn, dueIsProvisional: false });
    },
  );

  it('of a year whose holidays are not known are Monday to Friday, and said to be provisional (F-021)', async () => {
    const id = await submitted('2026-12-30T02:00:00Z');
    expect(await world.stored(id)).toMatchObject({ dueOn: '2027-01-04', dueIsProvisional: true });
  });
});

it('the days that the author revises do not count: ten working days later it is due ten working days later (F-022)', async () => {
  const id = await submitted();
  await world.act('editor', id, 'RECEIVE');
  expect(await deadlineOf(id)).toMatchObject({ dueOn: '2026-03-09' });
  at('2026-03-04');
  await world.act('editor', id, 'EDITOR_RETURN', { comment: '请修改' });
  await world.tell(id);
  at('2026-03-11');
  expect(await deadlineOf(id)).toBeNull();
  await world.at('2026-03-18T02:00:00Z');
  await world.act('author', id, 'SUBMIT');
  expect(await deadlineOf(id)).toMatchObject({ stage: 'DECISION', dueOn: '2026-03-23', workingDaysLeft: 3 });
});

it.each([ContributionState.EDITOR_RETURNED, ContributionState.CHIEF_RETURNED, ContributionState.DEPUTY_RETURNED])(
  'of state %i, in which the author revises, no day counts (F-022)',
  (returned) => {
    const clock: DueClock = { dueStage: 'DECISION', dueSince: '2026-03-02', duePauses: [] };
    const due = () => dueDayOf(clock, { assignmentDays: 1, decisionDays: 5, publicationDays: 1 }, testCalendar).dueOn;
    expect(due()).toBe('2026-03-09');
    moveClock(clock, ContributionState.EDITOR_REVIEWING, returned, '2026-03-04');
    expect(due()).toBeNull();
    moveClock(clock, returned, ContributionState.AUTHOR_REVISED, '2026-03-18');
    expect(due()).toBe('2026-03-23');
  },
);

it('a day that goes by changes nothing: state, log and what can be done are as before (F-024)', async () => {
  const id = await submitted();
  const stands = async () => ({
    state: (await world.stored(id)).state,
    events: await world.em().count(WorkflowEvent, { contribution: id }),
    acts: await world.read('chief', id, 'viewerActs { act isAllowed refusal }'),
  });
  at('2026-03-05');
  const before = await stands();
  at('2026-03-09');
  expect((await deadlineOf(id))?.isOverdue).toBe(true);
  expect(await stands()).toEqual(before);
});

it('another duration moves the days of that journal’s open manuscripts and of no other, without any act; 0 sets none (F-025)', async () => {
  const id = await submitted();
  const draft = await world.draft({ colloquium: world.otherJournal });
  await world.act('author', draft, 'SUBMIT');
  const other = await deadlineOf(draft, 'otherChief');
  const version = (await world.stored(id)).version;
  await durations(6, 5, 8);
  expect(await deadlineOf(id)).toMatchObject({ dueOn: '2026-03-10' });
  expect((await world.stored(id)).version).toBe(version);
  expect(await deadlineOf(draft, 'otherChief')).toEqual(other);
  await durations(0, 5, 8);
  expect(await deadlineOf(id)).toBeNull();
  await durations(3, 5, 8);
  expect(await deadlineOf(id)).toMatchObject({ dueOn: '2026-03-05' });
});

describe('who is told', () => {
  it('is the office; authors never are, and their list has no such order (F-018)', async () => {
    const id = await submitted();
    for (const name of ['editor', 'deputy', 'chief', 'publisher', 'operations'] as const)
      expect(await deadlineOf(id, name), name).toMatchObject({ stage: 'ASSIGNMENT' });
    for (const name of ['author', 'coAuthor'] as const) expect(await deadlineOf(id, name), name).toBeNull();
    const asked = (list: string) => `query ByDue { viewer { ${list}(orderBy: {field: DUE, direction: ASC}) { totalCount } } }`;
    expect((await world.ask('chief', asked('handledContributions'))).errors).toBeUndefined();
    expect((await world.ask('author', asked('authoredContributions'))).errors?.[0]?.message).toContain('DUE');
  });

  it('finds what is due soonest first, what has no day last, page by page, and the overdue alone (F-018, F-019)', async () => {
    await world.em().execute('update contribution set due_on = null where colloquium_id = ?', [world.journal.id]);
    const [late, soon, none] = [await submitted(), await submitted('2026-03-04T02:00:00Z'), await submitted('2026-03-04T03:00:00Z')];
    await world.act('chief', none, 'ASSIGN', { receiverId: world.people.editor2.id });
    at('2026-03-06');
    interface List {
      viewer: { handledContributions: { totalCount: number; edges: { cursor: string; node: { manuscriptNumber: string } }[] } };
    }
    const list = async (args: string) =>
      (
        await world.ask<List>(
          'chief',
          `query Due { viewer { handledContributions(${args}) { totalCount edges { cursor node { manuscriptNumber } } } } }`,
        )
      ).data?.viewer.handledContributions;
    const numbers = await Promise.all([late, soon, none].map(async (id) => (await world.stored(id)).manuscriptNumber));
    const all = await list('first: 100, orderBy: {field: DUE, direction: ASC}');
    expect(all?.edges.slice(0, 2).map(({ node }) => node.manuscriptNumber)).toEqual(numbers.slice(0, 2));
    expect(all?.edges.slice(2).map(({ node }) => node.manuscriptNumber)).toContain(numbers[2]);
    const after = await list(`first: 1, after: "${all?.edges[0]?.cursor}", orderBy: {field: DUE, direction: ASC}`);
    expect(after?.edges.map(({ node }) => node.manuscriptNumber)).toEqual([numbers[1]]);
    const among = async (which: string) =>
      (await list(`filter: {deadlines: [${which}]}, first: 100`))?.edges.map(({ node }) => node.manuscriptNumber);
    expect(await among('OVERDUE')).toEqual([numbers[0]]);
    expect(await among('SOON')).toEqual([numbers[1]]);
    expect(new Set(await among('OVERDUE, SOON'))).toEqual(new Set([numbers[0], numbers[1]]));
  });
});
