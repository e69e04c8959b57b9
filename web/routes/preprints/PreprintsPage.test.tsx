// The offices' list of preprints: its columns, the target of a row, and the text of an empty list.
import { cleanup, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectColumns } from '../../testing/columns.ts';
import { showRoute, type ShowOptions } from '../../testing/render.tsx';
import QUERY, { type PreprintsPageQuery } from './__generated__/PreprintsPageQuery.graphql.ts';
import { preprintsVariables } from './address.ts';
import { PreprintsPage } from './PreprintsPage.tsx';

const ROW = {
  id: 'p1',
  title: '湖区碑刻',
  keywords: '水利；碑刻',
  submittedAt: '2026-03-05T06:32:00.000Z',
  authors: [
    { displayName: '沈知远', unit: '临江大学' },
    { displayName: '顾清禾', unit: '东湖大学' },
  ],
};

const open = (rows: readonly object[], totalCount = rows.length, options: ShowOptions = {}) =>
  showRoute<PreprintsPageQuery>(QUERY, preprintsVariables, <PreprintsPage />, {
    at: '/main/editorPreprintContribution',
    ...options,
    objects: { PreprintConnection: () => ({ totalCount, totalCountIsCapped: false, edges: rows.map((node) => ({ node })) }) },
  });

it('shows title, keywords and time of each, and leads from a row to its detail (P2-419, P2-420, P2-421, P2-422, SC-108, S2-028)', async () => {
  await open([ROW]);
  const table = within(screen.getByRole('table'));
  expectColumns(table.getAllByRole('row')[1], { 题名: '湖区碑刻', 作者: '沈知远等2人', 提交时间: '2026-03-05', 关键词: '水利；碑刻' });
  expect(table.getByRole('link', { name: '湖区碑刻' }).getAttribute('href')).toBe('/main/editorPreprintContribution/preprintDetail?id=p1');
});

it('asks for ten rows, newest first, and offers pages above one page (R2-179, P2-418, P2-423)', async () => {
  expect(preprintsVariables(new URLSearchParams())).toMatchObject({ first: 10, page: 1, direction: 'DESC' });
  expect(preprintsVariables(new URLSearchParams('page=2&sort=time&dir=asc&q=碑刻'))).toMatchObject({
    page: 2,
    direction: 'ASC',
    search: '碑刻',
  });
  await open([ROW], 10);
  expect(screen.queryByRole('navigation', { name: '分页' })).toBeNull();
  cleanup();
  await open([ROW], 11);
  const pages = within(screen.getByRole('navigation', { name: '分页' })).getAllByRole('button', { name: /^第/ });
  expect(pages.map(({ textContent }) => textContent)).toEqual(['1', '2']);
});

it('says in the specified words that there is none (P2-424)', async () => {
  await open([]);
  expect(screen.getByText('目前没有相关信息')).toBeTruthy();
});
