// System settings: the five defaults of a new journal, all asked for, and the years of co-authors.
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { showRoute } from '../../testing/render.tsx';
import QUERY, { type SystemSettingsPageQuery } from './__generated__/SystemSettingsPageQuery.graphql.ts';
import { SystemSettingsPage } from './SystemSettingsPage.tsx';

const defaults = {
  id: 'd',
  isActive: true,
  reviewType: 'DOUBLE_BLIND',
  assignmentDays: 5,
  decisionDays: 60,
  publicationDays: 90,
  version: 2,
};
const settings = { id: 's', coAuthorYears: 5, version: 7 };
const objects = (own: object = {}) => ({
  Viewer: () => ({ id: 'me' }),
  DefaultParameters: () => ({ ...defaults, ...own }),
  PublisherSettings: () => settings,
});
const showPage = (own: object = {}) =>
  showRoute<SystemSettingsPageQuery>(QUERY, () => ({}), <SystemSettingsPage />, { at: '/main/systemSet', objects: objects(own) });
const days = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const inputs = [/^作者投稿最长多久被编辑分配/, /^编辑审稿最长多久可以确定是否录用/, /^录用后最长多久能够单篇发布或组稿/];
const saveDefaults = () => userEvent.click(screen.getByRole('button', { name: '保存默认参数' }));
const chosen = (label: RegExp) =>
  within(screen.getByRole('group', { name: label }))
    .getAllByRole<HTMLInputElement>('radio')
    .find(({ checked }) => checked)?.value;

it('shows the other default status where that is stored (P3-001)', async () => {
  await showPage({ isActive: false });
  expect(chosen(/^默认状态/)).toBe('INACTIVE');
});

it('shows the stored defaults and saves all five (P3-001 to P3-007, SC-056)', async () => {
  const { asked, answer } = await showPage();
  expect([chosen(/^默认状态/), chosen(/^默认审稿方式/), ...inputs.map((name) => days(name).value)]).toEqual([
    'ACTIVE',
    'DOUBLE_BLIND',
    '5',
    '60',
    '90',
  ]);
  const offered = (label: RegExp) =>
    within(screen.getByRole('group', { name: label }))
      .getAllByRole<HTMLInputElement>('radio')
      .map((radio) => [radio.value, radio.closest('label')?.textContent]);
  const named = (words: string): unknown => expect.stringMatching(new RegExp(`^${words}`));
  expect(offered(/^默认状态/)).toEqual([
    ['ACTIVE', named('活跃')],
    ['INACTIVE', named('非活跃')],
  ]);
  expect(offered(/^默认审稿方式/)).toEqual([
    ['SINGLE_BLIND', named('单盲')],
    ['DOUBLE_BLIND', named('双盲')],
    ['OPEN', named('公开')],
  ]);
  await userEvent.click(screen.getByRole('radio', { name: /^非活跃/ }));
  await userEvent.click(screen.getByRole('radio', { name: /^单盲/ }));
  for (const [index, name] of inputs.entries()) {
    await userEvent.clear(days(name));
    await userEvent.type(days(name), String(index * 4));
  }
  await saveDefaults();
  const input = { version: 2, isActive: false, reviewType: 'SINGLE_BLIND', assignmentDays: 0, decisionDays: 4, publicationDays: 8 };
  expect(asked()).toEqual([{ name: 'DefaultsFormMutation', variables: { input } }]);
  await answer('DefaultsFormMutation', objects({ ...input, version: 3 }));
  expect(await screen.findByText('保存成功')).toBeTruthy();
});

it('refuses what is left empty, in the words of the specification, and takes digits alone (R3-114, R3-115)', async () => {
  const { asked } = await showPage();
  for (const name of inputs) {
    await userEvent.type(days(name), 'x');
    expect(days(name).value).toBe('');
  }
  await saveDefaults();
  expect(await screen.findByText('请填写完整信息后再保存')).toBeTruthy();
  expect(asked()).toEqual([]);
  // One that is left empty is enough.
  for (const name of inputs) {
    cleanup();
    const shown = await showPage();
    await userEvent.clear(days(name));
    await saveDefaults();
    expect(await screen.findByText('请填写完整信息后再保存')).toBeTruthy();
    expect(shown.asked()).toEqual([]);
  }
});

it('says for how many years co-authors count', async () => {
  const { asked } = await showPage();
  const years = days(/^合作者回避年限/);
  expect(years.value).toBe('5');
  const save = () => userEvent.click(screen.getByRole('button', { name: '保存' }));
  await userEvent.clear(years);
  await userEvent.type(years, '51');
  await save();
  expect(await screen.findByText('请填写 1 至 50 的整数')).toBeTruthy();
  await userEvent.clear(years);
  await userEvent.type(years, '3');
  await save();
  expect(asked()).toEqual([{ name: 'CoAuthorFormMutation', variables: { input: { version: 7, coAuthorYears: 3 } } }]);
});
