// The screens of the statistics of manuscripts: columns, filters that act when one searches, a journal with or without its
// subject, the sentence above, figures that open their rows.
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import type { GraphQLTaggedNode } from 'relay-runtime';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { expectColumns } from '../../testing/columns.ts';
import { showRoute, type ShowOptions } from '../../testing/render.tsx';
import PUBLISHED from './__generated__/PublishedPageQuery.graphql.ts';
import RECEIVED from './__generated__/ReceivedPageQuery.graphql.ts';
import REFUSED from './__generated__/RefusedPageQuery.graphql.ts';
import SOURCES from './__generated__/SourcesPageQuery.graphql.ts';
import TIMES from './__generated__/TimesPageQuery.graphql.ts';
import { publishedVariables, receivedVariables, refusedVariables, sourcesVariables, timesVariables } from './addresses.ts';
import { PublishedPage } from './PublishedPage.tsx';
import { ReceivedPage } from './ReceivedPage.tsx';
import { RefusedPage } from './RefusedPage.tsx';
import { SourcesPage } from './SourcesPage.tsx';
import { TimesPage } from './TimesPage.tsx';

const HISTORY = {
  id: 'row1',
  contributionId: 'm1',
  manuscriptNumber: 'JN20260001',
  titleZh: '水利碑刻考',
  titleEn: 'Inscriptions',
  firstAuthorDisplayName: '沈知远',
  state: 'REJECTED',
  opinion: '选题不合',
  decidedOn: '2026-03-10',
  chiefCommentOn: '2026-03-28',
  publishedOn: '2026-05-02',
  articleType: { label: '研究论文' },
  colloquium: { name: '江南文化', subject: { label: '中国历史' } },
  firstAuthorRegion: { label: '浙江省' },
  correspondingAuthorRegion: { label: '江苏省' },
};

const CHOICES = {
  subjects: [
    { value: 's1', label: '中国历史', colloquiums: [{ value: 'j1', label: '江南文化' }] },
    { value: 's2', label: '考古学', colloquiums: [{ value: 'j2', label: '考古集刊' }] },
  ],
  branchOffices: [{ value: 'd1', label: '第一分社' }],
};

const PROVINCES = [
  { code: '320000', label: '江苏省' },
  { code: '330000', label: '浙江省' },
];

const open = (
  query: GraphQLTaggedNode,
  variables: (search: URLSearchParams) => object,
  page: ReactNode,
  at: string,
  rows: readonly object[] = [HISTORY],
  totalCount = rows.length,
  options: ShowOptions = {},
) =>
  showRoute(query, variables, page, {
    at,
    ...options,
    objects: {
      StatisticsChoices: () => CHOICES,
      Query: () => ({ regions: PROVINCES }),
      JournalHistoryConnection: () => ({ totalCount, totalCountIsCapped: false, edges: rows.map((node) => ({ node })) }),
    },
  });

const rowOf = (title: string) => screen.getByRole('row', { name: new RegExp(title) });
const cellsOf = (title: string) =>
  within(screen.getByRole('row', { name: new RegExp(title) }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
const day = (group: string, side: '起始日期' | '截止日期') =>
  within(screen.getByRole('group', { name: group })).getByRole('textbox', { name: side });
/** Until somebody chooses, the last twelve months stand there. */
async function choose(group: string, from: string, to: string): Promise<void> {
  for (const [side, value] of [
    ['起始日期', from],
    ['截止日期', to],
  ] as const) {
    await userEvent.clear(day(group, side));
    await userEvent.type(day(group, side), value);
  }
}
const search = () => userEvent.click(screen.getByRole('button', { name: '查询' }));

describe('refusals (SC-070)', () => {
  const show = (rows?: readonly object[], totalCount?: number, at = '/main/refuse?roleId=7') =>
    open(REFUSED, refusedVariables, <RefusedPage />, at, rows, totalCount);

  it('show title, subject, journal, status, opinion, author and day of the decision (P3-127 to P3-133)', async () => {
    await show([
      HISTORY,
      { ...HISTORY, id: 'row2', contributionId: 'm2', titleZh: '漕运与市镇', state: 'NOT_ACCEPTED', opinion: '不合本刊' },
    ]);
    const columns = {
      题名: '水利碑刻考',
      学科分类: '中国历史',
      所属刊物: '江南文化',
      稿件状态: '退稿',
      处理意见: '选题不合',
      作者: '沈知远',
      处理时间: '2026-03-10',
    };
    expectColumns(rowOf('水利碑刻考'), columns);
    expectColumns(rowOf('漕运与市镇'), { ...columns, 题名: '漕运与市镇', 稿件状态: '不予录用', 处理意见: '不合本刊' });
    expect(screen.getByRole('link', { name: '水利碑刻考' }).getAttribute('href')).toMatch(/^\/main\/optList\/listDtaile\?.*id=m1/);
  });

  it('leave blank what the reader may not know or nobody has said', async () => {
    await show([{ ...HISTORY, firstAuthorDisplayName: null, opinion: null }]);
    expect(cellsOf('水利碑刻考').slice(4, 6)).toEqual(['', '']);
  });

  it('are narrowed by subject, journal and days of the decision, when one searches (P3-124, P3-125, P3-126, R3-112)', async () => {
    const { address, asked } = await show();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: '学科分类' }), '中国历史');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: '所属刊物' }), '江南文化');
    await choose('处理时间', '2026/3/1', '2026-03-31');
    expect(address()).toBe('/main/refuse?roleId=7');
    expect(asked().map(({ name }) => name)).not.toContain('RefusedPageQuery');
    await search();
    expect(asked().findLast(({ name }) => name === 'RefusedPageQuery')?.variables).toMatchObject({
      isWithdrawn: false,
      filter: { subjectId: 's1', colloquiumId: 'j1', decided: { from: '2026-03-01', to: '2026-03-31' } },
    });
  });

  it('have what authors took back apart', async () => {
    const { address, asked } = await show();
    await userEvent.click(screen.getByRole('radio', { name: '作者撤回' }));
    expect(address()).toBe('/main/refuse?roleId=7&list=withdrawn');
    expect(asked().findLast(({ name }) => name === 'RefusedPageQuery')?.variables).toMatchObject({ isWithdrawn: true });
  });

  it('draw the decisions of each month, desk rejections apart; each figure opens its rows within the days that are asked for', async () => {
    const { answer } = await show(undefined, undefined, '/main/refuse?roleId=7&decided=2026-03-05..2026-04-10');
    await answer('DecisionFiguresQuery', {
      MonthOfDecisions: () => ({ month: '2026-03', accepted: 1, notAccepted: 2, rejected: 3, deskRejected: 4, withdrawn: 5 }),
    });
    const links = within(screen.getByRole('table', { name: '每月处理结果' })).getAllByRole('link');
    const days = 'decided=2026-03-05..2026-03-31';
    expect(links.map((link) => decodeURIComponent(link.getAttribute('href') ?? ''))).toEqual([
      `/main/receive?roleId=7&${days}`,
      `/main/refuse?roleId=7&${days}&outcome=NOT_ACCEPTED&desk=no`,
      `/main/refuse?roleId=7&${days}&outcome=REJECTED&desk=no`,
      `/main/refuse?roleId=7&${days}&desk=yes`,
      `/main/refuse?roleId=7&${days}&list=withdrawn`,
    ]);
    expect(refusedVariables(new URLSearchParams('outcome=REJECTED&desk=no')).filter).toMatchObject({
      outcomes: ['REJECTED'],
      isDeskRejection: false,
    });
  });

  it('say what a figure has set, and let it be taken off', async () => {
    const { address } = await show(undefined, undefined, '/main/refuse?roleId=7&desk=yes');
    expect(screen.getByText(/未送审$/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: /移除.*专家评审/ }));
    expect(address()).toBe('/main/refuse?roleId=7');
  });
});

it.each([
  ['refusals', REFUSED, refusedVariables, <RefusedPage key="1" />],
  ['acceptances', RECEIVED, receivedVariables, <ReceivedPage key="2" />],
  ['publications', PUBLISHED, publishedVariables, <PublishedPage key="3" />],
  ['regions', SOURCES, sourcesVariables, <SourcesPage key="4" />],
  ['times', TIMES, timesVariables, <TimesPage key="5" />],
] as const)(
  '%s count what they show, ten a page, and say when there is none (P3-103, P3-104, P3-105)',
  async (_name, query, variables, page) => {
    expect(variables(new URLSearchParams()).first).toBe(10);
    await open(query, variables, page, '/main/statistics', [HISTORY], 11);
    expect(screen.getByText('第 1–10 条，共 11 条')).toBeTruthy();
    expect(screen.getByRole('navigation', { name: '分页' })).toBeTruthy();
    cleanup();
    await open(query, variables, page, '/main/statistics', [HISTORY], 10);
    expect(screen.getByText('第 1–10 条，共 10 条')).toBeTruthy();
    expect(screen.queryByRole('navigation', { name: '分页' })).toBeNull();
    cleanup();
    await open(query, variables, page, '/main/statistics', []);
    expect(screen.getByText('没有符合条件的数据')).toBeTruthy();
    expect(screen.queryByRole('navigation', { name: '分页' })).toBeNull();
    cleanup();
    await open(query, variables, page, '/main/statistics', [], 0, { language: 'en-US' });
    expect(screen.getByText('No matching data')).toBeTruthy();
  },
);

describe('a journal', () => {
  it.each([
    ['refusals', REFUSED, refusedVariables, <RefusedPage key="1" />],
    ['acceptances', RECEIVED, receivedVariables, <ReceivedPage key="2" />],
    ['publications', PUBLISHED, publishedVariables, <PublishedPage key="3" />],
    ['regions', SOURCES, sourcesVariables, <SourcesPage key="4" />],
    ['times', TIMES, timesVariables, <TimesPage key="5" />],
  ] as const)(
    'of %s is chosen with or without its subject, which leaves its own to choose from (R3-106, R3-110, R2-180, P3-109, P3-125, P3-136, P3-146, B-452)',
    async (_name, query, variables, page) => {
      const { asked } = await open(query, variables, page, '/main/statistics');
      const journal = screen.getByRole('combobox', { name: '所属刊物' });
      const names = () =>
        within(journal)
          .getAllByRole('option')
          .map(({ textContent }) => textContent);
      expect(names()).toEqual(['全部', '江南文化', '考古集刊']);
      await userEvent.selectOptions(journal, '考古集刊');
      await search();
      expect(asked().find(({ variables: { filter } }) => filter)?.variables).toMatchObject({
        filter: { subjectId: null, colloquiumId: 'j2' },
      });
      const subject = screen.getByRole('combobox', { name: '学科分类' });
      await userEvent.selectOptions(subject, '考古学');
      expect(names()).toEqual(['全部', '考古集刊']);
      expect(within(journal).getByRole<HTMLOptionElement>('option', { name: '考古集刊' }).selected, 'its own stays').toBe(true);
      await userEvent.selectOptions(subject, '中国历史');
      expect(names()).toEqual(['全部', '江南文化']);
      expect(within(journal).getByRole<HTMLOptionElement>('option', { name: '全部' }).selected).toBe(true);
    },
  );
});

describe('the days', () => {
  const today = () => vi.setSystemTime(new Date('2026-11-29T04:00:00Z'));
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());

  it.each([
    ['refusals', refusedVariables, 'decided'],
    ['acceptances', receivedVariables, 'decided'],
    ['publications', publishedVariables, 'published'],
    ['regions', sourcesVariables, 'started'],
    ['times', timesVariables, 'started'],
  ] as const)('of %s are the last twelve months until an address says others, or all (B-452)', (_name, variables, key) => {
    today();
    const days = (search: string) => Object.entries(variables(new URLSearchParams(search)).filter).find(([name]) => name === key)?.[1];
    expect(days('')).toEqual({ from: '2025-11-30', to: '2026-11-29' });
    expect(days(`${key}=2024-01-01..2024-12-31`)).toEqual({ from: '2024-01-01', to: '2024-12-31' });
    expect(days(`${key}=2024-01-01..`)).toEqual({ from: '2024-01-01', to: null });
    expect(days(`${key}=all`)).toBeNull();
    vi.setSystemTime(new Date('2024-02-29T04:00:00Z'));
    expect(days('')).toEqual({ from: '2023-03-01', to: '2024-02-29' });
  });

  it('stand in their fields; who empties them has all time, and who searches with them keeps them moving (B-452)', async () => {
    today();
    const { address } = await open(RECEIVED, receivedVariables, <ReceivedPage />, '/main/receive');
    expect(
      [day('主编审定时间', '起始日期'), day('主编审定时间', '截止日期')].map((field) => field instanceof HTMLInputElement && field.value),
    ).toEqual(['2025-11-30', '2026-11-29']);
    expect(screen.queryByRole('button', { name: '清空条件' })).toBeNull();
    await search();
    expect(address()).toBe('/main/receive');
    await userEvent.clear(day('主编审定时间', '起始日期'));
    await userEvent.clear(day('主编审定时间', '截止日期'));
    await search();
    expect(address()).toBe('/main/receive?decided=all');
  });
});

const COUNTS = {
  submitted: 268,
  accepted: 34,
  refused: 166,
  deskRejected: 90,
  withdrawn: 3,
  published: 40,
  publishedSingly: 12,
  medianDaysToEditorComment: 18,
  medianDaysToPublication: 60,
  sources: 260,
  regions: 21,
};
const BEFORE = { ...COUNTS, submitted: 240, accepted: 30, refused: 170, medianDaysToEditorComment: 21, regions: 20, published: 40 };

describe('the sentence', () => {
  const told = async (
    at: string,
    summary: { period: object; before: object | null },
    page: ReactNode = <TimesPage />,
    options: ShowOptions = {},
  ) => {
    const shown = await open(TIMES, timesVariables, page, at, undefined, undefined, options);
    const wanted = shown.asked().find(({ name }) => name === 'HistorySentenceQuery')?.variables ?? {};
    await shown.answer('HistorySentenceQuery', { HistorySummary: () => summary });
    return { ...shown, wanted };
  };

  it('says what came, was accepted and how long it took, and what has changed since the year before (B-452)', async () => {
    const { wanted } = await told('/main/usetime?journal=j1', { period: COUNTS, before: BEFORE });
    expect(
      screen.getByText('近 12 个月收稿 268 篇，较上年多 28 篇；录用率 17%，较上年高 2 个百分点；初审中位 18 天，较上年快 3 天。'),
    ).toBeTruthy();
    expect(wanted).toMatchObject({
      period: timesVariables(new URLSearchParams()).filter.started,
      filter: { colloquiumId: 'j1', started: null, stageDays: null },
    });
  });

  it('is in English, too (B-452)', async () => {
    await told('/main/usetime', { period: COUNTS, before: BEFORE }, <TimesPage />, { language: 'en-US' });
    expect(
      screen.getByText(
        'In the last 12 months: 268 submitted, 28 more than a year before; acceptance rate 17%, 2 points higher than a year before; median 18 days to the editor’s decision, 3 days faster than a year before.',
      ),
    ).toBeTruthy();
  });

  it('says so where there is nothing to compare with, and leaves out what nobody knows (B-452)', async () => {
    const nothing = Object.fromEntries(Object.keys(COUNTS).map((key) => [key, key.startsWith('median') ? null : 0]));
    await told('/main/usetime?started=2026-01-01..2026-03-31', {
      period: { ...COUNTS, accepted: 0, refused: 0, medianDaysToEditorComment: null },
      before: nothing,
    });
    expect(screen.getByText('2026-01-01 至 2026-03-31 收稿 268 篇。')).toBeTruthy();
    expect(screen.getByText(/上年同期没有数据，无从比较。/)).toBeTruthy();
    cleanup();
    await told('/main/usetime?started=all', { period: COUNTS, before: null });
    expect(screen.getByText('全部时间收稿 268 篇；录用率 17%；初审中位 18 天。')).toBeTruthy();
    expect(screen.getByText(/期间不定或超过一年，不与上年比较。/)).toBeTruthy();
  });

  it('leads to all time and back (B-452)', async () => {
    const { address } = await told('/main/usetime?roleId=7', { period: COUNTS, before: BEFORE });
    await userEvent.click(screen.getByRole('button', { name: '查看全部时间' }));
    expect(address()).toBe('/main/usetime?roleId=7&started=all');
  });

  it.each([
    [
      REFUSED,
      refusedVariables,
      <RefusedPage key="1" />,
      '近 12 个月退稿与不予录用 166 篇，较上年少 4 篇；其中未送审 90 篇，与上年持平；作者撤回 3 篇，与上年持平。',
    ],
    [RECEIVED, receivedVariables, <ReceivedPage key="2" />, '近 12 个月录用 34 篇，较上年多 4 篇；录用率 17%，较上年高 2 个百分点。'],
    [
      PUBLISHED,
      publishedVariables,
      <PublishedPage key="3" />,
      '近 12 个月出版 40 篇，与上年持平；其中单篇发布 12 篇，与上年持平；录用至出版中位 60 天，与上年持平。',
    ],
    [SOURCES, sourcesVariables, <SourcesPage key="4" />, '近 12 个月来稿 260 篇，与上年持平；第一作者来自 21 个地区，较上年多 1 个。'],
  ] as const)('of another page has that page’s measures (B-452)', async (query, variables, page, words) => {
    const { answer } = await open(query, variables, page, '/main/statistics');
    await answer('HistorySentenceQuery', { HistorySummary: () => ({ period: COUNTS, before: BEFORE }) });
    expect(screen.getByText(words)).toBeTruthy();
  });
});

describe('acceptances (SC-071)', () => {
  it('show title, subject, journal, article type by name, author and day of the editor-in-chief’s comment (P3-138 to P3-143, R3-113)', async () => {
    await open(RECEIVED, receivedVariables, <ReceivedPage />, '/main/receive?roleId=6');
    expectColumns(rowOf('水利碑刻考'), {
      题名: '水利碑刻考',
      学科分类: '中国历史',
      所属刊物: '江南文化',
      文章类型: '研究论文',
      作者: '沈知远',
      主编审定时间: '2026-03-28',
    });
  });

  it('are narrowed by subject and days, when one searches (P3-135, P3-137, R3-112)', async () => {
    const { address, asked } = await open(RECEIVED, receivedVariables, <ReceivedPage />, '/main/receive?roleId=6&page=3');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: '学科分类' }), '考古学');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: '所属刊物' }), '考古集刊');
    await choose('主编审定时间', '2026-06-01', '2026-06-30');
    expect(address()).toBe('/main/receive?roleId=6&page=3');
    expect(asked().map(({ name }) => name)).not.toContain('ReceivedPageQuery');
    await search();
    expect(address()).not.toContain('page=');
    expect(asked().findLast(({ name }) => name === 'ReceivedPageQuery')?.variables).toMatchObject({
      page: 1,
      filter: { subjectId: 's2', colloquiumId: 'j2', decided: { from: '2026-06-01', to: '2026-06-30' } },
    });
  });

  it('draw what was accepted month by month', async () => {
    const { answer } = await open(RECEIVED, receivedVariables, <ReceivedPage />, '/main/receive?roleId=6');
    await answer('DecisionFiguresQuery', {
      MonthOfDecisions: () => ({ month: '2026-02', accepted: 9, notAccepted: 2, rejected: 3, deskRejected: 4, withdrawn: 5 }),
    });
    const links = within(screen.getByRole('table', { name: '每月录用' })).getAllByRole('link');
    expect(links.map((link) => decodeURIComponent(link.getAttribute('href') ?? ''))).toEqual([
      '/main/receive?roleId=6&decided=2026-02-01..2026-02-28',
    ]);
  });
});

describe('publications (SC-072)', () => {
  it('show title, subject, journal, article type by name, author and day of the publication (P3-149 to P3-154, R3-113)', async () => {
    await open(PUBLISHED, publishedVariables, <PublishedPage />, '/main/publish?roleId=7');
    expectColumns(rowOf('水利碑刻考'), {
      题名: '水利碑刻考',
      学科分类: '中国历史',
      所属刊物: '江南文化',
      文章类型: '研究论文',
      作者: '沈知远',
      出版时间: '2026-05-02',
    });
  });

  it('are narrowed by subject, branch office and days of the publication, when one searches (P3-145, P3-147, P3-148, F-017)', async () => {
    const { address, asked } = await open(PUBLISHED, publishedVariables, <PublishedPage />, '/main/publish?roleId=7');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: '学科分类' }), '考古学');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: '所属刊物' }), '考古集刊');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: '出版分社' }), '第一分社');
    await choose('出版时间', '2026-01-01', '2026-01-31');
    expect(address()).toBe('/main/publish?roleId=7');
    expect(asked().map(({ name }) => name)).not.toContain('PublishedPageQuery');
    await search();
    expect(asked().findLast(({ name }) => name === 'PublishedPageQuery')?.variables).toMatchObject({
      filter: {
        subjectId: 's2',
        colloquiumId: 'j2',
        publishingHouseId: 'd1',
        published: { from: '2026-01-01', to: '2026-01-31' },
        isPublishedSingly: null,
      },
    });
  });

  it('draw both ways of publishing, and each figure opens its rows', async () => {
    const { answer } = await open(PUBLISHED, publishedVariables, <PublishedPage />, '/main/publish?roleId=7');
    await answer('PublicationFiguresQuery', { MonthOfPublications: () => ({ month: '2026-05', singly: 2, inIssues: 8 }) });
    const links = within(screen.getByRole('table', { name: '每月出版' })).getAllByRole('link');
    expect(links.map((link) => decodeURIComponent(link.getAttribute('href') ?? ''))).toEqual([
      '/main/publish?roleId=7&published=2026-05-01..2026-05-31&singly=no',
      '/main/publish?roleId=7&published=2026-05-01..2026-05-31&singly=yes',
    ]);
    expect(publishedVariables(new URLSearchParams('singly=yes')).filter).toMatchObject({ isPublishedSingly: true });
  });
});

describe('regions (SC-073)', () => {
  it('show title, the regions of first and corresponding author, and the status in words (P3-158 to P3-161)', async () => {
    const states = { REJECTED: '退稿', NEW_SUBMISSION: '新投稿', ACCEPTED: '已录用' };
    const rows = Object.keys(states).map((state) => ({ ...HISTORY, id: state, titleZh: `水利碑刻考${state}`, state }));
    await open(SOURCES, sourcesVariables, <SourcesPage />, '/main/resource?roleId=7', rows);
    for (const [state, words] of Object.entries(states))
      expectColumns(rowOf(`水利碑刻考${state}`), {
        题名: `水利碑刻考${state}`,
        第一作者地区: '浙江省',
        通讯作者地区: '江苏省',
        稿件状态: words,
      });
  });

  it('are narrowed by subject and days of the submission, when one searches (P3-156, P3-157)', async () => {
    const { address, asked } = await open(SOURCES, sourcesVariables, <SourcesPage />, '/main/resource?roleId=7');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: '学科分类' }), '中国历史');
    await choose('投稿时间', '2026-01-01', '2026-01-31');
    expect(address()).toBe('/main/resource?roleId=7');
    expect(asked().map(({ name }) => name)).not.toContain('SourcesPageQuery');
    await search();
    expect(asked().findLast(({ name }) => name === 'SourcesPageQuery')?.variables).toMatchObject({
      filter: { subjectId: 's1', started: { from: '2026-01-01', to: '2026-01-31' }, region: null },
    });
  });

  it.each([
    ['first.330000', '第一作者地区：浙江省'],
    ['corresponding.320000', '通讯作者地区：江苏省'],
    ['first.', '第一作者地区：未知'],
  ])('say which one a figure has opened: %s', async (region, words) => {
    await open(SOURCES, sourcesVariables, <SourcesPage />, `/main/resource?roleId=7&region=${region}`);
    expect(screen.getByText(words)).toBeTruthy();
  });

  it('draw first and corresponding authors by region; the unknown too opens its rows', async () => {
    const { answer } = await open(SOURCES, sourcesVariables, <SourcesPage />, '/main/resource?roleId=7');
    await answer('RegionFiguresQuery', { RegionFigures: () => ({ firstAuthors: 3, correspondingAuthors: 1, region: null }) });
    const links = within(screen.getByRole('table', { name: '作者地区分布' })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/main/resource?roleId=7&region=first.',
      '/main/resource?roleId=7&region=corresponding.',
    ]);
    const asked = (region: string) => sourcesVariables(new URLSearchParams({ region })).filter.region;
    expect(asked('first.')).toEqual({ code: null, ofCorrespondingAuthor: false });
    expect(asked('corresponding.330000')).toEqual({ code: '330000', ofCorrespondingAuthor: true });
    expect(asked('nobody.1')).toBeNull();
  });
});
