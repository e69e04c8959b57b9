// Contract cases of the calls with which operations manage a journal: the menu, parameters, workflow, defaults; each checked, each in its
// words.
import { expect } from 'vitest';
import { buildDepartment, buildRole, buildSession, buildUser } from '../../modules/accounts/viewer/user.factory.ts';
import { Colloquium } from '../../modules/colloquiums/colloquium.entity.ts';
import { buildColloquium } from '../../modules/colloquiums/colloquium.factory.ts';
import type { ContractCase, World } from '../contract.factory.ts';
import type { settingsRows } from './settings.rows.ts';

const forbidden = { code: 500, msg: '您没有权限进行此操作' };
const hidden = { code: 500, msg: '您访问的内容不存在' };
const refused = (msg: string) => ({ code: 500, msg });

async function operations(world: World): Promise<string> {
  return await buildSession(world.em(), await buildUser(world.em(), { roles: ['OPERATIONS'] }), world.app.clock, { language: 'zh-CN' });
}

/** Somebody of operations of one branch, and a journal of another one. */
async function scoped(world: World): Promise<{ token: string; foreign: Colloquium }> {
  const em = world.em();
  const [own, other] = [await buildDepartment(em), await buildDepartment(em)];
  const person = await buildUser(em, { roles: [], records: [await buildRole(em, 'OPERATIONS', [own])] });
  return { token: await buildSession(em, person, world.app.clock, { language: 'zh-CN' }), foreign: await buildColloquium(em, { department: other }) };
}

const DAYS = { authorCbEditorTime: 4, publishingEditorReviewTime: 40, chiefEditorReviewTime: 80 };
const MESSAGES = {
  authorCbEditorTime: '"作者投稿最长多久被编辑分配"时间最少设置为1',
  publishingEditorReviewTime: '"编辑审稿最长多久可以确定是否录用"时间最少设置为1',
  chiefEditorReviewTime: '"录用后最长多久能够单篇发布或组稿"时间最少设置为1',
};

export const settingsCases: Record<keyof typeof settingsRows, ContractCase> = {
  'E3-006': async (world) => {
    const token = await operations(world);
    const conference = await buildColloquium(world.em(), { kind: 1, name: '水利史年会' });
    const tree = async (type: number) => (await world.done('E3-006', { type }, { token }))['result'];
    expect(JSON.stringify(await tree(0))).toContain('江南文化');
    expect(JSON.stringify(await tree(0))).not.toContain('水利史年会');
    const subject = (await world.journal.subject.loadOrFail()).labelZh;
    expect(await tree(0)).toContainEqual({ subject, colloquiums: expect.arrayContaining([{ id: world.journal.id, name: '江南文化' }]) });
    expect(await tree(1)).toContainEqual({ subject: (await conference.subject.loadOrFail()).labelZh, colloquiums: expect.arrayContaining([{ id: conference.id, name: '水利史年会' }]) });
    const { token: theirs, foreign } = await scoped(world);
    expect(JSON.stringify(await world.done('E3-006', {}, { token: theirs }))).not.toContain(foreign.name);
    expect(await world.call('E3-006', {}, { token: world.tokens.chief })).toEqual(forbidden);
  },
  'E3-015': async (world) => {
    const token = await operations(world);
    const department = await buildDepartment(world.em());
    const { id } = await buildColloquium(world.em(), { checksPlagiarism: true, deputyReviews: true, department });
    expect((await world.done('E3-015', { colloquiumId: id }, { token }))['colloquiumFlow']).toEqual({
      xsbdjcSet: 0, yqzjSet: 1, zbylySet: 1, fzbsgSet: 0, publishingHouseId: department.id,
    });
    for (const [own, number] of [['checksPlagiarism', 'xsbdjcSet'], ['invitesReviewers', 'yqzjSet'], ['chiefPreAccepts', 'zbylySet'], ['deputyReviews', 'fzbsgSet']] as const) {
      const off = { checksPlagiarism: false, invitesReviewers: false, chiefPreAccepts: false, deputyReviews: false };
      const { id: colloquiumId } = await buildColloquium(world.em(), { ...off, [own]: true, department });
      expect((await world.done('E3-015', { colloquiumId }, { token }))['colloquiumFlow'], number).toEqual({ xsbdjcSet: 1, yqzjSet: 1, zbylySet: 1, fzbsgSet: 1, publishingHouseId: department.id, [number]: 0 });
    }
    const { token: theirs, foreign } = await scoped(world);
    expect(await world.call('E3-015', { colloquiumId: foreign.id }, { token: theirs })).toEqual(hidden);
    expect(await world.call('E3-015', { colloquiumId: id }, { token: world.tokens.chief })).toEqual(forbidden);
    expect(await world.call('E3-015', { colloquiumId: 2_000_000 }, { token })).toEqual(hidden);
    expect(await world.call('E3-015', {}, { token })).toEqual(refused('请先选择集刊'));
  },
  'E3-016': async (world) => {
    const token = await operations(world);
    const department = await buildDepartment(world.em());
    const { id } = await buildColloquium(world.em());
    const values = { colloquiumId: id, publishingHouseId: department.id, xsbdjcSet: 0, yqzjSet: 1, zbylySet: 0, fzbsgSet: 1 };
    expect(await world.done('E3-016', values, { token })).toMatchObject({ code: 0, msg: '提交成功' });
    // 0 is on; each number is that of its own switch.
    expect(await world.em().findOneOrFail(Colloquium, id)).toMatchObject({ checksPlagiarism: true, invitesReviewers: false, chiefPreAccepts: true, deputyReviews: false });
    await world.done('E3-016', { ...values, xsbdjcSet: 1, yqzjSet: 0, zbylySet: 1, fzbsgSet: 0 }, { token });
    expect(await world.em().findOneOrFail(Colloquium, id)).toMatchObject({ checksPlagiarism: false, invitesReviewers: true, chiefPreAccepts: false, deputyReviews: true });
    await world.done('E3-016', values, { token });
    const { colloquiumId: _id, ...stored } = values;
    expect((await world.done('E3-015', { colloquiumId: id }, { token }))['colloquiumFlow']).toEqual(stored);
    expect(await world.call('E3-016', { ...values, publishingHouseId: '' }, { token })).toEqual(refused('请选择出版社分社'));
    const { publishingHouseId: _house, ...without } = values;
    expect(await world.call('E3-016', { ...without, colloquiumId: (await buildColloquium(world.em())).id }, { token }), 'none is stored either').toEqual(refused('请选择出版社分社'));
    expect(await world.call('E3-016', { ...values, xsbdjcSet: 2 }, { token })).toEqual(refused('填写有误'));
    expect(await world.call('E3-016', values, { token: world.tokens.chief })).toEqual(forbidden);
    const program = await world.program('OPERATIONS');
    expect(await world.done('E3-016', values, { token: program })).toMatchObject({ code: 0 });
    expect(await world.call('E3-016', { ...values, colloquiumId: (await buildColloquium(world.em())).id }, { token: program })).toEqual(forbidden);
    const { token: theirs, foreign } = await scoped(world);
    expect(await world.call('E3-016', { ...values, colloquiumId: foreign.id }, { token: theirs })).toEqual(hidden);
  },
  'E3-017': async (world) => {
    const token = await operations(world);
    const { id } = await buildColloquium(world.em(), { isActive: false, reviewType: 2 });
    expect((await world.done('E3-017', { colloquiumId: id }, { token }))['paramSetEntity']).toEqual({
      id, colloquiumZt: 1, reviewType: 2, authorCbEditorTime: 5, publishingEditorReviewTime: 60, chiefEditorReviewTime: 90, isdefault: 0,
    });
    expect(await world.call('E3-017', {}, { token })).toEqual(refused('请先选择集刊'));
    expect(await world.call('E3-017', { colloquiumId: id }, { token: world.tokens.author })).toEqual(forbidden);
  },
  'E3-018': async (world) => {
    const token = await operations(world);
    const { id } = await buildColloquium(world.em());
    const values = { colloquiumId: id, colloquiumZt: 1, reviewType: 0, ...DAYS, isdefault: 0 };
    expect(await world.done('E3-018', values, { token, as: 'json' })).toMatchObject({ code: 0, msg: '保存成功' });
    expect((await world.done('E3-017', { colloquiumId: id }, { token }))['paramSetEntity']).toEqual({ id, colloquiumZt: 1, reviewType: 0, ...DAYS, isdefault: 0 });
    for (const name of ['authorCbEditorTime', 'publishingEditorReviewTime', 'chiefEditorReviewTime'] as const)
      for (const sent of ['0', '', 'x']) expect(await world.call('E3-018', { ...values, [name]: sent }, { token, as: 'json' })).toEqual(refused(MESSAGES[name]));
    expect(await world.call('E3-018', values, { token: world.tokens.chief, as: 'json' })).toEqual(forbidden);
    const { token: theirs, foreign } = await scoped(world);
    expect(await world.call('E3-018', { ...values, colloquiumId: foreign.id }, { token: theirs, as: 'json' })).toEqual(hidden);
  },
  'E3-026': async (world) => {
    const { paramSetDefault } = await world.done('E3-026', {}, { token: await operations(world) });
    expect(paramSetDefault).toMatchObject({ id: 1, colloquiumZt: 0 });
    const token = await operations(world);
    const values = { id: 1, colloquiumZt: 1, reviewType: 2, authorCbEditorTime: 3, publishingEditorReviewTime: 4, chiefEditorReviewTime: 5 };
    await world.done('E3-027', values, { token, as: 'json' });
    expect((await world.done('E3-026', {}, { token }))['paramSetDefault']).toEqual(values);
    await world.done('E3-027', { ...Object(paramSetDefault) }, { token, as: 'json' });
    expect(await world.call('E3-026', {}, { token: world.tokens.chief })).toEqual(forbidden);
  },
  'E3-027': async (world) => {
    const token = await operations(world);
    const before = (await world.done('E3-026', {}, { token }))['paramSetDefault'];
    const values = { id: 1, colloquiumZt: 0, reviewType: 2, ...DAYS, publishingEditorReviewTime: 0 };
    expect(await world.done('E3-027', values, { token, as: 'json' })).toMatchObject({ code: 0, msg: '保存成功' });
    expect((await world.done('E3-026', {}, { token }))['paramSetDefault']).toEqual(values);
    // Anything but digits is as good as an empty field.
    for (const missing of Object.keys(values).filter((name) => name !== 'id'))
      for (const sent of ['', 'x']) expect(await world.call('E3-027', { ...values, [missing]: sent }, { token, as: 'json' }), missing).toEqual(refused('请填写完整信息后再保存'));
    expect(await world.call('E3-027', values, { token: world.tokens.chief, as: 'json' })).toEqual(forbidden);
    // its shape has been checked
    expect(await world.done('E3-027', { ...(before as object) }, { token, as: 'json' })).toMatchObject({ code: 0 });
  },
};
