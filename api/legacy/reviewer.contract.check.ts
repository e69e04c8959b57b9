// Contract case of a reviewer's list (S2 §7, S3 §7.5).
import { expect } from 'vitest';
import { buildSession, buildUser } from '../modules/accounts/viewer/user.factory.ts';
import { Contribution } from '../modules/contributions/manuscript/contribution.entity.ts';
import { buildReview } from '../modules/reviews/review.factory.ts';
import type { ContractCase } from './contract.factory.ts';
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
    await invited('CLOSED');
    const manuscript = await pending.contribution.loadOrFail();
    const subject = await world.journal.subject.loadOrFail();
    const page = pageOf(await world.done('E2-004', all, { token }));
    expect(page).toMatchObject({ currPage: 1, totalPage: 1, totalCount: 4 });
    expect(page.list.at(-1)).toEqual({
      id: pending.id, contributionId: manuscript.id, colloquiumId: world.journal.id, cbCode: manuscript.manuscriptNumber, tougaoTime: expect.stringMatching(/^2026-03-02 10:\d\d:00$/),
      chapterTitleCh: '水利碑刻考', colloquium: '江南文化', subtype: subject.labelZh, status: 1,
    });
    expect(page.list.map(({ status }) => status)).toEqual([4, 3, 2, 1]);
    const ids = async (params: Record<string, unknown>, as: 'form' | 'json' = 'form') => pageOf(await world.done('E2-004', { ...all, ...params }, { token, as })).list.map(({ id }) => id);
    for (const [code, { id }] of [[1, pending], [2, accepted], [3, declined], [4, finished]] as const) {
      expect(await ids({ beDeal: code }), `beDeal ${code}`).toEqual([id]);
      expect(await ids({ searchScope: 5, keyWord: code }, 'json'), `searchScope 5, ${code}`).toEqual([id]);
    }
    expect(await ids({ searchScope: 1, keyWord: manuscript.manuscriptNumber })).toEqual([pending.id]);
    for (const [searchScope, some, none] of [[2, '2026-03-02,2026-03-02', '2026-03-03,'], [3, '碑刻', '没有这样的题目'], [4, '江南', '没有这样的集刊']] as const) {
      expect(await ids({ searchScope, keyWord: some }), `scope ${searchScope}`).toHaveLength(4);
      expect(await ids({ searchScope, keyWord: none }), `scope ${searchScope}`).toEqual([]);
    }
    for (const orderField of [1, 2]) expect(await ids({ orderField, order: 1 })).toEqual((await ids({ orderField, order: 2 })).toReversed());
    expect(pageOf(await world.done('E2-004', { ...all, pageSize: 3, pageNo: 2 }, { token }))).toMatchObject({ list: [{ id: pending.id }], currPage: 2, totalPage: 2 });
    for (const wrong of [{ beDeal: 5 }, { searchScope: 5, keyWord: 9 }, { searchScope: 6, keyWord: 'x' }, { orderField: 3 }, { order: 'up' }, { searchScope: 2, keyWord: 'heute' }])
      expect(await world.call('E2-004', { ...all, ...wrong }, { token }), JSON.stringify(wrong)).toEqual({ code: 500, msg: '填写有误' });
    expect(await world.call('E2-004', all, { token: world.tokens.editor })).toEqual({ code: 500, msg: '您没有权限进行此操作' });
  },
};
