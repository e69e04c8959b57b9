// Contract cases of the facade's session calls (S1 §7).
import sharp from 'sharp';
import { expect } from 'vitest';
import { Session } from '../../modules/accounts/sessions/session.entity.ts';
import { hashToken } from '../../modules/accounts/sessions/token.ts';
import { buildSession, buildUser } from '../../modules/accounts/viewer/user.factory.ts';
import { buildColloquium, entryOf } from '../../modules/colloquiums/colloquium.factory.ts';
import { DictionaryEntry } from '../../modules/reference/dictionary-entry.entity.ts';
import type { ContractCase } from '../contract.factory.ts';
import type { referenceRows } from './reference.rows.ts';
import type { sessionRows } from './session.rows.ts';

export const sessionCases: Record<keyof typeof sessionRows, ContractCase> = {
  'E1-001': async (world) => {
    const response = await world.fetch('E1-001', { count: 0.4711 });
    expect(response.headers.get('content-type')).toBe('image/jpeg');
    expect(await sharp(await response.arrayBuffer()).metadata()).toMatchObject({ format: 'jpeg' });
    expect(response.headers.getSetCookie()[0]).toMatch(/^captcha=[\w-]{20,}; Max-Age=300; Path=\/colloquium\/api; .*HttpOnly; SameSite=Lax$/);
  },

  'E1-002': async (world) => {
    const user = await buildUser(world.em(), { username: 'zhao', language: 'zh-CN' });
    const params = { username: 'zhao', password: 'Colloquium1', captcha: 'wxyz', rememberMe: 1, language: 1 };
    expect(await world.call('E1-002', params)).toMatchObject({ code: 500, msg: 'The verification code is wrong or has expired.' });
    const cookie = await world.captcha();
    expect(await world.call('E1-002', { ...params, password: 'Wrong1234', language: 0 }, { cookie })).toMatchObject({ code: 500, msg: '账号或密码错误' });
    expect(await world.call('E1-002', params, { cookie })).toMatchObject({ code: 500 });
    for (const [missing, msg] of [['username', '请输入用户名'], ['password', '请输入密码'], ['captcha', '请输入验证码']] as const) {
      expect(await world.call('E1-002', { ...params, language: 0, [missing]: '' }, { cookie: await world.captcha() })).toMatchObject({ code: 500, msg });
    }
    const answer = await world.done('E1-002', params, { cookie: await world.captcha() });
    expect(answer).toEqual({ code: 0, msg: 'Done', token: expect.stringMatching(/^[\w-]{43}$/) });
    expect(await world.done('E1-010', {}, { token: String(answer['token']) })).toMatchObject({ user: { username: 'zhao' } });
    // The account is online: 700, and a token that opens nothing yet.
    const second = await world.login(user);
    expect(second).toEqual({ code: 700, msg: '该账号已在线，请先退出登录', token: expect.any(String) });
    expect(await world.call('E1-010', {}, { token: String(second['token']) })).toMatchObject({ code: 500 });
    expect((await world.login(user, { language: 1 })).msg).toBe('This account is already online, please log out');
    // Remembered for seven days when asked, else for twelve hours (R1-020).
    const hours = async (token: unknown) => ((await world.em().findOneOrFail(Session, { tokenHash: hashToken(String(token)) })).expiresAt.getTime() - world.app.clock.now().getTime()) / 3_600_000;
    expect([await hours(answer['token']), await hours((await world.login(await buildUser(world.em())))['token'])]).toEqual([7 * 24, 12]);
  },

  'E1-003': async (world) => {
    const user = await buildUser(world.em(), { language: 'zh-CN' });
    const first = String((await world.login(user))['token']);
    const pending = String((await world.login(user))['token']);
    // The link of code 700: the other session ends too, and one signs in again (D13-064).
    await world.done('E1-003', { token: pending });
    for (const token of [first, pending]) expect(await world.call('E1-010', {}, { token })).toMatchObject({ code: 500 });
    const again = await world.login(user);
    expect(again.code).toBe(0);
    await world.done('E1-003', {}, { token: String(again['token']), method: 'POST' });
    expect(await world.call('E1-003', { token: again['token'] })).toMatchObject({ code: 401, msg: '登录已失效，请重新登录' });
    expect(await world.call('E1-003')).toMatchObject({ code: 401 });
  },

  'E1-010': async (world) => {
    expect(await world.done('E1-010', {}, { token: world.tokens.author })).toEqual({
      code: 0, msg: '操作成功', user: { username: 'shen', loginRole: 1, roleList: [{ roleId: 1, roleName: '作者' }, { roleId: 2, roleName: '审稿专家' }] },
    });
    // Not the first of them: the one in which the person works.
    const both = await buildUser(world.em(), { roles: ['AUTHOR', 'REVIEWER'] });
    const reviewing = await buildSession(world.em(), both, world.app.clock, { role: 'REVIEWER' });
    expect(await world.done('E1-010', {}, { token: reviewing })).toMatchObject({ user: { loginRole: 2, roleList: [{ roleId: 1 }, { roleId: 2 }] } });
    expect(await world.call('E1-010', {}, { token: 'x'.repeat(43) })).toMatchObject({ code: 500, msg: '登录已失效，请重新登录' });
  },

  'E1-011': async (world) => {
    const token = world.tokens.author;
    const personal = { name: '个人中心', children: [{ name: '消息中心', url: 'msgCenter' }, { name: '个人信息', url: 'personMsg' }, { name: '修改密码', url: 'changePwd' }, { name: '修改邮箱', url: 'changeEmail' }, { name: '登录记录', url: 'signInHistory' }] };
    expect((await world.done('E1-011', {}, { token }))['menuList']).toEqual([
      { name: '作者中心', children: [{ name: '我的稿件', url: 'authormanuList' }, { name: '投稿', url: 'create' }, { name: '未完成稿件', url: 'unManuscript' }] }, personal,
    ]);
    // The count is the current role's, not that of the person's other roles.
    await world.done('E1-012', { roleId: 2 }, { token });
    expect(JSON.stringify((await world.done('E1-011', {}, { token }))['menuList'])).not.toMatch(/authormanuList|create/);
    await world.done('E1-012', { roleId: 1 }, { token });
  },

  'E1-012': async (world) => {
    const token = world.tokens.author;
    await world.done('E1-012', { roleId: 2 }, { token });
    expect(await world.done('E1-010', {}, { token })).toMatchObject({ user: { loginRole: 2 } });
    await world.done('E1-012', { roleId: 1 }, { token, method: 'POST' });
    expect(await world.call('E1-012', { roleId: 8 }, { token })).toMatchObject({ code: 500, msg: '您访问的内容不存在' });
    expect(await world.call('E1-012', { roleId: 'editor' }, { token })).toMatchObject({ code: 500 });
  },

  'E1-013': async (world) => {
    const token = world.tokens.author;
    expect(await world.done('E1-013', { language: 1 }, { token })).toMatchObject({ msg: 'Done' });
    expect(await world.done('E1-010', {}, { token })).toMatchObject({ user: { roleList: [{ roleName: 'Author' }, { roleName: 'Reviewer' }] } });
    expect(await world.done('E1-013', { language: 0 }, { token, method: 'POST', as: 'json' })).toMatchObject({ msg: '操作成功' });
    expect(await world.call('E1-013', { language: 2 }, { token })).toMatchObject({ code: 500, msg: '填写有误' });
  },

  'E1-014': async (world) => {
    const { count } = await world.done('E1-014', {}, { token: world.tokens.editor });
    await world.submitted();
    expect(await world.done('E1-014', {}, { token: world.tokens.editor })).toMatchObject({ count: Number(count) + 1 });
    expect(await world.call('E1-014', {}, { token: 'x'.repeat(43) })).toMatchObject({ code: 500 });
  },

  'E1-015': async (world) => {
    const user = await buildUser(world.em());
    const token = String((await world.login(user))['token']);
    const socket = world.socket(token);
    await socket.isOpen;
    await world.done('E1-003', { token });
    expect(await socket.told).toEqual({ messages: ['{"type":"userExit"}'], code: 4403 });
    expect(await world.socket(token).told).toEqual({ messages: ['{"type":"userExit"}'], code: 4403 });
  },

  'E1-016': async (world) => {
    expect(await world.done('E1-016', {}, { token: world.tokens.author })).toMatchObject({ check: 1 });
    const newcomer = await buildUser(world.em(), { hasCompleteProfile: false });
    expect(await world.done('E1-016', {}, { token: await buildSession(world.em(), newcomer, world.app.clock) })).toMatchObject({ check: 0 });
  },
};

export const referenceCases: Record<keyof typeof referenceRows, ContractCase> = {
  'E1-017': async (world) => {
    const token = world.tokens.author;
    const answer = await world.done('E1-017', { token, type: '文章类型' });
    expect(answer.msg).toBe('查询成功');
    const english = await buildSession(world.em(), world.people.author, world.app.clock, { language: 'en-US' });
    expect((await world.done('E1-017', { token: english, type: '文章类型' })).msg, 'old clients compare it in every language').toBe('查询成功');
    expect(answer['dicts']).toEqual(expect.arrayContaining([{ id: expect.any(Number), type: '文章类型', label: '研究论文', value: '1' }]));
    for (const [type, label] of [['学科分类', '数学'], ['期刊周期', '年刊'], ['稿件类型', '特约稿件'], ['职称', '教授'], ['学位', '学士'], ['文件类型', '稿件'], ['职务', '教师'], ['授权文件', '图片'], ['position', '教师'], ['authorization file', '图片']] as const) {
      const { dicts } = await world.done('E1-017', { type }, { token });
      expect(Object(dicts)[0], type).toMatchObject({ label });
    }
    // Each name is that of its own dictionary, in its order; English names are answered by the Chinese ones.
    for (const [type, name, dictionary] of [
      ['学科分类', '学科分类', 'SUBJECT'], ['期刊周期', '期刊周期', 'CYCLE'], ['稿件类型', '稿件类型', 'MANUSCRIPT_TYPE'], ['文章类型', '文章类型', 'ARTICLE_TYPE'], ['职称', '职称', 'PROFESSIONAL_TITLE'], ['学位', '学位', 'DEGREE'],
      ['文件类型', '文件类型', 'FILE_TYPE'], ['职务', '职务', 'DUTY'], ['授权文件', '授权文件', 'AUTHORIZATION_FILE'], ['position', '职务', 'DUTY'], ['authorization file', '授权文件', 'AUTHORIZATION_FILE'],
    ] as const) {
      const stored = await world.em().find(DictionaryEntry, { type: dictionary, retiredAt: null }, { orderBy: { position: 'asc' } });
      const said = (language: 'labelZh' | 'labelEn') => stored.map((one) => ({ id: one.id, type: name, label: one[language], value: one.value }));
      expect((await world.done('E1-017', { type }, { token }))['dicts'], type).toEqual(said('labelZh'));
      expect((await world.done('E1-017', { type, token: english }))['dicts'], `${type} in English`).toEqual(said('labelEn'));
    }
    // A retired entry is left out, except a subject whose journals authors may still choose.
    const em = world.em();
    const [cycle, idle, busy] = [await entryOf(em, 'CYCLE'), await entryOf(em, 'SUBJECT', '910'), await entryOf(em, 'SUBJECT', '890')];
    await buildColloquium(em, { subject: busy });
    const retire = async (retiredAt: Date | null) => await em.nativeUpdate(DictionaryEntry, { id: { $in: [cycle.id, idle.id, busy.id] } }, { retiredAt });
    await retire(world.app.clock.now());
    const valuesOf = async (type: string) => Object((await world.done('E1-017', { token, type }))['dicts']).map(({ value }: { value: string }) => value);
    const [subjects, cycles] = [await valuesOf('学科分类'), await valuesOf('期刊周期')];
    expect([subjects.includes(busy.value), subjects.includes(idle.value), cycles.includes(cycle.value)]).toEqual([true, false, false]);
    await retire(null);
    expect(await world.call('E1-017', { token, type: '没有' })).toMatchObject({ code: 500 });
    expect(await world.call('E1-017', { type: '学位' })).toMatchObject({ code: 401 });
  },

  'E1-018': async (world) => {
    const { colloquium } = await world.done('E1-018', { subjectType: await world.subject() }, { token: world.tokens.author });
    expect(colloquium).toContainEqual({ id: world.journal.id, name: '江南文化' });
    const em = world.em();
    const other = await buildColloquium(em, { name: '数学集刊', subject: await entryOf(em, 'SUBJECT', '120') });
    const closed = await buildColloquium(em, { name: '停刊', subject: await entryOf(em, 'SUBJECT', '120'), isActive: false });
    expect((await world.done('E1-018', { subjectType: '120' }, { token: world.tokens.author }))['colloquium'], 'of that subject, and open').toEqual([{ id: other.id, name: '数学集刊' }]);
    // Staff choose among all journals: in statistics, and for publications (E2-024, E3-003; D13-098).
    const all = [{ id: other.id, name: '数学集刊' }, { id: closed.id, name: '停刊' }];
    for (const role of ['EDITOR', 'EDITOR_IN_CHIEF', 'PUBLISHING_EDITOR', 'OPERATIONS'] as const) {
      const token = await buildSession(em, await buildUser(em, { roles: [role] }), world.app.clock, { language: 'zh-CN' });
      expect((await world.done('E1-018', { subjectType: '120' }, { token }))['colloquium'], role).toEqual(all);
    }
    expect(await world.call('E1-018', { subjectType: '没有' }, { token: world.tokens.author })).toMatchObject({ code: 500 });
  },

  'E1-019': async (world) => {
    expect(await world.done('E1-019', { id: world.journal.id }, { token: world.tokens.author })).toMatchObject({ columnList: [{ id: await world.column(), name: '论文' }, { id: expect.any(Number), name: '书评' }] });
    expect(await world.call('E1-019', { id: 999_999 }, { token: world.tokens.author })).toMatchObject({ code: 500, msg: '您访问的内容不存在' });
  },

  'E1-020': async (world) => {
    const ask = async (token: string) => (await world.done('E1-020', { colloquiumId: world.journal.id }, { token }))['special'];
    expect(await ask(world.tokens.other)).toBe(0);
    await world.em().execute('insert into author_invitation (colloquium_id, user_id, created_at) values (?, ?, now())', [world.journal.id, world.people.other.id]);
    expect([await ask(world.tokens.other), await ask(world.tokens.author)]).toEqual([1, 0]);
  },

  'E1-021': async (world) => {
    const token = world.tokens.author;
    expect((await world.done('E1-021', { code: 'A990017' }, { token }))['author']).toEqual({
      realName: '顾清禾', sex: null, email: null, professionalTitle: null, degree: null, company: '东湖大学', address: null, id: 'A990017',
    });
    for (const code of ['A000000', 'A99001', '990017']) expect(await world.call('E1-021', { code }, { token }), code).toEqual({ code: 500, msg: '未找到该作者' });
    expect(await world.call('E1-021', { code: 'A990017' }, { token: world.tokens.editor })).toMatchObject({ code: 500, msg: '您没有权限进行此操作' });
  },
};
