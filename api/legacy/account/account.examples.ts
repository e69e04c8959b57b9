// Contract cases of the facade's calls of people's own accounts (S1 §7).
import { expect } from 'vitest';
import { JOSIAH } from '../../modules/accounts/orcid/orcid.factory.ts';
import { orcidTicket } from '../../modules/accounts/orcid/orcid-ticket.ts';
import { newToken } from '../../modules/accounts/sessions/token.ts';
import { User } from '../../modules/accounts/viewer/user.entity.ts';
import { buildSession, buildUser } from '../../modules/accounts/viewer/user.factory.ts';
import { finishJobs, linkTo } from '../../testing/jobs.ts';
import type { accountRows } from './account.rows.ts';
import { PASSWORD, type ContractCase, type World } from '../contract.factory.ts';

/** Follows the link of the latest letter, as its page would. */
async function confirmed(world: World, mutation: 'activateAccount' | 'confirmEmailChange', email: string, path: string): Promise<void> {
  const code = (await linkTo(world.app, email, path)).get('code');
  const [type, input] = mutation === 'activateAccount' ? ['ActivateAccountInput', { code, password: PASSWORD }] : ['MailCodeInput', { code }];
  const answer = await world.app.request(`mutation ${mutation}($input: ${type}!) { ${mutation}(input: $input) { ok } }`, { input });
  expect(answer.data).toEqual({ [mutation]: { ok: true } });
}

const RULE = '密码长度应为8-16位(必须包含数字、大写字母、小写字母)';

export const accountCases: Record<keyof typeof accountRows, ContractCase> = {
  'E1-004': async (world) => {
    const params = { email: 'Neu@example.org', password: PASSWORD, realName: '宁新' };
    for (const [wrong, msg] of [[{ email: '' }, '请填写账号'], [{ realName: '' }, '请填写真实姓名'], [{ password: 'abc' }, RULE], [{ email: 'neu' }, '邮箱格式错误！']] as const) {
      expect(await world.call('E1-004', { ...params, ...wrong })).toEqual({ code: 500, msg });
    }
    expect(await world.done('E1-004', params, { language: 'en' })).toEqual({ code: 0, msg: 'Registered. Please open the link in the activation mail.' });
    expect(await world.done('E1-004', params)).toEqual({ code: 0, msg: '注册成功，请查收激活邮件' });
    await finishJobs(world.app);
    const login = async () => await world.call('E1-002', { username: 'neu@example.org', password: PASSWORD, captcha: 'wxyz', language: 0 }, { cookie: await world.captcha() });
    expect(await login()).toMatchObject({ code: 500, msg: '账号尚未激活，请查收邮件，并按邮件中的说明操作' });
    await confirmed(world, 'activateAccount', 'neu@example.org', '/activate');
    const token = String((await login())['token']);
    expect(await world.done('E1-010', {}, { token })).toMatchObject({ user: { username: 'neu@example.org', loginRole: 1, roleList: [{ roleId: 1 }] } });
    // An address with an account gets the same answer.
    expect(await world.done('E1-004', params, { as: 'json' })).toEqual({ code: 0, msg: '注册成功，请查收激活邮件' });
    // With the iD that /siginSys was opened with.
    const browser = newToken();
    const orcid = orcidTicket({ env: world.app.deps.env, clock: world.app.clock, browser }, '0000-0001-5109-3700');
    expect(await world.call('E1-004', { ...params, email: 'orcid@example.org', orcid })).toEqual({ code: 500, msg: 'ORCID验证已过期，请重新使用ORCID登录' });
    await world.done('E1-004', { ...params, email: 'orcid@example.org', orcid }, { cookie: `browser=${browser}` });
    await finishJobs(world.app);
    await confirmed(world, 'activateAccount', 'orcid@example.org', '/activate');
    expect(await world.em().findOneOrFail(User, { email: 'orcid@example.org' })).toMatchObject({ orcid: '0000-0001-5109-3700', realName: '宁新' });
  },

  'E1-005': async (world) => {
    const user = await buildUser(world.em(), { username: 'josiah', language: 'zh-CN' });
    const browser = newToken();
    const orcid = orcidTicket({ env: world.app.deps.env, clock: world.app.clock, browser }, JOSIAH);
    const cookie = `browser=${browser}`;
    const params = { loginName: user.email, passWord: 'Colloquium1', orcid };
    expect(await world.call('E1-005', { ...params, passWord: 'Wrong1234' }, { cookie })).toMatchObject({ code: 500, msg: '账号或密码错误' });
    for (const [missing, msg] of [['loginName', '请输入用户名'], ['passWord', '请输入密码'], ['orcid', 'ORCID验证已过期，请重新使用ORCID登录']] as const) {
      expect(await world.call('E1-005', { ...params, [missing]: '' }, { cookie })).toMatchObject({ code: 500, msg });
    }
    // Neither an iD that nobody has vouched for, nor one that was shown in another browser.
    for (const [forged, from] of [[JOSIAH, cookie], [orcid, undefined], [orcid, `browser=${newToken()}`]] as const) {
      expect(await world.call('E1-005', { ...params, orcid: forged }, { cookie: from })).toMatchObject({ code: 500, msg: 'ORCID验证已过期，请重新使用ORCID登录' });
    }
    const { token } = await world.done('E1-005', { ...params, loginName: 'josiah' }, { cookie });
    expect(await world.done('E1-010', {}, { token: String(token) })).toMatchObject({ user: { username: 'josiah' } });
    expect((await world.em().findOneOrFail(User, user.id)).orcid).toBe(JOSIAH);
    // Online by now: as at login.
    expect(await world.call('E1-005', params, { cookie, language: 'en' })).toEqual({ code: 700, msg: 'This account is already online, please log out', token: expect.any(String) });
    const other = await buildUser(world.em());
    expect(await world.call('E1-005', { ...params, loginName: other.email }, { cookie })).toMatchObject({ code: 500, msg: '该ORCID已绑定其他账号' });
  },

  'E1-006': async (world) => {
    const user = await buildUser(world.em(), { realName: '向忘' });
    expect(await world.call('E1-006', { email: '', realName: '向忘' })).toEqual({ code: 500, msg: '请输入用户名' });
    expect(await world.call('E1-006', { email: user.email, realName: '' })).toEqual({ code: 500, msg: '请输入真实姓名' });
    const answers = [await world.done('E1-006', { email: user.email, realName: '向忘' }), await world.done('E1-006', { email: 'nobody@example.org', realName: '向忘' })];
    expect(answers).toEqual([{ code: 0, msg: '验证邮件已向邮箱发送' }, { code: 0, msg: '验证邮件已向邮箱发送' }]);
    await finishJobs(world.app);
    expect((await linkTo(world.app, user.email, '/rstpwd')).get('email')).toBe(user.email);
  },

  'E1-007': async (world) => {
    const user = await buildUser(world.em(), { realName: '向忘' });
    await world.done('E1-006', { email: user.email, realName: '向忘' });
    await finishJobs(world.app);
    const { email, validateCode } = Object.fromEntries(await linkTo(world.app, user.email, '/rstpwd'));
    expect(await world.call('E1-007', { email, validateCode, newPassword: 'abc' })).toEqual({ code: 500, msg: RULE });
    expect(await world.call('E1-007', { email, validateCode, newPassword: '' })).toEqual({ code: 500, msg: '密码不能为空' });
    expect(await world.call('E1-007', { email, validateCode: 'wrong', newPassword: 'Changed123' })).toEqual({ code: 500, msg: '该链接已失效，请重新申请' });
    expect(await world.done('E1-007', { email, validateCode, newPassword: 'Changed123' })).toEqual({ code: 0, msg: '密码重置成功，请重新登录' });
    expect(await world.call('E1-007', { email, validateCode, newPassword: 'Changed124' })).toEqual({ code: 500, msg: '该链接已使用过，不能再次使用' });
    expect(await world.login(user, { password: 'Changed123' })).toMatchObject({ code: 0 });
  },

  'E1-008': async (world) => {
    const user = await buildUser(world.em(), { language: 'zh-CN' });
    const token = await buildSession(world.em(), user, world.app.clock, { language: 'zh-CN' });
    expect(await world.call('E1-008', { newEmail: '', password: PASSWORD }, { token })).toEqual({ code: 500, msg: '邮箱不能为空' });
    expect(await world.call('E1-008', { newEmail: 'umzug@example.org', password: '' }, { token })).toEqual({ code: 500, msg: '密码不能为空' });
    expect(await world.call('E1-008', { newEmail: 'umzug@example.org', password: 'Wrong1234' }, { token })).toEqual({ code: 500, msg: '密码错误' });
    expect(await world.call('E1-008', { newEmail: world.people.author.email, password: PASSWORD }, { token })).toEqual({ code: 500, msg: '该邮箱已被其他账号使用' });
    expect(await world.done('E1-008', { newEmail: 'umzug@example.org', password: PASSWORD }, { token })).toEqual({ code: 0, msg: '验证邮件已向邮箱发送' });
    await world.done('E1-008', { newEmail: 'umzug@example.org', password: PASSWORD }, { token, method: 'POST' });
    await confirmed(world, 'confirmEmailChange', 'umzug@example.org', '/confirmEmail');
    expect(await world.done('E1-010', {}, { token })).toMatchObject({ user: { username: 'umzug@example.org' } });
  },

  'E1-009': async (world) => {
    const user = await buildUser(world.em(), { language: 'zh-CN' });
    const token = await buildSession(world.em(), user, world.app.clock, { language: 'zh-CN' });
    const beside = await buildSession(world.em(), user, world.app.clock, { language: 'zh-CN' });
    expect(await world.call('E1-009', { oldPassword: '', newPassword: 'Changed123' }, { token })).toEqual({ code: 500, msg: '原密码不能为空' });
    expect(await world.call('E1-009', { oldPassword: 'Wrong1234', newPassword: 'Changed123' }, { token })).toEqual({ code: 500, msg: '原密码错误' });
    expect(await world.call('E1-009', { oldPassword: PASSWORD, newPassword: 'changed123' }, { token })).toEqual({ code: 500, msg: RULE });
    const socket = world.socket(beside);
    await socket.isOpen;
    expect(await world.done('E1-009', { oldPassword: PASSWORD, newPassword: 'Changed123' }, { token })).toEqual({ code: 0, msg: '密码修改成功' });
    expect(await socket.told).toEqual({ messages: ['{"type":"userExit"}'], code: 4403 });
    for (const ended of [token, beside]) expect(await world.call('E1-010', {}, { token: ended })).toMatchObject({ code: 500, msg: '登录已失效，请重新登录' });
    const again = String((await world.login(user, { password: 'Changed123' }))['token']);
    await world.done('E1-009', { oldPassword: 'Changed123', newPassword: 'Changed124' }, { token: again, method: 'POST' });
  },
};
