// System settings: the five defaults of a new journal, all asked for, the house's publication settings, and the years of co-authors.
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
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
const HOUSE = {
  publisher: '学术出版社',
  publisherPlace: '杭州',
  copyrightHolder: '',
  licence: 'CC-BY-4.0',
  doiPrefix: '10.12345',
  doiPattern: '',
  articleUrlPattern: '',
  depositor: '',
  depositorEmail: '',
  registrant: '',
};
const settings = { id: 's', coAuthorYears: 5, version: 7, publicationDefaults: HOUSE };
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

describe('the house’s publication settings', () => {
  const publisher = () => screen.getByRole<HTMLInputElement>('textbox', { name: '出版者' });

  it('are saved over what was read, and are refused at the field (B-125)', async () => {
    const { asked, answer } = await showPage();
    await userEvent.clear(publisher());
    await userEvent.type(publisher(), '新社');
    const mailbox = screen.getByRole('textbox', { name: '提交者邮箱' });
    await userEvent.type(mailbox, 'doi');
    const save = () => userEvent.click(screen.getByRole('button', { name: '保存出版设置' }));
    await save();
    expect(screen.getByText('邮箱格式不正确')).toBeTruthy();
    expect(asked()).toEqual([]);
    await userEvent.clear(mailbox);
    await save();
    const input = { ...HOUSE, publisher: '新社', version: 7 };
    expect(asked()).toEqual([{ name: 'PublicationDefaultsFormMutation', variables: { input } }]);
    await answer('PublicationDefaultsFormMutation', {
      PublisherSettings: () => ({ ...settings, version: 8, publicationDefaults: { ...HOUSE, publisher: '新社' } }),
    });
    expect(await screen.findByText('保存成功')).toBeTruthy();
  });

  it('are copied to chosen journals in one act, what would change shown before (B-125)', async () => {
    const { asked, answer } = await showPage();
    await userEvent.click(screen.getByRole('button', { name: '复制到集刊和会议' }));
    const change = { field: 'publisher', before: '', after: '学术出版社' };
    const copies = [
      { version: 3, colloquium: { id: 'j1', name: '江南文化' }, changes: [change, { field: 'licence', before: '', after: 'CC-BY-4.0' }] },
      { version: 5, colloquium: { id: 'j2', name: '古籍研究' }, changes: [change] },
    ];
    await answer('CopyDialogQuery', { PublisherSettings: () => ({ id: 's', version: 7, publicationCopies: copies }) });
    const dialog = within(screen.getByRole('dialog'));
    const lines = within(await dialog.findByRole('list', { name: '江南文化' })).getAllByRole('listitem');
    expect(lines.map(({ textContent }) => textContent)).toEqual(['出版者：空 → 学术出版社', '许可协议：空 → CC BY 4.0 署名']);
    await userEvent.click(dialog.getByRole('button', { name: '复制' }));
    expect(dialog.getByText('请先选择集刊或会议')).toBeTruthy();
    await userEvent.click(dialog.getByRole('checkbox', { name: '全选（2 种）' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: '古籍研究' }));
    await userEvent.click(dialog.getByRole('button', { name: '复制到 1 种' }));
    const input = { version: 7, overwrites: false, copies: [{ colloquiumId: 'j1', version: 3 }] };
    expect(asked().at(-1)).toEqual({ name: 'CopyDialogMutation', variables: { input } });
    await answer('CopyDialogMutation', { CopyPublicationDefaultsPayload: () => ({ colloquiums: [{ id: 'j1' }] }) });
    expect(await screen.findByText('已复制到 1 种集刊和会议')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
