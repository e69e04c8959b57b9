// The statistics of issues: columns, late ones in red and in words, filters, and figures that open their rows.
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { expectColumns } from '../../testing/columns.ts';
import { showRoute, type ShowOptions } from '../../testing/render.tsx';
import QUERY, { type JournalProgressPageQuery } from './__generated__/JournalProgressPageQuery.graphql.ts';
import { progressVariables } from './address.ts';
import { JournalProgressPage } from './JournalProgressPage.tsx';

const LATE = {
  id: 'row1',
  number: 12,
  progress: 'DELAYED',
  isWarning: true,
  plannedOn: '2026-01-01',
  sentAt: null,
  colloquium: { id: 'c1', name: '江南文化', publishingUnit: '第一分社' },
};
const SENT = { ...LATE, id: 'row2', number: 11, progress: 'NORMAL', isWarning: false, sentAt: '2026-01-20T02:00:00.000Z' };
const BEGUN = { ...LATE, id: 'row3', number: 13, progress: 'INCOMPLETE', isWarning: false, plannedOn: null };

const open = (rows: readonly object[], totalCount = rows.length, options: ShowOptions = {}) =>
  showRoute<JournalProgressPageQuery>(QUERY, progressVariables, <JournalProgressPage />, {
    at: '/main/publishClct?roleId=6',
    ...options,
    objects: {
      StatisticsChoices: () => ({
        subjects: [{ colloquiums: [{ value: 'c1', label: '江南文化' }] }],
        branchOffices: [{ value: 'd1', label: '第一分社' }],
      }),
      JournalProgressConnection: () => ({ totalCount, totalCountIsCapped: false, edges: rows.map((node) => ({ node })) }),
    },
  });

const rowOf = (number: string) => screen.getByRole('row', { name: new RegExp(number) });

it('names journal, branch office, issue, progress in words, planned and actual time (SC-075, P3-179 to P3-184, R3-109)', async () => {
  await open([LATE, SENT, BEGUN]);
  const columnsOf = (issue: string, progress: string, planned: string, actual: string) =>
    expectColumns(rowOf(issue), {
      集刊名称: '江南文化',
      期数: issue,
      出版分社: '第一分社',
      出版进度: progress,
      计划出版时间: planned,
      实际出版时间: actual,
    });
  columnsOf('第11期', '正常', '2026-01', '2026-01-20');
  columnsOf('第12期', '已延期', '2026-01', '');
  columnsOf('第13期', '组稿未完成', '', '');
});

it('marks the row of a warning, and no other (SC-075, R3-108, P3-185)', async () => {
  await open([LATE, SENT, BEGUN]);
  expect(['第12期', '第11期', '第13期'].map((number) => rowOf(number).hasAttribute('data-marked'))).toEqual([true, false, false]);
  expect(['第12期', '第11期', '第13期'].map((number) => rowOf(number).textContent?.includes('已延期'))).toEqual([true, false, false]);
});

it('is narrowed by days of the press, planned months and the branch office, when one searches (P3-176 to P3-178)', async () => {
  const { address, asked } = await open([LATE]);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '出版分社' }), '第一分社');
  const planned = within(screen.getByRole('group', { name: '计划出版时间' }));
  await userEvent.type(planned.getByRole('textbox', { name: '起始日期' }), '20260301');
  await userEvent.type(planned.getByRole('textbox', { name: '截止日期' }), '2026-05-31');
  const actual = within(screen.getByRole('group', { name: '实际出版时间' }));
  await userEvent.type(actual.getByRole('textbox', { name: '起始日期' }), '2026-04-01');
  await userEvent.type(actual.getByRole('textbox', { name: '截止日期' }), '2026-04-30');
  expect(address()).toBe('/main/publishClct?roleId=6');
  expect(asked().map(({ name }) => name)).not.toContain('JournalProgressPageQuery');
  await userEvent.click(screen.getByRole('button', { name: '查询' }));
  const last = asked().findLast(({ name }) => name === 'JournalProgressPageQuery');
  expect(last?.variables).toMatchObject({
    filter: {
      publishingHouseId: 'd1',
      planned: { from: '2026-03-01', to: '2026-05-31' },
      actual: { from: '2026-04-01', to: '2026-04-30' },
      isPlanned: null,
    },
  });
});

it('counts what it shows, ten a page, and says when there is none (P3-103, P3-104, P3-105)', async () => {
  expect(progressVariables(new URLSearchParams()).first).toBe(10);
  await open([LATE], 11);
  expect(screen.getByText('第 1–10 条，共 11 条')).toBeTruthy();
  expect(screen.getByRole('navigation', { name: '分页' })).toBeTruthy();
  cleanup();
  await open([LATE], 10);
  expect(screen.queryByRole('navigation', { name: '分页' })).toBeNull();
  cleanup();
  await open([], 0, { language: 'en-US' });
  expect(screen.getByText('No matching data')).toBeTruthy();
  cleanup();
  await open([]);
  expect(screen.getByText('没有符合条件的数据')).toBeTruthy();
  expect(screen.queryByRole('navigation', { name: '分页' })).toBeNull();
});

it('draws the issues of each month; a figure opens its rows, also of those that nobody has planned', async () => {
  const { answer } = await open([LATE]);
  let at = 0;
  await answer('ProgressFiguresQuery', {
    MonthOfIssues: () =>
      [
        { month: '2026-02', normal: 2, incomplete: 0, delayed: 1 },
        { month: null, normal: 0, incomplete: 4, delayed: 0 },
      ][at++ % 2] ?? {},
    ViewerType: () => ({ journalProgressFigures: [{}, {}] }),
    Viewer: () => ({ journalProgressFigures: [{}, {}] }),
  });
  const links = within(screen.getByRole('table', { name: '各月份的出版进度' })).getAllByRole('link');
  expect(links.map((link) => decodeURIComponent(link.getAttribute('href') ?? ''))).toEqual([
    '/main/publishClct?roleId=6&planned=2026-02-01..2026-02-28&progress=NORMAL',
    '/main/publishClct?roleId=6&planned=2026-02-01..2026-02-28&progress=DELAYED',
    '/main/publishClct?roleId=6&unplanned=1&progress=INCOMPLETE',
  ]);
  expect(progressVariables(new URLSearchParams('unplanned=1')).filter).toMatchObject({ isPlanned: false });
});

it('says above it how many issues of the last twelve months were in time, and a year before; other days by the filter (B-452)', async () => {
  const { answer } = await open([LATE]);
  await answer('ProgressSentenceQuery', {
    ProgressSummary: () => ({ period: { planned: 24, sentInTime: 20, delayed: 3 }, before: { planned: 22, sentInTime: 21, delayed: 0 } }),
  });
  expect(screen.getByText('近 12 个月计划出版 24 期，较上年多 2 期；按期送出版社 20 期，较上年少 1 期；延期未送 3 期。')).toBeTruthy();
});

it('offers the month of each journal of the reader’s departments as a document (B-456)', async () => {
  await open([LATE]);
  await userEvent.click(screen.getByRole('button', { name: '生成月报' }));
  expect(
    within(screen.getByRole('combobox', { name: '所属刊物' }))
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['请选择', '江南文化']);
});
