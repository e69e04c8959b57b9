// The tree of departments: its columns, opening and closing, and the questions before one is changed or deleted.
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { expectColumns } from '../../testing/columns.ts';
import { showRoute } from '../../testing/render.tsx';
import QUERY, { type DepartmentsPageQuery } from './__generated__/DepartmentsPageQuery.graphql.ts';
import { DepartmentsPage } from './DepartmentsPage.tsx';

const department = (number: number, name: string, parent: { id: string; name: string } | null, position = 0) => ({
  id: `d${number}`,
  number,
  name,
  position,
  parent,
});
const HOUSE = department(1, '出版社', null);
const HUMANITIES = department(12, '人文分社', HOUSE, 3);
const DEPARTMENTS = [HOUSE, HUMANITIES, department(13, '历史编辑部', HUMANITIES, 1), department(14, '科技分社', HOUSE, 4)];

const open = (departments: readonly object[] = DEPARTMENTS) =>
  showRoute<DepartmentsPageQuery>(QUERY, () => ({}), <DepartmentsPage />, {
    at: '/main/managePart',
    objects: { Query: () => ({ departments }) },
  });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const tick = (name: string) => userEvent.click(screen.getByRole('checkbox', { name: new RegExp(name) }));
const names = () => screen.getAllByRole('link').flatMap(({ textContent }) => (textContent === '新建' ? [] : [textContent]));

it('has number, name, parent and sort number of each, blank at the top (SC-122, P3-256 to P3-259)', async () => {
  await open();
  const table = within(screen.getByRole('table'));
  const [, top, below] = table.getAllByRole('row');
  expectColumns(top, { 部门名称: '出版社', 部门编号: '1', 上级部门: '', 排序号: '0' });
  expectColumns(below, { 部门名称: '人文分社', 部门编号: '12', 上级部门: '出版社', 排序号: '3' });
  expect(table.getByRole('link', { name: '人文分社' }).getAttribute('href')).toBe('/main/managePartAdd?deptID=d12');
});

it('stands under its parent in the order that the server gives, and opens and closes (P3-255)', async () => {
  await open();
  expect(names()).toEqual(['出版社', '人文分社', '历史编辑部', '科技分社']);
  const indentOf = (name: string) => screen.getByRole('link', { name }).closest<HTMLElement>('[style]')?.style.paddingInlineStart;
  expect(names().map(indentOf)).toEqual(['0rem', '1.5rem', '3rem', '1.5rem']);
  await press('收起“人文分社”的下级部门');
  expect(names()).toEqual(['出版社', '人文分社', '科技分社']);
  await press('展开“人文分社”的下级部门');
  expect(names()).toHaveLength(4);
});

it('has ten top-level rows a page (P3-263, R3-209, D13-049)', async () => {
  await open(Array.from({ length: 12 }, (_none, index) => department(100 + index, `分社${index}`, null)));
  expect(names()).toHaveLength(10);
  await userEvent.click(within(screen.getByRole('navigation', { name: '分页' })).getByText('2'));
  expect(await screen.findByRole('link', { name: '分社11' })).toBeTruthy();
  expect(names()).toEqual(['分社10', '分社11']);
});

it('modifies exactly one (R3-174, P3-260, P3-261)', async () => {
  const { address } = await open();
  expect(screen.getByRole('link', { name: '新建' }).getAttribute('href')).toBe('/main/managePartAdd');
  await press('修改');
  expect(await screen.findByText('请选择一条需要操作的数据')).toBeTruthy();
  await tick('人文分社');
  await tick('科技分社');
  await press('修改');
  expect(address()).toBe('/main/managePart');
  await tick('科技分社');
  await press('修改');
  expect(address()).toBe('/main/managePartAdd?deptID=d12');
});

it('deletes exactly one, after asking (R3-174, P3-262, P3-264)', async () => {
  const { asked, answer } = await open();
  await press('删除');
  expect(await screen.findByText('请选择一条需要操作的数据')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: '关闭提示' }));
  await tick('人文分社');
  await tick('科技分社');
  await press('删除');
  expect(await screen.findByText('请选择一条需要操作的数据')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(asked()).toEqual([]);
  await tick('人文分社');
  await press('删除');
  const dialog = within(screen.getByRole('dialog', { name: '确定要删除选中的部门吗？' }));
  expect(asked()).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: '删除' }));
  expect(asked()).toEqual([{ name: 'DepartmentsPageMutation', variables: { input: { departmentId: 'd14' } } }]);
  await answer('DepartmentsPageMutation', { DeleteDepartmentPayload: () => ({ deletedDepartmentId: 'd14' }) });
  expect(await screen.findByText('删除成功！')).toBeTruthy();
  expect(asked().map(({ name }) => name)).toContain('DepartmentsPageQuery');
});

it('says why one is not deleted, and keeps it (P3-262)', async () => {
  const { fail } = await open();
  await tick('人文分社');
  await press('删除');
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: '删除' }));
  await fail('DepartmentsPageMutation', new Error('该部门正在使用'));
  expect(screen.queryByText('删除成功！')).toBeNull();
  expect(names()).toContain('人文分社');
});
