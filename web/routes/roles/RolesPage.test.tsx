// The list of role records: its columns, and the questions before one is changed or several are deleted.
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { expectColumns } from '../../testing/columns.ts';
import { ApiError } from '../../relay/errors.ts';
import { showRoute } from '../../testing/render.tsx';
import QUERY, { type RolesPageQuery } from './__generated__/RolesPageQuery.graphql.ts';
import { rolesVariables } from './address.ts';
import { RolesPage } from './RolesPage.tsx';

const role = (id: string, own: object = {}) => ({
  id,
  kind: 'OPERATIONS',
  name: `角色${id}`,
  isSeeded: false,
  remark: '分社运营',
  createdAt: '2026-03-05T06:32:00.000Z',
  peopleCount: 4,
  department: { name: '人文分社' },
  ...own,
});
const two = [role('r1', { isSeeded: true, department: null, remark: null }), role('r100')];

async function open(rows: readonly object[] = two, totalCount = rows.length) {
  const shown = await showRoute<RolesPageQuery>(QUERY, rolesVariables, <RolesPage />, {
    at: '/main/manageRole',
    objects: { RoleConnection: () => ({ totalCount, totalCountIsCapped: false, edges: rows.map((node) => ({ node })) }) },
  });
  await screen.findByRole('table');
  return shown;
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const tick = (name: string) => userEvent.click(screen.getByRole('checkbox', { name: new RegExp(`${name}$`) }));

it('shows name, department, remark and time of each, and what is built in (SC-124, P3-273 to P3-277)', async () => {
  await open();
  await userEvent.click(screen.getByRole('checkbox', { name: '全选本页' }));
  const boxes = screen.getAllByRole<HTMLInputElement>('checkbox', { name: /角色r\d+$/ });
  expect(boxes.map(({ checked }) => checked)).toEqual([true, true]);
  const [, seeded, own] = screen.getAllByRole('row');
  expectColumns(seeded, { 角色名称: '角色r1系统自带', 角色类别: '期刊运营中心', 部门: '', 备注: '', 人数: '4', 创建时间: '2026-03-05' });
  expectColumns(own, {
    角色名称: '角色r100',
    角色类别: '期刊运营中心',
    部门: '人文分社',
    备注: '分社运营',
    人数: '4',
    创建时间: '2026-03-05',
  });
});

it('is searched by name, with ten rows a page and pages above one (P3-272, P3-281, R3-209)', async () => {
  expect(rolesVariables(new URLSearchParams())).toMatchObject({
    first: 10,
    page: 1,
    search: null,
    orderBy: { field: 'NUMBER', direction: 'ASC' },
  });
  expect(rolesVariables(new URLSearchParams('q=运营&kind=OPERATIONS'))).toMatchObject({
    search: '运营',
    filter: { kinds: ['OPERATIONS'] },
  });
  await open();
  expect(screen.queryByRole('navigation', { name: '分页' })).toBeNull();
  cleanup();
  const { asked } = await open(two, 11);
  expect(screen.getByRole('navigation', { name: '分页' })).toBeTruthy();
  await userEvent.type(screen.getByRole('searchbox', { name: '查询角色' }), '运营{Enter}');
  await waitFor(() => expect(asked().at(-1)).toMatchObject({ name: 'RolesPageQuery', variables: { search: '运营', page: 1 } }));
});

it('modifies exactly one, and adds one (R3-178, P3-278, P3-279)', async () => {
  const { address } = await open();
  expect(screen.getByRole('link', { name: '新建' }).getAttribute('href')).toBe('/main/manageRoleAdd');
  await press('修改');
  expect(await screen.findByText('请选择一条需要操作的数据')).toBeTruthy();
  await tick('角色r1');
  await tick('角色r100');
  await press('修改');
  expect(address()).toBe('/main/manageRole');
  await tick('角色r1');
  await press('修改');
  expect(address()).toBe('/main/manageRoleAdd?RoleAddID=r100');
});

it('deletes at least one, after asking in the specified words (R3-179, R3-180, P3-280, P3-282)', async () => {
  const { asked, answer } = await open();
  await press('删除');
  expect(await screen.findByText('至少选择一条需要操作的数据')).toBeTruthy();
  await tick('角色r1');
  await tick('角色r100');
  await press('删除');
  const dialog = within(screen.getByRole('dialog', { name: '确定要删除选中的角色吗？' }));
  expect(asked()).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: '删除' }));
  expect(asked()).toEqual([{ name: 'RolesPageMutation', variables: { input: { roleIds: ['r1', 'r100'] } } }]);
  await answer('RolesPageMutation', { DeleteRolesPayload: () => ({ deletedRoleIds: ['r1', 'r100'] }) });
  expect(await screen.findByText('删除成功！')).toBeTruthy();
});

it('says why a role in use is not deleted (P3-280, F-088)', async () => {
  const { fail } = await open();
  await tick('角色r100');
  await press('删除');
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: '删除' }));
  await fail('RolesPageMutation', new ApiError('角色“角色r100”有 4 人使用，不能删除', { code: 'ROLE_IN_USE' }));
  expect(await screen.findByText('角色“角色r100”有 4 人使用，不能删除')).toBeTruthy();
  expect(screen.queryByText('删除成功！')).toBeNull();
});
