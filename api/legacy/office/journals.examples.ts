// Contract cases of the facade's calls on journals (S2 §7, S3 §7.4): lists by type, editors by code, the settings and their checks in
// order.
import { expect } from 'vitest';
import { buildDepartment, buildRole, buildSession, buildUser } from '../../modules/accounts/viewer/user.factory.ts';
import { Colloquium } from '../../modules/colloquiums/colloquium.entity.ts';
import { buildColloquium } from '../../modules/colloquiums/colloquium.factory.ts';
import type { ContractCase, World } from '../contract.factory.ts';
import type { journalRows } from './journals.rows.ts';

const forbidden = { code: 500, msg: '您没有权限进行此操作' };
const hidden = { code: 500, msg: '您访问的内容不存在' };
const refused = (msg: string) => ({ code: 500, msg });

/** A conference that the chief leads, and a journal that somebody else does. */
async function others(world: World): Promise<{ conference: Colloquium; foreign: Colloquium }> {
  const em = world.em();
  const conference = await buildColloquium(em, { kind: 1, name: '水利史年会', members: { chief: [world.people.chief], executive: [world.people.editor] } });
  return { conference, foreign: await buildColloquium(em, { name: '别家的集刊' }) };
}
const names = (list: unknown) => (list as { name: string }[]).map(({ name }) => name); // its shape has been checked

async function ownJournals(world: World, row: 'E2-052' | 'E2-053'): Promise<void> {
  const token = world.tokens.chief;
  const { conference } = await others(world);
  expect((await world.done(row, { type: 0 }, { token }))['colloquiumList']).toContainEqual({ id: world.journal.id, name: '江南文化' });
  for (const type of [1, 2]) {
    const { colloquiumList } = await world.done(row, { type }, { token });
    expect(colloquiumList).toContainEqual({ id: conference.id, name: '水利史年会' });
    expect(names(colloquiumList)).not.toContain('江南文化');
  }
  // An office counts in its own role only.
  expect(names((await world.done(row, { type: 1 }, { token: world.tokens.editor }))['colloquiumList'])).toEqual([]);
  expect(names((await world.done(row, {}, { token }))['colloquiumList'])).not.toContain('别家的集刊');
  expect(await world.call(row, { type: 7 }, { token })).toEqual(refused('填写有误'));
  expect(await world.call(row, { type: 0 }, { token: world.tokens.author })).toEqual(forbidden);
}

export const journalCases: Record<keyof typeof journalRows, ContractCase> = {
  'E2-008': async (world) => {
    const { result } = await world.done('E2-008', {}, { token: world.tokens.editor });
    expect(result).toEqual([{ id: world.journal.id, name: '江南文化' }]);
    // Conferences among them, and those of an office in its own role only.
    await others(world);
    expect(names((await world.done('E2-008', {}, { token: world.tokens.chief }))['result']).toSorted()).toEqual(['水利史年会', '江南文化'].toSorted());
    expect(names((await world.done('E2-008', {}, { token: world.tokens.editor }))['result'])).toEqual(['江南文化']);
    const operations = await buildSession(world.em(), await buildUser(world.em(), { roles: ['OPERATIONS'] }), world.app.clock, { language: 'zh-CN' });
    expect(names((await world.done('E2-008', {}, { token: operations }))['result'])).toContain('江南文化');
    expect(await world.call('E2-008', {}, { token: world.tokens.author })).toEqual(forbidden);
  },
  // E3-007 is the same call.
  'E2-052': async (world) => await ownJournals(world, 'E2-052'),
  // E3-009 is the same call.
  'E2-053': async (world) => {
    await ownJournals(world, 'E2-053');
    // The publisher's staff: those of their departments.
    const em = world.em();
    const [own, other] = [await buildDepartment(em), await buildDepartment(em)];
    const [here, there] = [await buildColloquium(em, { name: '本社集刊', department: own }), await buildColloquium(em, { name: '他社集刊', department: other })];
    const person = await buildUser(em, { roles: [], records: [await buildRole(em, 'OPERATIONS', [own])] });
    const { colloquiumList } = await world.done('E2-053', { type: 0 }, { token: await buildSession(em, person, world.app.clock, { language: 'zh-CN' }) });
    expect(colloquiumList).toContainEqual({ id: here.id, name: '本社集刊' });
    expect(names(colloquiumList)).not.toContain(there.name);
  },
  'E2-069': async (world) => {
    const { code } = world.people.editor;
    expect((await world.done('E2-069', { colloquiumId: world.journal.id }, { token: world.tokens.chief }))['colloquiumAuthorVoList']).toEqual([{ userId: code, userName: '叶书宁' }]);
    expect(await world.call('E2-069', {}, { token: world.tokens.chief })).toEqual(refused('请选择集刊！'));
    expect(await world.call('E2-069', { colloquiumId: world.journal.id }, { token: world.tokens.author })).toEqual(forbidden);
    expect(await world.call('E2-069', { colloquiumId: 2_000_000 }, { token: world.tokens.chief })).toEqual(hidden);
  },
  'E2-070': async (world) => {
    const { foreign } = await others(world);
    const read = async (token = world.tokens.chief, colloquiumId = world.journal.id) => await world.call('E2-070', { colloquiumId }, { token });
    expect((await read())['colloquiumFlow']).toEqual({ isAlleditorView: 0, editorId: null, backType: 0 });
    for (const token of [world.tokens.editor, world.tokens.author]) expect(await read(token)).toEqual(forbidden);
    expect(await read(world.tokens.chief, foreign.id)).toEqual(forbidden);
    expect(await read(world.tokens.chief, 2_000_000)).toEqual(hidden);
  },
  'E2-071': async (world) => {
    const token = world.tokens.chief;
    const { code } = world.people.editor;
    const colloquiumId = world.journal.id;
    const save = async (params: Record<string, unknown>, as: 'form' | 'json' = 'json', who = token) => await world.call('E2-071', params, { token: who, as });
    const flow = async () => (await world.done('E2-070', { colloquiumId }, { token }))['colloquiumFlow'];
    // The four checks in their order.
    expect(await save({})).toEqual(refused('请选择集刊！'));
    expect(await save({ colloquiumId })).toEqual(refused('作者来稿接收设置！'));
    expect(await save({ colloquiumId, isAlleditorView: 1 })).toEqual(refused('主编返回作者修改后稿件，提交后的负责人！'));
    expect(await save({ colloquiumId, isAlleditorView: 1, backType: 1 })).toEqual(refused('请选择指定编辑！'));
    expect(await save({ colloquiumId, isAlleditorView: 1, backType: 1, editorId: world.people.author.code })).toEqual(refused('请选择指定编辑！'));
    expect(await flow()).toEqual({ isAlleditorView: 0, editorId: null, backType: 0 });
    expect(await save({ colloquiumId, isAlleditorView: 1, backType: 1, editorId: code })).toEqual({ code: 0, msg: '保存成功' });
    expect(await flow()).toEqual({ isAlleditorView: 1, editorId: code, backType: 1 });
    // Open to all editors leaves no editor chosen, even if one is sent.
    expect(await save({ colloquiumId, isAlleditorView: 0, backType: 0, editorId: code }, 'form')).toEqual({ code: 0, msg: '保存成功' });
    expect(await flow()).toEqual({ isAlleditorView: 0, editorId: null, backType: 0 });
    expect((await world.em().findOneOrFail(Colloquium, colloquiumId)).assignedEditor).toBeNull();
    for (const who of [world.tokens.editor, world.tokens.author]) expect(await save({ colloquiumId, isAlleditorView: 0, backType: 0 }, 'json', who)).toEqual(forbidden);
    const { foreign } = await others(world);
    expect(await save({ colloquiumId: foreign.id, isAlleditorView: 0, backType: 0 })).toEqual(hidden);
  },
};
