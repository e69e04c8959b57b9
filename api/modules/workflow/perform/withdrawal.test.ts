// The author withdraws a manuscript before it is accepted: who may, its fate, the notices, and others acting at the same time
// (principles, Workflow; row A03 and A04 of the table).
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MAX_COMMENT_LENGTH } from '../../../../shared/limits.ts';
import { errorText } from '../../../../shared/messages.ts';
import { User } from '../../accounts/viewer/user.entity.ts';
import { OperationLog } from '../../audit/operation-log.entity.ts';
import { Contribution } from '../../contributions/manuscript/contribution.entity.ts';
import { idOf } from '../../contributions/manuscript/wizard.factory.ts';
import { Review } from '../../reviews/review.entity.ts';
import { buildReview } from '../../reviews/review.factory.ts';
import { WorkflowEvent } from '../timeline/workflow-event.entity.ts';
import { WorkflowWorld, type PlayerName } from '../testing/workflow-world.factory.ts';

let world: WorkflowWorld;
let id: number;
beforeAll(async () => {
  world = await WorkflowWorld.start();
});
afterAll(() => world.app.close());
beforeEach(async () => {
  id = await world.draft();
});

const WITHDRAW =
  'mutation Withdraw($input: WithdrawContributionInput!) { withdrawContribution(input: $input) { contribution { authorStatus withdrawnAt viewerCanEdit viewerActs { act isAllowed } } } }';
interface Withdrawn {
  withdrawContribution: {
    contribution: { authorStatus: string; withdrawnAt: string | null; viewerCanEdit: boolean; viewerActs: { act: string }[] };
  } | null;
}
const withdraw = async (name: PlayerName = 'author', more: Record<string, unknown> = {}) =>
  await world.ask<Withdrawn>(name, WITHDRAW, { input: { contributionId: idOf('Contribution', id), ...more } });
const refusedWith = async (name: PlayerName = 'author', more: Record<string, unknown> = {}) =>
  (await withdraw(name, more)).errors?.[0]?.extensions.code ?? null;

it('is shown as withdrawn, is nobody’s turn any more, and can be neither edited, submitted nor reopened', async () => {
  await world.act('author', id, 'SUBMIT');
  const { data } = await withdraw('author', { comment: '另投他刊' });
  expect(data?.withdrawContribution?.contribution).toMatchObject({
    authorStatus: 'REJECTED',
    withdrawnAt: world.app.clock.now().toISOString(),
    viewerCanEdit: false,
    viewerActs: [{ act: 'VIEW_DETAIL' }],
  });
  expect(await world.stored(id)).toMatchObject({ state: 17, responsible: null, responsibleKind: null });
  expect(await world.read('chief', id, 'withdrawnAt expected { on }')).toEqual({ withdrawnAt: expect.any(String), expected: null });
  await expect(world.act('chief', id, 'REOPEN')).rejects.toMatchObject({ code: 'WITHDRAWN_BY_AUTHOR' });
  await expect(world.act('author', id, 'SUBMIT')).rejects.toMatchObject({ code: 'STATE_CHANGED' });
});

it('stands in the log with its reason, for the office and the author; and in the operation log without it', async () => {
  await world.act('author', id, 'SUBMIT');
  await withdraw('author', { comment: '  数据有误  ' });
  for (const name of ['author', 'editor'] as const) {
    const read = await world.read<{ events: { act: string; comment: string }[] }>(name, id, 'events { act comment }');
    expect(read?.events.at(-1)).toEqual({ act: 'WITHDRAW', comment: '数据有误' });
  }
  const [entry] = await world.em().find(OperationLog, { operation: 'withdrawContribution', objectId: id }, { orderBy: { id: 'desc' } });
  expect(entry).toMatchObject({ outcome: 'done', objectType: 'Contribution' });
  expect(JSON.stringify(entry)).not.toContain('数据有误');
});

describe('who may', () => {
  it('only the author who submitted it; a co-author is told so', async () => {
    await world.act('author', id, 'SUBMIT');
    const { errors } = await withdraw('coAuthor');
    expect(errors?.[0]).toMatchObject({ extensions: { code: 'NOT_SUBMITTER' }, message: '只有投稿人可以进行此操作' });
    expect(errorText('en-US', 'NOT_SUBMITTER')).toBe('Only the person who submitted the manuscript can do this');
    expect(await world.stored(id)).toMatchObject({ state: 1, withdrawnAt: null });
  });

  it('nobody else: authors of others do not find it, the office may not', async () => {
    await world.act('author', id, 'SUBMIT');
    expect(await refusedWith('stranger')).toBe('NOT_FOUND');
    for (const name of ['editor', 'chief', 'reviewer', 'operations'] as const) expect(await refusedWith(name)).toBe('FORBIDDEN');
  });

  it('while it is under way: not a draft, not once it is accepted', async () => {
    expect(await refusedWith()).not.toBeNull();
    await world.toChief(id);
    await world.act('chief', id, 'CHIEF_PRE_ACCEPT');
    await world.act('publisher', id, 'PRE_REVIEW', { comment: '可以' });
    await world.act('chief', id, 'CHIEF_ACCEPT', { comment: '录用' });
    await world.tell(id);
    await world.em().execute('update contribution set state = 15, stage = 6 where id = ?', [id]);
    expect(await refusedWith()).not.toBeNull();
    expect(await world.read<{ viewerActs: { act: string }[] }>('author', id, 'viewerActs { act }')).toEqual({
      viewerActs: [{ act: 'VIEW_DETAIL' }],
    });
  });

  it('with a reason of any length up to the limit', async () => {
    await world.act('author', id, 'SUBMIT');
    expect(await refusedWith('author', { comment: 'x'.repeat(MAX_COMMENT_LENGTH + 1) })).toBe('INVALID_INPUT');
    expect(await refusedWith('author', { comment: '𠮷'.repeat(MAX_COMMENT_LENGTH) })).toBeNull();
  });
});

describe('who is told', () => {
  it('a letter and a message confirm it to the author', async () => {
    await world.act('author', id, 'SUBMIT');
    await withdraw();
    expect(await world.messaged(id, 'workflow.withdrawalConfirmed')).toEqual(['author']);
    const letter = (await world.letters('author')).at(-1);
    expect(letter).toMatchObject({ status: 'queued', sendAfter: world.app.clock.now() });
    expect(letter?.subject).toMatch(/^撤稿确认：《水利碑刻考》/);
  });

  it('new submissions: the editors to whom it was open and the editors-in-chief, by message', async () => {
    await world.act('author', id, 'SUBMIT');
    await withdraw('author', { comment: '另投' });
    expect(await world.messaged(id, 'workflow.withdrawn')).toEqual(['chief', 'editor', 'editor2']);
    expect((await world.letters('editor2')).filter(({ subject }) => subject.includes('撤稿'))).toEqual([]);
  });

  it('its editor also by letter, with the reason', async () => {
    await world.act('author', id, 'SUBMIT');
    await world.act('editor', id, 'RECEIVE');
    await withdraw('author', { comment: '数据须重新核对' });
    expect(await world.messaged(id, 'workflow.withdrawn')).toEqual(['chief', 'editor']);
    const letter = (await world.letters('editor')).at(-1);
    expect(letter?.subject).toContain('作者已撤稿');
    expect(letter?.text).toContain('数据须重新核对');
  });

  it('its editor who reviews it as well: without the reason, which its author wrote', async () => {
    await world.act('author', id, 'SUBMIT');
    await world.act('editor', id, 'RECEIVE');
    const em = world.em();
    await buildReview(em, {
      contribution: await em.findOneOrFail(Contribution, id),
      reviewer: await em.findOneOrFail(User, world.people.editor.id),
      status: 'FINISHED',
    });
    await withdraw('author', { comment: '数据须重新核对' });
    const letter = (await world.letters('editor')).at(-1);
    expect(letter?.subject).toContain('作者已撤稿');
    expect(letter?.text).not.toContain('数据须重新核对');
  });

  it('reviewers who have not handed in are let go with a neutral message and letter: not that it was withdrawn, nor why, nor by whom', async () => {
    await world.act('author', id, 'SUBMIT');
    await world.act('editor', id, 'RECEIVE');
    await world.act('editor', id, 'EDITOR_APPROVE');
    await world.act('editor', id, 'EDITOR_INVITE_REVIEWERS', { reviewerIds: [world.people.reviewer.id, world.people.reviewer2.id] });
    await world.act('reviewer', id, 'ACCEPT_INVITATION');
    await withdraw('author', { comment: '另投他刊' });
    expect(await world.messaged(id, 'workflow.invitationClosed')).toEqual(['reviewer', 'reviewer2']);
    for (const name of ['reviewer', 'reviewer2'] as const) {
      const letter = (await world.letters(name)).at(-1);
      expect(letter?.subject).toBe('审稿邀请已关闭：《水利碑刻考》');
      expect(`${letter?.subject}${letter?.text}`).not.toMatch(/撤|author|另投|withdr/);
    }
    expect((await world.em().find(Review, { contribution: id })).map(({ status }) => status)).toEqual([5, 5]);
    await expect(world.act('reviewer', id, 'REVIEW')).rejects.toMatchObject({ code: 'INVITATION_CLOSED', params: {} });
    // A reviewer's view of a closed invitation says no more.
    expect(await world.read('reviewer', id, 'authorStatus withdrawnAt state events { at } files { name } viewerReview { status }')).toEqual(
      { authorStatus: null, withdrawnAt: null, state: null, events: null, files: [], viewerReview: { status: 'CLOSED' } },
    );
  });

  it('reviewers whose review is in, or who were let go before, hear nothing', async () => {
    await world.act('author', id, 'SUBMIT');
    await world.act('editor', id, 'RECEIVE');
    await world.act('editor', id, 'EDITOR_APPROVE');
    await world.act('editor', id, 'EDITOR_INVITE_REVIEWERS', { reviewerIds: [world.people.reviewer.id, world.people.reviewer2.id] });
    await world.act('reviewer', id, 'ACCEPT_INVITATION');
    await world.act('reviewer', id, 'REVIEW');
    await world.act('editor', id, 'SUMMARISE_REVIEWS', { comment: '汇总' });
    expect(await world.messaged(id, 'workflow.invitationClosed')).toEqual(['reviewer2']);
    await withdraw();
    expect(await world.messaged(id, 'workflow.invitationClosed')).toEqual(['reviewer2']);
  });
});

describe('at the same time', () => {
  it('twice at once: it is withdrawn once, and the second is told what has happened', async () => {
    await world.act('author', id, 'SUBMIT');
    const answers = await Promise.all([withdraw(), withdraw()]);
    expect(answers.map(({ errors }) => errors?.[0]?.extensions.code ?? 'done').sort()).toEqual(['STATE_CHANGED', 'done']);
    expect(answers.flatMap(({ errors }) => errors?.map(({ message }) => message) ?? [])[0]).toMatch(
      /^稿件状态已发生变化：您已于.+进行“撤稿”操作/,
    );
    expect(await world.em().count(WorkflowEvent, { contribution: id, row: { $in: ['A03', 'A04'] } })).toBe(1);
    expect(await world.messaged(id, 'workflow.withdrawalConfirmed')).toEqual(['author']);
  });

  it('the office acts on it a moment later and is told that its author has withdrawn it', async () => {
    await world.act('author', id, 'SUBMIT');
    await withdraw();
    await expect(world.act('editor', id, 'RECEIVE')).rejects.toMatchObject({
      code: 'STATE_CHANGED',
      params: { role: '作者', act: '撤稿' },
    });
  });

  it('a refusal that the author does not know of is overtaken: its letter is not sent, and nothing tells of it', async () => {
    await world.toChief(id);
    await world.act('chief', id, 'CHIEF_REJECT', { comment: '退稿意见' });
    const { data, errors } = await withdraw();
    expect(errors).toBeUndefined();
    expect(data?.withdrawContribution?.contribution).toMatchObject({ withdrawnAt: expect.any(String) });
    await world.tell(id);
    const read = await world.read<{ events: { act: string | null; comment: string | null }[]; reviews: unknown[] }>(
      'author',
      id,
      'events { act comment } reviews { id }',
    );
    expect(read?.events.map(({ act }) => act)).toEqual(['SUBMIT', null, 'WITHDRAW']);
    expect(read?.reviews).toEqual([]);
    expect((await world.letters('author')).filter(({ subject }) => subject.includes('退稿通知')).map(({ status }) => status)).toEqual([
      'cancelled',
    ]);
    expect(await world.messaged(id, 'workflow.rejected')).toEqual([]);
    await expect(world.act('chief', id, 'REOPEN')).rejects.toMatchObject({ code: 'WITHDRAWN_BY_AUTHOR' });
    // Once it was known, there is nothing to take back.
    const other = await world.draft();
    await world.act('author', other, 'SUBMIT');
    await world.act('chief', other, 'REFUSE');
    await world.tell(other);
    id = other;
    expect(await refusedWith()).not.toBeNull();
  });
});
