// The form of a department: its initial values, its input, and the place of the server's words.
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ApiError } from '../../relay/errors.ts';
import { showRoute } from '../../testing/render.tsx';
import QUERY, { type DepartmentFormPageQuery } from './__generated__/DepartmentFormPageQuery.graphql.ts';
import { DepartmentFormPage } from './DepartmentFormPage.tsx';

const tree = [
  { id: 'd1', name: '出版社', parent: null },
  { id: 'd12', name: '人文分社', parent: { id: 'd1' } },
  { id: 'd13', name: '历史编辑部', parent: { id: 'd12' } },
];
const stored = {
  __typename: 'Department',
  id: 'd12',
  version: 3,
  isFixed: false,
  nameZh: '人文分社',
  nameEn: 'Humanities',
  position: 2,
  parent: { id: 'd1' },
};

const open = (node: object | null, search = '') =>
  showRoute<DepartmentFormPageQuery>(
    QUERY,
    (params) => ({ id: params.get('deptID') ?? '', isNew: !params.get('deptID') }),
    <DepartmentFormPage />,
    { at: `/main/managePartAdd${search}`, objects: { Query: () => ({ departments: tree, node }) } },
  );
const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
async function pick(name: string) {
  await userEvent.click(screen.getByRole('button', { name: /上级部门/ }));
  await userEvent.click(screen.getByRole('treeitem', { name: new RegExp(name) }));
  await press('确定');
}

it('adds a department with name, parent and sort number, and says so (SC-123, P3-266 to P3-268, P3-270, R3-201)', async () => {
  const { asked, answer, address } = await open(null);
  await userEvent.type(field(/^部门名称/), '文博分社');
  await userEvent.type(field(/^英文名称/), 'Museums');
  await userEvent.type(field(/^排序号/), '7');
  await pick('出版社');
  await press('保存');
  const input = { name: '文博分社', nameEn: 'Museums', parentId: 'd1', position: 7 };
  expect(asked()).toEqual([{ name: 'useSaveDepartmentCreateMutation', variables: { input } }]);
  await answer('useSaveDepartmentCreateMutation', { Department: () => ({ id: 'd20', version: 1 }) });
  expect(await screen.findByText('添加成功')).toBeTruthy();
  expect(address()).toBe('/main/managePart');
});

it('begins with what is stored when `deptID` names one, and changes it (P3-265, P3-271, R3-030, R3-200)', async () => {
  const { asked, answer } = await open(stored, '?deptID=d12');
  expect([field(/^部门名称/).value, field(/^英文名称/).value, field(/^排序号/).value]).toEqual(['人文分社', 'Humanities', '2']);
  expect(screen.getByRole('button', { name: /上级部门/ }).textContent).toBe('出版社');
  await userEvent.type(field(/^部门名称/), '（新）');
  await press('保存');
  const input = { departmentId: 'd12', version: 3, name: '人文分社（新）', nameEn: 'Humanities', parentId: 'd1', position: 2 };
  expect(asked()).toEqual([{ name: 'useSaveDepartmentUpdateMutation', variables: { input } }]);
  await answer('useSaveDepartmentUpdateMutation', { Department: () => ({ ...stored, version: 4, nameZh: '人文分社（新）' }) });
  expect(await screen.findByText('修改成功')).toBeTruthy();
});

it('offers neither the department itself nor what is below it as its parent (P3-267)', async () => {
  await open(stored, '?deptID=d12');
  await userEvent.click(screen.getByRole('button', { name: /上级部门/ }));
  const closed = within(screen.getByRole('tree'))
    .getAllByRole('treeitem')
    .filter((row) => row.getAttribute('aria-disabled') === 'true');
  expect(closed.map(({ textContent }) => textContent)).toEqual(['人文分社', '历史编辑部']);
});

it('checks nothing by itself: what the server says stands at its field, and nothing typed is lost (P3-269)', async () => {
  const { asked, fail } = await open(null);
  await userEvent.type(field(/^英文名称/), 'Museum');
  await press('保存');
  expect(asked()).toHaveLength(1);
  await fail(
    'useSaveDepartmentCreateMutation',
    new ApiError('请检查填写的内容', { code: 'INVALID_INPUT', fields: { name: '此项为必填项', parentId: '请选择上级部门' } }),
  );
  for (const words of ['请填写部门名称', '请选择上级部门']) expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
  expect(field(/^英文名称/).value).toBe('Museum');
});

it('says that a department is not there any more', async () => {
  await open(null, '?deptID=d99');
  expect(screen.getByText('没有找到该部门，它可能已被删除')).toBeTruthy();
});
