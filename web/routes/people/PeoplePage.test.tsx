// The list of people: its columns, the questions before an act on ticked ones, disabling from a row.
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { columnsOf, expectColumns } from '../../testing/columns.ts';
import { showRoute, type ShowOptions } from '../../testing/render.tsx';
import QUERY, { type PeoplePageQuery } from './__generated__/PeoplePageQuery.graphql.ts';
import { peopleVariables } from './address.ts';
import { PeoplePage } from './PeoplePage.tsx';

const person = (id: string, own: object = {}) => ({
  id,
  username: `login-${id}`,
  email: `${id}@example.org`,
  realName: `人员${id}`,
  code: 'A100001',
  mobile: '13800001111',
  isEnabled: true,
  createdAt: '2026-03-05T06:32:00.000Z',
  department: { name: '编辑部' },
  roles: [{ id: 'r1', name: '作者' }],
  viewerCanChange: true,
  viewerCanEnd: true,
  ...own,
});
const two = [person('u1'), person('u2', { username: null, isEnabled: false })];

const open = (rows: readonly object[] = two, totalCount = rows.length, options: ShowOptions = {}) =>
  showRoute<PeoplePageQuery>(QUERY, peopleVariables, <PeoplePage />, {
    at: '/main/managePerson',
    ...options,
    objects: { UserConnection: () => ({ totalCount, totalCountIsCapped: false, edges: rows.map((node) => ({ node })) }) },
  });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const tick = (name: string) => userEvent.click(screen.getByRole('checkbox', { name: new RegExp(name) }));

it('shows login name, code, department, address, phone, status and time of each (SC-120, P3-234, P3-235, P3-236, P3-237, P3-238, P3-240)', async () => {
  await open();
  const table = within(screen.getByRole('table'));
  const [, first, other] = table.getAllByRole('row');
  expectColumns(first, {
    姓名登录名: '人员u1login-u1A100001u1@example.org13800001111',
    部门: '编辑部',
    角色: '作者',
    状态: '正常',
    创建时间: '2026-03-05',
    操作: 'API 令牌停用',
  });
  expectColumns(other, {
    // Who has no login name signs in with the address, which is not said twice.
    姓名登录名: '人员u2u2@example.orgA10000113800001111',
    部门: '编辑部',
    角色: '作者',
    状态: '异常',
    创建时间: '2026-03-05',
    操作: 'API 令牌启用',
  });
  expect(table.getByRole('link', { name: '人员u1' }).getAttribute('href')).toBe('/main/managePersonAdd?userID=u1');
});

it('leaves no gap for a phone or a department that is not there', async () => {
  await open([person('u1', { mobile: null, department: null })]);
  const facts = screen.getByText('人员u1').closest('td')?.lastElementChild;
  const told = [...(facts?.children ?? [])].map(({ childNodes, textContent }) => (childNodes.length === 0 ? null : textContent));
  expect(told).toEqual(['login-u1', 'A100001', 'u1@example.org', null, null, '作者', '2026-03-05']);
});

it('says normal of people who may sign in and abnormal of those who may not (R3-173, P3-239, D13-048)', async () => {
  await open();
  const statuses = within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => new Map(columnsOf(row)).get('状态'));
  expect(statuses, 'u2 is disabled').toEqual(['正常', '异常']);
});

it('asks for ten rows, offers pages above one, and says in the specified words that there is nothing (P3-241, P3-243, R3-209), and the first steps (B-454)', async () => {
  expect(peopleVariables(new URLSearchParams())).toMatchObject({ first: 10, page: 1, search: null });
  expect(peopleVariables(new URLSearchParams('q=shen&status=DISABLED'))).toMatchObject({
    search: 'shen',
    filter: { statuses: ['DISABLED'] },
  });
  await open([], 0);
  expect(screen.getByText('目前没有相关信息')).toBeTruthy();
  for (const step of [/建立部门/, /确定各角色能打开的页面/, /添加人员/]) expect(screen.getByText(step)).toBeTruthy();
  cleanup();
  await open(two, 2);
  expect(screen.queryByRole('navigation', { name: '分页' })).toBeNull();
  cleanup();
  await open(two, 11);
  expect(screen.getByRole('navigation', { name: '分页' })).toBeTruthy();
});

it('asks for the people in whom the words of the search are found, from the first page (P3-229)', async () => {
  const { asked, address } = await open(two, 11, { at: '/main/managePerson?page=2' });
  await userEvent.type(screen.getByRole('searchbox', { name: '搜索人员' }), 'shen.ops{Enter}');
  await waitFor(() => expect(new URLSearchParams(address().split('?')[1]).get('q')).toBe('shen.ops'));
  expect(asked().at(-1)).toMatchObject({ name: 'PeoplePageQuery', variables: { search: 'shen.ops', page: 1 } });
});

it('modifies exactly one: none and several are refused in words (R3-170, P3-231)', async () => {
  const { address } = await open();
  await press('修改');
  expect(await screen.findByText('请选择一条需要操作的数据')).toBeTruthy();
  await press('关闭提示');
  await tick('人员u1');
  await tick('人员u2');
  await press('修改');
  expect(await screen.findByText('请选择一条需要操作的数据')).toBeTruthy();
  expect(address()).toBe('/main/managePerson');
  await tick('人员u1');
  await press('修改');
  expect(address()).toBe('/main/managePersonAdd?userID=u2');
});

it('deletes all that are ticked after asking, and none when nothing is (R3-171, R3-172, R3-197, P3-232, P3-233, P3-242)', async () => {
  const { asked, answer } = await open([...two, person('u3')]);
  await press('删除');
  expect(await screen.findByText('请至少选择一条需要操作的数据')).toBeTruthy();
  await userEvent.click(screen.getAllByRole('checkbox')[0] ?? document.body);
  await tick('人员u3');
  await press('删除');
  const dialog = within(await screen.findByRole('dialog', { name: '确定要删除选中的用户吗？' }));
  expect(asked()).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: '删除' }));
  expect(asked()).toMatchObject([{ name: 'PeopleActsMutation', variables: { input: { userIds: ['u1', 'u2'] } } }]);
  await answer('PeopleActsMutation', { DeletePeoplePayload: () => ({ deletedUserIds: ['u1', 'u2'] }) });
  expect(await screen.findByText('删除成功！')).toBeTruthy();
  expect(asked().map(({ name }) => name)).toContain('PeoplePageQuery');
});

it('leads to the form for somebody new (P3-230)', async () => {
  await open();
  expect(screen.getByRole('link', { name: '添加' }).getAttribute('href')).toBe('/main/managePersonAdd');
});

it('disables somebody after saying what it means, and offers it not for oneself', async () => {
  const { asked, answer } = await open([person('me', { viewerCanEnd: false }), person('u1')]);
  // Above the rows it filters by those who are.
  const acts = within(screen.getByRole('table')).getAllByRole('button', { name: '停用' });
  expect(acts).toHaveLength(1);
  for (const act of acts) await userEvent.click(act);
  const dialog = within(await screen.findByRole('dialog', { name: '停用“人员u1”' }));
  await userEvent.click(dialog.getByRole('button', { name: '停用' }));
  expect(asked()).toMatchObject([{ name: 'EnableDialogMutation', variables: { input: { userId: 'u1', isEnabled: false } } }]);
  await answer('EnableDialogMutation', { User: () => person('u1', { isEnabled: false }) });
  expect(await screen.findByText('已停用“人员u1”')).toBeTruthy();
  expect(screen.getAllByText('异常')).toHaveLength(1);
});
