// Contract cases of the facade's calls on issues (S2 §2.7, §7): lists of publications, the open issue, compiling and taking out.
import { expect } from 'vitest';
import { buildSession, buildUser } from '../../modules/accounts/viewer/user.factory.ts';
import type { Colloquium } from '../../modules/colloquiums/colloquium.entity.ts';
import { buildColloquium } from '../../modules/colloquiums/colloquium.factory.ts';
import { Contribution } from '../../modules/contributions/manuscript/contribution.entity.ts';
import { buildContribution } from '../../modules/contributions/manuscript/contribution.factory.ts';
import { buildIssue } from '../../modules/issues/issue.factory.ts';
import type { ContractCase, World } from '../contract.factory.ts';
import type { issueRows } from './issues.rows.ts';

const refused = (msg: string) => ({ code: 500, msg });
const forbidden = refused('您没有权限进行此操作');
const all = { pageNo: 1, pageSize: 16, searchScope: '', keyWord: '', orderField: '', order: '' };
/** Its shape has been checked. */
const listed = (body: Record<string, unknown>) => (body['resultList'] as { list: { id: number; cbState: number }[] }).list;

/** A journal of the chief’s whose numbers nothing else counts. */
const journalOf = async (world: World) => await buildColloquium(world.em(), { name: '组稿集刊', members: { chief: [world.people.chief] } });
const manuscript = async (world: World, state: 14 | 15 | 18 | 19 | 20, titleZh: string, colloquium: Colloquium) =>
  await buildContribution(world.em(), { state, titleZh, colloquium, submitter: world.people.author });
const stateOf = async (world: World, id: number) => (await world.em().findOneOrFail(Contribution, id)).state;

export const issueCases: Record<keyof typeof issueRows, ContractCase> = {
  'E2-006': async (world) => {
    const token = world.tokens.chief;
    const journal = await journalOf(world);
    const [first, second] = [await manuscript(world, 19, '甲篇', journal), await manuscript(world, 19, '乙篇', journal)];
    const accepted = await manuscript(world, 15, '丙篇', journal);
    const ids = async (params: Record<string, unknown> = {}) => listed(await world.done('E2-006', { ...all, ...params }, { token })).map(({ id }) => id);
    expect(await ids()).toEqual(expect.arrayContaining([first.id, second.id]));
    expect(await ids()).not.toContain(accepted.id);
    // R2-210: 1 ascending, 2 descending.
    expect((await ids({ order: 1 })).filter((id) => id >= first.id)).toEqual([first.id, second.id]);
    expect((await ids({ order: 2 })).filter((id) => id >= first.id)).toEqual([second.id, first.id]);
    expect(await ids({ searchScope: 3, keyWord: '乙篇' })).toEqual([second.id]);
    expect(await ids({ searchScope: 5, keyWord: 19 })).toEqual(expect.arrayContaining([first.id, second.id]));
    expect(await ids({ searchScope: 5, keyWord: 15 })).toEqual([]);
    const small = await world.done('E2-006', { pageNo: 2, pageSize: 1 }, { token });
    expect(small).toMatchObject({ resultList: { currPage: 2, list: [expect.anything()] }, totalPage: Object(small['resultList']).totalCount });
    expect(await world.call('E2-006', all, { token: world.tokens.author })).toEqual(forbidden);
  },

  'E2-007': async (world) => {
    const token = world.tokens.chief;
    const [journal, elsewhere] = [await journalOf(world), await journalOf(world)];
    const [here, there] = [await manuscript(world, 15, '运河码头', journal), await manuscript(world, 15, '运河钞关', elsewhere)];
    const ids = async (params: Record<string, unknown> = {}) => listed(await world.done('E2-007', { ...all, ...params }, { token })).map(({ id }) => id);
    expect(await ids()).toEqual(expect.arrayContaining([here.id, there.id]));
    expect(await ids({ colloquiumId: elsewhere.id })).toEqual([there.id]);
    const others = [];
    for (const state of [14, 18, 19, 20] as const) others.push((await manuscript(world, state, `漕仓${state}`, journal)).id);
    expect(await ids({ colloquiumId: journal.id, order: 1 }), 'not what is not accepted yet').toEqual([here.id, ...others.slice(1)]);
    expect(await ids({ colloquiumId: journal.id, order: 2 })).toEqual([here.id, ...others.slice(1)].toReversed());
    expect(await ids({ keyWord: '运河', order: 1 })).toEqual([here.id, there.id]);
    expect(await world.done('E2-007', { ...all, keyWord: '运河', pageSize: 1 }, { token })).toMatchObject({ totalPage: 2 });
    expect(await ids({ keyWord: '码头', colloquiumId: journal.id })).toEqual([here.id]);
    expect(await ids({ searchScope: 3, keyWord: '运河', order: 1 })).toEqual([here.id, there.id]);
    expect(await ids({ searchScope: 4, keyWord: '码头' })).toEqual([]);
    expect(await ids({ searchScope: 5, keyWord: 15, colloquiumId: journal.id })).toEqual([here.id]);
    expect(await world.call('E2-007', all, { token: world.tokens.author })).toEqual(forbidden);
  },

  'E2-055': async (world) => {
    const journal = await journalOf(world);
    const issue = await buildIssue(world.em(), { colloquium: journal, number: 12 });
    await buildIssue(world.em(), { colloquium: journal, number: 11, sentAt: world.app.clock.now() });
    const few = async (token: string, colloquiumId: unknown = journal.id) => await world.call('E2-055', { colloquiumId }, { token });
    expect(await world.done('E2-055', { colloquiumId: journal.id }, { token: world.tokens.chief })).toMatchObject({
      fewList: [{ id: issue.id, number: issue.number, sendTime: null, status: 0 }],
    });
    const operations = await buildSession(world.em(), await buildUser(world.em(), { roles: ['OPERATIONS'] }), world.app.clock, { language: 'zh-CN' });
    expect(await few(operations)).toMatchObject({ code: 0 });
    for (const token of [world.tokens.author, world.tokens.editor]) expect(await few(token)).toEqual(refused('您访问的内容不存在'));
    expect(await few(world.tokens.chief, 2_000_000)).toEqual(refused('您访问的内容不存在'));
  },

  'E2-056': async (world) => {
    const token = world.tokens.chief;
    const journal = await journalOf(world);
    const { id: colloquiumFewId } = await buildIssue(world.em(), { colloquium: journal, number: 12 });
    const [one, two] = [await manuscript(world, 15, '甲篇', journal), await manuscript(world, 19, '乙篇', journal)];
    const foreign = await manuscript(world, 15, '别家', await journalOf(world));
    const call = async (params: Record<string, unknown>) => await world.call('E2-056', { colloquiumFewId, ...params }, { token });
    expect(await call({ contributionIds: '' })).toEqual(refused('请先选择稿件'));
    expect(await call({ contributionIds: `${one.id},${foreign.id}` })).toEqual(refused('请选择同一集刊下的稿件'));
    expect(await call({ contributionIds: one.id, colloquiumFewId: '' })).toEqual(refused('请选择期数,在进行操作'));
    expect(await world.call('E2-056', { colloquiumFewId, contributionIds: one.id }, { token: world.tokens.editor })).toEqual(forbidden);
    await world.done('E2-056', { colloquiumFewId, contributionIds: `${one.id},${two.id}` }, { token });
    expect([await stateOf(world, one.id), await stateOf(world, two.id)]).toEqual([18, 18]);
    expect((await world.em().findOneOrFail(Contribution, two.id)).issue?.id).toBe(colloquiumFewId);
    // Some were done: 0, and the rest is named.
    const three = await manuscript(world, 15, '丙篇', journal);
    expect(await call({ contributionIds: `${one.id}, ${three.id}` })).toMatchObject({ code: 0, msg: expect.stringContaining(String(one.id)) });
    expect(await call({ contributionIds: one.id })).toMatchObject({ code: 500 });
  },

  'E2-057': async (world) => {
    const token = world.tokens.chief;
    const journal = await journalOf(world);
    const { id: colloquiumFewId } = await buildIssue(world.em(), { colloquium: journal, number: 12 });
    const [one, two] = [await manuscript(world, 15, '甲篇', journal), await manuscript(world, 19, '乙篇', journal)];
    const contributionIds = `${one.id},${two.id}`;
    await world.done('E2-056', { colloquiumFewId, contributionIds }, { token });
    expect(await world.call('E2-057', {}, { token })).toEqual(refused('请先选择稿件'));
    expect(await world.call('E2-057', { contributionIds }, { token: world.tokens.author })).toEqual(forbidden);
    await world.done('E2-057', { contributionIds }, { token });
    expect([await stateOf(world, one.id), await stateOf(world, two.id)]).toEqual([15, 19]);
    expect(await world.call('E2-057', { contributionIds }, { token })).toMatchObject({ code: 500 });
  },
};
