// Dictionaries: one at a time, with uses; adding, renaming, retiring after a note on the consequences, offering again.
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { expectColumns } from '../../testing/columns.ts';
import { showRoute, type ShowOptions } from '../../testing/render.tsx';
import QUERY, { type DictionariesPageQuery } from './__generated__/DictionariesPageQuery.graphql.ts';
import { DictionariesPage } from './DictionariesPage.tsx';

const entry = (id: string, type: string, labelZh: string, more: object = {}) => ({
  id,
  type,
  value: id,
  labelZh,
  labelEn: `${labelZh} EN`,
  isRetired: false,
  version: 1,
  uses: { journals: 0, manuscripts: 0, people: 0 },
  ...more,
});
const ENTRIES = [
  entry('110', 'SUBJECT', '数学', { uses: { journals: 2, manuscripts: 1000, people: 0 }, version: 3 }),
  entry('140', 'SUBJECT', '物理学', { version: 5 }),
  entry('190', 'SUBJECT', '旧学科', { isRetired: true }),
  entry('1', 'FILE_TYPE', '正文'),
];

const open = (options: ShowOptions = {}) =>
  showRoute<DictionariesPageQuery>(QUERY, () => ({}), <DictionariesPage />, {
    at: '/main/dictionaries',
    objects: { Query: () => ({ dictionaryEntries: ENTRIES, fixedDictionaries: ['FILE_TYPE'] }) },
    ...options,
  });
const press = async (name: string) => await userEvent.click(screen.getByRole('button', { name }));
const dialog = () => within(screen.getByRole('dialog'));

it('shows the entries of a dictionary with both names, code and who uses each (F-074)', async () => {
  const { address } = await open();
  const table = within(screen.getByRole('table'));
  expectColumns(table.getAllByRole('row')[1], {
    中文名称: '数学',
    英文名称: '数学 EN',
    代码: '110',
    使用情况: '2 种刊物 · 1,000+ 篇稿件',
    操作: '改名停用',
  });
  expect(table.getByText('已停用')).toBeTruthy();
  expect(table.queryByText('正文')).toBeNull();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '字典' }), '文件类型');
  expect(address()).toBe('/main/dictionaries?type=FILE_TYPE');
});

it('renames only what the product relies on', async () => {
  await open({ at: '/main/dictionaries?type=FILE_TYPE' });
  expect(screen.getByText('正文')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '新建' })).toBeNull();
  expect(screen.queryByRole('button', { name: /停用/ })).toBeNull();
  expect(screen.getByRole('button', { name: '改名：正文' })).toBeTruthy();
});

it('adds an entry to the dictionary that is shown; what is wrong stands at its field', async () => {
  const { asked, answer } = await open();
  await press('新建');
  await userEvent.type(dialog().getByRole('textbox', { name: /中文名称/ }), '数字人文');
  await userEvent.click(dialog().getByRole('button', { name: '新建' }));
  expect(asked()).toEqual([]);
  expect(
    dialog()
      .getByRole('textbox', { name: /英文名称/ })
      .getAttribute('aria-invalid'),
  ).toBe('true');
  await userEvent.type(dialog().getByRole('textbox', { name: /英文名称/ }), 'Digital humanities');
  await userEvent.type(dialog().getByRole('textbox', { name: /代码/ }), '780');
  await userEvent.click(dialog().getByRole('button', { name: '新建' }));
  expect(asked()).toEqual([
    {
      name: 'useSaveEntryAddMutation',
      variables: { input: { type: 'SUBJECT', value: '780', labelZh: '数字人文', labelEn: 'Digital humanities' } },
    },
  ]);
  await answer('useSaveEntryAddMutation', {});
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await screen.findByText('已新建“数字人文”')).toBeTruthy();
});

it('renames over the version that was read, and keeps what is typed when that fails', async () => {
  const { asked, fail } = await open();
  await press('改名：物理学');
  const name = dialog().getByRole('textbox', { name: /中文名称/ });
  await userEvent.clear(name);
  await userEvent.type(name, '物理科学');
  await userEvent.click(dialog().getByRole('button', { name: '改名' }));
  expect(asked()).toEqual([
    {
      name: 'useSaveEntryRenameMutation',
      variables: { input: { dictionaryEntryId: '140', version: 5, labelZh: '物理科学', labelEn: '物理学 EN' } },
    },
  ]);
  await fail('useSaveEntryRenameMutation', new Error('已被他人修改'));
  expect(dialog().getByRole<HTMLInputElement>('textbox', { name: /中文名称/ }).value).toBe('物理科学');
  // Escape takes nothing away that was typed.
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('dialog')).toBeTruthy();
});

it('says who uses an entry before it is retired, and offers it again without a question (F-074)', async () => {
  const { asked, answer } = await open();
  await press('停用“数学”');
  expect(dialog().getByText(/2 种刊物 · 1,000\+ 篇稿件/)).toBeTruthy();
  expect(dialog().getByText('使用它的刊物照常收稿，作者投稿时仍可选择它。')).toBeTruthy();
  await userEvent.click(dialog().getByRole('button', { name: '停用' }));
  expect(asked()).toEqual([{ name: 'useRetireEntryMutation', variables: { input: { dictionaryEntryId: '110', isRetired: true } } }]);
  await answer('useRetireEntryMutation', { DictionaryEntry: () => ({ id: '110', isRetired: true }) });
  expect(screen.queryByRole('dialog')).toBeNull();
  await press('停用“物理学”');
  expect(dialog().queryByText(/使用它的刊物照常收稿/)).toBeNull();
  await userEvent.click(dialog().getByRole('button', { name: '取消' }));
  await press('恢复“旧学科”');
  expect(asked()).toContainEqual({ name: 'useRetireEntryMutation', variables: { input: { dictionaryEntryId: '190', isRetired: false } } });
});
