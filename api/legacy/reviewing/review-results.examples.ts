// Contract cases of the facade's calls on review results (S2 §2.6, §3, §7).
import { ref } from '@mikro-orm/core';
import { expect } from 'vitest';
import { EditorialAct } from '../../../shared/workflow.ts';
import { buildSession, buildUser } from '../../modules/accounts/viewer/user.factory.ts';
import { entryOf } from '../../modules/colloquiums/colloquium.factory.ts';
import { Contribution } from '../../modules/contributions/manuscript/contribution.entity.ts';
import { Profile } from '../../modules/accounts/profile/profile.entity.ts';
import { Review } from '../../modules/reviews/review.entity.ts';
import { buildReview, type ReviewOverrides } from '../../modules/reviews/review.factory.ts';
import { WorkflowEvent } from '../../modules/workflow/timeline/workflow-event.entity.ts';
import type { ContractCase, World } from '../contract.factory.ts';
import type { reviewResultRows } from './review-results.rows.ts';

const hidden = { code: 500, msg: '您访问的内容不存在' };
const forbidden = { code: 500, msg: '您没有权限进行此操作' };

const ratings = [1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 1];
const ethicsAnswers = [1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 2];

/** A review of a manuscript in the office’s hands, and its reviewer’s session. */
async function reviewed(world: World, own: ReviewOverrides = {}): Promise<{ review: Review; token: string }> {
  const contributionId = await world.submitted();
  const em = world.em();
  const reviewer = await buildUser(em, { roles: ['REVIEWER'], realName: '方汝成', email: `fang${contributionId}@example.org`, workplaces: ['西山大学', '历史所'] });
  const profile = await em.findOneOrFail(Profile, { user: reviewer });
  Object.assign(profile, { sex: 0, phone: '13800000000', department: '文献系', duty: ref(await entryOf(em, 'DUTY', '1')), professionalTitle: ref(await entryOf(em, 'PROFESSIONAL_TITLE', '1')) });
  const contribution = await em.findOneOrFail(Contribution, contributionId);
  contribution.state = 10;
  contribution.reviewRound = 1;
  const review = await buildReview(em, { contribution, reviewer, status: 'FINISHED', comment: '论证严密', noteToChief: '与他文相近', suggestion: 1, ratings, ethicsAnswers, ...own });
  review.willReviewAgain = true;
  await em.flush();
  return { review, token: await buildSession(em, reviewer, world.app.clock, { language: 'zh-CN' }) };
}

export const reviewResultCases: Record<keyof typeof reviewResultRows, ContractCase> = {
  'E2-021': async (world) => {
    const { review, token } = await reviewed(world);
    const contributionId = review.contribution.id;
    expect(await world.done('E2-021', { contributionId }, { token: world.tokens.editor })).toMatchObject({ comments: [] });
    await world.done('E2-046', { inviteId: review.id, editorSuggestion: '意见中肯' }, { token: world.tokens.editor });
    for (const as of ['form', 'json'] as const)
      expect(await world.done('E2-021', { contributionId }, { token: world.tokens.chief, as })).toMatchObject({ comments: [{ username: '方汝成', editorSuggestion: '意见中肯' }] });
    expect(await world.done('E2-021', { contributionId }, { token: world.tokens.author }), 'no author reads one').toMatchObject({ comments: [] });
    expect(await world.call('E2-021', { contributionId }, { token }), 'no reviewer').toEqual(forbidden);
    for (const id of [contributionId, 999_999]) expect(await world.call('E2-021', { contributionId: id }, { token: world.tokens.other })).toEqual(hidden);
  },

  'E2-045': async (world) => {
    const { review, token } = await reviewed(world);
    const info = {
      realName: '方汝成', sex: 0, duty: (await entryOf(world.em(), 'DUTY', '1')).labelZh, professionalTitle: '教授', email: expect.stringContaining('@example.org'), phonenum: '13800000000', company: '西山大学', collegeName: '文献系',
      chapterTitleCh: '水利碑刻考', colloquium: '江南文化', options1: ratings, options2: ethicsAnswers, again: 0, finalSuggestion: 1, comment: '论证严密', files: [], toEditor: null, editorSuggestion: null,
    };
    const call = async (as: string, inviteId: unknown = review.id) => await world.call('E2-045', { inviteId }, { token: as });
    expect(await call(world.tokens.editor), 'the note is not the editor’s').toMatchObject({ code: 0, info });
    await world.done('E2-046', { inviteId: review.id, editorSuggestion: '意见中肯' }, { token: world.tokens.editor });
    expect(await call(world.tokens.chief)).toMatchObject({ code: 0, info: { ...info, toEditor: '与他文相近', editorSuggestion: '意见中肯' } });
    expect(await call(token), 'the reviewer’s own, without what the office made of it').toMatchObject({ code: 0, info: { ...info, toEditor: null, editorSuggestion: null } });
    for (const who of [world.tokens.author, world.tokens.other]) for (const id of [review.id, 999_999, 'x', '']) expect(await call(who, id)).toEqual(hidden);
    const { review: pending } = await reviewed(world, { status: 'ACCEPTED', finishedAt: null });
    expect(await call(world.tokens.editor, pending.id), 'not handed in').toEqual(hidden);
  },

  'E2-046': async (world) => {
    const { review, token } = await reviewed(world);
    const call = async (as: string, params: Record<string, unknown> = {}) => await world.call('E2-046', { inviteId: review.id, editorSuggestion: '意见中肯', ...params }, { token: as });
    const stored = async () => (await world.em().findOneOrFail(Review, review.id)).editorSummary ?? null;
    for (const editorSuggestion of ['', ' \n']) expect(await call(world.tokens.editor, { editorSuggestion })).toEqual({ code: 500, msg: '未填写汇总意见' });
    for (const who of [world.tokens.author, token]) expect(await call(who)).toEqual(forbidden);
    for (const inviteId of [999_999, 'x']) expect(await call(world.tokens.editor, { inviteId })).toEqual(hidden);
    expect(await stored()).toBeNull();
    // Handing it in is a line of the log, in which `hz` is 2 from the summary on.
    const em = world.em();
    const contribution = await em.findOneOrFail(Contribution, review.contribution.id);
    em.create(WorkflowEvent, { contribution, act: EditorialAct.REVIEW, row: 'T24', fromState: 9, toState: 10, stage: 2, actor: review.reviewer, actorKind: 2, at: world.app.clock.now(), isReviewerAct: true });
    await em.flush();
    const marked = async () => Object(await world.done('E2-017', { code: contribution.manuscriptNumber ?? '' }, { token: world.tokens.editor })).statusLogs.at(-1);
    expect(await marked(), 'not summed up').toMatchObject({ inviteId: review.id, hz: 1 });
    expect(await call(world.tokens.editor)).toEqual({ code: 0, msg: '保存成功' });
    expect(await marked(), 'summed up').toMatchObject({ inviteId: review.id, hz: 2 });
    expect(await call(world.tokens.editor), 'twice is once').toEqual({ code: 0, msg: '保存成功' });
    expect(await call(world.tokens.chief, { editorSuggestion: '可以采信' })).toMatchObject({ code: 0 });
    expect(await stored()).toBe('可以采信');
  },
};
