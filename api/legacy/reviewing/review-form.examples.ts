// Contract case of handing a review in.
import { expect } from 'vitest';
import type { ContributionStateId } from '../../../shared/workflow.ts';
import { Review } from '../../modules/reviews/review.entity.ts';
import { buildReview } from '../../modules/reviews/review.factory.ts';
import { ContributionFile } from '../../modules/contributions/files/contribution-file.entity.ts';
import { Contribution } from '../../modules/contributions/manuscript/contribution.entity.ts';
import { buildSession, buildUser } from '../../modules/accounts/viewer/user.factory.ts';
import type { ContractCase, World } from '../contract.factory.ts';
import { at, done, forbidden, hidden, uploaded } from '../office/decisions.factory.ts';
import type { reviewFormRows } from './review-form.rows.ts';

const submitted = { ...done, msg: '提交成功' };
const incomplete = { code: 500, msg: '请先完善审稿信息' };
const said = (msg: string) => ({ code: 500, msg });
const VALUES = '1,2,3,4,5,1,2,3,4,5,1,2,3,4,5,1,1,2,3,1,2,3,1,2,3,1,2';

/** Somebody at work on the review of a manuscript. */
async function atWork(world: World, state: ContributionStateId = 9) {
  const em = world.em();
  const reviewer = await buildUser(em, { roles: ['REVIEWER'], language: 'zh-CN' });
  const token = await buildSession(em, reviewer, world.app.clock, { language: 'zh-CN', isRemembered: true });
  const contributionId = await at(world, state, { reviewRound: 1, invitedFrom: 4 });
  const review = await buildReview(em, {
    contribution: await em.findOneOrFail(Contribution, contributionId),
    reviewer,
    invitedBy: world.people.editor,
    status: 'ACCEPTED',
  });
  return { token, contributionId, inviteId: review.id };
}

export const reviewFormCases: Record<keyof typeof reviewFormRows, ContractCase> = {
  'E2-047': async (world) => {
    const { token, inviteId, contributionId } = await atWork(world);
    const body = {
      again: 1, comment: '材料扎实', editorSuggestion: '这不是专家写的', 
      files: [{ ...(await uploaded(world, token, '审稿意见.pdf')), fileDesc: '逐条意见' }, { ...(await uploaded(world, token, '审稿附件.pdf')), fileDesc: '附件' }],
      finalSuggestion: 2, inviteId, options: VALUES, toEditor: '请主编定夺',
    };
    const refused: [string, Record<string, unknown>, unknown][] = [
      ['one answer short', { options: VALUES.slice(0, -2) }, incomplete],
      ['one open', { options: VALUES.replace('5', '') }, incomplete],
      ['no suggestion', { finalSuggestion: '' }, incomplete],
      ['neither reason nor file', { comment: ' ', files: [] }, incomplete],
      ['one too many', { options: `${VALUES},1` }, said('学术规范答案的数目与审稿表不符')],
      ['no number', { options: VALUES.replace('5', 'NaN') }, said('请从所列选项中选择')],
      ['out of range', { options: VALUES.replace('5', '6') }, said('请从所列选项中选择')],
      ['below the range', { options: VALUES.replace('5', '-1') }, said('请从所列选项中选择')],
      ['a suggestion that there is not', { finalSuggestion: 6 }, said('请从所列选项中选择')],
      ['a file that is gone', { files: [{ filePath: 'gone' }] }, said('该文件的上传已失效，请移除后重新上传')],
    ];
    for (const [what, wrong, answer] of refused) expect(await world.call('E2-047', { ...body, ...wrong }, { token, as: 'json' }), what).toEqual(answer);
    expect(await world.em().findOneOrFail(Review, inviteId)).toMatchObject({ status: 2, ratings: [], suggestion: null });
    for (const other of [world.tokens.author, world.tokens.other]) expect(await world.call('E2-047', body, { token: other, as: 'json' })).toEqual(hidden);
    expect(await world.call('E2-047', body, { token: world.tokens.editor, as: 'json' })).toEqual(forbidden);

    expect(await world.done('E2-047', body, { token, as: 'json' })).toEqual(submitted);
    const review = await world.em().findOneOrFail(Review, inviteId);
    // A reviewer's text for the editor's summary is ignored (F-136, D2-102).
    expect(review).toMatchObject({ status: 4, suggestion: 2, willReviewAgain: false, comment: '材料扎实', noteToChief: '请主编定夺', editorSummary: null });
    expect([...review.ratings, ...review.ethicsAnswers].join()).toBe(VALUES);
    expect(await world.em().find(ContributionFile, { review: inviteId }, { orderBy: { id: 'asc' } })).toMatchObject([
      { kind: 10, name: '审稿意见.pdf', description: '逐条意见' },
      { kind: 10, name: '审稿附件.pdf', description: '附件' },
    ]);
    expect((await world.em().findOneOrFail(Contribution, contributionId)).state).toBe(10);
    expect(await world.done('E2-045', { inviteId }, { token: world.tokens.editor })).toMatchObject({ info: { files: [{ fileName: '审稿意见.pdf', description: '逐条意见' }, { fileName: '审稿附件.pdf' }] } });
    expect((await world.call('E2-047', body, { token, as: 'json' })).code).toBe(500);

    // A form has all of it as text; leaving it out means willing to review again.
    const second = await atWork(world);
    const form = { inviteId: second.inviteId, options: VALUES, finalSuggestion: 0, comment: '可用' };
    expect(await world.done('E2-047', form, { token: second.token })).toEqual(submitted);
    expect(await world.em().findOneOrFail(Review, second.inviteId)).toMatchObject({ willReviewAgain: true, noteToChief: null });

    const willing = await atWork(world);
    expect(await world.done('E2-047', { ...form, inviteId: willing.inviteId, again: 0 }, { token: willing.token })).toEqual(submitted);
    expect(await world.em().findOneOrFail(Review, willing.inviteId)).toMatchObject({ willReviewAgain: true });

    // After the round was closed (F-133).
    const late = await atWork(world);
    await world.em().nativeUpdate(Review, late.inviteId, { status: 5 });
    expect(await world.call('E2-047', { ...form, inviteId: late.inviteId }, { token: late.token })).toEqual({ code: 500, msg: '该审稿邀请已关闭' });
  },
};
