// Contract cases of the facade's calls for departments (S3 §7.1, §7.6).
import { expect } from 'vitest';
import { Department } from '../../modules/organization/department.entity.ts';
import { buildDepartment, buildRole, buildSession, buildUser } from '../../modules/accounts/viewer/user.factory.ts';
import type { ContractCase, World } from '../contract.factory.ts';
import type { departmentRows } from './departments.rows.ts';

const NOT_FOUND = { code: 500, msg: '您访问的内容不存在' };

async function tokenOf(world: World, role: 'ADMINISTRATOR' | 'OPERATIONS' | 'PUBLISHING_EDITOR' | 'AUTHOR'): Promise<string> {
  const em = world.em();
  return await buildSession(em, await buildUser(em, { roles: [role] }), world.app.clock, { language: 'zh-CN' });
}

async function below(world: World, parent: number): Promise<Department> {
  const em = world.em();
  return await buildDepartment(em, await em.findOneOrFail(Department, parent));
}

/** As the calls tell them, in their order. */
async function childrenOf(world: World, parent: number) {
  const children = await world.em().find(Department, { parent }, { orderBy: { position: 'asc', id: 'asc' } });
  return children.map(({ id, name }) => ({ deptId: id, name }));
}

const listed = async (world: World, token: string) => (await world.done('E3-053', {}, { token }))['list'];

export const departmentCases: Record<keyof typeof departmentRows, ContractCase> = {
  'E3-002': async (world) => {
    const [ofPublisher, ofHouse] = [await below(world, 1), await below(world, 8)];
    for (const role of ['OPERATIONS', 'PUBLISHING_EDITOR'] as const) {
      const token = await tokenOf(world, role);
      const offered = async (parentId: number) => (await world.done('E3-002', { parentId }, { token }))['deptList'];
      const [one, eight] = [await offered(1), await offered(8)];
      expect(one).toEqual(expect.arrayContaining([{ deptId: ofPublisher.id, name: ofPublisher.name }, { deptId: 8, name: '出版机构' }]));
      expect(eight).toContainEqual({ deptId: ofHouse.id, name: ofHouse.name });
      expect([one, eight], 'each in its own picker, and nothing else, itself neither').toEqual([await childrenOf(world, 1), await childrenOf(world, 8)]);
    }
    expect(await world.call('E3-002', { parentId: 1 }, { token: await tokenOf(world, 'AUTHOR') })).toMatchObject({ code: 500 });
    expect(await world.call('E3-002', {}, { token: await tokenOf(world, 'OPERATIONS') })).toMatchObject(NOT_FOUND);
  },

  'E3-053': async (world) => {
    const child = await below(world, 8);
    const list = await listed(world, await tokenOf(world, 'ADMINISTRATOR'));
    expect(list).toHaveLength(await world.em().count(Department, {}));
    expect(list).toContainEqual({ deptId: 1, name: '出版社', parentId: 0, parentName: '', orderNum: 0 });
    expect(list).toContainEqual({ deptId: child.id, name: child.name, parentId: 8, parentName: '出版机构', orderNum: child.position });
    expect(await world.call('E3-053', {}, { token: await tokenOf(world, 'OPERATIONS') })).toMatchObject({ code: 500 });
  },

  'E3-054': async (world) => {
    const child = await below(world, 8);
    const token = await tokenOf(world, 'ADMINISTRATOR');
    expect((await world.done('E3-054', { deptId: child.id }, { token }))['dept']).toEqual({ deptId: child.id, name: child.name, parentId: 8, parentName: '出版机构', orderNum: child.position });
    expect(await world.call('E3-054', { deptId: child.id }, { token: world.tokens.author })).toMatchObject(NOT_FOUND);
    expect(await world.call('E3-054', { deptId: 999_999 }, { token })).toMatchObject(NOT_FOUND);
  },

  'E3-055': async (world) => {
    const token = await tokenOf(world, 'ADMINISTRATOR');
    expect(await world.done('E3-055', { parentId: 8, name: '文博分社', orderNum: 3 }, { token })).toEqual({ code: 0, msg: '添加成功' });
    expect(await listed(world, token)).toContainEqual({ deptId: expect.any(Number), name: '文博分社', parentId: 8, parentName: '出版机构', orderNum: 3 });
    expect(await world.call('E3-055', { parentId: 0, name: '另一家' }, { token })).toMatchObject({ code: 500, msg: '请选择上级部门' });
    expect(await world.call('E3-055', { parentId: 8, name: ' ' }, { token })).toMatchObject({ code: 500, msg: '此项为必填项' });
    expect(await world.call('E3-055', { parentId: 8, name: '文博分社', orderNum: '第三' }, { token })).toMatchObject({ code: 500, msg: '排序号须为0至9999的整数' });
    expect(await world.call('E3-055', { parentId: 8, name: '文博分社' }, { token: await tokenOf(world, 'OPERATIONS') })).toMatchObject({ code: 500, msg: '您没有权限进行此操作' });
  },

  'E3-056': async (world) => {
    const token = await tokenOf(world, 'ADMINISTRATOR');
    const [child, other] = [await below(world, 1), await below(world, 8)];
    const changed = { deptId: child.id, parentId: other.id, parentName: '随意', name: '典籍分社', orderNum: '' };
    expect(await world.done('E3-056', changed, { token })).toEqual({ code: 0, msg: '修改成功' });
    expect(await listed(world, token)).toContainEqual({ deptId: child.id, name: '典籍分社', parentId: other.id, parentName: other.name, orderNum: child.position });
    await world.done('E3-056', { ...changed, orderNum: 5 }, { token });
    expect(await listed(world, token)).toContainEqual(expect.objectContaining({ deptId: child.id, name: '典籍分社', orderNum: 5 }));
    expect((await world.em().findOneOrFail(Department, child.id)).nameEn, 'unknown to old clients, and kept').toBe(child.nameEn);
    const program = await world.program('ADMINISTRATOR');
    await world.done('E3-056', { ...changed, orderNum: 6 }, { token: program });
    expect(await world.call('E3-056', { ...changed, parentId: 1 }, { token: program })).toMatchObject({ code: 500, msg: '您没有权限进行此操作' });
    expect(await world.call('E3-056', { ...changed, parentId: child.id }, { token })).toMatchObject({ code: 500, msg: '上级部门不能是该部门本身或其下级部门' });
    expect(await world.call('E3-056', { deptId: 1, parentId: 0, name: '出版社' }, { token, method: 'POST' })).toMatchObject({ code: 0 });
    expect(await world.call('E3-056', { deptId: 1, parentId: 8, name: '出版社' }, { token })).toMatchObject({ code: 500, msg: '该部门由系统使用，不能移动或删除' });
  },

  'E3-057': async (world) => {
    const token = await tokenOf(world, 'ADMINISTRATOR');
    const em = world.em();
    const child = await buildDepartment(em);
    const role = await buildRole(em, 'OPERATIONS', [child]);
    expect(await world.call('E3-057', { deptId: child.id }, { token })).toMatchObject({
      code: 500, msg: '该部门正在使用，不能删除：下级部门 0 个，人员 0 人，刊物 0 种，角色 1 个',
    });
    await em.remove(role).flush();
    expect(await world.done('E3-057', { deptId: child.id }, { token })).toEqual({ code: 0, msg: '删除成功！' });
    expect(await world.call('E3-057', { deptId: child.id }, { token })).toMatchObject(NOT_FOUND);
  },
};
