// An invitation not answered by its day lapses only where a reserve waits for its place; once, even under races.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { RoleKind } from '../../../shared/roles.ts';
import { ReviewStatus } from '../../../shared/workflow.ts';
import { doDaily } from '../../work/daily.ts';
import { startTestApp } from '../../testing/app.ts';
import { User } from '../accounts/viewer/user.entity.ts';
import { buildSession } from '../accounts/viewer/user.factory.ts';
import { idOf } from '../contributions/manuscript/wizard.factory.ts';
import { Message } from '../messages/message.entity.ts';
import { replayProblem } from '../workflow/testing/replay.ts';
import { WorkflowEvent } from '../workflow/timeline/workflow-event.entity.ts';
import { WorkflowWorld, type PlayerName } from '../workflow/testing/workflow-world.factory.ts';
import { Review } from '../reviews/review.entity.ts';
import { lapseInvitations } from './lapse.ts';
import { ReviewReserve } from '../reviews/invitations/reserve.entity.ts';

let world: WorkflowWorld;
beforeAll(async () => void (world = await WorkflowWorld.start()));
afterAll(() => world.app.close());

const INVITED = '2026-03-02T02:00:00Z';
/** The last day to answer, and the morning after it. */
const LAST_DAY = '2026-03-09T00:00:00Z';
const AFTER = '2026-03-10T00:00:00Z';

beforeEach(async () => {
  await world.em().nativeUpdate(Review, {}, { status: ReviewStatus.CLOSED });
  await world.at(INVITED);
  world.tokens.editor = await buildSession(world.em(), world.people.editor, world.app.clock, { language: 'zh-CN', isRemembered: true });
});

async function invited(names: readonly PlayerName[], reserve: readonly PlayerName[], invitesReserveOnLapse = true): Promise<number> {
  const id = await world.draft();
  await world.act('author', id, 'SUBMIT');
  await world.act('editor', id, 'RECEIVE');
  await world.act('editor', id, 'EDITOR_APPROVE');
  await invite(id, names, reserve, invitesReserveOnLapse);
  return id;
}

async function invite(
  id: number,
  names: readonly PlayerName[],
  reserve: readonly PlayerName[] = [],
  invitesReserveOnLapse = true,
): Promise<void> {
  const called = (list: readonly PlayerName[]) => list.map((name) => ({ code: world.people[name].code, conflictReason: '同行唯一' }));
  const answer = await world.ask(
    'editor',
    'mutation Invite($input: InviteByEditorInput!) { inviteByEditor(input: $input) { __typename } }',
    { input: { contributionId: idOf('Contribution', id), invitations: called(names), reserve: called(reserve), invitesReserveOnLapse } },
  );
  expect(answer.errors).toBeUndefined();
}

async function morning(moment: string): Promise<void> {
  world.app.clock.set(moment);
  await lapseInvitations(world.app.deps);
}

/** Two workers at once, and again: a restart. */
async function morningOfAll(moment: string): Promise<void> {
  world.app.clock.set(moment);
  const deps = { ...world.app.deps, transport: null };
  await Promise.all([doDaily(deps), doDaily(deps)]);
  await doDaily(deps);
}

/** The invited people and their state, in order. */
const standing = async (id: number) =>
  (await world.em().find(Review, { contribution: id }, { populate: ['reviewer'], orderBy: { id: 'asc' } })).map(
    ({ reviewer, status, closedReason }) =>
      `${reviewer.unwrap().realName} ${Object.keys(ReviewStatus)[Object.values(ReviewStatus).indexOf(status)]}${closedReason ? ` ${closedReason}` : ''}`,
  );
const acts = async (id: number) =>
  (await world.em().find(WorkflowEvent, { contribution: id, row: 'A05' }, { populate: ['actor'] })).map(
    ({ actor }) => actor?.unwrap().realName,
  );

describe('an unanswered invitation', () => {
  it('lapses on the morning after its day, once over two processes and restarts, and the next in reserve is asked with the journal’s days', async () => {
    const id = await invited(['reviewer'], ['reviewer2', 'stranger']);
    await world.em().nativeUpdate(ReviewReserve, { contribution: id }, { letter: '<p>本刊请您审稿。</p>' });
    await morning(LAST_DAY);
    expect(await standing(id)).toEqual(['reviewer PENDING']);
    const letters = (await world.letters('reviewer')).length;
    await morningOfAll(AFTER);
    expect(await standing(id)).toEqual(['reviewer CLOSED LAPSED', 'reviewer2 PENDING']);
    expect(await acts(id)).toEqual(['editor']);
    expect(await world.messaged(id, 'workflow.invitationLapsed')).toEqual(['editor']);
    expect(await world.messaged(id, 'workflow.invitationClosed')).toEqual(['reviewer']);
    // One letter: that it is over, and no reminder that it might still be answered.
    expect((await world.letters('reviewer')).slice(letters).map(({ subject }) => subject)).toEqual(['审稿邀请已关闭：《水利碑刻考》']);
    expect(await world.messaged(id, 'reviewReminder.ANSWER.AFTER')).toEqual([]);
    const next = await world.em().findOneOrFail(Review, { contribution: id, status: ReviewStatus.PENDING });
    expect(next).toMatchObject({ answerDueOn: '2026-03-17', invitedBy: { id: world.people.editor.id } });
    expect(next.letter).toContain('本刊请您审稿。');
    expect((await world.stored(id)).state).toBe(8);
    const events = await world.em().find(WorkflowEvent, { contribution: id }, { orderBy: { id: 'asc' } });
    expect(replayProblem(events, 8)).toBeNull();
    expect(events.at(-1)?.details).toMatchObject({ lapsed: 'true' });
    // And the next one after the next.
    await morning('2026-03-18T00:00:00Z');
    expect(await standing(id)).toEqual(['reviewer CLOSED LAPSED', 'reviewer2 CLOSED LAPSED', 'stranger PENDING']);
    // Nobody waits any more.
    await morning('2026-04-18T00:00:00Z');
    expect(await standing(id)).toEqual(['reviewer CLOSED LAPSED', 'reviewer2 CLOSED LAPSED', 'stranger PENDING']);
  });

  it('by processes of their own, once', async () => {
    const id = await invited(['reviewer'], ['reviewer2', 'stranger']);
    const second = await startTestApp({ schema: world.app.deps.schema, beside: world.app });
    try {
      world.app.clock.set(AFTER);
      await Promise.all([
        doDaily({ ...world.app.deps, transport: null }),
        doDaily({ ...second.deps, clock: world.app.clock, transport: null }),
      ]);
    } finally {
      await second.close();
    }
    expect(await standing(id)).toEqual(['reviewer CLOSED LAPSED', 'reviewer2 PENDING']);
    expect(await acts(id)).toEqual(['editor']);
  });

  it('stays as it is where nobody waits, or only for a refusal; its reviewer is reminded and may answer', async () => {
    const alone = await invited(['reviewer'], []);
    const forRefusal = await invited(['reviewer'], ['reviewer2'], false);
    await morningOfAll(AFTER);
    for (const id of [alone, forRefusal]) {
      expect(await standing(id)).toEqual(['reviewer PENDING']);
      expect(await world.messaged(id, 'reviewReminder.ANSWER.AFTER')).toEqual(['reviewer']);
      expect(await world.messaged(id, 'workflow.invitationLapsed')).toEqual([]);
    }
    await world.act('reviewer', forRefusal, 'DECLINE_INVITATION');
    expect(await standing(forRefusal)).toEqual(['reviewer DECLINED', 'reviewer2 PENDING']);
  });

  it('of two, one lapses where one waits: who was asked first', async () => {
    const id = await invited(['reviewer', 'reviewer2'], ['stranger']);
    await morning(AFTER);
    expect(await standing(id)).toEqual(['reviewer CLOSED LAPSED', 'reviewer2 PENDING', 'stranger PENDING']);
  });

  it('never once it is accepted, and not in a round that is over', async () => {
    const working = await invited(['reviewer'], ['reviewer2']);
    await world.act('reviewer', working, 'ACCEPT_INVITATION');
    const over = await invited(['reviewer'], ['reviewer2']);
    await world.act('editor', over, 'STOP_INVITING');
    await morning('2026-04-20T00:00:00Z');
    expect(await standing(working)).toEqual(['reviewer ACCEPTED']);
    expect(await standing(over)).toEqual(['reviewer CLOSED ROUND']);
  });

  it('who let it lapse may be asked again in the same round, and answers the later invitation', async () => {
    const id = await invited(['reviewer'], ['reviewer2']);
    await morning(AFTER);
    await world.at('2026-03-10T03:00:00Z');
    world.tokens.editor = await buildSession(world.em(), world.people.editor, world.app.clock, { language: 'zh-CN', isRemembered: true });
    await invite(id, ['reviewer']);
    await world.act('reviewer', id, 'ACCEPT_INVITATION');
    expect(await standing(id)).toEqual(['reviewer CLOSED LAPSED', 'reviewer2 PENDING', 'reviewer ACCEPTED']);
    expect((await world.stored(id)).state).toBe(9);
  });
});

describe('where the inviter has gone', () => {
  async function without(names: readonly PlayerName[], during: () => Promise<void>): Promise<void> {
    const ids = names.map((name) => world.people[name].id);
    await world.em().nativeUpdate(User, { id: { $in: ids } }, { isEnabled: false });
    try {
      await during();
    } finally {
      await world.em().nativeUpdate(User, { id: { $in: ids } }, { isEnabled: true });
    }
  }

  it('who stands in at the office does it, and hears of it', async () => {
    const id = await invited(['reviewer'], ['reviewer2']);
    // The editor has left the journal: the chief stands in (D2-63).
    await world.em().execute("delete from colloquium_member where user_id = ? and type = 'editor'", [world.people.editor.id]);
    try {
      await morning(AFTER);
    } finally {
      await world
        .em()
        .execute("insert into colloquium_member (colloquium_id, user_id, type, position) values (?, ?, 'editor', 0)", [
          world.journal.id,
          world.people.editor.id,
        ]);
    }
    expect(await standing(id)).toEqual(['reviewer CLOSED LAPSED', 'reviewer2 PENDING']);
    expect(await acts(id)).toEqual(['chief']);
    expect(await world.messaged(id, 'workflow.invitationLapsed')).toEqual(['chief']);
    const next = await world.em().findOneOrFail(Review, { contribution: id, status: ReviewStatus.PENDING });
    expect(next.invitedBy.id).toBe(world.people.chief.id);
  });

  it('an inviter who no longer holds the role does nothing by it', async () => {
    const id = await invited(['reviewer'], ['reviewer2']);
    const { editor } = world.people;
    await world.em().execute('delete from user_role where user_id = ? and role_id = ?', [editor.id, RoleKind.EDITOR]);
    try {
      await morning(AFTER);
      // The manuscript is the editor's still: nobody else may.
      expect(await standing(id)).toEqual(['reviewer PENDING']);
      expect(await world.messaged(id, 'workflow.lapseWithoutOffice')).toEqual(['operations']);
    } finally {
      await world.em().execute('insert into user_role (user_id, role_id) values (?, ?)', [editor.id, RoleKind.EDITOR]);
    }
    await morning('2026-03-11T00:00:00Z');
    expect(await standing(id)).toEqual(['reviewer CLOSED LAPSED', 'reviewer2 PENDING']);
    expect(await acts(id)).toEqual(['editor']);
  });

  it('and nobody is left, operations are told once, and nothing lapses; the other manuscripts go on', async () => {
    const id = await invited(['reviewer'], ['reviewer2']);
    await without(['editor', 'editor2', 'deputy', 'chief'], async () => {
      await morning(AFTER);
      await morning('2026-03-11T00:00:00Z');
    });
    expect(await standing(id)).toEqual(['reviewer PENDING']);
    expect(await world.messaged(id, 'workflow.lapseWithoutOffice')).toEqual(['operations']);
    const message = await world.em().findOneOrFail(Message, { contribution: id, key: 'workflow.lapseWithoutOffice' });
    expect(JSON.stringify(message.params)).not.toContain(world.people.reviewer.realName + '"');
    expect(await world.em().count(ReviewReserve, { contribution: id, invitedAt: null })).toBe(1);
  });
});
