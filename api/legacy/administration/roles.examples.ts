// Contract cases of the facade's calls for role records and menus (S3 §7.6).
import { ref } from '@mikro-orm/core';
import { expect } from 'vitest';
import { Menu } from '../../modules/organization/menu.entity.ts';
import { Role } from '../../modules/organization/role.entity.ts';
import { buildDepartment, buildRole, buildSession, buildUser } from '../../modules/accounts/viewer/user.factory.ts';
import type { ContractCase, World } from '../contract.factory.ts';
import type { roleRows } from './roles.rows.ts';

const FORBIDDEN = { code: 500, msg: '您没有权限进行此操作' };
const NOT_FOUND = { code: 500, msg: '您访问的内容不存在' };

async function tokenOf(world: World, role: 'ADMINISTRATOR' | 'OPERATIONS' = 'ADMINISTRATOR'): Promise<string> {
  const em = world.em();
  return await buildSession(em, await buildUser(em, { roles: [role] }), world.app.clock, { language: 'zh-CN' });
}

async function menu(world: World, url: string): Promise<number> {
  const [found] = await world.em().find(Menu, { url }, { orderBy: { id: 'asc' } });
  return found?.id ?? 0;
}

async function named(world: World, name: string): Promise<Role> {
  return await world.em().findOneOrFail(Role, { nameZh: name }, { populate: ['menus', 'departments'], orderBy: { id: 'desc' } });
}

interface Page {
  list: { roleId: number; roleName: string }[];
  totalCount: number;
  currPage: number;
}

export const roleCases: Record<keyof typeof roleRows, ContractCase> = {
  'E3-047': async (world) => {
    const own = await buildRole(world.em(), 'OPERATIONS', [await buildDepartment(world.em())]);
    const list = (await world.done('E3-047', {}, { token: await tokenOf(world) }))['list'];
    expect(list).toContainEqual({ roleId: own.id, roleName: own.nameZh });
    expect(list).toEqual(expect.arrayContaining([{ roleId: 1, roleName: '作者' }, { roleId: 8, roleName: '普通管理员' }]));
    expect(await world.call('E3-047', {}, { token: await tokenOf(world, 'OPERATIONS') })).toMatchObject(FORBIDDEN);
  },

  'E3-048': async (world) => {
    const token = await tokenOf(world);
    const em = world.em();
    const role = await buildRole(em, 'OPERATIONS', []);
    const department = await buildDepartment(em);
    Object.assign(role, { nameZh: '典藏运营', remark: '试用', department: ref(department) });
    await em.flush();
    for (let more = 0; more < 10; more += 1) await buildRole(em, 'EDITOR', []);
    const listed = async (params: object) => (await world.done('E3-048', { ...params }, { token }))['page'] as Page;
    const all = await listed({});
    expect(all.list.slice(0, 3)).toMatchObject([{ roleId: 1, roleName: '作者' }, { roleId: 2 }, { roleId: 3 }]);
    expect(all.list).toHaveLength(10);
    expect(await listed({ roleName: '藏运' })).toEqual({
      list: [{ roleId: role.id, roleName: '典藏运营', deptId: department.id, deptName: department.name, remark: '试用', createTime: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/) }],
      currPage: 1, totalPage: 1, totalCount: 1,
    });
    expect((await listed({ page: 2, limit: 4 })).list[0]).toMatchObject({ roleId: 5 });
    expect(await listed({ roleName: '试用' }), 'of the name alone').toMatchObject({ totalCount: 0 });
    expect(await world.call('E3-048', {}, { token: await tokenOf(world, 'OPERATIONS') })).toMatchObject(FORBIDDEN);
  },

  'E3-049': async (world) => {
    const token = await tokenOf(world);
    const em = world.em();
    const [one, other, held] = [await buildRole(em, 'OPERATIONS', []), await buildRole(em, 'EDITOR', []), await buildRole(em, 'EDITOR', [])];
    await buildUser(em, { roles: ['AUTHOR'], records: [held] });
    expect(await world.call('E3-049', { roleIds: `${one.id},${held.id}` }, { token })).toMatchObject({ code: 500, msg: `角色“${held.nameZh}”有 1 人使用，不能删除` });
    expect(await world.em().count(Role, { id: one.id }), 'all or none').toBe(1);
    expect(await world.done('E3-049', { roleIds: `${one.id},${other.id}` }, { token })).toEqual({ code: 0, msg: '删除成功！' });
    for (const { id } of [one, other]) expect(await world.call('E3-049', { roleIds: id }, { token })).toMatchObject(NOT_FOUND);
    expect(await world.call('E3-049', { roleIds: 7 }, { token })).toMatchObject({ code: 500, msg: '“期刊运营中心”是系统自带角色，不能删除' });
    expect(await world.call('E3-049', { roleIds: '' }, { token })).toMatchObject({ code: 500, msg: '至少选择一条需要操作的数据' });
  },

  'E3-050': async (world) => {
    const token = await tokenOf(world);
    const em = world.em();
    const department = await buildDepartment(em);
    const role = await buildRole(em, 'OPERATIONS', [department]);
    Object.assign(role, { department: ref(department), remark: '值班' });
    role.menus.set(await em.find(Menu, { url: { $in: ['optList', 'systemSet'] } }));
    await em.flush();
    const ids = role.menus.getIdentifiers().map(Number).toSorted((a, b) => a - b);
    expect((await world.done('E3-050', { roleId: role.id }, { token }))['role']).toMatchObject({ roleId: role.id, roleName: role.nameZh, deptId: department.id, deptName: department.name, remark: '值班', createTime: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/), menuIdList: ids, deptIdList: [department.id] });
    expect(await world.call('E3-050', { roleId: 999_999 }, { token })).toMatchObject(NOT_FOUND);
    expect(await world.call('E3-050', { roleId: role.id }, { token: await tokenOf(world, 'OPERATIONS') })).toMatchObject(NOT_FOUND);
  },

  'E3-051': async (world) => {
    const token = await tokenOf(world);
    const [systemSet, departments] = [await menu(world, 'systemSet'), await menu(world, 'managePart')];
    const em = world.em();
    const parent = await buildDepartment(em);
    const [child] = [await buildDepartment(em, parent), await buildDepartment(em, parent)];
    const given = { roleName: '系统专员', remark: '新设', deptId: parent.id, deptName: parent.name, menuIdList: [-1, systemSet, await menu(world, 'emailSet')], deptIdList: [-1, 1, parent.id, child.id] };
    expect(await world.done('E3-051', given, { token, as: 'json' })).toEqual({ code: 0, msg: '添加成功' });
    const role = await named(world, '系统专员');
    expect(role.id).toBeGreaterThanOrEqual(100);
    expect(role.kind, 'the kind whose screen it is').toBe(7);
    expect([role.department?.id, role.remark]).toEqual([parent.id, '新设']);
    expect(role.departments.getIdentifiers(), 'its parents are half ticked').toEqual([child.id]);
    expect(new Set(role.menus.getItems().map(({ url }) => url ?? null)), 'with its group').toEqual(new Set(['systemSet', 'emailSet', null]));
    // Both kinds of editors-in-chief have it, so that one has to be named.
    const shared = { roleName: '副手', menuIdList: [await menu(world, 'editorClctDtl')], deptIdList: [] };
    expect(await world.call('E3-051', shared, { token, as: 'json' })).toMatchObject({ code: 500, msg: '请选择角色类别' });
    expect(await world.done('E3-051', { ...shared, roleKind: 5 }, { token, as: 'json' })).toMatchObject({ code: 0 });
    expect(await world.call('E3-051', { ...shared, roleKind: 5, menuIdList: [departments] }, { token, as: 'json' })).toMatchObject({ code: 500, msg: '所选菜单中有该类角色不能使用的页面' });
    expect(await world.call('E3-051', { ...given, roleName: '' }, { token, as: 'json' })).toMatchObject({ code: 500, msg: '此项为必填项' });
    expect(await world.call('E3-051', given, { token: await tokenOf(world, 'OPERATIONS'), as: 'json' })).toMatchObject({ code: 500 });
  },

  'E3-052': async (world) => {
    const token = await tokenOf(world);
    const em = world.em();
    const role = await buildRole(em, 'OPERATIONS', []);
    const nameEn = role.nameEn;
    const department = await buildDepartment(em);
    const given = { roleId: role.id, roleName: '改名', remark: '注', deptId: department.id, deptName: department.name, menuIdList: [await menu(world, 'optList'), await menu(world, 'optListUnuse')], deptIdList: [1] };
    expect(await world.done('E3-052', given, { token, as: 'json' })).toEqual({ code: 0, msg: '添加成功' });
    const stored = await named(world, '改名');
    expect(stored).toMatchObject({ id: role.id, kind: 7, remark: '注', nameEn });
    expect(stored.department?.id).toBe(department.id);
    expect(stored.departments.getIdentifiers()).toEqual([1]);
    expect(new Set(stored.menus.getItems().map(({ url }) => url ?? null)), 'with its group').toEqual(new Set(['optList', 'optListUnuse', null]));
    await world.done('E3-052', { ...given, deptId: '', deptName: '' }, { token, as: 'json' });
    const program = { token: await world.program('ADMINISTRATOR'), as: 'json' } as const;
    for (const wider of [{ menuIdList: [await menu(world, 'optList'), await menu(world, 'operateList')] }, { deptIdList: [1, department.id] }])
      expect(await world.call('E3-052', { ...given, ...wider }, program)).toMatchObject(FORBIDDEN);
    await world.done('E3-052', { ...given, deptId: '', deptName: '' }, program);
    expect((await named(world, '改名')).department, 'none').toBeNull();
    expect(await world.call('E3-052', { ...given, roleId: 999_999 }, { token, as: 'json' })).toMatchObject(NOT_FOUND);
    expect(await world.call('E3-052', given, { token: await tokenOf(world, 'OPERATIONS'), as: 'json' })).toMatchObject({ code: 500 });
  },

  'E3-058': async (world) => {
    const list = (await world.done('E3-058', {}, { token: await tokenOf(world) }))['list'];
    expect(list, 'groups and screens').toHaveLength(await world.em().count(Menu, {}));
    const group = await world.em().findOneOrFail(Menu, { url: null, nameZh: '系统管理' });
    expect(list).toContainEqual({ menuId: group.id, parentId: 0, name: '系统管理', url: null });
    expect(list).toContainEqual({ menuId: await menu(world, 'manageRole'), parentId: group.id, name: '角色管理', url: 'manageRole' });
    expect(await world.call('E3-058', {}, { token: await tokenOf(world, 'OPERATIONS') })).toMatchObject(FORBIDDEN);
  },
};
