// Contract cases of a reviewer's calls (S2 §7, S3 §7.5).
import { expect } from 'vitest';
import { buildSession, buildUser } from '../../modules/accounts/viewer/user.factory.ts';
import { Contribution } from '../../modules/contributions/manuscript/contribution.entity.ts';
import { ReviewStatus, type ContributionStateId } from '../../../shared/workflow.ts';
import { Review } from '../../modules/reviews/review.entity.ts';
import { buildReview } from '../../modules/reviews/review.factory.ts';
import type { ContractCase } from '../contract.factory.ts';
import { at, hidden, invalid, lastEvent, stateOf } from '../office/decisions.factory.ts';
import type { reviewerRows } from './reviewer.rows.ts';

const all = { pageNo: 1, pageSize: 10, beDeal: '', searchScope: '', keyWord: '', orderField: '', order: '' };

interface Page { list: { id: number; status: number }[]; currPage: number; totalPage: number; totalCount: number }
const pageOf = (body: Record<string, unknown>) => body['resultList'] as Page;

export const reviewerCases: Record<keyof typeof reviewerRows, ContractCase> = {
  // E3-039 is the same call.
  'E2-004': async (world) => {
    const em = world.em();
    const reviewer = await buildUser(em, { roles: ['REVIEWER'] });
    const token = await buildSession(em, reviewer, world.app.clock, { language: 'zh-CN' });
    const invited = async (status: 'PENDING' | 'ACCEPTED' | 'DECLINED' | 'FINISHED' | 'CLOSED') => {
      const contribution = await em.findOneOrFail(Contribution, await world.submitted());
      return await buildReview(em, { contribution, reviewer, status });
    };
    const [pending, accepted, declined, finished] = [await invited('PENDING'), await invited('ACCEPTED'), await invited('DECLINED'), await invited('FINISHED')];
    const closed = await invited('CLOSED');
    const manuscript = await pending.contribution.loadOrFail();
    const subject = await world.journal.subject.loadOrFail();
    const whole = await world.done('E2-004', all, { token });
    expect(whole).toMatchObject({ totalPage: 1 });
    const page = pageOf(whole);
    expect(page).toMatchObject({ currPage: 1, totalPage: 1, totalCount: 5 });
    expect(page.list.at(-1)).toEqual({
      id: pending.id, contributionId: manuscript.id, colloquiumId: world.journal.id, cbCode: manuscript.manuscriptNumber, tougaoTime: expect.stringMatching(/^2026-03-02 10:\d\d:00$/),
      chapterTitleCh: '水利碑刻考', colloquium: '江南文化', subtype: subject.labelZh, status: 1,
    });
    // A closed invitation, accepted or not, stays and is reported as refused: old clients know four states (B-055).
    expect(page.list.map(({ status }) => status)).toEqual([3, 4, 3, 2, 1]);
    const ids = async (params: Record<string, unknown>, as: 'form' | 'json' = 'form') => pageOf(await world.done('E2-004', { ...all, ...params }, { token, as })).list.map(({ id }) => id);
    for (const [code, found] of [[1, [pending]], [2, [accepted]], [3, [closed, declined]], [4, [finished]]] as const)
      expect(await ids({ searchScope: 5, keyWord: code }, 'json'), `searchScope 5, ${code}`).toEqual(found.map(({ id }) => id));
    // 1 lists tasks that wait for the reviewer: an answer, or the review.
    expect(await ids({ beDeal: 1 })).toEqual([accepted.id, pending.id]);
    for (const beDeal of ['', 2]) expect(await ids({ beDeal })).toHaveLength(5);
    expect(await ids({ searchScope: 1, keyWord: manuscript.manuscriptNumber })).toEqual([pending.id]);
    for (const [searchScope, some, none] of [[2, '2026-03-02,2026-03-02', '2026-03-03,'], [3, '碑刻', '没有这样的题目'], [4, '江南', '没有这样的集刊']] as const) {
      expect(await ids({ searchScope, keyWord: some }), `scope ${searchScope}`).toHaveLength(5);
      expect(await ids({ searchScope, keyWord: none }), `scope ${searchScope}`).toEqual([]);
    }
    for (const orderField of [1, 2]) expect(await ids({ orderField, order: 1 })).toEqual((await ids({ orderField, order: 2 })).toReversed());
    expect(pageOf(await world.done('E2-004', { ...all, pageSize: 4, pageNo: 2 }, { token }))).toMatchObject({ list: [{ id: pending.id }], currPage: 2, totalPage: 2 });
    for (const wrong of [{ beDeal: 3 }, { searchScope: 5, keyWord: 9 }, { searchScope: 6, keyWord: 'x' }, { orderField: 3 }, { order: 'up' }, { searchScope: 2, keyWord: 'heute' }])
      expect(await world.call('E2-004', { ...all, ...wrong }, { token }), JSON.stringify(wrong)).toEqual({ code: 500, msg: '填写有误' });
    expect(await world.call('E2-004', all, { token: world.tokens.editor })).toEqual({ code: 500, msg: '您没有权限进行此操作' });
  },

  // E3-040 is the same call.
  'E2-048': async (world) => {
    const em = world.em();
    const reviewer = await buildUser(em, { roles: ['REVIEWER'] });
    const token = await buildSession(em, reviewer, world.app.clock, { language: 'zh-CN' });
    const invited = async (status: 'PENDING' | 'ACCEPTED' | 'DECLINED' | 'CLOSED' = 'PENDING', state: ContributionStateId = 8) => {
      const contribution = await em.findOneOrFail(Contribution, await at(world, state, { invitedFrom: 4, reviewRound: 1 }));
      return await buildReview(em, { contribution, reviewer, invitedBy: world.people.editor, status });
    };
    const statusOf = async ({ id }: Review) => (await world.em().findOneOrFail(Review, id)).status;
    const answer = async (list: unknown, operation: unknown, more: Record<string, unknown> = {}, as = token) => await world.call('E2-048', { list, operation, ...more }, { token: as, as: 'json' });

    const [one, two, three] = [await invited(), await invited(), await invited()];
    expect(await answer([one.id, { id: two.id }], 2, { content: '近期可审' })).toEqual({ code: 0, msg: '操作成功' });
    expect([await statusOf(one), await statusOf(two), await stateOf(world, one.contribution.id)]).toEqual([ReviewStatus.ACCEPTED, ReviewStatus.ACCEPTED, 9]);
    expect((await lastEvent(world, one.contribution.id)).comment).toBe('近期可审');
    expect(await world.done('E2-048', { ids: JSON.stringify([three.id]), operation: '1', content: '不熟悉该领域' }, { token })).toMatchObject({ code: 0, msg: '已拒绝稿件接收' });
    expect(await world.em().findOneOrFail(Review, three.id)).toMatchObject({ status: ReviewStatus.DECLINED, declineReason: '不熟悉该领域' });
    // The last one has declined: it is back where it was invited from.
    expect(await stateOf(world, three.contribution.id)).toBe(4);

    // Invitations that cannot be answered any more are refused in words, and the rest is named (F-133).
    const [open, closed, answered] = [await invited(), await invited('CLOSED', 21), await invited('ACCEPTED', 9)];
    expect(await answer([closed.id], 2)).toEqual({ code: 500, msg: '该审稿邀请已关闭' });
    expect(await answer([closed.id, open.id, answered.id, open.id, 999_999], 2)).toEqual({
      code: 0, msg: expect.stringMatching(new RegExp(`^操作成功；未处理：${closed.id}：该审稿邀请已关闭; ${answered.id}：[^;]+; 999999：您访问的内容不存在$`)),
    });
    expect([await statusOf(open), await statusOf(closed), await statusOf(answered)]).toEqual([ReviewStatus.ACCEPTED, ReviewStatus.CLOSED, ReviewStatus.ACCEPTED]);
    // An earlier invitation to a manuscript does not answer the later one.
    const earlier = await invited('DECLINED', 8);
    const contribution = await earlier.contribution.loadOrFail();
    const later = await buildReview(em, { contribution, reviewer, invitedBy: world.people.editor });
    expect(await answer([earlier.id], 2)).toEqual({ code: 500, msg: '该审稿邀请已关闭' });
    expect(await statusOf(later)).toBe(ReviewStatus.PENDING);

    const stranger = await buildSession(em, await buildUser(em, { roles: ['REVIEWER'] }), world.app.clock, { language: 'zh-CN' });
    for (const id of [later.id, 999_999, 'x']) expect(await answer([id], 1, {}, stranger), 'another’s and a missing one are one').toEqual(hidden);
    for (const operation of [0, 3, '', 'x']) expect(await answer([later.id], operation)).toEqual(invalid);
    for (const list of ['x', 7, { a: 1 }]) expect(await answer(list, 2)).toEqual(invalid);
    expect(await answer([], 2)).toEqual({ code: 500, msg: '请选择新投稿件' });
    expect(await answer(Array.from({ length: 101 }, (_none, index) => index + 1), 2)).toMatchObject({ code: 500 });
    for (const as of [world.tokens.editor, world.tokens.author]) expect(await answer([later.id], 2, {}, as), 'no reviewer').toEqual(hidden);
    expect(await statusOf(later)).toBe(ReviewStatus.PENDING);
  },
};
