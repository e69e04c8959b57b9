// People are reminded once of each day, however often the job is done, and by how many processes.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ReviewStatus } from '../../../shared/workflow.ts';
import { doDaily } from '../../work/daily.ts';
import { startTestApp } from '../../testing/app.ts';
import { buildSession } from '../accounts/viewer/user.factory.ts';
import { Colloquium } from '../colloquiums/colloquium.entity.ts';
import { Message } from '../messages/message.entity.ts';
import { Review } from '../reviews/review.entity.ts';
import { WorkflowWorld } from '../workflow/testing/workflow-world.factory.ts';
import { Reminder } from '../deadlines/reminder.entity.ts';

let world: WorkflowWorld;
beforeAll(async () => {
  world = await WorkflowWorld.start({ deputyReviews: false });
  await world.em().nativeUpdate(Colloquium, world.journal.id, { assignmentDays: 3, decisionDays: 5, publicationDays: 8 });
});
afterAll(() => world.app.close());

beforeEach(async () => {
  await world.em().nativeDelete(Reminder, {});
  await world.em().execute('update contribution set due_stage = null, due_on = null');
  await world.em().nativeUpdate(Review, {}, { status: ReviewStatus.CLOSED });
});

/** Two workers at once, and again: a restart. */
async function morning(moment: string): Promise<void> {
  world.app.clock.set(moment);
  const deps = { ...world.app.deps, transport: null };
  await Promise.all([doDaily(deps), doDaily(deps)]);
  await doDaily(deps);
}

async function submitted(): Promise<number> {
  await world.at('2026-03-02T02:00:00Z');
  const id = await world.draft();
  await world.act('author', id, 'SUBMIT');
  return id;
}

const reminded = async (id: number) =>
  (await world.em().find(Message, { contribution: id, key: { $like: '%eadline.%' } }, { populate: ['user'], orderBy: { id: 'asc' } })).map(
    ({ key, user }) => `${key} ${user.unwrap().realName}`,
  );

describe('the office', () => {
  it('hears of a day one working day before, on it and once it has gone by, each once, across processes and restarts (F-023)', async () => {
    const id = await submitted();
    await world.act('chief', id, 'ASSIGN', { receiverId: world.people.editor.id });
    await world.act('editor', id, 'RECEIVE');
    const seen: string[] = [];
    for (const [day, news] of [
      ['2026-03-05', []],
      ['2026-03-06', ['deadline.DECISION.BEFORE editor']],
      ['2026-03-07', []],
      ['2026-03-09', ['deadline.DECISION.ON editor']],
      ['2026-03-10', ['deadline.DECISION.AFTER editor']],
      ['2026-03-11', []],
      ['2026-04-01', []],
    ] as const) {
      await morning(`${day}T00:00:00Z`);
      seen.push(...news);
      expect(await reminded(id), day).toEqual(seen);
    }
  });

  it('hears only of today when no worker has run for days, and nothing of what is closed (F-023)', async () => {
    const [late, closed] = [await submitted(), await submitted()];
    await world.act('chief', closed, 'REFUSE');
    await morning('2026-03-10T00:00:00Z');
    expect(await reminded(late)).toEqual(['deadline.ASSIGNMENT.AFTER editor', 'deadline.ASSIGNMENT.AFTER editor2']);
    expect(await reminded(closed)).toEqual([]);
  });

  it('hears of the next stage again (F-023)', async () => {
    const id = await submitted();
    await morning('2026-03-06T00:00:00Z');
    await world.act('editor', id, 'RECEIVE');
    await morning('2026-03-16T00:00:00Z');
    expect(await reminded(id)).toEqual([
      'deadline.ASSIGNMENT.AFTER editor',
      'deadline.ASSIGNMENT.AFTER editor2',
      'deadline.DECISION.AFTER editor',
    ]);
  });
});

describe('a reviewer', () => {
  async function invited(own: { answerDueOn?: string; reviewDueOn?: string } = {}): Promise<number> {
    const id = await submitted();
    await world.act('editor', id, 'RECEIVE');
    await world.act('editor', id, 'EDITOR_APPROVE');
    await world.act('editor', id, 'EDITOR_INVITE_REVIEWERS', { reviewerIds: [world.people.reviewer.id], ...own });
    return id;
  }
  const letters = async () =>
    (await world.letters('reviewer')).filter(({ subject }) => /审稿邀请|审稿意见/.test(subject)).map(({ subject }) => subject);

  it('has five working days to answer and twenty to review, or as the invitation says, and reads both (F-026)', async () => {
    const id = await invited();
    const own = await invited({ answerDueOn: '2026-03-20', reviewDueOn: '2026-04-20' });
    const dates = async (one: number) => {
      const token = await buildSession(world.em(), world.people.reviewer, world.app.clock, { isRemembered: true });
      return (
        await world.app.request<{ node: { viewerReview: { answerDueOn: string; reviewDueOn: string } } }>(
          'query OwnDates($id: ID!) { node(id: $id) { ... on Contribution { viewerReview { answerDueOn reviewDueOn } } } }',
          { id: Buffer.from(`Contribution:${one}`).toString('base64') },
          { token },
        )
      ).data?.node.viewerReview;
    };
    expect(await dates(id)).toEqual({ answerDueOn: '2026-03-09', reviewDueOn: '2026-03-30' });
    expect(await dates(own)).toEqual({ answerDueOn: '2026-03-20', reviewDueOn: '2026-04-20' });
  });

  it('is reminded on the day and once after it, first to answer, then to review, and of nobody’s name (F-026)', async () => {
    const id = await invited();
    const before = (await letters()).length;
    const since = async () => (await letters()).slice(before);
    const keys = async () =>
      (await world.em().find(Message, { contribution: id, key: { $like: 'reviewReminder%' } }, { orderBy: { id: 'asc' } })).map(
        ({ key }) => key,
      );
    await morning('2026-03-06T00:00:00Z');
    expect(await keys()).toEqual([]);
    await morning('2026-03-09T00:00:00Z');
    await morning('2026-03-10T00:00:00Z');
    await morning('2026-03-12T00:00:00Z');
    expect(await keys()).toEqual(['reviewReminder.ANSWER.ON', 'reviewReminder.ANSWER.AFTER']);
    await world.act('reviewer', id, 'ACCEPT_INVITATION');
    await morning('2026-03-30T00:00:00Z');
    await morning('2026-04-20T00:00:00Z');
    expect((await keys()).slice(2)).toEqual(['reviewReminder.REVIEW.ON', 'reviewReminder.REVIEW.AFTER']);
    expect(await since()).toEqual([
      '请答复审稿邀请：《水利碑刻考》',
      '审稿邀请待答复：《水利碑刻考》',
      '审稿意见今日到期：《水利碑刻考》',
      '审稿意见待提交：《水利碑刻考》',
    ]);
    const { author, coAuthor, editor } = world.people;
    // The invitation itself is signed by its inviter.
    const reminders = (await world.letters('reviewer')).filter(({ subject }) => !subject.startsWith('审稿邀请：'));
    for (const { text, subject } of reminders)
      for (const person of [author, coAuthor, editor]) {
        expect(`${subject} ${text}`).not.toContain(person.email);
        expect(`${subject} ${text}`.split(/\W/u)).not.toContain(person.realName);
      }
    expect(await world.em().count(Review, { contribution: id })).toBe(1);
  });

  it('is left in peace once the review is in', async () => {
    const id = await invited();
    await world.act('reviewer', id, 'ACCEPT_INVITATION');
    await world.act('reviewer', id, 'REVIEW');
    await morning('2026-04-20T00:00:00Z');
    expect(await world.messaged(id, 'reviewReminder.REVIEW.AFTER')).toEqual([]);
  });
});

it('operations hear once, from 1 December on, that the next year’s holidays are not known, whatever restarts (F-021)', async () => {
  const told = async () =>
    (await world.em().find(Message, { key: 'calendar.missing' }, { populate: ['user'] })).map(({ user, params }) => [
      user.unwrap().realName,
      params['year'],
    ]);
  await morning('2026-11-30T00:00:00Z');
  expect(await told()).toEqual([]);
  await morning('2026-11-30T16:00:00Z');
  await morning('2026-12-20T00:00:00Z');
  expect(await told()).toEqual([['operations', 2027]]);
  const second = await startTestApp({ schema: world.app.deps.schema, beside: world.app });
  try {
    await doDaily({ ...second.deps, transport: null });
  } finally {
    await second.close();
  }
  expect(await told()).toHaveLength(1);
});
