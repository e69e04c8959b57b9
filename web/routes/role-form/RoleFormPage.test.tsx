// The form of a role record: its kind, its two trees, and their input.
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ApiError } from '../../relay/errors.ts';
import { showRoute } from '../../testing/render.tsx';
import QUERY, { type RoleFormPageQuery } from './__generated__/RoleFormPageQuery.graphql.ts';
import { RoleFormPage } from './RoleFormPage.tsx';

const menu = (id: string, name: string, parent: string | null, kinds: string[], own: object = {}) => ({
  id,
  name,
  url: parent === null ? null : `page-${id}`,
  kinds,
  isInNavigation: true,
  parent: parent === null ? null : { id: parent },
  ...own,
});
const STAFF = ['PUBLISHING_EDITOR', 'OPERATIONS'];
const menuTree = [
  menu('g1', '稿件', null, STAFF),
  menu('g2', '管理', null, ['OPERATIONS']),
  menu('m1', '稿件列表', 'g1', STAFF),
  menu('m2', '稿件详情', 'g1', STAFF, { isInNavigation: false }),
  menu('m3', '系统设置', 'g2', ['OPERATIONS']),
];
const departments = [
  { id: 'd1', name: '出版社', parent: null },
  { id: 'd12', name: '人文分社', parent: { id: 'd1' } },
  { id: 'd14', name: '科技分社', parent: { id: 'd1' } },
];
const stored = {
  __typename: 'Role',
  id: 'r100',
  version: 2,
  kind: 'OPERATIONS',
  nameZh: '人文运营',
  nameEn: 'Humanities operations',
  remark: '试用',
  department: { id: 'd12' },
  menus: [
    { id: 'g1', url: null },
    { id: 'm1', url: 'page-m1' },
  ],
  departments: [{ id: 'd12' }],
};

const open = (node: object | null, search = '') =>
  showRoute<RoleFormPageQuery>(
    QUERY,
    (params) => ({ id: params.get('RoleAddID') ?? '', isNew: !params.get('RoleAddID') }),
    <RoleFormPage />,
    { at: `/main/manageRoleAdd${search}`, objects: { Query: () => ({ departments, menuTree, node }) } },
  );
const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const row = (tree: string, name: string) =>
  within(screen.getByRole('tree', { name: tree }))
    .getByText(name)
    .closest<HTMLElement>('[role=treeitem]') ?? document.body;
const checked = (tree: string, name: string) => row(tree, name).getAttribute('aria-checked');

it('begins with what is stored when `RoleAddID` names one: parents of some are half ticked (P3-283 to P3-288, SC-125, R3-030)', async () => {
  await open(stored, '?RoleAddID=r100');
  expect([field(/^角色名称/).value, field(/^英文名称/).value]).toEqual(['人文运营', 'Humanities operations']);
  expect(field(/^备注/).value).toBe('试用');
  expect(screen.getByRole('button', { name: /所属部门/ }).textContent).toBe('人文分社');
  expect(screen.getByLabelText<HTMLInputElement>(/^角色类别/)).toMatchObject({ readOnly: true, value: '期刊运营中心' });
  expect(['全部菜单', '稿件', '稿件列表', '稿件详情', '管理'].map((name) => checked('菜单权限', name))).toEqual([
    'mixed',
    'mixed',
    'true',
    'false',
    'false',
  ]);
  expect(['全部部门', '出版社', '人文分社', '科技分社'].map((name) => checked('数据权限', name))).toEqual([
    'mixed',
    'mixed',
    'true',
    'false',
  ]);
});

it('saves the screens and the topmost departments, never the root of a tree (R3-019, R3-176, P3-286, P3-289)', async () => {
  const { asked } = await open(stored, '?RoleAddID=r100');
  await userEvent.click(row('菜单权限', '全部菜单'));
  await userEvent.click(row('数据权限', '全部部门'));
  await userEvent.click(row('菜单权限', '稿件详情'));
  await press('保存');
  expect(asked()[0]?.variables).toEqual({
    input: {
      roleId: 'r100',
      version: 2,
      nameZh: '人文运营',
      nameEn: 'Humanities operations',
      remark: '试用',
      departmentId: 'd12',
      menuIds: ['m1', 'm3'],
      departmentIds: ['d1'],
    },
  });
});

it('takes the department that is picked in the tree, and keeps it only once that is confirmed (P3-285)', async () => {
  const { asked } = await open(stored, '?RoleAddID=r100');
  const chosen = () => screen.getByRole('button', { name: /所属部门/ });
  const pick = async (name: string) => {
    await userEvent.click(chosen());
    const picker = within(screen.getByRole('dialog'));
    await userEvent.click(picker.getByRole('treeitem', { name: new RegExp(name) }));
    return picker;
  };
  await userEvent.click((await pick('出版社')).getByRole('button', { name: '取消' }));
  expect(chosen().textContent).toBe('人文分社');
  await userEvent.click((await pick('科技分社')).getByRole('button', { name: '确定' }));
  expect(chosen().textContent).toBe('科技分社');
  await press('保存');
  expect(asked()).toMatchObject([
    { name: 'useSaveRoleUpdateMutation', variables: { input: { departmentId: 'd14', departmentIds: ['d12'] } } },
  ]);
});

it('says 添加成功 after a change too (R3-181, P3-291, R3-201, D13-050)', async () => {
  const { asked, answer, address } = await open(stored, '?RoleAddID=r100');
  await userEvent.type(field(/^角色名称/), '员');
  await userEvent.type(field(/^备注/), '中');
  await press('保存');
  expect(asked()).toMatchObject([{ variables: { input: { nameZh: '人文运营员', remark: '试用中' } } }]);
  await answer('useSaveRoleUpdateMutation', { Role: () => ({ ...stored, remark: '试用中', version: 3 }) });
  expect(await screen.findByText('添加成功')).toBeTruthy();
  expect(address()).toBe('/main/manageRole');
});

it('of a new one asks the kind first, offers its menus ticked, and no others', async () => {
  const { asked, answer } = await open(null);
  expect(screen.getByText('请先选择角色类别')).toBeTruthy();
  await userEvent.type(field(/^角色名称/), '出版审读');
  await userEvent.type(field(/^英文名称/), 'Press reading');
  await userEvent.type(field(/^备注/), '试用');
  await userEvent.click(screen.getByRole('button', { name: /所属部门/ }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('treeitem', { name: /科技分社/ }));
  await press('确定');
  await userEvent.selectOptions(screen.getByLabelText(/^角色类别/), '出版编辑');
  expect(screen.queryByRole('treeitem', { name: /系统设置/ })).toBeNull();
  expect(checked('菜单权限', '稿件')).toBe('true');
  await userEvent.click(row('菜单权限', '稿件列表'));
  await userEvent.click(row('数据权限', '科技分社'));
  await press('保存');
  expect(asked()[0]).toEqual({
    name: 'useSaveRoleCreateMutation',
    variables: {
      input: {
        kind: 'PUBLISHING_EDITOR',
        nameZh: '出版审读',
        nameEn: 'Press reading',
        remark: '试用',
        menuIds: ['m2'],
        departmentIds: ['d14'],
        departmentId: 'd14',
      },
    },
  });
  await answer('useSaveRoleCreateMutation', { Role: () => ({ id: 'r101', version: 1 }) });
  expect(await screen.findByText('添加成功')).toBeTruthy();
});

it('has no data tree for a kind that an office in a journal binds (F-086)', async () => {
  await open({ ...stored, kind: 'EDITOR' }, '?RoleAddID=r100');
  expect(screen.queryByRole('tree', { name: '数据权限' })).toBeNull();
  expect(screen.getByText(/由其在刊物中的任职决定/)).toBeTruthy();
});

it('checks nothing by itself: what the server says stands at its field, and nothing typed is lost (P3-290)', async () => {
  const { asked, fail } = await open(null);
  await userEvent.type(field(/^备注/), '试用');
  await press('保存');
  expect(asked()).toHaveLength(1);
  await fail(
    'useSaveRoleCreateMutation',
    new ApiError('请检查', { code: 'INVALID_INPUT', fields: { nameZh: '此项为必填项', kind: '请选择角色类别' } }),
  );
  for (const words of ['请填写角色名称', '请选择角色类别']) expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
  expect(field(/^备注/).value).toBe('试用');
});
