// Contract cases of the author's authorization after acceptance.
import { expect } from 'vitest';
import { RoleKind } from '../../../shared/roles.ts';
import { Contribution } from '../../modules/contributions/manuscript/contribution.entity.ts';
import type { ContractCase, World } from '../contract.factory.ts';
import { lastEvent } from '../office/decisions.factory.ts';
import type { rightsRows } from './rights.rows.ts';

const hidden = { code: 500, msg: '您访问的内容不存在' };
const invalid = { code: 500, msg: '填写有误' };
const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');

/** A manuscript that waits for its author's transfer: the office's acts have no calls yet. */
async function accepted(world: World): Promise<number> {
  const contributionId = await world.submitted();
  await world.em().nativeUpdate(Contribution, contributionId, { state: 14, stage: 5, responsible: world.people.author.id, responsibleKind: RoleKind.AUTHOR });
  return contributionId;
}

async function numberOf(world: World, contributionId: number): Promise<string> {
  const { manuscriptNumber } = await world.em().findOneOrFail(Contribution, contributionId);
  return manuscriptNumber ?? '';
}

async function signedFile(world: World, name = '授权书.png'): Promise<Record<string, unknown>> {
  const { fileName, fileSize, filePath } = await world.done('E2-040', { file: new File([png], name) }, { token: world.tokens.author, as: 'multipart' });
  return { fileDesc: '签名', fileName, fileSize, filePath, fileType: 5 };
}

export const rightsCases: Record<keyof typeof rightsRows, ContractCase> = {
  'E2-072': async (world) => {
    const contributionId = await accepted(world);
    expect(await world.done('E2-072', { contributionId }, { token: world.tokens.author })).toEqual({ code: 0, msg: '操作成功', result: { author: '沈知远', colloquiumName: '江南文化' } });
    for (const token of [world.tokens.other, world.tokens.chief]) expect(await world.call('E2-072', { contributionId }, { token })).toEqual(hidden);
    expect(await world.call('E2-072', { contributionId: await world.submitted() }, { token: world.tokens.author }), 'not accepted').toEqual(hidden);
  },

  'E2-073': async (world) => {
    const contributionId = await accepted(world);
    const token = world.tokens.author;
    const code = await numberOf(world, contributionId);
    for (const wrong of ['JN19990001', code.slice(0, -1)]) expect(await world.call('E2-073', { contributionId, code: wrong }, { token }), 'of another manuscript').toEqual(invalid);
    expect(await world.em().findOneOrFail(Contribution, contributionId)).toMatchObject({ hasAuthorized: false });
    for (const as of ['form', 'json'] as const) expect(await world.done('E2-073', { contributionId, code }, { token, as })).toEqual({ code: 0, msg: '操作成功' });
    expect(await world.em().findOneOrFail(Contribution, contributionId)).toMatchObject({ state: 14, hasAuthorized: true });
    await world.done('E2-073', { contributionId }, { token });
    const early = await world.submitted();
    for (const state of [1, 5] as const) {
      await world.em().nativeUpdate(Contribution, early, { state });
      expect(await world.call('E2-073', { contributionId: early }, { token }), `state ${state}`).toEqual({ code: 500, msg: '当前不是待作者授权阶段，不能办理授权' });
    }
    expect(await world.call('E2-073', { contributionId }, { token: world.tokens.other })).toEqual(hidden);
    expect(await world.call('E2-073', { contributionId }, { token: world.tokens.chief })).toEqual({ code: 500, msg: '您没有权限进行此操作' });
  },

  'E2-074': async (world) => {
    const contributionId = await accepted(world);
    const token = world.tokens.author;
    const files = [await signedFile(world), { ...(await signedFile(world, '授权书二.png')), fileDesc: '盖章' }];
    const body = { code: await numberOf(world, contributionId), contributionId, decision: 0, suggestion: { content: '已签名', contributionId, files }, type: 0 };
    expect(await world.call('E2-074', body, { token, as: 'json' }), 'agreed first').toEqual({ code: 500, msg: '未填写必要信息！' });
    await world.done('E2-073', { contributionId }, { token });
    expect(await world.call('E2-074', { ...body, suggestion: { files: [] } }, { token, as: 'json' })).toEqual({ code: 500, msg: '未填写必要信息！' });
    expect(await world.call('E2-074', { ...body, suggestion: { files: [{ ...files[0], fileType: 0 }] } }, { token, as: 'json' })).toEqual({ code: 500, msg: '先选择对应的文件类型!' });
    expect(await world.call('E2-074', { ...body, suggestion: { files: [{ ...files[0], fileType: 7 }] } }, { token, as: 'json' })).toEqual({ code: 500, msg: '请选择*.xls|xlsx格式文件' });
    const third = await accepted(world);
    for (const wrong of [{ code: 'JN19990001' }, { contributionId: third, code: '' }, { suggestion: { ...body.suggestion, contributionId: third } }, { suggestion: { ...body.suggestion, contributionId: 'x' } }]) {
      expect(await world.call('E2-074', { ...body, ...wrong }, { token, as: 'json' }), 'of another manuscript').toEqual(invalid);
    }
    expect(await world.call('E2-074', body, { token: world.tokens.other, as: 'json' })).toEqual(hidden);
    // Old clients write 0 inside for none: the other place says which.
    const unnamed = { ...body, suggestion: { ...body.suggestion, contributionId: 0 } };
    for (const contributionId of [undefined, 0]) expect(await world.call('E2-074', { ...unnamed, contributionId, code: '' }, { token, as: 'json' }), 'named nowhere').toEqual(hidden);
    expect(await world.done('E2-074', unnamed, { token, as: 'json' })).toEqual({ code: 0, msg: '提交成功' });
    expect(await world.em().findOneOrFail(Contribution, contributionId)).toMatchObject({ state: 15 });
    expect((await lastEvent(world, contributionId)).comment, 'what is written with them').toBe('已签名');
    const { content } = await world.done('E2-013', { contributionId }, { token });
    expect(Object(content).files).toEqual([expect.objectContaining({ fileType: 0 }), expect.objectContaining({ fileType: 5, fileName: '授权书.png', description: '签名' }), expect.objectContaining({ fileType: 5, fileName: '授权书二.png', description: '盖章' })]);
    // A form holds the rest as text, and only the manuscript inside may be named.
    const other = await accepted(world);
    await world.done('E2-073', { contributionId: other }, { token });
    await world.done('E2-074', { suggestion: JSON.stringify({ contributionId: other, files: [await signedFile(world)] }) }, { token });
    expect(await world.em().findOneOrFail(Contribution, other)).toMatchObject({ state: 15 });
  },
};
