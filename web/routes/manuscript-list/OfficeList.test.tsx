// The office's list and its acts, by role (S2 §2.1).
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { columnsOf, expectColumns } from '../../testing/columns.ts';
import type { RoleKindCode } from '../../../shared/roles.ts';
import { listVariables } from '../../components/lists/address.ts';
import type { LanguageTag } from '../../i18n/i18n.ts';
import { showRoute } from '../../testing/render.tsx';
import query, { type ManuscriptListPageQuery } from './__generated__/ManuscriptListPageQuery.graphql.ts';
import { OFFICE_MANUSCRIPTS } from './address.ts';
import { ManuscriptListPage } from './ManuscriptListPage.tsx';

const QUERY = 'ManuscriptListPageQuery';
const COUNT = 'useOfficeCountsQuery';

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

const row = {
  titleZh: '水利碑刻考',
  titleEn: 'Inscriptions on Water',
  manuscriptNumber: 'WX20260001',
  state: 'EDITOR_REVIEWING',
  stage: 2,
  hasBeenInPool: false,
  withdrawnAt: null,
  submittedAt: '2026-03-05T06:32:00.000Z',
  source: 'FREE_SUBMISSION',
  colloquium: { name: '江南文化' },
  responsible: { role: 'EDITOR', person: { displayName: '沈知远' } },
  daysInStage: 3,
  deadline: null,
  runningRound: null,
  revision: null,
  similarity: null,
  firstAuthorDisplayName: '周明',
  viewerActs: [],
};
interface Options {
  role?: RoleKindCode;
  rows?: readonly Partial<Record<keyof typeof row, unknown>>[];
  listActs?: readonly string[];
  language?: LanguageTag;
  at?: string;
}

const answerOf = ({ role = 'EDITOR', rows = [{}], listActs = [] }: Options) => ({
  Viewer: () => ({
    currentRole: { kind: role },
    listActs,
    handledContributions: {
      totalCount: rows.length,
      totalCountIsCapped: false,
      edges: rows.map((changes, index) => ({ node: { ...row, id: String(index + 1), ...changes } })),
    },
  }),
});
const showList = ({ language = 'zh-CN', at = '/main/editorManusList', ...rest }: Options = {}) =>
  showRoute<ManuscriptListPageQuery>(query, (search) => listVariables(OFFICE_MANUSCRIPTS, search), <ManuscriptListPage />, {
    at,
    language,
    objects: answerOf(rest),
  });
const rowsShown = () => screen.getAllByRole('row').filter((line) => line.hasAttribute('data-row'));
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });

it('shows number, time of submission, title, journal, whose turn, status and links of each (P2-018, P2-019, P2-020, P2-021, P2-023, P2-024, R2-217, S2-001)', async () => {
  await showList();
  const [line] = rowsShown();
  expectColumns(line, {
    题名稿件编号: '水利碑刻考WX20260001周明江南文化',
    当前状态: '编辑审稿中已 3 天',
    期限: '',
    当前责任人: '沈知远',
    投稿时间: '2026-03-05 14:32',
    操作: '状态详情',
  });
  expect(line?.querySelector('time')?.title).toBe('2026-03-05 14:32');
  expect(line?.querySelector('time')?.textContent, 'how long ago, and on paper the day').toMatch(/^(刚刚|.+前|.+后)2026-03-05$/);
});

it('says by when the office has to act, and marks what is overdue (F-018, F-019, F-020)', async () => {
  const due = { stage: 'DECISION', dueOn: '2026-03-09', isOverdue: false, workingDaysLeft: 3, isProvisional: false };
  await showList({ rows: [{ deadline: due }, { deadline: { ...due, isOverdue: true, workingDaysLeft: -2 } }] });
  expect(rowsShown().map((line) => Object.fromEntries(columnsOf(line))['期限'])).toEqual(['3 个工作日后到期', '逾期 2 个工作日']);
});

it('names the title and the state in the reader’s language (P2-020, P2-023)', async () => {
  await showList({ language: 'en-US', at: '/main/editorManusList' });
  const [line] = rowsShown();
  for (const words of ['Inscriptions on Water', 'Editor reviewing', 'Status', 'Details']) expect(line?.textContent, words).toContain(words);
});

it('names whose turn it is: a person, all editors while it is open to them, nobody where nothing has to follow (P2-022, D2-124)', async () => {
  await showList({
    rows: [
      { titleZh: '甲' },
      { titleZh: '乙', responsible: { role: 'EDITOR', person: null } },
      { titleZh: '丙', state: 'REJECTED', responsible: null, daysInStage: null },
    ],
  });
  const [person, pool, nobody] = rowsShown().map((line) => line.textContent);
  expect(person).toContain('沈知远');
  expect(pool).toContain('待认领');
  for (const words of ['沈知远', '待认领', '已']) expect(nobody).not.toContain(words);
  expect(rowsShown().map((line) => Object.fromEntries(columnsOf(line))['当前责任人'])).toEqual(['沈知远', '待认领', '']);
});

it('marks what was specially invited, and nothing else (P2-025, R2-017)', async () => {
  await showList({ rows: [{ source: 'SPECIAL_INVITATION' }, {}, { source: 'OTHER' }] });
  expect(rowsShown().map((line) => within(line).queryByTitle('特约稿件') !== null)).toEqual([true, false, false]);
});

it.each([
  ['EDITOR', 3, 'editorManusList/ChiefEditorStatus', 'editorManusList/detailChief'],
  ['ASSOCIATE_EDITOR_IN_CHIEF', 10, 'editorManusList/ChiefEditorStatus', 'editorManusList/detailChief'],
  ['EDITOR_IN_CHIEF', 5, 'editorChiefManusList/ChiefEditorStatus', 'editorChiefManusList/detailChief'],
  ['EXECUTIVE_EDITOR', 4, 'optList/statusDtaile', 'optList/listDtaile'],
  ['PUBLISHING_EDITOR', 6, 'optList/statusDtaile', 'optList/listDtaile'],
  ['OPERATIONS', 7, 'optList/statusDtaile', 'optList/listDtaile'],
] as const)(
  'leads %s to status and details by its own paths (SC-057, SC-088, SC-098, P2-026, P2-027, P2-028, P2-029, P2-030, R2-018, R2-021, R2-052)',
  async (role, roleId, status, detail) => {
    await showList({ role });
    const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(hrefOf('状态')).toBe(`/main/${status}?roleId=${roleId}&id=1&code=WX20260001&zt=2&cbState=3`);
    expect(hrefOf('详情')).toBe(`/main/${detail}?roleId=${roleId}&id=1`);
  },
);

it('switches between all manuscripts and those that wait for the viewer, with their number (P2-010, R2-012)', async () => {
  const page = await showList();
  const waiting = (count: number) =>
    page.answer(COUNT, { HandledCounts: () => ({ all: 12_000, waiting: count, states: [], journals: [] }) });
  const shown = () => screen.getByRole('radio', { name: /待处理稿件/ }).closest('label')?.textContent;
  await waiting(4);
  await userEvent.click(screen.getByRole('radio', { name: /待处理稿件\s*4/ }));
  await act(async () => {});
  expect(page.asked().find(({ name }) => name === QUERY)?.variables['scope']).toBe('PENDING');
  await page.answer(QUERY, answerOf({}));
  expect(shown(), 'stays while the other scope is counted').toBe('待处理稿件4');
  await waiting(4);
  await page.tell('useContributionChangesSubscription', {});
  await waitFor(() => expect(page.asked().map(({ name }) => name)).toContain(COUNT));
  await waiting(9999);
  expect(shown()).toBe('待处理稿件9999');
  await page.tell('useContributionChangesSubscription', {});
  await waitFor(() => expect(page.asked().map(({ name }) => name)).toContain(COUNT));
  await waiting(10_000);
  expect(shown(), 'more than is counted').toBe('待处理稿件9999+');
  expect(screen.getByRole('radio', { name: /全部稿件/ }).closest('label')?.textContent).toBe('全部稿件9999+');
});

it('is whole without the number of what waits', async () => {
  const page = await showList();
  await page.fail(COUNT, new Error('away'));
  expect(rowsShown()).toHaveLength(1);
  expect(screen.getByRole('radio', { name: '待处理稿件' })).toBeTruthy();
});

it('has neither that switch nor a filter of statuses for the operations centre (P2-011, P2-012, R2-013)', async () => {
  await showList({ role: 'OPERATIONS' });
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.queryByRole('group', { name: '当前状态' })).toBeNull();
  cleanup();
  await showList({ role: 'PUBLISHING_EDITOR' });
  expect(screen.getAllByRole('radio')).toHaveLength(2);
  expect(screen.getByRole('group', { name: '当前状态' })).toBeTruthy();
});

it('lists all for the operations centre, whatever the address says of what is pending (P2-011, R2-013, D2-84)', async () => {
  const page = await showList({ role: 'OPERATIONS', at: '/main/optList?scope=pending&q=水利', rows: [] });
  expect(page.address()).toBe(`/main/optList?q=${encodeURIComponent('水利')}`);
  const lists = page.environment.mock.getAllOperations().filter(({ request }) => request.node.operation.name === QUERY);
  expect(lists.at(-1)?.request.variables).toMatchObject({ scope: 'ALL', search: '水利' });
});

it('ticks rows one by one and all of the page at once; some of them is neither (P2-015, P2-016, R2-015, R3-168)', async () => {
  await showList({ listActs: ['RECEIVE'], rows: [{ titleZh: '甲' }, { titleZh: '乙' }] });
  const all = box('全选本页');
  await userEvent.click(box('选择：甲'));
  expect([all.checked, all.indeterminate]).toEqual([false, true]);
  await userEvent.click(box('选择：乙'));
  expect([box('选择：甲').checked, box('选择：乙').checked, all.checked]).toEqual([true, true, true]);
  await userEvent.click(box('选择：甲'));
  expect([box('选择：甲').checked, box('选择：乙').checked, all.indeterminate]).toEqual([false, true, true]);
  await userEvent.click(all);
  expect([box('选择：甲').checked, box('选择：乙').checked, all.checked, all.indeterminate]).toEqual([true, true, true, false]);
  await userEvent.click(all);
  expect([box('选择：甲').checked, box('选择：乙').checked, all.checked]).toEqual([false, false, false]);
});

it.each([
  ['EDITOR_IN_CHIEF', ['REFUSE', 'ASSIGN', 'COMPILE'], ['拒绝接收', '分配稿件', '组稿']],
  ['EXECUTIVE_EDITOR', ['REFUSE', 'ASSIGN', 'COMPILE'], ['拒绝接收', '分配稿件', '组稿']],
  ['ASSOCIATE_EDITOR_IN_CHIEF', ['REFUSE', 'ASSIGN'], ['拒绝接收', '分配稿件']],
  ['EDITOR', ['RECEIVE', 'REFUSE', 'ASSIGN'], ['接收稿件', '拒绝接收', '分配稿件']],
] as const)('offers %s the acts that its list has, each by its name (P2-036, P2-037, P2-038, S2-001)', async (role, listActs, names) => {
  await showList({
    role,
    listActs,
    rows: [{ viewerActs: listActs.map((act) => ({ act, isAllowed: true, refusal: null, isDecision: false })) }],
  });
  const offered = within(screen.getByRole('region', { name: '勾选后可以办理' })).getAllByRole('button');
  expect(offered.map(({ textContent }) => textContent).toSorted()).toEqual(names.toSorted());
});

it('is read without boxes and buttons by roles that have no act there (P2-039, S2-001)', async () => {
  for (const role of ['PUBLISHING_EDITOR', 'OPERATIONS'] as const) {
    await showList({ role });
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByRole('region', { name: '勾选后可以办理' })).toBeNull();
    cleanup();
  }
});

/** S2 §4.1 and 4.2, from 1 to 22; 13 by D2-28. */
const STATUSES = [
  '新投稿 学术不端检测中 编辑审稿中 编辑审稿通过 编辑返回作者修改 主编返回作者修改 作者修改（已提交） 已邀请专家 专家审稿中 专家已审稿',
  '主编学术判断 出版编辑预审 主编审核中（出版编辑已审） 待作者授权 已录用 不予录用 退稿 已组稿 单篇发布 出版社审核中 副主编审稿中 副主编返回作者修改',
].flatMap((names) => names.split(' '));

it('narrows by days of submission, both included, and by statuses (P2-003, P2-006, P2-008, R2-011)', async () => {
  const page = await showList();
  const days = within(screen.getByRole('group', { name: '投稿时间' }));
  const [from, to] = days.getAllByRole('textbox');
  await userEvent.type(from ?? document.body, '2026-03-01');
  await userEvent.type(to ?? document.body, '2026-03-05{Enter}');
  await act(async () => {});
  expect(page.asked().at(-1)?.variables).toMatchObject({ filter: { submitted: { from: '2026-03-01', to: '2026-03-05' } } });
  await page.answer(QUERY, answerOf({}));
  const statuses = within(screen.getByRole('group', { name: '当前状态' }));
  expect(statuses.queryByRole('textbox')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '更多状态' }));
  const chips = statuses.getAllByRole('button').map(({ textContent }) => textContent ?? '');
  expect(chips).toEqual(expect.arrayContaining(STATUSES));
  expect(chips).not.toContain('未完成');
  await userEvent.click(statuses.getByRole('button', { name: '专家审稿中' }));
  expect(page.asked().at(-1)?.variables).toMatchObject({ filter: { states: ['REVIEWERS_AT_WORK'] } });
});

it('says which rows these are of how many (P2-001, R2-208)', async () => {
  await showList({ rows: [{}, {}, {}] });
  expect(screen.getByText('第 1–3 条，共 3 条')).toBeTruthy();
  expect(screen.queryByRole('navigation', { name: '分页' })).toBeNull();
});

it('says in the specified words that there is nothing (P2-041, R2-202)', async () => {
  await showList({ rows: [] });
  expect(screen.getByText('目前没有相关信息')).toBeTruthy();
});

it.each([
  ['EDITOR', '新稿到达后在这里接收'],
  ['EXECUTIVE_EDITOR', '编辑通过的稿件会到这里'],
  ['EDITOR_IN_CHIEF', '编辑通过的稿件会到这里'],
  ['ASSOCIATE_EDITOR_IN_CHIEF', '需要您审阅的稿件会到这里'],
  ['PUBLISHING_EDITOR', '等待预审的稿件会到这里'],
  ['OPERATIONS', '先新建集刊或会议'],
] as const)('empty and not narrowed it says the first three steps of %s (B-454)', async (role, first) => {
  await showList({ role, rows: [] });
  const steps = screen.getAllByRole('listitem').filter((item) => item.closest('ol') !== null && item.closest('nav') === null);
  expect(steps).toHaveLength(3);
  expect(steps[0]?.textContent).toContain(first);
  cleanup();
  await showList({ role, rows: [], at: '/main/editorManusList?q=x' });
  expect(screen.queryByText(new RegExp(first))).toBeNull();
});

it('shows the share that a check found, marked above the limit of the journal, and by when a revision is due (B-422, B-423)', async () => {
  const revision = { dueOn: '2026-04-16', isOverdue: false, workingDaysLeft: 9, extent: 'MAJOR' };
  await showList({
    rows: [
      { similarity: 8.3, colloquium: { name: '江南文化', similarityLimit: 15 } },
      { similarity: 32.1, colloquium: { name: '江南文化', similarityLimit: 15 } },
      { similarity: 0, colloquium: { name: '江南文化', similarityLimit: null }, revision },
    ],
  });
  const shown = rowsShown().map((line) => Object.fromEntries(columnsOf(line)));
  expect(shown.map((cells) => cells['当前状态'])).toEqual([
    expect.stringContaining('重复率 8.3%'),
    expect.stringContaining('重复率 32.1%'),
    expect.stringContaining('重复率 0%'),
  ]);
  expect(shown[2]?.['期限']).toContain('9 个工作日后到期');
  expect(document.body.innerHTML.match(/超过本刊的上限 15%/g)).toHaveLength(1);
  expect(document.body.innerHTML).toContain('大修，修回期限：2026-04-16');
});
