// Contract cases of people's administration.
import { expect } from 'vitest';
import { Department } from '../../modules/organization/department.entity.ts';
import { checkPassword } from '../../modules/accounts/passwords/password.ts';
import { buildDepartment, buildSession, buildUser } from '../../modules/accounts/viewer/user.factory.ts';
import { User } from '../../modules/accounts/viewer/user.entity.ts';
import { OperationLog } from '../../modules/audit/operation-log.entity.ts';
import type { ContractCase, World } from '../contract.factory.ts';
import type { peopleRows } from './people.rows.ts';

async function administrator(world: World): Promise<string> {
  const em = world.em();
  return await buildSession(em, await buildUser(em, { roles: ['ADMINISTRATOR'], language: 'zh-CN' }), world.app.clock, { language: 'zh-CN' });
}

let sent = 0;
const someone = () => {
  sent += 1;
  return { deptId: 1, deptName: '', email: `new${sent}@example.org`, username: `newcomer${sent}`, mobile: '13800001111', password: 'Secret123', roleIdStr: '1,3', status: 1 };
};

async function added(world: World, token: string) {
  const person = someone();
  await world.done('E3-045', person, { token, method: 'POST' });
  const { id } = await world.em().findOneOrFail(User, { username: person.username });
  return { userId: id, ...person };
}

export const peopleCases: Record<keyof typeof peopleRows, ContractCase> = {
  'E3-042': async (world) => {
    const token = await administrator(world);
    const [first, second] = [await added(world, token), await added(world, token)];
    const { page } = await world.done('E3-042', { page: 1, limit: 1, username: 'NEWCOMER' }, { token });
    expect(page).toMatchObject({ currPage: 1, list: [{ userId: second.userId, username: second.username, status: 1 }] });
    expect(Object(page).totalPage).toBe(Object(page).totalCount);
    const { page: next } = await world.done('E3-042', { page: 2, limit: 1, username: 'NEWCOMER' }, { token });
    expect(next).toMatchObject({ currPage: 2, list: [{ userId: first.userId, username: first.username }] });
    expect((await world.done('E3-042', { username: 'nobody-of-this-name' }, { token }))['page']).toMatchObject({ list: [], totalCount: 0 });
    const { page: one } = await world.done('E3-042', { username: first.username }, { token });
    expect(Object(one).list.find(({ userId }: { userId: number }) => userId === first.userId)).toEqual({
      userId: first.userId, code: expect.stringMatching(/^A\d{6}$/), username: first.username, deptId: 1, deptName: (await world.em().findOneOrFail(Department, 1)).name, email: first.email,
      mobile: '13800001111', roleIdList: [1, 3], status: 1, createTime: expect.stringMatching(/^2\d{3}-\d\d-\d\d \d\d:\d\d:\d\d$/),
    });
    expect(await world.call('E3-042', {}, { token: world.tokens.editor })).toEqual({ code: 500, msg: '您没有权限进行此操作' });
  },

  'E3-043': async (world) => {
    const token = await administrator(world);
    const [first, second] = [await added(world, token), await added(world, token)];
    expect(await world.call('E3-043', { userIds: '' }, { token })).toEqual({ code: 500, msg: '请至少选择一条需要操作的数据' });
    expect(await world.call('E3-043', { userIds: `${first.userId},99999999` }, { token })).toEqual({ code: 500, msg: '您访问的内容不存在' });
    expect(await world.done('E3-043', { userIds: `${first.userId},${second.userId}` }, { token })).toEqual({ code: 0, msg: '删除成功！' });
    for (const { userId } of [first, second]) expect(await world.call('E3-044', { userId }, { token })).toMatchObject({ code: 500 });
  },

  'E3-044': async (world) => {
    const token = await administrator(world);
    const { userId, email, username, mobile } = await added(world, token);
    const { user } = await world.done('E3-044', { userId }, { token });
    expect(user).toMatchObject({ userId, email, username, mobile, deptId: 1, deptName: '出版社', roleIdList: [1, 3], status: 1, code: expect.stringMatching(/^A\d{6}$/), createTime: expect.stringMatching(/^2\d{3}-\d\d-\d\d \d\d:\d\d:\d\d$/) });
    expect(JSON.stringify(user)).not.toMatch(/password|argon2/i);
    const hidden = { code: 500, msg: '您访问的内容不存在' };
    expect(await world.call('E3-044', { userId: 99_999_999 }, { token })).toEqual(hidden);
    expect(await world.call('E3-044', { userId }, { token: world.tokens.editor })).toEqual(hidden);
  },

  // By GET as documented, and by POST, where no secret stands in an address.
  'E3-045': async (world) => {
    const token = await administrator(world);
    for (const method of ['GET', 'POST'] as const) {
      const person = someone();
      expect(await world.done('E3-045', { ...person, deptName: '随意' }, { token, method })).toEqual({ code: 0, msg: '添加人员成功！' });
      const made = await world.em().findOneOrFail(User, { email: person.email }, { populate: ['roles'] });
      expect(made).toMatchObject({ username: person.username, realName: person.username, isEnabled: true });
      const { user } = await world.done('E3-044', { userId: made.id }, { token });
      expect(user).toMatchObject({ deptId: 1, email: person.email, mobile: person.mobile, roleIdList: [1, 3], status: 1 });
      expect(await checkPassword(made.passwordHash, person.password)).toBe(true);
      expect(await world.call('E3-045', person, { token, method })).toEqual({ code: 500, msg: '该邮箱已被其他账号使用' });
    }
    const off = someone();
    await world.done('E3-045', { ...off, status: 0 }, { token });
    expect(await world.em().findOneOrFail(User, { email: off.email })).toMatchObject({ isEnabled: false });
    expect(await world.call('E3-045', { ...someone(), password: 'short' }, { token })).toEqual({ code: 500, msg: '密码长度应为8-16位(必须包含数字、大写字母、小写字母)' });
    expect(await world.call('E3-045', { ...someone(), roleIdStr: '' }, { token })).toEqual({ code: 500, msg: '请至少选择一个角色' });
    for (const refused of [world.tokens.author, await world.program('ADMINISTRATOR')])
      expect(await world.call('E3-045', someone(), { token: refused })).toEqual({ code: 500, msg: '您没有权限进行此操作' });
    const rows = await world.em().find(OperationLog, { operation: 'addPerson' });
    expect(rows.length).toBeGreaterThan(1);
    expect(JSON.stringify(rows)).not.toMatch(/Secret123|short/);
  },

  'E3-046': async (world) => {
    const token = await administrator(world);
    const { userId, password, ...person } = await added(world, token);
    const department = await buildDepartment(world.em());
    const { email, username } = someone();
    const changed = { ...person, userId, deptId: department.id, deptName: department.name, email, username, mobile: '021-55556666', roleIdStr: '2', status: 0 };
    for (const method of ['GET', 'POST'] as const)
      expect(await world.done('E3-046', { ...changed, password: '' }, { token, method })).toEqual({ code: 0, msg: '修改信息成功！' });
    const { user } = await world.done('E3-044', { userId }, { token });
    expect(user).toMatchObject({ deptId: department.id, deptName: department.name, email, username, mobile: '021-55556666', roleIdList: [2], status: 0 });
    const stored = await world.em().findOneOrFail(User, userId);
    expect(await checkPassword(stored.passwordHash, password), 'blank keeps the old one').toBe(true);
    await world.done('E3-046', { ...changed, status: 1, password: 'Another123' }, { token, method: 'POST' });
    expect(await checkPassword((await world.em().findOneOrFail(User, userId)).passwordHash, 'Another123')).toBe(true);
    const program = await world.program('ADMINISTRATOR');
    expect(await world.done('E3-046', { ...changed, mobile: '021-55556667', password: '' }, { token: program }), 'disabled again').toMatchObject({ code: 0 });
    expect(await world.call('E3-046', { ...changed, status: 1, password: '' }, { token: program })).toEqual({ code: 500, msg: '您没有权限进行此操作' });
    await world.done('E3-046', { ...changed, status: 1, password: '' }, { token, method: 'POST' });
    for (const refused of [{ password: 'Another124' }, { email: 'other@example.org' }, { roleIdStr: '2,3' }, { deptId: 1 }])
      expect(await world.call('E3-046', { ...changed, status: 1, password: '', ...refused }, { token: program })).toEqual({ code: 500, msg: '您没有权限进行此操作' });
    expect(await checkPassword((await world.em().findOneOrFail(User, userId)).passwordHash, 'Another123'), 'a program sets none').toBe(true);
    expect(await world.call('E3-046', { ...changed, userId: 99_999_999, password: '' }, { token })).toEqual({ code: 500, msg: '您访问的内容不存在' });
  },
};
