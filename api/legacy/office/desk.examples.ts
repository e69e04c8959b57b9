// Contract cases of the editor's desk (S2 §4.4, §7): the check, doing without reviewers, publishing, assigning.
import { expect } from 'vitest';
import { RoleKind } from '../../../shared/roles.ts';
import { EditorialAct } from '../../../shared/workflow.ts';
import { buildSession, buildUser } from '../../modules/accounts/viewer/user.factory.ts';
import { Colloquium } from '../../modules/colloquiums/colloquium.entity.ts';
import { ContributionFile } from '../../modules/contributions/files/contribution-file.entity.ts';
import { Contribution } from '../../modules/contributions/manuscript/contribution.entity.ts';
import { setCheckSite } from '../../modules/publisher/publisher.factory.ts';
import { buildReview } from '../../modules/reviews/review.factory.ts';
import { WorkflowEvent } from '../../modules/workflow/timeline/workflow-event.entity.ts';
import type { ContractCase } from '../contract.factory.ts';
import type { decisionRows } from './decisions.rows.ts';
import type { decisionCases } from './decisions.examples.ts';
import { done, hidden, forbidden, invalid, moved, at, numberOf, stateOf, lastEvent, uploaded, member, publisher, takesNoNonsense } from './decisions.factory.ts';

export const deskCases: Record<Exclude<keyof typeof decisionRows, keyof typeof decisionCases>, ContractCase> = {
  'E2-031': async (world) => {
    const options = { token: world.tokens.editor, as: 'json' } as const;
    await world.em().nativeUpdate(Colloquium, world.journal.id, { checksPlagiarism: true });
    await setCheckSite(world.em());
    const [one, two] = [await at(world, 2), await at(world, 2)];
    const contributions = [one, two].map((contributionId) => ({ code: 'x', contributionId }));
    expect(await world.done('E2-031', { check: 1, contributions }, options)).toEqual(done);
    for (const id of [one, two]) expect([await stateOf(world, id), (await lastEvent(world, id)).act]).toEqual([2, EditorialAct.START_PLAGIARISM_CHECK]);
    await world.em().nativeUpdate(Colloquium, world.journal.id, { checksPlagiarism: false });
    expect(await world.done('E2-031', { check: 2, contributions: [one] }, options)).toEqual(done);
    expect([await stateOf(world, one), (await lastEvent(world, one)).act]).toEqual([3, EditorialAct.FINISH_PLAGIARISM_CHECK]);
    expect(await world.done('E2-031', { check: '2', contributions: JSON.stringify(contributions) }, { token: world.tokens.editor }), 'the rest is named').toEqual({
      code: 0, msg: expect.stringMatching(new RegExp(`^操作成功；未处理：${one}：稿件状态已发生变化`)),
    });
    expect(await stateOf(world, two)).toBe(3);
    for (const check of [0, 3, '', 'x']) expect(await world.call('E2-031', { check, contributions }, options)).toEqual(invalid);
    expect(await world.call('E2-031', { check: 2, contributions: [] }, options)).toEqual({ code: 500, msg: '请选择新投稿件' });
    expect(await world.call('E2-031', { check: 2, contributions: { a: 1 } }, options)).toEqual(invalid);
    expect(await world.call('E2-031', { check: 2, contributions: [999_999] }, options)).toEqual(hidden);
    expect(await world.call('E2-031', { check: 2, contributions }, { ...options, token: world.tokens.chief })).toMatchObject({ code: 500 });
  },

  'E2-032': async (world) => {
    const token = world.tokens.editor;
    const contributionId = await at(world, 2);
    const { fileName, fileSize, filePath: fileUrl } = await uploaded(world, token, '检测报告.pdf');
    const good = { code: await numberOf(world, contributionId), contributionId, fileName, fileUrl, fileSize };
    await takesNoNonsense(world, 'E2-032', contributionId, good, { token });
    expect(await world.call('E2-032', { ...good, fileUrl: '' }, { token })).toEqual({ code: 500, msg: '请上传文件' });
    expect(await world.call('E2-032', { ...good, fileUrl: 'gone' }, { token })).toEqual({ code: 500, msg: '该文件的上传已失效，请移除后重新上传' });
    const theirs = await uploaded(world, world.tokens.author);
    expect(await world.call('E2-032', { ...good, fileUrl: theirs.filePath }, { token }), 'somebody else’s upload').toEqual({ code: 500, msg: '该文件的上传已失效，请移除后重新上传' });
    expect(await world.done('E2-032', good, { token })).toEqual(done);
    expect(await stateOf(world, contributionId)).toBe(3);
    expect(await world.em().find(ContributionFile, { contribution: contributionId })).toMatchObject([{ name: '检测报告.pdf', kind: 8 }]);
    // No author sees it.
    expect(await world.done('E1-031', { contributionId }, { token: world.tokens.author })).toMatchObject({ files: [] });
    expect(await world.call('E2-032', good, { token })).toMatchObject({ code: 500 });
    expect(await world.call('E2-032', good, { token: world.tokens.other })).toEqual(hidden);
    expect(await world.call('E2-032', good, { token: world.tokens.author })).toEqual(forbidden);
  },

  'E2-033': async (world) => {
    const token = world.tokens.editor;
    const contributionId = await at(world, 4);
    const good = { code: await numberOf(world, contributionId), contributionId };
    await takesNoNonsense(world, 'E2-033', contributionId, { ...good, invite: 1 }, { token });
    for (const invite of ['', 2, 'yes']) expect(await world.call('E2-033', { ...good, invite }, { token })).toEqual(invalid);
    expect(await world.done('E2-033', { ...good, invite: 0 }, { token }), 'to invite them leaves all as it is').toEqual(done);
    expect(await stateOf(world, contributionId)).toBe(4);
    expect(await world.done('E2-033', { ...good, invite: 1 }, { token })).toEqual(done);
    expect(await stateOf(world, contributionId)).toBe(13);
    expect(await world.call('E2-033', { ...good, invite: 1 }, { token })).toEqual(moved);
    for (const invite of [0, 1]) expect(await world.call('E2-033', { contributionId, invite }, { token: world.tokens.other }), `invite ${invite}`).toMatchObject({ code: 500 });
  },

  'E2-034': async (world) => {
    const token = world.tokens.chief;
    const contributionId = await at(world, 15);
    const good = { code: await numberOf(world, contributionId), contributionId };
    await takesNoNonsense(world, 'E2-034', contributionId, good, { token });
    expect(await world.call('E2-034', good, { token: world.tokens.editor })).toEqual(forbidden);
    expect(await world.done('E2-034', good, { token })).toEqual(done);
    expect(await stateOf(world, contributionId)).toBe(19);
    expect(await world.call('E2-034', good, { token })).toEqual(moved);
  },

  'E2-035': async (world) => {
    const colloquiumId = world.journal.id;
    const { code } = world.people.editor;
    for (const token of [world.tokens.chief, world.tokens.editor, await member(world, 'deputy')])
      expect(await world.done('E2-035', { colloquiumId }, { token })).toEqual({ ...done, editors: [{ userId: code, userName: '叶书宁' }] });
    expect(await world.call('E2-035', { colloquiumId: 999_999 }, { token: world.tokens.chief })).toEqual(hidden);
    const stranger = await buildSession(world.em(), await buildUser(world.em(), { roles: ['EDITOR_IN_CHIEF'] }), world.app.clock, { language: 'zh-CN' });
    for (const token of [world.tokens.author, await publisher(world), stranger]) expect(await world.call('E2-035', { colloquiumId }, { token })).toEqual(forbidden);
  },

  'E2-036': async (world) => {
    const options = { token: world.tokens.chief, as: 'json' } as const;
    const own = { editor: null, responsible: null, responsibleKind: RoleKind.EDITOR } as const;
    const [one, two, late] = [await at(world, 1, own), await at(world, 1, own), await at(world, 3)];
    const listed = (ids: readonly number[]) => ids.map((contributionId) => ({ code: 'x', contributionId, colloquiumId: world.journal.id }));
    const { code: receiveEditorId } = world.people.editor;
    expect(await world.call('E2-036', { contributions: listed([one]), receiveEditorId: '' }, options)).toEqual({ code: 500, msg: '请选择编辑' });
    for (const nobody of ['A000000', world.people.other.code, world.people.editor.id, "' or 1=1"])
      expect(await world.call('E2-036', { contributions: listed([one]), receiveEditorId: nobody }, options), String(nobody)).toEqual({ code: 500, msg: expect.stringContaining('编辑') });
    expect(await world.call('E2-036', { contributions: [], receiveEditorId }, options)).toEqual({ code: 500, msg: '请选择新投稿件' });
    expect(await world.call('E2-036', { contributions: 'x', receiveEditorId }, options)).toEqual(invalid);
    expect(await world.done('E2-036', { contributions: listed([one]), receiveEditorId }, options)).toEqual({ code: 0, msg: '分配稿件成功' });
    expect(await world.em().findOneOrFail(Contribution, one)).toMatchObject({ state: 1, responsible: expect.objectContaining({ id: world.people.editor.id }) });
    expect(await world.done('E2-036', { contributions: listed([two, late, 999_999]), receiveEditorId }, options), 'state 1 only (D2-69)').toEqual({
      code: 0, msg: expect.stringMatching(new RegExp(`^分配稿件成功；未处理：${late}：.+; 999999：您访问的内容不存在$`)),
    });
    expect(await world.call('E2-036', { contributions: listed([two]), receiveEditorId }, { ...options, token: world.tokens.author })).toEqual(forbidden);
  },

  'E2-039': async (world) => {
    const options = { token: world.tokens.editor, as: 'json' } as const;
    await world.em().nativeUpdate(Colloquium, world.journal.id, { invitesReviewers: true });
    const [invited, waiting] = [await at(world, 8, { invitedFrom: 4, reviewRound: 1 }), await at(world, 4)];
    await buildReview(world.em(), { contribution: world.em().getReference(Contribution, invited), status: 'PENDING' });
    const good = { code: await numberOf(world, invited), contributionId: invited };
    await takesNoNonsense(world, 'E2-039', invited, good, options);
    for (const _again of [1, 2]) expect(await world.done('E2-039', good, options)).toEqual(done);
    expect([await stateOf(world, invited), await world.em().count(WorkflowEvent, { contribution: invited })]).toEqual([8, 0]);
    expect(await world.call('E2-039', { contributionId: waiting }, options), 'nobody is invited').toEqual({ code: 500, msg: '请选择审稿专家' });
    expect(await world.call('E2-039', good, { ...options, token: world.tokens.chief })).toEqual(forbidden);
    expect(await world.call('E2-039', good, { ...options, token: world.tokens.other })).toEqual(hidden);
    await world.em().nativeUpdate(Colloquium, world.journal.id, { invitesReviewers: false });
  },
};
