// Manuscripts and people for the contract cases of decisions, and bodies that no client sends.
import { expect } from 'vitest';
import { RoleKind } from '../../../shared/roles.ts';
import type { ContributionStateId } from '../../../shared/workflow.ts';
import { buildSession, buildUser } from '../../modules/accounts/viewer/user.factory.ts';
import { ColloquiumMember } from '../../modules/colloquiums/colloquium-member.entity.ts';
import { ContributionFile } from '../../modules/contributions/files/contribution-file.entity.ts';
import { Contribution } from '../../modules/contributions/manuscript/contribution.entity.ts';
import { buildContribution, type ContributionOverrides } from '../../modules/contributions/manuscript/contribution.factory.ts';
import { WorkflowEvent } from '../../modules/workflow/timeline/workflow-event.entity.ts';
import type { CallOptions, World } from '../contract.factory.ts';
import type { RowId } from '../table.ts';

export const done = { code: 0, msg: '操作成功' };
export const hidden = { code: 500, msg: '您访问的内容不存在' };
export const forbidden = { code: 500, msg: '您没有权限进行此操作' };
export const invalid = { code: 500, msg: '填写有误' };
export const moved = { code: 500, msg: expect.stringMatching(/^(稿件状态已发生变化|该稿件)/) };

let built = 0;

/** A manuscript that stands in this state, in the hands that it has there. */
export async function at(world: World, state: ContributionStateId, own: ContributionOverrides = {}): Promise<number> {
  const { author, editor } = world.people;
  const isEditors = [2, 3, 4, 8, 9, 10].includes(state);
  const { id } = await buildContribution(world.em(), {
    submitter: author,
    colloquium: world.journal,
    state,
    stage: 2,
    editor,
    manuscriptNumber: `TJ0120269${(built += 1)}`,
    // Earlier than every manuscript a case submits: cases ask for the newest of the journal.
    submittedAt: new Date('2026-02-10T01:00:00Z'),
    responsible: isEditors ? editor : null,
    responsibleKind: isEditors ? RoleKind.EDITOR : RoleKind.EDITOR_IN_CHIEF,
    ...own,
  });
  return id;
}
export const numberOf = async (world: World, id: number) => (await world.em().findOneOrFail(Contribution, id)).manuscriptNumber ?? '';
export const stateOf = async (world: World, id: number) => (await world.em().findOneOrFail(Contribution, id)).state;
export const lastEvent = async (world: World, id: number) =>
  await world.em().findOneOrFail(WorkflowEvent, { contribution: id }, { orderBy: { id: 'desc' } });

/** The old client's body of a decision. */
export async function body(world: World, contributionId: number, decision: number, content = '意见', files: unknown = []) {
  return { code: await numberOf(world, contributionId), contributionId, decision, suggestion: { content, contributionId, files } };
}
export async function uploaded(world: World, token: string, name = '修改说明.pdf') {
  const { fileName, fileSize, filePath } = await world.done(
    'E2-040',
    { file: new File(['%PDF-1.7\n%test'], name) },
    { token, as: 'multipart' },
  );
  return { fileName, fileSize, filePath, fileDesc: '说明', fileType: 1 };
}
/** Input of a decision: its own opinion, and two files. */
export async function opinion(world: World, contributionId: number, decision: number, token: string) {
  const files = [await uploaded(world, token), await uploaded(world, token, '附件二.pdf')];
  return await body(world, contributionId, decision, `意见${decision}`, files);
}
/** The last step's record of it. */
export async function keptOf(world: World, contributionId: number) {
  const { id, comment } = await lastEvent(world, contributionId);
  const files = await world.em().find(ContributionFile, { event: id }, { orderBy: { id: 'asc' } });
  return { comment, files: files.map(({ name }) => name) };
}
export const keptOpinion = (decision: number) => ({ comment: `意见${decision}`, files: ['修改说明.pdf', '附件二.pdf'] });
/** Somebody else of the journal, with a session. */
export async function member(world: World, type: 'deputy' | 'executive'): Promise<string> {
  const em = world.em();
  const user = await buildUser(em, { roles: [type === 'deputy' ? 'ASSOCIATE_EDITOR_IN_CHIEF' : 'EXECUTIVE_EDITOR'], realName: '苏见微' });
  em.create(ColloquiumMember, { colloquium: world.journal.id, user, type, position: 9 });
  await em.flush();
  return await buildSession(em, user, world.app.clock, { language: 'zh-CN', isRemembered: true });
}
export async function publisher(world: World): Promise<string> {
  const em = world.em();
  return await buildSession(em, await buildUser(em, { roles: ['PUBLISHING_EDITOR'] }), world.app.clock, {
    language: 'zh-CN',
    isRemembered: true,
  });
}

/** Bodies that no client sends: each is answered in words, and nothing happens. */
export async function takesNoNonsense(
  world: World,
  rowId: RowId,
  contributionId: number,
  good: Record<string, unknown>,
  options: CallOptions,
): Promise<void> {
  const before = await stateOf(world, contributionId);
  const bad: Record<string, unknown>[] = [
    {},
    { ...good, contributionId: 999_999, suggestion: {} },
    { ...good, contributionId: [contributionId] },
    { ...good, contributionId: '0x1' },
    { ...good, code: 'JN19990001' },
    ...('decision' in good ? [7, -1, 'constructor', '', [1], { a: 1 }].map((decision) => ({ ...good, decision })) : []),
    ...('suggestion' in good
      ? [
          '[',
          [1],
          5,
          { content: { a: 1 } },
          { content: '\uFFFD' },
          { content: 'x', contributionId: contributionId + 1 },
          { content: 'x', files: 5 },
          { content: 'x', files: [[1]] },
          { content: 'x', files: [{ filePath: 'gone' }] },
        ].map((suggestion) => ({ ...good, suggestion }))
      : []),
  ];
  for (const sent of bad) {
    const answer = await world.call(rowId, sent, { ...options, as: 'json' });
    expect(answer, JSON.stringify(sent)).toEqual({ code: 500, msg: expect.stringMatching(/\p{Script=Han}/u) });
    expect(answer.msg, JSON.stringify(sent)).not.toMatch(/系统|异常|INTERNAL/);
  }
  expect(await stateOf(world, contributionId)).toBe(before);
}
