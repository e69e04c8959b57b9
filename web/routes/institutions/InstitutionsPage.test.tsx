// The register of institutions and the units that it does not know: columns, and the questions before one is changed, merged, placed or
// imported.
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ApiError } from '../../relay/errors.ts';
import { expectColumns } from '../../testing/columns.ts';
import { showRoute } from '../../testing/render.tsx';
import QUERY, { type InstitutionsPageQuery } from './__generated__/InstitutionsPageQuery.graphql.ts';
import UNPLACED_QUERY, { type UnplacedUnitsPageQuery } from './__generated__/UnplacedUnitsPageQuery.graphql.ts';
import { institutionsVariables, unplacedVariables } from './address.ts';
import { InstitutionsPage } from './InstitutionsPage.tsx';
import { UnplacedUnitsPage } from './UnplacedUnitsPage.tsx';

const LINJIANG = {
  id: 'i1',
  name: '临江大学',
  nameEn: 'Linjiang University',
  country: 'CN',
  city: '杭州',
  rorId: '03yrm5c26',
  version: 3,
  authorCount: 4,
  aliases: [{ text: '临大' }, { text: 'LJU' }],
};
const FOUND = { id: 'i2', name: '东湖大学', nameEn: '', city: '', version: 5 };

async function open() {
  const shown = await showRoute<InstitutionsPageQuery>(QUERY, institutionsVariables, <InstitutionsPage />, {
    at: '/main/institutions',
    objects: { InstitutionConnection: () => ({ totalCount: 1, totalCountIsCapped: false, edges: [{ node: LINJIANG }] }) },
  });
  await screen.findByRole('table');
  return shown;
}
async function openUnplaced() {
  const shown = await showRoute<UnplacedUnitsPageQuery>(UNPLACED_QUERY, unplacedVariables, <UnplacedUnitsPage />, {
    at: '/main/institutions/unplaced',
    objects: {
      UnplacedUnitConnection: () => ({ totalCount: 1, totalCountIsCapped: false, edges: [{ node: { text: '临江高师', authorCount: 2 } }] }),
    },
  });
  await screen.findByRole('table');
  return shown;
}
type Page = Awaited<ReturnType<typeof open>>;
const dialog = () => within(screen.getByRole('dialog'));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const confirm = (name: string) => userEvent.click(dialog().getByRole('button', { name }));
const askedFor = (page: Page, name: string) => page.asked().filter((one) => one.name === name);

async function find(page: Page, text: string) {
  await userEvent.type(dialog().getByRole('searchbox'), text);
  await waitFor(() => expect(askedFor(page, 'InstitutionSearchQuery').at(-1)?.variables).toEqual({ search: text }));
  await page.answer('InstitutionSearchQuery', { Query: () => ({ institutionsNamed: [FOUND, LINJIANG] }) });
}

it('shows names, place, ROR iD and authors of each, with its other names beneath (B-104)', async () => {
  await open();
  const [, row] = screen.getAllByRole('row');
  expectColumns(row, {
    名称: '临江大学临大、LJU',
    英文名称: 'Linjiang University',
    城市: '杭州',
    国家或地区: '中国',
    ROR: 'ROR',
    作者数: '4',
    操作: '修改合并',
  });
  expect(institutionsVariables(new URLSearchParams('q=临大'))).toEqual({
    first: 10,
    page: 1,
    search: '临大',
    orderBy: { field: 'NAME', direction: 'ASC' },
  });
});

it('corrects an institution by the version that was read, a name a line, and says at the field what is wrong (B-104)', async () => {
  const page = await open();
  await press('修改“临江大学”');
  const aliases = dialog().getByRole('textbox', { name: '其他名称' });
  await userEvent.type(aliases, '\n临江学院');
  const ror = dialog().getByRole('textbox', { name: 'ROR 标识' });
  await userEvent.type(ror, '7');
  await confirm('保存');
  expect(page.asked()).toEqual([]);
  expect(ror.getAttribute('aria-invalid')).toBe('true');
  await userEvent.type(ror, '{Backspace}');
  await confirm('保存');
  expect(page.asked().at(-1)).toEqual({
    name: 'InstitutionDialogChangeMutation',
    variables: {
      input: {
        institutionId: 'i1',
        version: 3,
        name: '临江大学',
        nameEn: 'Linjiang University',
        country: 'CN',
        city: '杭州',
        rorId: '03yrm5c26',
        aliases: ['临大', 'LJU', '临江学院'],
      },
    },
  });
  await page.fail('InstitutionDialogChangeMutation', new ApiError('该内容已被他人修改', { code: 'CONFLICT' }));
  expect(dialog().getByText('该内容已被他人修改')).toBeTruthy();
});

it('merges into the one that is chosen, never into itself, and says first what moves (B-104)', async () => {
  const page = await open();
  await press('合并“临江大学”');
  await confirm('合并');
  expect(dialog().getByText('请先查找并选择一个机构')).toBeTruthy();
  await find(page, '东湖');
  expect(dialog().getAllByRole('radio')).toHaveLength(1);
  await userEvent.click(dialog().getByRole('radio', { name: '东湖大学' }));
  expect(dialog().getByText('保留“东湖大学”。移入的名称：临江大学、Linjiang University、临大、LJU；涉及 4 位作者。')).toBeTruthy();
  await confirm('合并');
  expect(page.asked().at(-1)).toEqual({
    name: 'MergeInstitutionDialogMutation',
    variables: { input: { institutionId: 'i1', version: 3, intoId: 'i2', intoVersion: 5 } },
  });
});

it('shows what a file would change before it is imported, and what is refused and why (B-104)', async () => {
  const page = await open();
  await press('导入');
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is a place for the file');
  const file = new File(['[]'], 'ror.json');
  await userEvent.upload(input, file);
  expect(page.asked().at(-1)?.variables['input']).toMatchObject({ isTrial: true });
  const report = {
    created: 2,
    changed: 1,
    unchanged: 7,
    refused: 1,
    changes: [{ name: '改名大学', rorId: null, isNew: false, fields: ['name', 'aliases'] }],
    refusedLines: [{ line: 9, what: '无名', reason: 'ROR 标识有误，请核对' }],
  };
  await page.answer('ImportDialogMutation', { ImportInstitutionsPayload: () => report });
  expect(dialog().getByText('ror.json：新建 2，变更 1，不变 7，未接受 1。确认后才会写入。')).toBeTruthy();
  expect(dialog().getByText('变更：名称、其他名称')).toBeTruthy();
  expect(dialog().getByText('第 9 条 无名：ROR 标识有误，请核对')).toBeTruthy();
  await confirm('导入');
  expect(page.asked().at(-1)?.variables['input']).toMatchObject({ isTrial: false });
});

it('lists units that the register does not know, and makes each a name of an institution or a new one (B-104)', async () => {
  const page = await openUnplaced();
  const [, row] = screen.getAllByRole('row');
  expectColumns(row, { 作者所写的单位: '临江高师', 作者数: '2', 操作: '归入已有机构新建机构' });
  await press('将“临江高师”归入已有机构');
  await find(page, '临江');
  await userEvent.click(dialog().getByRole('radio', { name: /^临江大学/ }));
  await confirm('归入已有机构');
  expect(page.asked().at(-1)).toEqual({ name: 'AliasDialogMutation', variables: { input: { institutionId: 'i1', alias: '临江高师' } } });
  await page.answer('AliasDialogMutation', {});
  await press('以“临江高师”新建机构');
  expect(dialog().getByRole<HTMLInputElement>('textbox', { name: '名称' }).value).toBe('临江高师');
});
