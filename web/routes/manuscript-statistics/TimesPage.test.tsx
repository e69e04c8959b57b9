// The time statistics: days of each stage, the dates behind them beneath a row or beneath all, and the distribution that opens its rows.
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { expectColumns } from '../../testing/columns.ts';
import { showRoute } from '../../testing/render.tsx';
import QUERY, { type TimesPageQuery } from './__generated__/TimesPageQuery.graphql.ts';
import { stageDaysIn, timesVariables } from './addresses.ts';
import { TimesPage } from './TimesPage.tsx';

const HISTORY = {
  id: 'row1',
  contributionId: 'm1',
  manuscriptNumber: 'JN20260001',
  titleZh: '水利碑刻考',
  startedOn: '2026-03-02',
  editorCommentOn: '2026-03-05',
  gatheredOn: '2026-03-25',
  chiefCommentOn: '2026-04-02',
  publishedOn: null,
  daysToEditorComment: 3,
  daysToGathering: 20,
  daysToChiefComment: 8,
  daysToPublication: null,
};
const OTHER = {
  ...HISTORY,
  id: 'row2',
  manuscriptNumber: 'JN20260002',
  titleZh: '漕运与市镇',
  publishedOn: '2026-04-12',
  daysToPublication: 10,
};

const BEGUN = {
  ...HISTORY,
  id: 'row3',
  manuscriptNumber: 'JN20260003',
  titleZh: '盐场与灶户',
  daysToEditorComment: null,
  daysToGathering: null,
  daysToChiefComment: null,
};

const open = (rows: readonly object[] = [HISTORY, OTHER]) =>
  showRoute<TimesPageQuery>(QUERY, timesVariables, <TimesPage />, {
    at: '/main/usetime?roleId=7',
    objects: {
      StatisticsChoices: () => ({
        subjects: [{ value: 's1', label: '中国历史', colloquiums: [{ value: 'j1', label: '江南文化' }] }],
        branchOffices: [],
      }),
      JournalHistoryConnection: () => ({ totalCount: rows.length, totalCountIsCapped: false, edges: rows.map((node) => ({ node })) }),
    },
  });

const DATES = '投稿时间2026-03-02编辑处理时间2026-03-05汇总意见时间2026-03-25主编审定时间2026-04-02出版时间';
const FIRST = `${DATES}—`;
const SECOND = `${DATES}2026-04-12`;
const opened = () =>
  screen.getAllByRole('cell').flatMap(({ textContent }) => ([FIRST, SECOND].includes(textContent ?? '') ? [textContent] : []));

it('shows number, title and the days of each stage, nothing where a date is missing (SC-069, P3-113 to P3-118)', async () => {
  await open([HISTORY, OTHER, BEGUN]);
  const rowOf = (title: RegExp) => screen.getByRole('row', { name: title });
  const columns = {
    稿件编号: 'JN20260001',
    题名: '水利碑刻考',
    编辑处理: '3 天',
    汇总意见: '20 天',
    主编审定: '8 天',
    出版: '',
    操作: '查看',
  };
  expectColumns(rowOf(/水利碑刻考/), columns);
  expectColumns(rowOf(/漕运与市镇/), { ...columns, 稿件编号: 'JN20260002', 题名: '漕运与市镇', 出版: '10 天' });
  expectColumns(rowOf(/盐场与灶户/), { ...columns, 稿件编号: 'JN20260003', 题名: '盐场与灶户', 编辑处理: '', 汇总意见: '', 主编审定: '' });
  const cells = within(rowOf(/水利碑刻考/)).getAllByRole('cell');
  // Beneath the title, where no header names them.
  const facts = [...(cells[1]?.querySelectorAll('span[data-until]') ?? [])].map(({ textContent }) => textContent);
  expect(facts.filter((text) => /天/.test(text ?? ''))).toEqual(['编辑处理 3 天', '汇总意见 20 天', '主编审定 8 天']);
});

it('opens the dates of one row, and closes them (R3-105, P3-112, P3-119, P3-120, P3-121, P3-122)', async () => {
  await open();
  expect(opened()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: '漕运与市镇，查看各阶段时间' }));
  expect(opened()).toEqual([SECOND]);
  const close = screen.getByRole('button', { name: '漕运与市镇，收起各阶段时间' });
  expect(close.getAttribute('aria-expanded')).toBe('true');
  await userEvent.click(close);
  expect(opened()).toEqual([]);
});

it('opens the dates of all rows, of which one can be closed, and closes all again (R3-105, P3-111)', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: '全部展开' }));
  expect(opened()).toEqual([FIRST, SECOND]);
  await userEvent.click(screen.getByRole('button', { name: '漕运与市镇，收起各阶段时间' }));
  expect(opened()).toEqual([FIRST]);
  await userEvent.click(screen.getByRole('button', { name: '全部收起' }));
  expect(opened()).toEqual([]);
});

it('is narrowed by subject, journal and a part of number or title, when one searches (P3-108, P3-109, P3-110, R3-110)', async () => {
  const { address, asked } = await open();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '学科分类' }), '中国历史');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '所属刊物' }), '江南文化');
  await userEvent.type(screen.getByRole('searchbox', { name: '稿件编号或题名' }), ' JN2026 ');
  expect(address()).toBe('/main/usetime?roleId=7');
  await userEvent.click(screen.getByRole('button', { name: '查询' }));
  expect(asked().findLast(({ name }) => name === 'TimesPageQuery')?.variables).toMatchObject({
    filter: { subjectId: 's1', colloquiumId: 'j1', keyword: 'JN2026', stageDays: null },
  });
});

it('draws how many took how long, by stage, with median and ninth tenth; a figure opens its rows', async () => {
  const { answer } = await open();
  const of = (stage: string, count: number) => ({
    stage,
    count,
    medianDays: 9,
    ninetiethPercentileDays: 40,
    spans: [
      { fromDays: 0, toDays: 6, count: 0 },
      { fromDays: 7, toDays: 13, count },
      { fromDays: 365, toDays: null, count: 1 },
    ],
  });
  await answer('StageFiguresQuery', {
    Viewer: () => ({ journalHistoryStageFigures: [of('TO_EDITOR_COMMENT', 4), of('TO_GATHERING', 6)] }),
  });
  expect(screen.getByText('投稿至编辑处理：共 4 篇，一半在 9 天以内，九成在 40 天以内。')).toBeTruthy();
  const links = () =>
    within(screen.getByRole('table', { name: '各阶段耗时分布' }))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
  expect(links()).toEqual(['/main/usetime?roleId=7&stage=TO_EDITOR_COMMENT.7.13', '/main/usetime?roleId=7&stage=TO_EDITOR_COMMENT.365.']);
  await userEvent.click(screen.getByRole('radio', { name: '编辑处理至汇总意见' }));
  expect(links()[0]).toBe('/main/usetime?roleId=7&stage=TO_GATHERING.7.13');
  expect(stageDaysIn('TO_GATHERING.7.13')).toEqual({ stage: 'TO_GATHERING', from: 7, to: 13 });
  expect(stageDaysIn('TO_GATHERING.365.')).toEqual({ stage: 'TO_GATHERING', from: 365, to: null });
  expect([null, 'NOWHERE.1.2', 'TO_GATHERING.x.2'].map(stageDaysIn)).toEqual([null, null, null]);
});

it('draws what came in month by month', async () => {
  const { answer } = await open();
  await answer('SubmissionFiguresQuery', { MonthOfSubmissions: () => ({ month: '2026-03', submitted: 5, adopted: 2 }) });
  const link = within(screen.getByRole('table', { name: '每月来稿' })).getByRole('link');
  expect(link.textContent).toBe('7');
  expect(link.getAttribute('href')).toBe('/main/usetime?roleId=7&started=2026-03-01..2026-03-31');
});
