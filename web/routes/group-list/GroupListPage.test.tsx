// The list of compiled manuscripts and those that can be: columns, its journal, its roles, and acts on ticked rows (S2 §2.7).
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { expectColumns } from '../../testing/columns.ts';
import type { RoleKindCode } from '../../../shared/roles.ts';
import { GROUP_PUBLICATIONS, SINGLE_PUBLICATIONS } from '../../components/contribution/manuscript-address.ts';
import { listVariables } from '../../components/lists/address.ts';
import { publicationsOf } from '../../testing/publication-rows.ts';
import { showRoute } from '../../testing/render.tsx';
import query, { type GroupListPageQuery } from './__generated__/GroupListPageQuery.graphql.ts';
import { GroupListPage } from './GroupListPage.tsx';

const QUERY = 'GroupListPageQuery';
beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

const showGroups = (role: RoleKindCode = 'EDITOR_IN_CHIEF', at = '/main/editorChiefMoreList', totalCount = 2) =>
  showRoute<GroupListPageQuery>(query, (search) => listVariables(GROUP_PUBLICATIONS, search), <GroupListPage />, {
    at,
    objects: publicationsOf(role, 'groupPublications', { totalCount }),
  });
const lines = () => screen.getAllByRole('row').filter((line) => line.hasAttribute('data-row'));

it('shows number, time of submission, title, journal, status and issue, with the pages below the list (SC-105, S2-016, P2-292, P2-298)', async () => {
  await showGroups();
  const [accepted, compiled] = lines();
  expectColumns(accepted, {
    题名稿件编号: '水利碑刻考组稿JN20260001周明江南文化',
    当前状态: '已录用已 3 天',
    期次: '',
    投稿时间: '2026-03-05 14:32',
    操作: '状态详情',
  });
  expect(accepted?.querySelector('time')?.title).toBe('2026-03-05 14:32');
  expectColumns(compiled, {
    题名稿件编号: '义田收支JN20260001周明江南文化',
    当前状态: '已组稿已 3 天',
    期次: '第 7 期',
    投稿时间: '2026-03-05 14:32',
    操作: '状态详情',
  });
  expect([...(accepted?.querySelectorAll('a') ?? [])].map(({ pathname }) => pathname)).toEqual([
    '/main/editorChiefMoreList/moreDetaile',
    '/main/editorChiefMoreList/moreStatus',
    '/main/editorChiefMoreList/moreDetaile',
  ]);
});

it('is narrowed by journal and keyword, and ordered by number and time (P2-293, P2-294, P2-295, R2-210)', async () => {
  const page = await showGroups('EDITOR_IN_CHIEF', '/main/editorChiefMoreList?q=水利');
  const asked = () => page.asked().filter(({ name }) => name === QUERY);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '所属刊物' }), '数据科学');
  await act(async () => {});
  expect(asked().at(-1)?.variables).toMatchObject({ search: '水利', filter: { colloquiumId: 'j2' } });
  await page.answer(QUERY, publicationsOf('EDITOR_IN_CHIEF', 'groupPublications'));
  await userEvent.click(within(screen.getByRole('table')).getByRole('button', { name: '稿件编号' }));
  expect(asked().at(-1)?.variables['orderBy']).toEqual({ field: 'MANUSCRIPT_NUMBER', direction: 'ASC' });
  for (const direction of ['ASC', 'DESC']) {
    await page.answer(QUERY, publicationsOf('EDITOR_IN_CHIEF', 'groupPublications'));
    await userEvent.click(within(screen.getByRole('table')).getByRole('button', { name: '投稿时间' }));
    expect(asked().at(-1)?.variables['orderBy']).toEqual({ field: 'SUBMITTED_AT', direction });
  }
  await page.answer(QUERY, publicationsOf('EDITOR_IN_CHIEF', 'groupPublications'));
  const box = screen.getByRole('searchbox');
  await userEvent.clear(box);
  await userEvent.type(box, '义田{Enter}');
  await act(async () => {});
  expect(asked().at(-1)?.variables).toMatchObject({ search: '义田', filter: { colloquiumId: 'j2' } });
});

it('ticked rows, one or all of the page, are compiled or taken out (P2-296, P2-297, P2-299, P2-300, R2-123, R2-126)', async () => {
  const { asked } = await showGroups();
  const bar = () => within(screen.getByRole('region', { name: '批量操作' }));
  await userEvent.click(screen.getByRole('checkbox', { name: /水利碑刻考/ }));
  expect(bar().getByRole('status').textContent).toBe('已选 1 篇，其中 1 篇可组稿');
  await userEvent.click(screen.getByRole('checkbox', { name: '全选本页' }));
  expect(bar().getByRole('status').textContent).toBe('已选 2 篇，其中 1 篇可组稿，1 篇可删除组稿');
  await userEvent.click(bar().getByRole('button', { name: '组稿 1 篇' }));
  expect(screen.getByRole('dialog', { hidden: true }).textContent).toContain('水利碑刻考');
  expect(asked()).toMatchObject([{ name: 'IssueFieldQuery', variables: { ids: ['1'] } }]);
  await userEvent.click(within(screen.getByRole('dialog', { hidden: true })).getByRole('button', { name: '取消', hidden: true }));
  await userEvent.click(bar().getByRole('button', { name: '删除组稿 1 篇' }));
  const dialog = screen.getByRole('dialog', { hidden: true });
  expect(dialog.textContent).toContain('确定要删除组稿吗？');
  expect(dialog.textContent).toContain('义田收支');
});

it('with nothing ticked says 请先选择稿件 and asks nothing (R2-120, R2-123, R2-126)', async () => {
  await showGroups();
  const resting = within(screen.getByRole('region', { name: '勾选后可以办理' }));
  for (const name of ['组稿', '删除组稿']) {
    await userEvent.click(resting.getByRole('button', { name }));
    expect(screen.getByText('请先选择稿件')).toBeTruthy();
  }
  expect(screen.queryByRole('dialog')).toBeNull();
});

it.each(['EDITOR', 'ASSOCIATE_EDITOR_IN_CHIEF', 'PUBLISHING_EDITOR', 'OPERATIONS'] as const)(
  'has neither boxes nor buttons for the %s (R2-127, P2-301, P2-288, R2-184)',
  async (role) => {
    await showGroups(role);
    expect(screen.queryAllByRole('checkbox')).toEqual([]);
    expect(screen.queryByRole('button', { name: /组稿/ })).toBeNull();
  },
);

it('like that of single publications has sixteen rows a page, and numbered pages above one (R2-206, P2-287, P2-305)', async () => {
  expect([SINGLE_PUBLICATIONS, GROUP_PUBLICATIONS].map((list) => listVariables(list, new URLSearchParams()).first)).toEqual([16, 16]);
  localStorage.setItem('listPageSize', '10');
  expect(listVariables(GROUP_PUBLICATIONS, new URLSearchParams()).first).toBe(16);
  localStorage.clear();
  await showGroups('EDITOR', '/main/editorChiefMoreList', 16);
  expect(screen.queryByRole('navigation', { name: '分页' })).toBeNull();
  cleanup();
  await showGroups('EDITOR', '/main/editorChiefMoreList', 40);
  const pager = screen.getByRole('navigation', { name: '分页' });
  expect(
    within(pager)
      .getAllByRole('button', { name: /^第/ })
      .map(({ textContent }) => textContent),
  ).toEqual(['1', '2', '3']);
});
