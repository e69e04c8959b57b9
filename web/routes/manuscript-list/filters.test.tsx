// Filters and order of the office's list in its address; rows ticked on several pages; an address that makes no sense.
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listVariables, readList, sortPatch } from '../../components/lists/address.ts';
import { showRoute, type Shown } from '../../testing/render.tsx';
import query, { type ManuscriptListPageQuery } from './__generated__/ManuscriptListPageQuery.graphql.ts';
import { OFFICE_MANUSCRIPTS } from './address.ts';
import { ManuscriptListPage } from './ManuscriptListPage.tsx';

const QUERY = 'ManuscriptListPageQuery';

beforeEach(() => void vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined));
afterEach(() => void vi.restoreAllMocks());

/** A page of manuscripts with these ids, all of which the viewer may receive. */
function pageOf(ids: readonly string[], totalCount = ids.length) {
  return {
    Viewer: () => ({
      currentRole: { kind: 'EDITOR' },
      listActs: ['RECEIVE'],
      handledContributions: {
        totalCount,
        totalCountIsCapped: false,
        edges: ids.map((id) => ({
          node: {
            id,
            titleZh: `题名${id}`,
            titleEn: null,
            state: 'NEW_SUBMISSION',
            submittedAt: '2026-03-05T06:32:00.000Z',
            daysInStage: 3,
            firstAuthorDisplayName: '沈知远',
            withdrawnAt: null,
            source: 'FREE_SUBMISSION',
            responsible: null,
            viewerActs: [{ act: 'RECEIVE', isAllowed: true, refusal: null }],
          },
        })),
      },
    }),
  };
}

const show = (search: string, objects = pageOf(['1', '2'])) =>
  showRoute<ManuscriptListPageQuery>(query, (given) => listVariables(OFFICE_MANUSCRIPTS, given), <ManuscriptListPage />, {
    at: `/main/editorManusList?roleId=3${search}`,
    objects,
  });
const lastAsked = (page: Shown) => page.asked().findLast(({ name }) => name === QUERY)?.variables;
const button = (name: string, of: HTMLElement = document.body) => within(of).getAllByRole('button', { name });

it('takes the statuses of a group together and one of them out again; days and scope go along, each with its way out', async () => {
  const page = await show('');
  const statuses = screen.getByRole('group', { name: '当前状态' });
  async function press(element: HTMLElement | undefined, expected: object): Promise<void> {
    if (!element) throw new Error('nothing to press');
    await userEvent.click(element);
    expect(lastAsked(page)).toMatchObject(expected);
    await page.answer(QUERY, pageOf([]));
  }
  await press(button('退稿', statuses)[0], { filter: { states: ['NOT_ACCEPTED', 'REJECTED'] } });
  expect(page.address()).toContain('status=NOT_ACCEPTED%2CREJECTED');
  expect(screen.getByText('没有找到稿件')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: '更多状态' }));
  await press(button('不予录用', statuses)[0], { filter: { states: ['REJECTED'] } });
  expect(button('退稿', statuses)[0]?.getAttribute('aria-pressed')).toBe('mixed');
  await press(button('新投稿', statuses)[0], { filter: { states: ['NEW_SUBMISSION', 'REJECTED'] } });

  await userEvent.type(screen.getByRole('textbox', { name: '起始日期' }), '2099-01-01');
  await press(button('查询')[0], { filter: { states: ['NEW_SUBMISSION', 'REJECTED'], submitted: { from: '2099-01-01', to: null } } });
  expect(page.address()).toMatch(/submitted=2099-01-01/);
  await press(screen.getByRole('radio', { name: '待处理稿件' }), { scope: 'PENDING', page: 1 });
  await press(button('移除筛选条件“投稿时间”')[0], { scope: 'PENDING', filter: { submitted: null } });
});

it('shows what its address says: scope, words, order and page', async () => {
  await show(`&scope=pending&title=${encodeURIComponent('碑刻')}&sort=submitted&dir=asc`);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '待处理稿件' }).checked).toBe(true);
  expect(screen.getByText('题名：碑刻')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('searchbox', { name: '题名' }).value).toBe('碑刻');
  expect(screen.getByRole('columnheader', { name: /投稿时间/ }).getAttribute('aria-sort')).toBe('ascending');
});

it('says what holds in the line of the choices, so that a first filter moves nothing', async () => {
  await show('&status=NEW_SUBMISSION');
  const line = screen.getByRole('group', { name: '当前状态' }).parentElement;
  expect(line?.contains(screen.getByRole('button', { name: '清除全部' }))).toBe(true);
});

it('orders what waits and what is late by its day, the latest first, and all else newest first, until somebody sorts (B-411, D13-142)', async () => {
  const order = (query: string) => listVariables(OFFICE_MANUSCRIPTS, new URLSearchParams(query)).orderBy;
  const byDay = { field: 'DUE', direction: 'ASC' };
  for (const query of ['scope=pending', 'due=OVERDUE', 'due=SOON,OVERDUE&scope=pending']) expect(order(query), query).toEqual(byDay);
  expect(order('status=NEW_SUBMISSION')).toEqual({ field: 'SUBMITTED_AT', direction: 'DESC' });
  expect(order('scope=pending&sort=submitted&dir=desc')).toEqual({ field: 'SUBMITTED_AT', direction: 'DESC' });
  const pending = readList(OFFICE_MANUSCRIPTS, new URLSearchParams('scope=pending'));
  expect(sortPatch(OFFICE_MANUSCRIPTS, pending, { key: 'submitted', direction: 'DESC' })).toEqual({ sort: 'submitted', dir: 'desc' });
  expect(sortPatch(OFFICE_MANUSCRIPTS, pending, pending.sort)).toEqual({ sort: undefined, dir: undefined });
});

it('keeps what is ticked on other pages, says how many those are, and unticks all with another filter', async () => {
  const ids = (from: number) => Array.from({ length: 10 }, (_, index) => String(from + index));
  const page = await show('', pageOf(ids(1), 20));
  const bar = () => screen.queryByRole('region', { name: '批量操作' });
  const all = () => screen.getByRole<HTMLInputElement>('checkbox', { name: '全选本页' });
  await userEvent.click(all());
  expect(bar()?.textContent).toContain('已选 10 篇');
  await userEvent.click(screen.getByRole('button', { name: '下一页' }));
  await page.answer(QUERY, pageOf(ids(11), 20));
  expect(bar()?.textContent).toContain('其中 10 项在其他页');
  expect(all().checked, 'another page is not ticked').toBe(false);
  await userEvent.click(screen.getByRole('checkbox', { name: '选择：题名11' }));
  expect(bar()?.textContent).toContain('已选 11 篇');
  await userEvent.click(screen.getByRole('radio', { name: '待处理稿件' }));
  await page.answer(QUERY, pageOf(ids(1), 20));
  expect(bar()).toBeNull();
});

it('leads from a page after the last one to the first', async () => {
  const page = await show('&page=999', pageOf([], 2));
  expect(screen.getByText('这一页没有内容了')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: '回到第一页' }));
  expect(lastAsked(page)).toMatchObject({ page: 1 });
  await page.answer(QUERY, pageOf(['1']));
  expect(screen.getByRole('link', { name: '题名1' })).toBeTruthy();
});

it.each(['page=abc', 'page=-1', 'page=1e9', 'sort=nothing&dir=up', 'status=NO_SUCH_STATUS', 'submitted=yesterday', 'scope=all%00'])(
  'asks for the whole list from its beginning where its address says %s',
  (search) => {
    const variables = (given: string) => listVariables(OFFICE_MANUSCRIPTS, new URLSearchParams(given));
    expect(variables(search)).toEqual(variables(''));
  },
);
