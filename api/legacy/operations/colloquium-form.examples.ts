// Contract cases of the calls with which operations make and edit periodicals and conferences (S3 §5.1 to §5.3, §7.2).
import { expect } from 'vitest';
import { PASSWORD_MASK } from '../../../shared/forms/sender.ts';
import { buildDepartment, buildSession, buildUser } from '../../modules/accounts/viewer/user.factory.ts';
import { Colloquium } from '../../modules/colloquiums/colloquium.entity.ts';
import { ColloquiumMember } from '../../modules/colloquiums/colloquium-member.entity.ts';
import { CommitteeMember } from '../../modules/colloquiums/committee-member.entity.ts';
import { entryOf } from '../../modules/colloquiums/colloquium.factory.ts';
import { DictionaryEntry } from '../../modules/reference/dictionary-entry.entity.ts';
import type { colloquiumFormRows } from './colloquium-form.rows.ts';
import type { ContractCase, World } from '../contract.factory.ts';
import { uploaded } from '../office/decisions.factory.ts';

const refused = (msg: string) => ({ code: 500, msg });
const forbidden = refused('您没有权限进行此操作');
let numbered = 0;

const operations = async (world: World) => await buildSession(world.em(), await buildUser(world.em(), { roles: ['OPERATIONS'] }), world.app.clock, { language: 'zh-CN' });

/** Fields required by the thirteen checks. */
async function periodical(world: World, own: object = {}) {
  const em = world.em();
  return {
    type: 0, no: `QK${(numbered += 1)}`, name: '旧接口集刊', subject: (await entryOf(em, 'SUBJECT')).value, cycle: (await entryOf(em, 'CYCLE')).value,
    startPublicationTime: '2016-09-01', initCycle: '7', initCycleTime: '2026-05-31T16:00:00.000Z', publishingMonths: '6,12',
    authors: [{ no: 1, type: 0, userId: world.people.chief.code, userName: '陆承泽' }, { no: 2, type: 3, userId: world.people.editor.code }],
    hostUnit: [{ no: 1, id: 4, name: '临江大学' }, { no: 2, name: '' }, '临江学会'],
    editorialCommittee: [{ no: 1, name: '沈若水', type: 0 }, { no: 2, name: '江越', type: 2 }], expertCommittee: [{ no: 1, name: '杜衡之', type: 1 }, { no: 2, name: '方见山' }],
    journalSource: '来稿,约稿', columnList: ['专题', { id: 5, name: '书评' }],
    introduce: '介绍', editorIntroduce: '主编介绍', forewordTitle: '卷首', journalTitle: '征稿', senderAccount: 'qikan@example.com', senderPassword: 'Secret-1',
    ...own,
  };
}

const officesOf = async (world: World, colloquium: number) =>
  (await world.em().find(ColloquiumMember, { colloquium }, { orderBy: { position: 'asc' } })).map(({ type }) => type);

export const colloquiumFormCases: Record<keyof typeof colloquiumFormRows, ContractCase> = {
  'E3-004': async (world) => {
    const token = await operations(world);
    const { chief } = world.people;
    for (const method of ['GET', 'POST'] as const)
      expect(await world.done('E3-004', { code: ` ${chief.code.toLowerCase()}` }, { token, method })).toMatchObject({ user: { userId: chief.code, username: '陆承泽' } });
    expect(await world.call('E3-004', { code: 'A000000' }, { token })).toEqual(refused('没有与ID号相对应的姓名'));
    expect(await world.call('E3-004', { code: chief.code }, { token: world.tokens.author })).toEqual(forbidden);
  },

  'E3-014': async (world) => {
    const token = await operations(world);
    const save = async (own: object = {}, who = token) => await world.call('E3-014', await periodical(world, own), { token: who, as: 'json' });
    const { id } = await save();
    expect(await world.em().findOneOrFail(Colloquium, Number(id))).toMatchObject({
      kind: 0, foundedOn: '2016-09-01', initCycle: 7, initCycleTime: '2026-06-01', publishingMonths: [6, 12], hostUnits: ['临江大学', '临江学会'], sources: ['来稿', '约稿'], foreword: '卷首', callForPapers: '征稿',
    });
    expect(await save({}, await world.program('OPERATIONS')), 'it would give offices').toEqual(forbidden);
    // 3 is the executive editor of a periodical, and an editor of a conference (F-094).
    expect(await officesOf(world, Number(id))).toEqual(['chief', 'executive']);
    const { cycle: _cycle, publishingMonths: _months, initCycle: _first, initCycleTime: _month, ...rest } = await periodical(world);
    const conference = await world.done('E3-014', { ...rest, type: 1, startTime: '2026-03-01', endTime: '2026-06-30', web: 'https://example.org/a,https://example.org/b', collectedPapersName: '论集' }, { token, as: 'json' });
    expect(await officesOf(world, Number(conference['id']))).toEqual(['chief', 'editor']);
    expect(await world.em().findOneOrFail(Colloquium, Number(conference['id']))).toMatchObject({ kind: 1, startsOn: '2026-03-01', homePages: ['https://example.org/a', 'https://example.org/b'], sources: [] });
    // All of it is read back by the page of a journal.
    const department = await buildDepartment(world.em());
    const [foreword, call] = [await uploaded(world, token, '卷首.pdf'), await uploaded(world, token, '征稿.pdf')];
    const whole = await save({ editorDept: department.id, publishUnit: department.id, forewordPath: foreword.filePath, journalPath: call.filePath });
    const { colloquium } = await world.done('E2-054', { id: whole['id'] }, { token });
    expect(colloquium).toMatchObject({
      type: 0, name: '旧接口集刊', subject: (await entryOf(world.em(), 'SUBJECT')).labelZh, cycle: (await entryOf(world.em(), 'CYCLE')).labelZh, startPublicationTime: '2016-09-01', initCycle: 7, initCycleTime: '2026-06',
      hostUnit: [{ no: 1, name: '临江大学' }, { no: 2, name: '临江学会' }], forewordPath: foreword.filePath, journalPath: call.filePath, publishingMonths: '6,12', editorDept: department.id, editorDeptName: department.name, publishUnit: department.name, journalSource: '来稿,约稿',
      introduce: '介绍', editorIntroduce: '主编介绍', forewordTitle: '卷首', journalTitle: '征稿', senderAccount: 'qikan@example.com', senderPassword: PASSWORD_MASK,
      editorialCommittee: [{ no: 1, name: '沈若水', type: 0 }, { no: 2, name: '江越', type: 2 }], expertCommittee: [{ no: 1, name: '杜衡之' }, { no: 2, name: '方见山' }], columnList: [{ name: '专题' }, { name: '书评' }],
    });
    expect((await world.done('E2-054', { id: conference['id'] }, { token }))['colloquium']).toMatchObject({
      type: 1, startTime: '2026-03-01', endTime: '2026-06-30', web: 'https://example.org/a,https://example.org/b', collectedPapersName: '论集',
    });
    // Each office has its number in each kind (R3-218, R3-219).
    const staff = await Promise.all([1, 2, 3, 4].map(() => buildUser(world.em())));
    const authors = (codes: readonly number[]) => staff.map(({ code }, index) => ({ no: index + 1, type: codes[index], userId: code }));
    const codesOf = async (one: number) => Object((await world.done('E2-054', { id: one }, { token }))['colloquium']).authors.map(({ type }: { type: number }) => type);
    const offices = ['chief', 'executive', 'deputy', 'editor'];
    for (const [kind, codes] of [[0, [0, 3, 1, 2]], [1, [0, 4, 1, 3]]] as const) {
      const made = Number((await save({ type: kind, authors: authors(codes) }))['id']);
      expect(await officesOf(world, made), String(kind)).toEqual(offices);
      expect(await codesOf(made), String(kind)).toEqual(codes);
    }
    const checks: [object, string][] = [
      [{ name: '', senderAccount: '' }, '集刊名称必填'], [{ senderAccount: '', senderPassword: '' }, '发信邮箱必填'], [{ senderAccount: 'a.b@c.com', senderPassword: '' }, '邮箱格式不对'],
      [{ senderPassword: '', authors: [] }, '发信邮箱密码必填'], [{ authors: [{ type: 0, userId: '' }] }, '编辑成员必填'], [{ hostUnit: [], subject: '' }, '主办单位必填'], [{ hostUnit: [{ name: '临江大学' }, { name: ' ' }], subject: '' }, '主办单位必填'], [{ authors: [{ type: 0, userId: world.people.chief.code }, { type: '', userId: '' }], subject: '' }, '编辑成员必填'], [{ subject: '', cycle: '' }, '所属学科必填'],
      [{ cycle: '', publishingMonths: '' }, '集刊周期必填'], [{ publishingMonths: '', introduce: '' }, '出版月份必填'], [{ introduce: ' ', initCycle: '' }, '集刊介绍必填'], [{ initCycle: 'x', initCycleTime: '' }, '初始期数必填'],
      [{ initCycleTime: '', editorIntroduce: '' }, '初始期数出版时间必填'], [{ editorIntroduce: '' }, '主编介绍必填'], [{ type: '' }, '填写有误'],
    ];
    for (const [own, message] of checks) expect(await save(own), message).toEqual(refused(message));
    // A retired entry cannot be chosen for a new journal, and stays with those that have it.
    const em = world.em();
    const cycle = await entryOf(em, 'CYCLE');
    const retire = async (retiredAt: Date | null) => await em.nativeUpdate(DictionaryEntry, cycle.id, { retiredAt });
    await retire(world.app.clock.now());
    expect(await save()).toEqual(refused('请从所列选项中选择'));
    expect(await world.call('E3-013', { id, type: 0, introduce: '介绍' }, { token, as: 'json' })).toMatchObject({ code: 0 });
    await retire(null);
    for (const who of [world.tokens.author, world.tokens.chief]) expect(await save({}, who)).toEqual(forbidden);
  },

  'E3-013': async (world) => {
    const token = await operations(world);
    const form = await periodical(world);
    const { id } = await world.done('E3-014', form, { token, as: 'json' });
    const update = async (own: object, who = token) => await world.call('E3-013', { id, type: 0, ...own }, { token: who, as: 'json' });
    expect(await update({ ...form, name: '改名集刊', columnList: ['书评'], senderPassword: PASSWORD_MASK })).toEqual({ code: 0, msg: '保存成功' });
    // All that is sent is replaced.
    const replaced = {
      no: `QK${(numbered += 1)}`, startPublicationTime: '2017-02-01', initCycle: 8, initCycleTime: '2026-09', publishingMonths: '3,9', journalSource: '约稿,译稿', editorIntroduce: '新主编介绍', forewordTitle: '新卷首', journalTitle: '新征稿', senderAccount: 'xin@example.com',
    };
    const rows = { authors: [{ no: 1, type: 0, userId: world.people.editor.code }, { no: 2, type: 0, userId: world.people.chief.code }], hostUnit: [{ no: 1, name: '江南学会' }], editorialCommittee: [{ no: 1, name: '许慕舟', type: 1 }], expertCommittee: [{ no: 1, name: '沈若水' }], columnList: [{ name: '札记' }] };
    expect(await update({ ...replaced, ...rows, senderPassword: 'Secret-3' })).toEqual({ code: 0, msg: '保存成功' });
    expect((await world.done('E2-054', { id }, { token }))['colloquium']).toMatchObject({ ...replaced, ...rows, editorInChiefOfTheName: '叶书宁', name: '改名集刊', introduce: '介绍' });
    expect(await update({ authors: form.authors, forewordTitle: '卷首', initCycle: '7' })).toEqual({ code: 0, msg: '保存成功' });
    // People of the committees may be named by their codes, and both files may be others.
    const { chief, other } = world.people;
    const paths = { forewordPath: (await uploaded(world, token, '新卷首.pdf')).filePath, journalPath: (await uploaded(world, token, '新征稿.pdf')).filePath };
    const known = { editorialCommittee: [{ userId: other.code, type: 2 }], expertCommittee: [{ name: '沈若水' }, { userId: chief.code, type: 1 }] };
    expect(await update({ ...paths, ...known, hostUnit: [{ id: 4, name: '江南学会' }] })).toEqual({ code: 0, msg: '保存成功' });
    const committees = [{ no: 1, type: 2, name: other.realName }];
    expect((await world.done('E2-054', { id }, { token }))['colloquium']).toMatchObject({ ...paths, editorialCommittee: committees, expertCommittee: [{ name: '沈若水' }, { name: chief.realName }] });
    const members = await world.em().find(CommitteeMember, { colloquium: Number(id) }, { orderBy: { committee: 'asc', position: 'asc' } });
    expect(members.map(({ user }) => user?.id ?? null)).toEqual([other.id, null, chief.id]);
    // Fields not sent stay.
    expect(await update({ introduce: '新介绍' })).toEqual({ code: 0, msg: '保存成功' });
    expect(await world.em().findOneOrFail(Colloquium, Number(id), { populate: ['columns'] })).toMatchObject({ name: '改名集刊', introduction: '新介绍', foreword: '卷首', initCycle: 7 });
    expect(await officesOf(world, Number(id))).toEqual(['chief', 'executive']);
    const order: [object, string][] = [
      [{ name: '', senderAccount: '' }, '集刊名称必填'], [{ senderAccount: '', authors: [] }, '发信邮箱必填'], [{ authors: [{ type: '', userId: 'x' }], hostUnit: [] }, '编辑成员必填'],
      [{ hostUnit: [''], initCycleTime: '' }, '主办单位必填'], [{ initCycleTime: '', introduce: '' }, '初始期数出版时间必填'], [{ introduce: '', editorIntroduce: '' }, '集刊介绍必填'], [{ editorIntroduce: '' }, '主编介绍必填'],
    ];
    for (const [own, message] of order) expect(await update(own), message).toEqual(refused(message));
    expect(await update({ subject: '', cycle: '', publishingMonths: '', initCycle: '' }), 'asked for when it is made').toMatchObject({ code: 0 });
    for (const who of [world.tokens.author, world.tokens.chief]) expect((await update({ name: '别人' }, who)).code).toBe(500);
    const program = await world.program('OPERATIONS');
    expect(await update({ introduce: '程序' }, program)).toMatchObject({ code: 0 });
    const further = [...form.authors, { no: 3, type: 0, userId: world.people.other.code }];
    for (const own of [{ authors: further }, { editorDept: (await buildDepartment(world.em())).id }, { senderPassword: 'Secret-2' }])
      expect(await update(own, program)).toEqual(forbidden);
    expect(await update({ id: 2_000_000, name: '无' })).toEqual(refused('您访问的内容不存在'));
    // A conference has its period, its home pages and the numbers of its own offices.
    const { publishingMonths: _months, initCycle: _first, initCycleTime: _month, cycle, ...rest } = await periodical(world);
    const { id: conference } = await world.done('E3-014', { ...rest, type: 1, startTime: '2026-03-01', endTime: '2026-06-30' }, { token, as: 'json' });
    const executive = await buildUser(world.em(), { realName: '许慕舟' });
    const reunion = async (own: object) => await update({ id: conference, type: 1, ...own });
    const changed = { web: 'https://example.org/2027', collectedPapersName: '新论集', startTime: '2027-03-01', endTime: '2027-05-31', cycle };
    expect(await reunion({ ...changed, authors: [{ no: 1, type: 4, userId: executive.code }] })).toEqual({ code: 0, msg: '保存成功' });
    const read = async () => (await world.done('E2-054', { id: conference }, { token }))['colloquium'];
    expect(await read()).toMatchObject({
      ...changed, type: 1, cycle: (await entryOf(world.em(), 'CYCLE')).labelZh, name: rest.name, introduce: '介绍',
      authors: [{ no: 1, type: 4, userId: executive.code, userName: '许慕舟' }],
    });
    expect(await reunion({ introduce: ' ', editorIntroduce: '' })).toEqual(refused('会议介绍必填'));
    expect(await reunion({ name: ' ', introduce: '' })).toEqual(refused('会议名称必填'));
    expect(await reunion({ cycle: '' }), 'optional, and so taken away').toMatchObject({ code: 0 });
    expect(await read()).toMatchObject({ cycle: null, collectedPapersName: '新论集' });
  },
};
