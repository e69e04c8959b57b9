// The lists of periodicals and conferences: filters of the chosen kind, columns, orders, the spreadsheet, and the way to details and to a
// new one.
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MockResolvers } from 'relay-test-utils';
import { expect, it, vi } from 'vitest';
import { columnsOf, expectColumns } from '../../testing/columns.ts';
import { listVariables, type ListAddress } from '../../components/lists/address.ts';
import { showRoute, type ShowOptions } from '../../testing/render.tsx';
import CONFERENCE_QUERY, { type ConferenceListPageQuery } from './__generated__/ConferenceListPageQuery.graphql.ts';
import PERIODICAL_QUERY, { type PeriodicalListPageQuery } from './__generated__/PeriodicalListPageQuery.graphql.ts';
import { CONFERENCES, PERIODICALS } from './address.ts';
import { ConferenceListPage } from './ConferenceListPage.tsx';
import { PeriodicalListPage } from './PeriodicalListPage.tsx';

const JOURNAL = {
  id: 'j1',
  number: 'JN',
  name: '江南文化研究',
  foundedOn: '2018-03-01',
  startsOn: null,
  endsOn: null,
  isActive: true,
  chiefEditorName: '顾清禾',
  subject: { label: '历史学' },
  cycle: { label: '季刊' },
  publicationKind: 'JOURNAL',
  publicationNumbers: 'ISSN 1234-5679 · CN 11-1234/C',
};
const MEETING = {
  ...JOURNAL,
  id: 'c1',
  number: 'HY',
  name: '水利史年会',
  foundedOn: null,
  startsOn: '2026-03-01',
  endsOn: '2026-05-31',
  isActive: false,
  cycle: null,
  publicationKind: 'PROCEEDINGS',
  publicationNumbers: '',
};

/** The lists know no pending rows. */
const by =
  <const Address extends ListAddress>(address: Address) =>
  (search: URLSearchParams) => {
    const { scope: _scope, ...variables } = listVariables(address, search);
    return variables;
  };

interface Options extends ShowOptions {
  kind?: 'OPERATIONS' | 'PUBLISHING_EDITOR';
}

const objects = (rows: readonly object[], kind: string, totalCount: number): MockResolvers => ({
  ColloquiumConnection: () => ({ totalCount, totalCountIsCapped: false, edges: rows.map((node) => ({ node })) }),
  Viewer: () => ({ id: 'v1' }),
  Role: () => ({ kind, number: kind === 'OPERATIONS' ? 7 : 6 }),
  // Entries of the requested dictionary, and the departments below the publisher.
  DictionaryEntry: ({ args }) =>
    args?.['type'] === 'SUBJECT' ? { id: 's1', label: '历史学' } : args?.['type'] === 'CYCLE' ? { id: 'y1', label: '季刊' } : undefined,
  Department: ({ args }) => (Object.keys(args ?? {}).length === 0 ? { id: 'd1', name: '人文分社' } : undefined),
});

const periodicals = (rows: readonly object[], { kind = 'OPERATIONS', ...options }: Options = {}, totalCount = rows.length) =>
  showRoute<PeriodicalListPageQuery>(PERIODICAL_QUERY, by(PERIODICALS), <PeriodicalListPage />, {
    at: '/main/operateList',
    objects: objects(rows, kind, totalCount),
    ...options,
  });
const conferences = (rows: readonly object[], { kind = 'OPERATIONS', ...options }: Options = {}, totalCount = rows.length) =>
  showRoute<ConferenceListPageQuery>(CONFERENCE_QUERY, by(CONFERENCES), <ConferenceListPage />, {
    at: '/main/meetList',
    objects: objects(rows, kind, totalCount),
    ...options,
  });

const offered = () =>
  within(screen.getByRole('combobox', { name: '筛选条件' }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
const choose = (label: string) => userEvent.selectOptions(screen.getByRole('combobox', { name: '筛选条件' }), label);
const keyword = (label: string) => screen.getByRole<HTMLInputElement>('searchbox', { name: label });
const day = (label: string, side: '起始日期' | '截止日期') =>
  within(screen.getByRole('group', { name: label })).getByRole<HTMLInputElement>('textbox', { name: side });
/** The address follows the applied filters once its query has begun. */
const narrowed = (address: () => string, filters: Record<string, string>) =>
  waitFor(() => expect(Object.fromEntries(new URLSearchParams(address().split('?')[1]))).toEqual(filters));

it('shows number, founding day, editor-in-chief, name, subject, frequency and status of each, and leads to its page (R3-037, R3-038, P3-047, P3-048, P3-050 to P3-054, P3-056, SC-063)', async () => {
  await periodicals([JOURNAL, { ...JOURNAL, id: 'j2', name: '方言与文化', isActive: false }]);
  const table = within(screen.getByRole('table'));
  expect(Object.fromEntries(columnsOf(table.getAllByRole('row')[2]))).toMatchObject({ 集刊名称: '方言与文化', 当前状态: '非活跃' });
  expectColumns(table.getAllByRole('row')[1], {
    集刊名称: '江南文化研究',
    集刊编号: 'JN',
    创刊时间: '2018-03-01',
    主编: '顾清禾',
    学科分类: '历史学',
    出版周期: '季刊',
    出版形式与编号: '刊号 · ISSN 1234-5679 · CN 11-1234/C',
    当前状态: '活跃',
    操作: '详情',
  });
  expect(table.getAllByRole('link', { name: '详情' }).map((link) => link.getAttribute('href'))).toEqual(
    ['j1', 'j2'].map((id) => `/main/operateList/jikanDetail?roleId=7&id=${id}&showType=0`),
  );
});

it('shows of a conference from when to when it receives papers (R3-042, P3-055, P3-069 to P3-075, P3-079, SC-065)', async () => {
  await conferences([MEETING, { ...MEETING, id: 'c2', name: '民俗学年会', isActive: true }]);
  const table = within(screen.getByRole('table'));
  expect(Object.fromEntries(columnsOf(table.getAllByRole('row')[2]))).toMatchObject({ 会议名称: '民俗学年会', 当前状态: '活跃' });
  expectColumns(table.getAllByRole('row')[1], {
    会议名称: '水利史年会',
    会议编号: 'HY',
    开始收稿时间: '2026-03-01',
    截止收稿时间: '2026-05-31',
    主编: '顾清禾',
    学科分类: '历史学',
    出版形式与编号: '论文集',
    当前状态: '非活跃',
    操作: '详情',
  });
  expect(table.getAllByRole('link', { name: '详情' }).map((link) => link.getAttribute('href'))).toEqual(
    ['c1', 'c2'].map((id) => `/main/meetList/meetDetail?roleId=7&id=${id}&showType=1`),
  );
});

async function expectDays(label: string): Promise<void> {
  await choose(label);
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(within(screen.getByRole('group', { name: label })).getAllByRole('textbox')).toHaveLength(2);
}
/** The filters with options: their options, and that each is taken, the status last. */
async function expectChoices(address: () => string): Promise<void> {
  let taken: Record<string, string> = {};
  for (const [label, options, key, value] of [
    ['学科分类', ['全部', '历史学'], 'subject', 's1'],
    ['出版周期', ['全部', '季刊'], 'cycle', 'y1'],
    ['责任部门', ['全部', '人文分社'], 'department', 'd1'],
    ['当前状态', ['全部', '活跃', '非活跃'], 'status', 'INACTIVE'],
  ] as const) {
    await choose(label);
    const chooser = screen.getByRole('combobox', { name: label });
    expect(
      within(chooser)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(options);
    await act(async () => void fireEvent.change(chooser, { target: { value } }));
    taken = { ...taken, [key]: value };
    await narrowed(address, taken);
  }
}

it('offers each filter with the input of its kind, empty at first (R3-033, R3-034, P3-037 to P3-045)', async () => {
  const { address } = await periodicals([JOURNAL]);
  expect(offered()).toEqual(['全部', '集刊编号', '创刊时间', '主编', '集刊名称', '学科分类', '出版周期', '当前状态', '责任部门']);
  for (const label of ['全部', '集刊编号', '主编', '集刊名称']) {
    await choose(label);
    expect(keyword(label).value).toBe('');
  }
  await expectDays('创刊时间');
  await expectChoices(address);
  // Active filters stay in sight and can be removed.
  await act(async () => fireEvent.click(screen.getByRole('button', { name: '移除筛选条件“当前状态”' })));
  expect(address()).not.toContain('status');
});

it('narrows by what is typed and by days; another filter begins with an empty input, and what was typed before holds (R3-033, R3-034, P3-037 to P3-040, P3-045)', async () => {
  const { address } = await periodicals([JOURNAL]);
  await choose('集刊编号');
  await userEvent.type(keyword('集刊编号'), 'JN');
  await choose('集刊名称');
  expect(keyword('集刊名称').value).toBe('');
  await narrowed(address, { number: 'JN' });
  await userEvent.type(keyword('集刊名称'), '江南{Enter}');
  await narrowed(address, { number: 'JN', name: '江南' });
  await choose('主编');
  expect(keyword('主编').value).toBe('');
  await userEvent.type(keyword('主编'), '顾清禾{Enter}');
  await narrowed(address, { number: 'JN', name: '江南', chief: '顾清禾' });
  await choose('创刊时间');
  await userEvent.type(day('创刊时间', '起始日期'), '2018-01-01{Enter}');
  await narrowed(address, { number: 'JN', name: '江南', chief: '顾清禾', founded: '2018-01-01..' });
  await userEvent.type(day('创刊时间', '截止日期'), '2018-12-31{Enter}');
  await narrowed(address, { number: 'JN', name: '江南', chief: '顾清禾', founded: '2018-01-01..2018-12-31' });
});

it('keeps the days that were just applied when another filter is chosen at once (P3-045)', async () => {
  const { address } = await periodicals([JOURNAL]);
  await choose('创刊时间');
  await userEvent.type(day('创刊时间', '起始日期'), '2018-01-01');
  await act(async () => {
    fireEvent.submit(screen.getByRole('group', { name: '创刊时间' }));
    fireEvent.change(screen.getByRole('combobox', { name: '筛选条件' }), { target: { value: 'name' } });
  });
  expect(keyword('集刊名称').value).toBe('');
  await narrowed(address, { founded: '2018-01-01..' });
});

it('asks by what stands in the address: keyword, days, choices, sixteen rows a page (R3-204, P3-049, P3-058, P3-082)', () => {
  const asked = (search: string) => by(PERIODICALS)(new URLSearchParams(search));
  expect(asked('')).toMatchObject({ first: 16, page: 1, orderBy: { field: 'NUMBER', direction: 'ASC' } });
  expect(
    asked(
      'number=JN&founded=2018-01-01..&chief=顾&name=江南&subject=s1&cycle=y1&status=ACTIVE,x&department=d1&sort=founded&dir=desc&page=2',
    ),
  ).toMatchObject({
    page: 2,
    filter: {
      number: 'JN',
      founded: { from: '2018-01-01', to: null },
      chief: '顾',
      name: '江南',
      subjectIds: ['s1'],
      cycleIds: ['y1'],
      statuses: ['ACTIVE'],
      departmentIds: ['d1'],
    },
    orderBy: { field: 'FOUNDED_ON', direction: 'DESC' },
  });
  expect(
    by(CONFERENCES)(
      new URLSearchParams(
        'number=HY&chief=顾&name=水利&subject=s1&cycle=y1&status=INACTIVE&department=d1&starts=2026-01-01..2026-02-01&ends=..2026-03-01&sort=ends',
      ),
    ),
  ).toMatchObject({
    first: 16,
    filter: {
      number: 'HY',
      chief: '顾',
      name: '水利',
      subjectIds: ['s1'],
      cycleIds: ['y1'],
      statuses: ['INACTIVE'],
      departmentIds: ['d1'],
      starts: { from: '2026-01-01', to: '2026-02-01' },
      ends: { from: null, to: '2026-03-01' },
    },
    orderBy: { field: 'ENDS_ON', direction: 'ASC' },
  });
});

it('offers the same filters of conferences under their own words (R3-041, P3-060 to P3-068)', async () => {
  const { address } = await conferences([MEETING]);
  expect(offered()).toEqual([
    '全部',
    '会议编号',
    '开始收稿时间',
    '截止收稿时间',
    '主编',
    '会议名称',
    '学科分类',
    '出版周期',
    '当前状态',
    '责任部门',
  ]);
  for (const label of ['会议编号', '主编', '会议名称']) {
    await choose(label);
    expect(keyword(label).value).toBe('');
  }
  for (const label of ['开始收稿时间', '截止收稿时间']) await expectDays(label);
  await expectChoices(address);
});

it('narrows conferences by what is typed and by either day of receiving (R3-041, P3-060 to P3-062, P3-067, P3-068)', async () => {
  const { address } = await conferences([MEETING]);
  await choose('会议编号');
  await userEvent.type(keyword('会议编号'), 'HY');
  await choose('主编');
  expect(keyword('主编').value).toBe('');
  await narrowed(address, { number: 'HY' });
  await userEvent.type(keyword('主编'), '顾清禾');
  await choose('会议名称');
  expect(keyword('会议名称').value).toBe('');
  await narrowed(address, { number: 'HY', chief: '顾清禾' });
  await userEvent.type(keyword('会议名称'), '水利{Enter}');
  await narrowed(address, { number: 'HY', chief: '顾清禾', name: '水利' });
  await choose('开始收稿时间');
  await userEvent.type(day('开始收稿时间', '起始日期'), '2026-01-01{Enter}');
  await narrowed(address, { number: 'HY', chief: '顾清禾', name: '水利', starts: '2026-01-01..' });
  await choose('截止收稿时间');
  expect([day('截止收稿时间', '起始日期').value, day('截止收稿时间', '截止日期').value]).toEqual(['', '']);
  await userEvent.type(day('截止收稿时间', '截止日期'), '2026-06-30{Enter}');
  await narrowed(address, { number: 'HY', chief: '顾清禾', name: '水利', starts: '2026-01-01..', ends: '..2026-06-30' });
});

/** Each click turns the order; ascending by number is the order in which the list begins. */
async function expectSorted(address: () => string, header: string, key: string): Promise<void> {
  for (const dir of ['asc', 'desc']) {
    await act(async () => fireEvent.click(screen.getByRole('button', { name: header })));
    const { sort, dir: direction } = Object.fromEntries(new URLSearchParams(address().split('?')[1]));
    expect([sort ?? 'number', direction ?? 'asc']).toEqual([key, dir]);
  }
}

it('sorts by the founding day, the second click the other way (P3-049, R3-215, R3-216)', async () => {
  const { address } = await periodicals([JOURNAL]);
  await expectSorted(address, '创刊时间', 'founded');
  await expectSorted(address, '集刊编号', 'number');
});

it('sorts conferences by number and both days (P3-076 to P3-078)', async () => {
  const { address } = await conferences([MEETING]);
  await expectSorted(address, '开始收稿时间', 'starts');
  await expectSorted(address, '截止收稿时间', 'ends');
  await expectSorted(address, '会议编号', 'number');
});

const BOTH = [
  ['periodicals', periodicals],
  ['conferences', conferences],
] as const;

it.each(BOTH)('says which rows of how many it shows, and has pages only above one (R2-208, R3-036, R3-210), %s', async (_kind, open) => {
  await open([JOURNAL], {}, 17);
  expect(screen.getByRole('navigation', { name: '分页' }).textContent).toMatch(/1.*16.*17/);
  expect(within(screen.getByRole('navigation', { name: '分页' })).getAllByRole('button', { name: /^第/ })).toHaveLength(2);
});

it.each(BOTH)('has no pages when all rows fit on one (R3-036, R3-210), %s', async (_kind, open) => {
  await open([JOURNAL], {}, 16);
  expect(screen.queryByRole('navigation', { name: '分页' })).toBeNull();
});

it.each([
  ['periodicals', periodicals, '新建集刊', '/main/newClct'],
  ['conferences', conferences, '新建会议', '/main/meetNew'],
] as const)('leads the operations centre alone to a form for new %s (R3-040, P3-008, P3-057, P3-081)', async (_kind, open, label, path) => {
  await open([]);
  expect(screen.getByRole('link', { name: label }).getAttribute('href')).toBe(path);
});

it.each(BOTH)('offers the spreadsheet of %s to both who have the list (R3-035)', async (_name, open) => {
  for (const kind of ['OPERATIONS', 'PUBLISHING_EDITOR'] as const) {
    await open([JOURNAL], { kind });
    expect(screen.getByRole('button', { name: '导出 Excel' }), kind).toBeTruthy();
    cleanup();
  }
});

it.each(BOTH)('has no such button for publishing editors above %s (R3-040, P3-008, P3-057, P3-081)', async (_kind, open) => {
  await open([JOURNAL], { kind: 'PUBLISHING_EDITOR' });
  expect(screen.queryByRole('link', { name: /^新建/ })).toBeNull();
  expect(screen.getByRole('link', { name: '详情' }).getAttribute('href')).toContain('roleId=6');
});

it.each(BOTH)('says that there is none in the specified words (R3-039, P3-059, P3-083, R2-202), %s', async (_kind, open) => {
  await open([]);
  expect(screen.getByText('无数据')).toBeTruthy();
});

it.each([
  [
    'periodicals',
    periodicals,
    '/main/operateList?name=江南&sort=founded&dir=desc&q=文化',
    { search: '文化', filter: { name: '江南' }, orderBy: { field: 'FOUNDED_ON', direction: 'DESC' } },
    'PeriodicalListPageExportQuery',
    'periodicalsExportUrl',
  ],
  [
    'conferences',
    conferences,
    '/main/meetList?name=水利&sort=starts&dir=desc&q=年会',
    { search: '年会', filter: { name: '水利' }, orderBy: { field: 'STARTS_ON', direction: 'DESC' } },
    'ConferenceListPageExportQuery',
    'conferencesExportUrl',
  ],
] as const)(
  'fetches a link to the spreadsheet of the %s that are asked for, and follows it (R3-035, P3-046, P3-080)',
  async (_kind, open, at, variables, query, url) => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
    const { asked, answer } = await open([JOURNAL], { at });
    await userEvent.click(screen.getByRole('button', { name: '导出 Excel' }));
    expect(asked()).toMatchObject([{ variables }]);
    await answer(query, { Viewer: () => ({ id: 'v1', [url]: '/exports/x.y' }) });
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/exports/x.y'));
  },
);
