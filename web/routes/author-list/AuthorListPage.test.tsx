// What an author's list says of manuscripts that wait for the author.
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
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
