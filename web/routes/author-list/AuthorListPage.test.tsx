// An author's list with manuscripts that wait for the author.
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { expectColumns } from '../../testing/columns.ts';
import { AUTHORED_MANUSCRIPTS } from '../../components/contribution/manuscript-address.ts';
import { listVariables } from '../../components/lists/address.ts';
import { showRoute } from '../../testing/render.tsx';
import query, { type AuthorListPageQuery } from './__generated__/AuthorListPageQuery.graphql.ts';
import { AuthorListPage } from './AuthorListPage.tsx';

const QUERY = 'AuthorListPageQuery';

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

const row = (titleZh: string, authorStatus: string, acts: readonly string[] = []) => ({
  node: {
    id: titleZh,
    titleZh,
    titleEn: null,
    manuscriptNumber: 'WX1',
    submittedAt: '2026-03-05T06:32:00.000Z',
    authorStatus,
    state: null,
    withdrawnAt: null,
    source: 'FREE_SUBMISSION',
    expected: null,
    revision: null,
    viewerActs: acts.map((name) => ({ act: name, isAllowed: true })),
  },
});
const ROWS = [
  row('待改', 'AWAITING_REVISION', ['CHANGE']),
  row('待签', 'AWAITING_AUTHORIZATION', ['AUTHORIZE']),
  row('合作者的', 'AWAITING_AUTHORIZATION'),
  row('已录', 'ACCEPTED'),
];

const listOf = (edges: readonly object[], pending: number) => ({
  Viewer: () => ({
    pending: { totalCount: pending },
    draftCount: { totalCount: 0 },
    authoredContributions: { totalCount: edges.length, totalCountIsCapped: false, edges },
  }),
});
const showPage = (at: string, edges: readonly object[], pending: number) =>
  showRoute<AuthorListPageQuery>(query, (search) => listVariables(AUTHORED_MANUSCRIPTS, search), <AuthorListPage />, {
    at,
    objects: listOf(edges, pending),
  });

it('marks what waits for the author, with the way to do it, and leaves the order as it is: newest first (R2-022)', async () => {
  await showPage('/main/authormanuList', ROWS, 2);
  const marked = screen.getAllByRole('row').filter((line) => within(line).queryByText('待处理'));
  expect(marked.map((line) => within(line).getAllByRole('link')[0]?.textContent)).toEqual(['待改', '待签']);
  expect(screen.getByRole('link', { name: '修改稿件' }).getAttribute('href')).toContain('/main/change?');
  expect(screen.getAllByRole('link', { name: '作者授权' })).toHaveLength(1);
});

it('says how many wait for the author, and shows only these when asked', async () => {
  const page = await showPage('/main/authormanuList', ROWS, 2);
  expect(screen.getByText('2 篇需要您处理。')).toBeTruthy();
  expect(screen.getByRole('radio', { name: /待处理稿件\s*2/ })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: '只看这些稿件' }));
  await act(async () => {});
  expect(page.asked().find(({ name }) => name === QUERY)?.variables['scope']).toBe('PENDING');
  await page.answer(QUERY, listOf(ROWS.slice(0, 2), 2));
  expect(screen.queryByText('2 篇需要您处理。')).toBeNull();
});

it('says nothing where nothing waits', async () => {
  await showPage('/main/authormanuList', ROWS.slice(3), 0);
  expect(screen.queryByText(/需要您处理/)).toBeNull();
  expect(screen.queryByText('待处理')).toBeNull();
});

const whole = (own: object = {}) => ({
  node: {
    ...row('水利碑刻考', 'ASSIGNED').node,
    id: 'a=b',
    manuscriptNumber: 'WX20260001',
    stage: 4,
    hasBeenInPool: false,
    colloquium: { name: '江南文化' },
    ...own,
  },
});
const lines = () => screen.getAllByRole('row').filter((line) => line.hasAttribute('data-row'));
const lastAsked = (page: Awaited<ReturnType<typeof showPage>>) => page.asked().findLast(({ name }) => name === QUERY)?.variables;

it('shows number, time of submission, title and journal of each, and its status in the words for authors (P2-054, P2-055, SC-049)', async () => {
  await showPage('/main/authormanuList', [whole()], 0);
  const [line] = lines();
  expectColumns(line, { 题名稿件编号: '水利碑刻考WX20260001江南文化', 当前状态: '已分配', 投稿时间: '2026-03-05 14:32', 操作: '状态详情' });
  expect(line?.querySelector('time')?.title).toBe('2026-03-05 14:32');
});

it('searches number, title or journal where that is chosen, by days of submission, and by the statuses for authors (P2-042 to P2-046, R2-022)', async () => {
  const page = await showPage('/main/authormanuList', [whole()], 0);
  const answer = () => page.answer(QUERY, listOf([whole()], 0));
  for (const [name, word, filter] of [
    ['稿件编号', 'WX', { manuscriptNumber: 'WX' }],
    ['题名', '碑刻', { title: '碑刻' }],
    ['刊物', '江南', { colloquium: '江南' }],
  ] as const) {
    await userEvent.selectOptions(screen.getByRole('combobox', { name: '查询范围' }), name);
    await userEvent.type(screen.getByRole('searchbox'), `${word}{Enter}`);
    await act(async () => {});
    expect(lastAsked(page)?.['filter'], name).toMatchObject(filter);
    await answer();
  }
  const [from, to] = within(screen.getByRole('group', { name: '投稿时间' })).getAllByRole('textbox');
  await userEvent.type(from ?? document.body, '2026-03-01');
  await userEvent.type(to ?? document.body, '2026-03-05{Enter}');
  await act(async () => {});
  expect(lastAsked(page)?.['filter']).toMatchObject({ submitted: { from: '2026-03-01', to: '2026-03-05' } });
  await answer();
  const statuses = within(screen.getByRole('group', { name: '当前状态' }));
  expect(statuses.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    '新投稿',
    '编辑部已接收',
    '已分配',
    '待修改',
    '修改稿已提交',
    '待授权',
    '已录用',
    '不予录用',
    '退稿',
  ]);
  await userEvent.click(statuses.getByRole('button', { name: '退稿' }));
  expect(lastAsked(page)?.['filter']).toMatchObject({ statuses: ['REJECTED'] });
});

it('has all or what waits for the author, among which two statuses alone are offered (P2-047, P2-048, R2-032, D13-154)', async () => {
  const page = await showPage('/main/authormanuList', ROWS, 2);
  await userEvent.click(screen.getByRole('radio', { name: /待处理稿件/ }));
  await act(async () => {});
  expect(lastAsked(page)).toMatchObject({ scope: 'PENDING' });
  await page.answer(QUERY, listOf(ROWS.slice(0, 2), 2));
  const statuses = within(screen.getByRole('group', { name: '当前状态' })).getAllByRole('button');
  expect(statuses.map(({ textContent }) => textContent)).toEqual(['待修改', '待授权']);
});

it('is ordered by number and by time of submission (P2-049, P2-050, R2-022)', async () => {
  const page = await showPage('/main/authormanuList', [whole()], 0);
  for (const [name, field] of [
    ['稿件编号', 'MANUSCRIPT_NUMBER'],
    ['投稿时间', 'SUBMITTED_AT'],
  ] as const) {
    await userEvent.click(screen.getByRole('button', { name }));
    expect(lastAsked(page)?.['orderBy'], name).toEqual({ field, direction: 'ASC' });
    await page.answer(QUERY, listOf([whole()], 0));
  }
});

it('leads to status and details, of what has been in the pool to its own pages (P2-051, P2-052, R2-023, R2-024)', async () => {
  await showPage('/main/authormanuList', [whole(), whole({ id: 'c', titleZh: '曾入库', hasBeenInPool: true })], 0);
  const linksOf = (line: HTMLElement | undefined) =>
    ['状态', '详情'].map((name) =>
      within(line ?? document.body)
        .getByRole('link', { name })
        .getAttribute('href'),
    );
  const [own, pooled] = lines();
  expect(linksOf(own)).toEqual([
    '/main/editorChiefManusList/ChiefEditorStatus?roleId=1&id=a%3Db&code=WX20260001&zt=4',
    '/main/authormanuList/detailAuthor?roleId=1&id=a%3Db',
  ]);
  expect(linksOf(pooled)).toEqual([
    '/main/stateNouse?roleId=1&id=c&code=WX20260001&zt=4',
    expect.stringMatching(/^\/main\/detailListUn\?roleId=1&id=c(?:&code=WX20260001)?$/),
  ]);
});

it('marks what was specially invited, in full on hover and focus (P2-053, R2-025)', async () => {
  await showPage('/main/authormanuList', [whole({ source: 'SPECIAL_INVITATION' }), whole({ id: 'c' })], 0);
  const [invited, free] = lines();
  expect(within(invited ?? document.body).getByTitle('特约稿件').textContent).toContain('约');
  expect(within(free ?? document.body).queryByTitle('特约稿件')).toBeNull();
  expect(screen.queryByRole('tooltip')).toBeNull();
  await userEvent.tab();
  while (document.activeElement?.textContent !== '约') await userEvent.tab();
  expect(screen.getByRole('tooltip').textContent).toBe('特约稿件');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('tooltip'), 'put away').toBeNull();
  await userEvent.click(within(invited ?? document.body).getByTitle('特约稿件'));
  await userEvent.tab();
  expect([document.activeElement?.textContent, screen.queryByRole('tooltip')]).toEqual(['水利碑刻考', null]);
});

it('has ten rows a page, and pages only above one (P2-056, R2-207)', async () => {
  const objects = listOf([whole()], 0).Viewer();
  const page = await showRoute<AuthorListPageQuery>(query, (search) => listVariables(AUTHORED_MANUSCRIPTS, search), <AuthorListPage />, {
    at: '/main/authormanuList',
    objects: { Viewer: () => ({ ...objects, authoredContributions: { ...objects.authoredContributions, totalCount: 61 } }) },
  });
  const pager = within(screen.getByRole('navigation', { name: '分页' }));
  expect(pager.getAllByRole('button', { name: /^第/ }).map(({ textContent }) => textContent)).toEqual(['1', '2', '3', '4', '5', '7']);
  await userEvent.click(pager.getByRole('button', { name: '第 7 页' }));
  expect(lastAsked(page)).toMatchObject({ first: 10, page: 7 });
  await page.answer(QUERY, listOf([], 0));
  expect(screen.queryByRole('navigation', { name: '分页' })).toBeNull();
});

it('says in the specified words that there is nothing (P2-057, R2-202), and the first steps of an author (B-454)', async () => {
  await showPage('/main/authormanuList', [], 0);
  expect(screen.getByText('目前没有相关信息')).toBeTruthy();
  for (const step of [/点“新建投稿”/, /核对从文件读出/, /在这里查看进度/]) expect(screen.getByText(step)).toBeTruthy();
});
