// Contract cases of the office's decisions (S2 §4.4, §7): each number does its act, refusals have their words, nothing is half-done.
import { expect } from 'vitest';
import { RoleKind } from '../../../shared/roles.ts';
import { buildSession, buildUser } from '../../modules/accounts/viewer/user.factory.ts';
import { Colloquium } from '../../modules/colloquiums/colloquium.entity.ts';
import { ContributionFile } from '../../modules/contributions/files/contribution-file.entity.ts';
import { Contribution } from '../../modules/contributions/manuscript/contribution.entity.ts';
import { buildReview } from '../../modules/reviews/review.factory.ts';
import { WorkflowEvent } from '../../modules/workflow/timeline/workflow-event.entity.ts';
import type { ContractCase } from '../contract.factory.ts';
import { done, hidden, forbidden, moved, at, numberOf, stateOf, lastEvent, body, opinion, keptOf, keptOpinion, uploaded, member, publisher, takesNoNonsense } from './decisions.factory.ts';

type Judged = 'E2-025' | 'E2-026' | 'E2-027' | 'E2-028' | 'E2-029' | 'E2-030';

export const decisionCases: Record<Judged, ContractCase> = {
  'E2-025': async (world) => {
    const token = world.tokens.editor;
    const options = { token, as: 'json' } as const;
    const [returned, approved, rejected] = [await at(world, 3), await at(world, 3), await at(world, 3)];
    await takesNoNonsense(world, 'E2-025', returned, await body(world, returned, 0), { token });
    expect(await world.call('E2-025', await body(world, returned, 0, ' '), options)).toEqual({ code: 500, msg: '请填写意见' });
    const file = await uploaded(world, token);
    expect(await world.done('E2-025', await body(world, returned, 0, '请补充材料', [file]), options)).toEqual(done);
    expect(await stateOf(world, returned)).toBe(5);
    const event = await lastEvent(world, returned);
    expect(event).toMatchObject({ comment: '请补充材料', row: 'T12' });
    expect(await world.em().find(ContributionFile, { event: event.id })).toMatchObject([{ name: '修改说明.pdf' }]);
    // The log has the text and the files sent with it.
    expect(await world.done('E2-017', { code: await numberOf(world, returned) }, { token })).toMatchObject({
      statusLogs: [{ suggestion: '请补充材料', file: expect.any(Number), files: [{ fileName: '修改说明.pdf' }] }],
    });
    expect(await world.call('E2-025', await body(world, returned, 0), options)).toEqual(moved);
    // A form whose `suggestion` is text, and files as paths joined by commas.
    const { filePath } = await uploaded(world, token);
    expect(await world.done('E2-025', { contributionId: approved, decision: 1, suggestion: JSON.stringify({ content: '', files: filePath }) }, { token })).toEqual(done);
    expect(await stateOf(world, approved)).toBe(13);
    expect(await world.em().count(ContributionFile, { contribution: approved })).toBe(1);
    expect(await world.done('E2-025', await body(world, rejected, 2), options)).toEqual(done);
    expect(await stateOf(world, rejected)).toBe(17);
    for (const decision of [0, 1, 2]) {
      const id = await at(world, 3);
      expect(await world.done('E2-025', await opinion(world, id, decision, token), options)).toEqual(done);
      expect(await keptOf(world, id)).toEqual(keptOpinion(decision));
    }
    for (const decision of [0, 1, 2]) {
      const id = await at(world, 3);
      expect(await world.call('E2-025', await body(world, id, decision), { ...options, token: world.tokens.author })).toEqual(forbidden);
      const stranger = await buildSession(world.em(), await buildUser(world.em(), { roles: ['EDITOR'] }), world.app.clock, { language: 'zh-CN' });
      expect(await world.call('E2-025', { ...(await body(world, id, decision)), code: '' }, { ...options, token: stranger })).toEqual(hidden);
    }
  },

  'E2-026': async (world) => {
    const options = { token: world.tokens.chief, as: 'json' } as const;
    const good = await at(world, 11);
    await takesNoNonsense(world, 'E2-026', good, await body(world, good, 1), options);
    for (const [decision, state] of [[0, 6], [1, 16], [2, 12], [3, 17]] as const) {
      const id = await at(world, 11);
      expect(await world.done('E2-026', await opinion(world, id, decision, options.token), options), `decision ${decision}`).toEqual(done);
      expect(await stateOf(world, id), `decision ${decision}`).toBe(state);
      expect(await keptOf(world, id)).toEqual(keptOpinion(decision));
      expect(await world.call('E2-026', await body(world, id, decision), options)).toEqual(moved);
    }
    // The return is offered in 13 too (D2-41), and the executive editor judges as the chief does.
    const last = await at(world, 13);
    expect(await world.done('E2-026', await body(world, last, 0), { ...options, token: await member(world, 'executive') })).toEqual(done);
    expect(await stateOf(world, last)).toBe(6);
    // 4: inviting has moved it already (D2-50).
    await world.em().nativeUpdate(Colloquium, world.journal.id, { invitesReviewers: true });
    const invited = await at(world, 8, { invitedFrom: 11, reviewRound: 1, responsible: null, responsibleKind: RoleKind.EDITOR_IN_CHIEF });
    await buildReview(world.em(), { contribution: world.em().getReference(Contribution, invited), status: 'PENDING' });
    for (const _again of [1, 2]) expect(await world.done('E2-026', await body(world, invited, 4, 'invite experts'), options)).toEqual(done);
    expect(await stateOf(world, invited)).toBe(8);
    expect(await world.em().count(WorkflowEvent, { contribution: invited })).toBe(0);
    expect(await world.call('E2-026', await body(world, good, 4), options), 'nobody is invited').toEqual({ code: 500, msg: '请选择审稿专家' });
    expect(await world.call('E2-026', await body(world, invited, 4), { ...options, token: world.tokens.editor })).toEqual(forbidden);
    expect(await world.call('E2-026', { ...(await body(world, invited, 4)), code: '' }, { ...options, token: world.tokens.other })).toEqual(hidden);
  },

  'E2-027': async (world) => {
    const options = { token: world.tokens.chief, as: 'json' } as const;
    const good = await at(world, 13);
    await takesNoNonsense(world, 'E2-027', good, await body(world, good, 1), options);
    for (const [decision, state] of [[0, 16], [1, 14], [2, 17]] as const) {
      const id = await at(world, 13);
      expect(await world.done('E2-027', await opinion(world, id, decision, options.token), options), `decision ${decision}`).toEqual(done);
      expect(await stateOf(world, id), `decision ${decision}`).toBe(state);
      expect(await keptOf(world, id)).toEqual(keptOpinion(decision));
      expect(await world.call('E2-027', await body(world, id, decision), options)).toEqual(moved);
    }
    expect(await world.call('E2-027', await body(world, good, 1), { ...options, token: world.tokens.editor })).toEqual(forbidden);
    expect(await world.call('E2-027', await body(world, await at(world, 11), 1), options), 'judged first').toEqual({ code: 500, msg: expect.any(String) });
  },

  'E2-028': async (world) => {
    const token = await member(world, 'deputy');
    const options = { token, as: 'json' } as const;
    const hands = { responsible: null, responsibleKind: RoleKind.ASSOCIATE_EDITOR_IN_CHIEF };
    const good = await at(world, 21, hands);
    await takesNoNonsense(world, 'E2-028', good, await body(world, good, 2), options);
    for (const [decision, state] of [[0, 22], [1, 17], [2, 13]] as const) {
      const id = await at(world, 21, hands);
      expect(await world.done('E2-028', await opinion(world, id, decision, options.token), options), `decision ${decision}`).toEqual(done);
      expect(await stateOf(world, id), `decision ${decision}`).toBe(state);
      expect(await keptOf(world, id)).toEqual(keptOpinion(decision));
      expect(await world.call('E2-028', await body(world, id, decision), options)).toEqual(moved);
    }
    // 3: inviting has moved it already (D2-50).
    await world.em().nativeUpdate(Colloquium, world.journal.id, { invitesReviewers: true });
    const invited = await at(world, 8, { ...hands, invitedFrom: 21, reviewRound: 1 });
    await buildReview(world.em(), { contribution: world.em().getReference(Contribution, invited), status: 'PENDING' });
    expect(await world.done('E2-028', await body(world, invited, 3, 'invite experts'), options)).toEqual(done);
    expect(await stateOf(world, invited)).toBe(8);
    expect(await world.call('E2-028', await body(world, good, 3), options), 'nobody is invited').toEqual({ code: 500, msg: '请选择审稿专家' });
    await world.em().nativeUpdate(Colloquium, world.journal.id, { invitesReviewers: false });
    expect(await world.call('E2-028', await body(world, good, 3), options), 'reviewers are switched off').toEqual({ code: 500, msg: expect.stringContaining('专家') });
    expect(await world.call('E2-028', await body(world, good, 2), { ...options, token: world.tokens.editor })).toEqual(forbidden);
  },

  'E2-029': async (world) => {
    const token = await publisher(world);
    const contributionId = await at(world, 12, { responsibleKind: RoleKind.PUBLISHING_EDITOR });
    const good = { code: await numberOf(world, contributionId), contributionId, comment: '规范' };
    await takesNoNonsense(world, 'E2-029', contributionId, good, { token });
    for (const comment of ['', '  ']) expect(await world.call('E2-029', { ...good, comment }, { token })).toEqual({ code: 500, msg: '请填写预审意见' });
    expect(await world.call('E2-029', good, { token: world.tokens.chief })).toEqual(forbidden);
    expect(await world.done('E2-029', good, { token })).toEqual(done);
    expect([await stateOf(world, contributionId), (await lastEvent(world, contributionId)).comment]).toEqual([13, '规范']);
    expect(await world.call('E2-029', good, { token })).toEqual(moved);
  },

  'E2-030': async (world) => {
    const options = { token: world.tokens.editor, as: 'json' } as const;
    const contributionId = await at(world, 10, { invitedFrom: 4, reviewRound: 1 });
    const good = { ...(await body(world, contributionId, 0, '两位专家均建议录用')), type: 0 };
    expect(await world.call('E2-030', good, options), 'no review is in').toEqual({ code: 500, msg: expect.stringContaining('审稿') });
    await buildReview(world.em(), { contribution: world.em().getReference(Contribution, contributionId), status: 'FINISHED' });
    const { decision: _constant, ...sent } = good;
    await takesNoNonsense(world, 'E2-030', contributionId, sent, options);
    expect(await world.call('E2-030', await body(world, contributionId, 0, ' '), options)).toEqual({ code: 500, msg: '未填写汇总意见' });
    const withFile = await body(world, contributionId, 0, '意见', [await uploaded(world, options.token)]);
    expect(await world.call('E2-030', withFile, options), 'a summary has no files').toEqual({ code: 500, msg: '请检查填写的内容' });
    expect(await world.done('E2-030', good, options)).toEqual(done);
    expect([await stateOf(world, contributionId), (await lastEvent(world, contributionId)).comment]).toEqual([13, '两位专家均建议录用']);
    expect(await world.call('E2-030', good, options)).toEqual(moved);
    expect(await world.call('E2-030', good, { ...options, token: world.tokens.author })).toEqual(forbidden);
  },

};
