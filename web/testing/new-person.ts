// Fills in the form for somebody who is not in the register, field by field, like an inviter (components/people/NewPersonForm.tsx).
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import type { Shown } from './render.tsx';

/** The page query's answer for the form: one degree, one province. */
export const NEW_PERSON_CHOICES = {
  Query: () => ({
    degrees: [{ id: 'd1', label: '博士', isRetired: false }],
    provinces: [{ code: '330000', label: '浙江省', hasChildren: true }],
  }),
};

/** The form's result. */
export const NEW_PERSON = {
  realName: '程砚秋',
  sex: 'FEMALE',
  degreeId: 'd1',
  email: 'cheng@river.test',
  company: '南湖大学',
  regionCode: '330106',
};

/** Fills in all six, the region level by level, and adds the person; with a region that is not whole the form stays. */
export async function typeInNewPerson({ answer }: Shown, name: string): Promise<void> {
  const form = within(await screen.findByRole('form', { name }));
  const add = () => userEvent.click(form.getByRole('button', { name: '加入待邀请名单' }));
  for (const [field, text] of [
    [/姓名/, NEW_PERSON.realName],
    [/邮箱/, NEW_PERSON.email],
    [/工作单位/, NEW_PERSON.company],
  ] as const) {
    const box = form.getByRole('textbox', { name: field });
    expect(box.getAttribute('aria-required'), String(field)).toBe('true');
    await userEvent.type(box, text);
  }
  await userEvent.click(within(form.getByRole('group', { name: /性别/ })).getByRole('radio', { name: '女' }));
  await userEvent.selectOptions(form.getByRole('combobox', { name: /学位/ }), '博士');
  await userEvent.selectOptions(form.getByRole('combobox', { name: '省份' }), '浙江省');
  await add();
  expect(await form.findByText('请选择所在地区')).toBeTruthy();
  await answer('useRegionsQuery', { Region: () => ({ code: '330100', label: '杭州市', hasChildren: true }) });
  await userEvent.selectOptions(form.getByRole('combobox', { name: '市' }), '杭州市');
  await answer('useRegionsQuery', { Region: () => ({ code: '330106', label: '西湖区', hasChildren: false }) });
  await userEvent.selectOptions(form.getByRole('combobox', { name: '区县' }), '西湖区');
  await add();
  expect(screen.queryByRole('form', { name })).toBeNull();
}
