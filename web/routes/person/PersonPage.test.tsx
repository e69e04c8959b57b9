// The form of a person: fields, input, the server's message at each field, and that the password is shown and stored nowhere.
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ApiError } from '../../relay/errors.ts';
import { expectLeavingAsked, isUnloadHeld } from '../../testing/leaving.ts';
import { showRoute, type ShowOptions } from '../../testing/render.tsx';
import QUERY, { type PersonPageQuery } from './__generated__/PersonPageQuery.graphql.ts';
import { PersonPage } from './PersonPage.tsx';
import { personVariables } from './address.ts';

const ROLES = [
  { id: 'r1', name: '作者' },
  { id: 'r3', name: '编辑' },
];
const PERSON = {
  __typename: 'User',
  id: 'u1',
  version: 4,
  username: 'shen',
  realName: '沈知远',
  email: 'shen@example.org',
  mobile: '13800001111',
  isEnabled: true,
  department: { id: 'd2', name: '编辑部' },
  roles: [{ id: 'r1', name: '作者' }],
  viewerCanChange: true,
  hasConfirmedAddress: true,
  askedEmail: null,
};
const DEPARTMENTS = [
  { id: 'd1', name: '出版社', parent: null },
  { id: 'd2', name: '编辑部', parent: { id: 'd1' } },
];

const open = (at: string, person: object | null = PERSON, options: ShowOptions = {}) =>
  showRoute<PersonPageQuery>(QUERY, personVariables, <PersonPage />, {
    at,
    ...options,
    objects: { Query: () => ({ node: person, departments: DEPARTMENTS }), Viewer: () => ({ id: 'me', rolesToGive: ROLES }) },
  });
const EDIT = '/main/managePersonAdd?userID=u1';
const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const password = () => screen.getByLabelText<HTMLInputElement>(/^密码/, { selector: 'input' });
const department = () => screen.getByRole('button', { name: /^部门/ });
const pick = async (name: string) => {
  await userEvent.click(department());
  await userEvent.click(screen.getByRole('treeitem', { name: new RegExp(name) }));
  await userEvent.click(screen.getByRole('button', { name: '确定' }));
};
const save = () => userEvent.click(screen.getByRole('button', { name: '保存' }));

it('is empty without userID, and filled with it (SC-121, R3-030, P3-244, P3-245, P3-248, P3-249, P3-250, P3-251)', async () => {
  await open('/main/managePersonAdd', null);
  for (const name of [/^登录名/, /^姓名/, /^邮箱/, /^电话/]) expect(field(name).value).toBe('');
  expect(screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked)).toEqual([false, false]);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '正常' }).checked).toBe(true);
  expect([department().textContent, password().value]).toEqual(['请选择部门', '']);
  expect(personVariables(new URLSearchParams('roleId=8'))).toEqual({ id: '', isNew: true });
  expect(personVariables(new URLSearchParams('roleId=8&userID=u1'))).toEqual({ id: 'u1', isNew: false });
  cleanup();
  await open(EDIT);
  expect([/^登录名/, /^姓名/, /^邮箱/, /^电话/].map((name) => field(name).value)).toEqual([
    'shen',
    '沈知远',
    'shen@example.org',
    '13800001111',
  ]);
  expect(department().textContent).toBe('编辑部');
  expect(screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked)).toEqual([true, false]);
});

it('shows what the house keeps of a person, but no password (P3-244, P3-247)', async () => {
  await open(EDIT, { ...PERSON, isEnabled: false });
  expect([field(/^登录名/), field(/^姓名/), field(/^邮箱/), field(/^电话/)].map(({ value }) => value)).toEqual([
    'shen',
    '沈知远',
    'shen@example.org',
    '13800001111',
  ]);
  expect(department().textContent).toBe('编辑部');
  expect(screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked)).toEqual([true, false]);
  expect(screen.getAllByRole<HTMLInputElement>('radio', { checked: true }).map(({ parentElement }) => parentElement?.textContent)).toEqual([
    '停用',
  ]);
  expect([password().value, password().type]).toEqual(['', 'password']);
  expect(JSON.stringify(QUERY)).not.toContain('password');
});

it.each([true, false])(
  'says beside the address that its person has not confirmed it, where that is so: confirmed %s',
  async (hasConfirmedAddress) => {
    await open(EDIT, { ...PERSON, hasConfirmedAddress });
    expect(screen.queryByText(/本人尚未确认此邮箱/) === null).toBe(hasConfirmedAddress);
  },
);

it('says which mailbox decides, where another address was saved that has not answered (B-036)', async () => {
  const { answer } = await open(EDIT);
  await userEvent.clear(field(/^邮箱/));
  await userEvent.type(field(/^邮箱/), 'new@example.org');
  await save();
  await answer('useSavePersonMutation', { User: () => ({ ...PERSON, version: 5, askedEmail: 'new@example.org' }) });
  expect(await screen.findByText(/已向 new@example\.org 发送确认邮件/)).toBeTruthy();
});

it('sends an incomplete form, and shows at each field what the server says of it (R3-182, P3-252)', async () => {
  const { asked, fail } = await open('/main/managePersonAdd', null);
  await userEvent.type(password(), 'weak');
  await save();
  expect(asked()).toMatchObject([
    {
      name: 'useSavePersonAddMutation',
      variables: { input: { username: '', realName: '', email: '', password: 'weak', departmentId: null, roleIds: [], isEnabled: true } },
    },
  ]);
  await fail(
    'useSavePersonAddMutation',
    new ApiError('填写有误', {
      code: 'INVALID_INPUT',
      fields: { email: '邮箱格式错误！', password: '密码太弱', roleIds: '请至少选择一个角色' },
    }),
  );
  for (const text of ['密码太弱', '请至少选择一个角色', '邮箱格式错误！']) expect(await screen.findByText(text)).toBeTruthy();
  expect(password().value, 'nothing that was typed is lost').toBe('weak');
});

it('adds a person with what was chosen, says so and leads back to the list (P3-250, P3-253, R3-199)', async () => {
  const { asked, answer, address } = await open('/main/managePersonAdd', null);
  await userEvent.type(field(/^登录名/), 'newcomer');
  await userEvent.type(field(/^姓名/), '新人');
  await userEvent.type(field(/^邮箱/), 'new@example.org');
  await userEvent.type(field(/^电话/), '13800002222');
  await userEvent.type(password(), 'Secret123');
  await pick('编辑部');
  for (const name of ['作者', '编辑']) await userEvent.click(screen.getByRole('checkbox', { name }));
  await save();
  expect(asked()).toMatchObject([
    {
      variables: {
        input: {
          username: 'newcomer',
          realName: '新人',
          email: 'new@example.org',
          mobile: '13800002222',
          password: 'Secret123',
          departmentId: 'd2',
          roleIds: ['r1', 'r3'],
          isEnabled: true,
        },
      },
    },
  ]);
  await answer('useSavePersonAddMutation', { User: () => ({ id: 'u9', version: 2 }) });
  expect(await screen.findByText('添加人员成功！')).toBeTruthy();
  await expect.poll(address).toBe('/main/managePerson');
});

it('saves in place of what was read, a blank password with it, and says so (P3-247, P3-251, P3-254, R3-173, R3-198)', async () => {
  const { asked, answer } = await open(EDIT);
  await userEvent.click(screen.getByRole('radio', { name: '停用' }));
  await userEvent.type(field(/^登录名/), '2');
  await userEvent.type(field(/^邮箱/), '.cn');
  await userEvent.type(field(/^电话/), '2');
  await save();
  expect(asked()).toMatchObject([
    {
      name: 'useSavePersonMutation',
      variables: { input: { userId: 'u1', version: 4, password: '', isEnabled: false, departmentId: 'd2', roleIds: ['r1'] } },
    },
  ]);
  expect(asked()).toMatchObject([{ variables: { input: { username: 'shen2', email: 'shen@example.org.cn', mobile: '138000011112' } } }]);
  await answer('useSavePersonMutation', { User: () => ({ ...PERSON, version: 5, isEnabled: false }) });
  expect(await screen.findByText('修改信息成功！')).toBeTruthy();
});

it('keeps what is typed in this browser, but never the password', async () => {
  await open(EDIT);
  await userEvent.type(field(/^姓名/), '甲');
  await userEvent.type(password(), 'Secret123');
  await expect.poll(() => JSON.stringify({ ...sessionStorage })).toContain('沈知远甲');
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Secret123');
});

it('asks before one leaves what is typed, a password too, and asks nothing once it is saved (P2-467)', async () => {
  const page = await open(EDIT);
  expect(isUnloadHeld()).toBe(false);
  await userEvent.type(password(), 'Secret123');
  expect(isUnloadHeld()).toBe(true);
  await save();
  await page.answer('useSavePersonMutation', { User: () => ({ ...PERSON, version: 5 }) });
  expect(isUnloadHeld()).toBe(false);
  await userEvent.type(field(/^姓名/), '甲');
  await expectLeavingAsked(page);
});

it('only shows who holds more than the administrator could give', async () => {
  await open(EDIT, { ...PERSON, viewerCanChange: false });
  expect(screen.getByText(/您只能查看/)).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '保存' }).disabled).toBe(true);
});

it('says that nobody is there who was deleted or lies beyond', async () => {
  await open(EDIT, null);
  expect(screen.getByText('没有找到该人员，可能已被删除。')).toBeTruthy();
});

it('chooses the department in the tree, or none; one that lies beyond stays until another is chosen (P3-246)', async () => {
  const { asked } = await open(EDIT, { ...PERSON, department: { id: 'd9', name: '外部门' } });
  expect(department().textContent).toBe('外部门');
  await userEvent.click(department());
  expect(screen.getAllByRole('treeitem').map((one) => [one.textContent, one.getAttribute('aria-level')])).toEqual([
    ['出版社', '1'],
    ['编辑部', '2'],
  ]);
  await userEvent.click(screen.getByRole('button', { name: '取消' }));
  expect(department().textContent, 'cancelled').toBe('外部门');
  await pick('出版社');
  expect(department().textContent).toBe('出版社');
  await userEvent.click(screen.getByRole('button', { name: '不属于任何部门' }));
  expect(department().textContent).toBe('请选择部门');
  await save();
  expect(asked()).toMatchObject([{ variables: { input: { departmentId: null } } }]);
});
