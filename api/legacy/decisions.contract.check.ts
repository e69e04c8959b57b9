// Contract cases of the office's decisions (S2 §4.4, §7): each number does its act, refusals have their words, nothing is half-done.
import { expect } from 'vitest';
import { RoleKind } from '../../shared/roles.ts';
import type { ContributionStateId } from '../../shared/workflow.ts';
import { buildSession, buildUser } from '../modules/accounts/viewer/user.factory.ts';
import { ColloquiumMember } from '../modules/colloquiums/colloquium-member.entity.ts';
import { Colloquium } from '../modules/colloquiums/colloquium.entity.ts';
import { ContributionFile } from '../modules/contributions/files/contribution-file.entity.ts';
import { Contribution } from '../modules/contributions/manuscript/contribution.entity.ts';
import { buildContribution, type ContributionOverrides } from '../modules/contributions/manuscript/contribution.factory.ts';
import { buildReview } from '../modules/reviews/review.factory.ts';
import { WorkflowEvent } from '../modules/workflow/workflow-event.entity.ts';
import type { CallOptions, ContractCase, World } from './contract.factory.ts';
import type { decisionRows } from './decisions.rows.ts';
import type { RowId } from './table.ts';

const done = { code: 0, msg: '操作成功' };
const hidden = { code: 500, msg: '您访问的内容不存在' };
const forbidden = { code: 500, msg: '您没有权限进行此操作' };
const invalid = { code: 500, msg: '填写有误' };
const moved = { code: 500, msg: expect.stringMatching(/^(稿件状态已发生变化|该稿件)/) };

let built = 0;

/** A manuscript that stands in this state, in the hands that it has there. */
async function at(world: World, state: ContributionStateId, own: ContributionOverrides = {}): Promise<number> {
  const { author, editor } = world.people;
  const isEditors = [2, 3, 4, 8, 9, 10].includes(state);
  const { id } = await buildContribution(world.em(), {
    submitter: author, colloquium: world.journal, state, stage: 2, editor, manuscriptNumber: `TJ0120269${(built += 1)}`,
    responsible: isEditors ? editor : null, responsibleKind: isEditors ? RoleKind.EDITOR : RoleKind.EDITOR_IN_CHIEF, ...own,
  });
  return id;
}
const numberOf = async (world: World, id: number) => (await world.em().findOneOrFail(Contribution, id)).manuscriptNumber ?? '';
const stateOf = async (world: World, id: number) => (await world.em().findOneOrFail(Contribution, id)).state;
const lastEvent = async (world: World, id: number) => await world.em().findOneOrFail(WorkflowEvent, { contribution: id }, { orderBy: { id: 'desc' } });

/** What the old client sends with a decision. */
async function body(world: World, contributionId: number, decision: number, content = '意见', files: unknown = []) {
  return { code: await numberOf(world, contributionId), contributionId, decision, suggestion: { content, contributionId, files } };
}
async function uploaded(world: World, token: string, name = '修改说明.pdf') {
  const { fileName, fileSize, filePath } = await world.done('E2-040', { file: new File(['%PDF-1.7\n%test'], name) }, { token, as: 'multipart' });
  return { fileName, fileSize, filePath, fileDesc: '', fileType: 1 };
}
/** Somebody else of the journal, with a session. */
async function member(world: World, type: 'deputy' | 'executive'): Promise<string> {
  const em = world.em();
  const user = await buildUser(em, { roles: [type === 'deputy' ? 'ASSOCIATE_EDITOR_IN_CHIEF' : 'EXECUTIVE_EDITOR'], realName: '苏见微' });
  em.create(ColloquiumMember, { colloquium: world.journal.id, user, type, position: 9 });
  await em.flush();
  return await buildSession(em, user, world.app.clock, { language: 'zh-CN', isRemembered: true });
}
async function publisher(world: World): Promise<string> {
  const em = world.em();
  return await buildSession(em, await buildUser(em, { roles: ['PUBLISHING_EDITOR'] }), world.app.clock, { language: 'zh-CN', isRemembered: true });
}

/** Bodies that no client sends: each is answered in words, and nothing happens. */
async function takesNoNonsense(world: World, rowId: RowId, contributionId: number, good: Record<string, unknown>, options: CallOptions): Promise<void> {
  const before = await stateOf(world, contributionId);
  const bad: Record<string, unknown>[] = [
    {}, { ...good, contributionId: 999_999, suggestion: {} }, { ...good, contributionId: [contributionId] }, { ...good, contributionId: '0x1' }, { ...good, code: 'JN19990001' },
    ...('decision' in good ? [7, -1, 'constructor', '', [1], { a: 1 }].map((decision) => ({ ...good, decision })) : []),
    ...('suggestion' in good
      ? ['[', [1], 5, { content: { a: 1 } }, { content: '\uFFFD' }, { content: 'x', contributionId: contributionId + 1 }, { content: 'x', files: 5 }, { content: 'x', files: [[1]] }, { content: 'x', files: [{ filePath: 'gone' }] }]
          .map((suggestion) => ({ ...good, suggestion }))
      : []),
  ];
  for (const sent of bad) {
    const answer = await world.call(rowId, sent, { ...options, as: 'json' });
    expect(answer, JSON.stringify(sent)).toEqual({ code: 500, msg: expect.stringMatching(/\p{Script=Han}/u) });
    expect(answer.msg, JSON.stringify(sent)).not.toMatch(/系统|异常|INTERNAL/);
  }
  expect(await stateOf(world, contributionId)).toBe(before);
}

export const decisionCases: Record<keyof typeof decisionRows, ContractCase> = {
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
      expect(await world.done('E2-026', await body(world, id, decision), options), `decision ${decision}`).toEqual(done);
      expect(await stateOf(world, id), `decision ${decision}`).toBe(state);
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
      expect(await world.done('E2-027', await body(world, id, decision, ''), options), `decision ${decision}`).toEqual(done);
      expect(await stateOf(world, id), `decision ${decision}`).toBe(state);
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
      expect(await world.done('E2-028', await body(world, id, decision), options), `decision ${decision}`).toEqual(done);
      expect(await stateOf(world, id), `decision ${decision}`).toBe(state);
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
    expect(await world.done('E2-030', good, options)).toEqual(done);
    expect([await stateOf(world, contributionId), (await lastEvent(world, contributionId)).comment]).toEqual([13, '两位专家均建议录用']);
    expect(await world.call('E2-030', good, options)).toEqual(moved);
    expect(await world.call('E2-030', good, { ...options, token: world.tokens.author })).toEqual(forbidden);
  },

  'E2-031': async (world) => {
    const options = { token: world.tokens.editor, as: 'json' } as const;
    await world.em().nativeUpdate(Colloquium, world.journal.id, { checksPlagiarism: true });
    const [one, two] = [await at(world, 2), await at(world, 2)];
    const contributions = [one, two].map((contributionId) => ({ code: 'x', contributionId }));
    expect(await world.done('E2-031', { check: 1, contributions }, options)).toEqual(done);
    expect(await stateOf(world, one)).toBe(2);
    await world.em().nativeUpdate(Colloquium, world.journal.id, { checksPlagiarism: false });
    expect(await world.done('E2-031', { check: 2, contributions: [one] }, options)).toEqual(done);
    expect(await stateOf(world, one)).toBe(3);
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
