// A list as people use it: searched while one types, narrowed, ordered and paged in the address, ticked, and kept when the line is down.
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useKeys } from '../../components/keys/useKeys.ts';
import { listVariables } from '../../components/lists/address.ts';
import { keptRows } from '../../components/lists/shown-rows.ts';
import { NetworkError } from '../../relay/errors.ts';
import { showRoute, type Shown } from '../../testing/render.tsx';
import query, { type ManuscriptListPageQuery } from './__generated__/ManuscriptListPageQuery.graphql.ts';
import { OFFICE_MANUSCRIPTS } from './address.ts';
import { ManuscriptListPage } from './ManuscriptListPage.tsx';

const QUERY = 'ManuscriptListPageQuery';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  localStorage.clear();
});

const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });

interface Row {
  id: string;
  title: string;
  /** Whether it can be received; null: the gate does not mention it. */
  canReceive?: boolean | null;
}

function answerOf(rows: readonly Row[], totalCount = rows.length, listActs = ['RECEIVE']) {
  return {
    Viewer: () => ({
      currentRole: { kind: 'EDITOR' },
      listActs,
      handledContributions: {
        totalCount,
        totalCountIsCapped: false,
        edges: rows.map(({ id, title, canReceive = null }) => ({
          node: {
            id,
            titleZh: title,
            titleEn: null,
            manuscriptNumber: `WX${id}`,
            state: 'NEW_SUBMISSION',
            withdrawnAt: null,
            submittedAt: '2026-03-05T06:32:00.000Z',
            source: 'FREE_SUBMISSION',
            responsible: null,
            daysInStage: 3,
            firstAuthorDisplayName: '沈知远',
            viewerActs:
              canReceive === null ? [] : [{ act: 'RECEIVE', isAllowed: canReceive, refusal: canReceive ? null : '该稿件由其他人负责' }],
          },
        })),
      },
    }),
  };
}

const ROWS: readonly Row[] = [
  { id: '1', title: '水利碑刻考', canReceive: true },
  { id: '2', title: '地方志与社区记忆', canReceive: true },
  { id: '3', title: '运河码头', canReceive: false },
  { id: '4', title: '义田收支' },
];

const showPage = (at = '/main/editorManusList?roleId=3', objects = answerOf(ROWS)) =>
  showRoute<ManuscriptListPageQuery>(query, (search) => listVariables(OFFICE_MANUSCRIPTS, search), <ManuscriptListPage />, { at, objects });

const pause = () => act(async () => void (await vi.advanceTimersByTimeAsync(400)));
const asked = (page: Shown) => page.asked().filter(({ name }) => name === QUERY);
const box = () => screen.getByRole<HTMLInputElement>('searchbox');
const title = (text: string) => screen.queryByRole('link', { name: text });

it('searches everything while one types, once one pauses, and no answer takes a letter away', async () => {
  const page = await showPage();
  await user.type(box(), '城');
  expect(asked(page)).toEqual([]);
  await user.type(box(), '市');
  await pause();
  expect(asked(page).map(({ variables }) => variables['search'])).toEqual(['城市']);
  await user.type(box(), '更新');
  await page.answer(QUERY, answerOf(ROWS.slice(0, 1)));
  expect(box().value).toBe('城市更新');
  await pause();
  expect(asked(page).at(-1)?.variables).toMatchObject({ search: '城市更新', page: 1 });
  expect(page.address()).toBe(`/main/editorManusList?roleId=3&q=${encodeURIComponent('城市更新')}`);
});

it('applies what is typed together with a chip that is pressed meanwhile', async () => {
  const page = await showPage();
  await user.type(box(), '城市');
  await user.click(within(screen.getByRole('group', { name: '当前状态' })).getByRole('button', { name: '新投稿' }));
  await act(async () => {});
  expect(asked(page).at(-1)?.variables).toMatchObject({ search: '城市', filter: { states: ['NEW_SUBMISSION'] } });
  await page.answer(QUERY, answerOf([]));
  expect(box().value).toBe('城市');
  expect(screen.getByText('没有找到稿件')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '清除筛选条件' }));
  await act(async () => {});
  expect(box().value).toBe('');
});

it('searches number, title or journal alone where that is chosen, with an empty box at first (P2-002, P2-004, P2-005, P2-007, R2-011)', async () => {
  await showPage('/main/editorManusList?roleId=3&q=城市');
  const scope = () => screen.getByRole('combobox', { name: '查询范围' });
  expect(
    within(scope())
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['全部', '题名', '稿件编号', '刊物']);
  expect(box().value).toBe('城市');
  const none = { manuscriptNumber: null, title: null, colloquium: null };
  for (const [name, field] of [
    ['稿件编号', 'manuscriptNumber'],
    ['题名', 'title'],
    ['刊物', 'colloquium'],
  ] as const) {
    await user.selectOptions(scope(), name);
    expect(box().value, name).toBe('');
    cleanup();
    const page = await showPage();
    await user.selectOptions(scope(), name);
    await user.type(box(), 'WX{Enter}');
    expect(asked(page).at(-1)?.variables, name).toMatchObject({ search: null, filter: { ...none, [field]: 'WX' } });
  }
});

it('leaves what was loaded when a request fails, says so, and asks again by itself when the line is back', async () => {
  const page = await showPage();
  await user.click(screen.getByRole('button', { name: '新投稿' }));
  await page.fail(QUERY, new NetworkError(new Error('offline')));
  expect(title('水利碑刻考')).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain('暂时无法连接服务器');
  await act(async () => void window.dispatchEvent(new Event('online')));
  await page.answer(QUERY, answerOf(ROWS.slice(1, 2)));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(title('水利碑刻考')).toBeNull();
  expect(title('地方志与社区记忆')).toBeTruthy();
});

it('asks again when told to', async () => {
  const page = await showPage();
  await user.click(screen.getByRole('button', { name: '新投稿' }));
  await page.fail(QUERY, new NetworkError(new Error('offline')));
  await user.click(screen.getByRole('button', { name: '重试' }));
  expect(asked(page).at(-1)?.variables).toMatchObject({ filter: { states: ['NEW_SUBMISSION'] } });
});

it('says with how many of the ticked manuscripts an act can be done, names the others with the reason, and unticks all (R2-015)', async () => {
  const page = await showPage();
  await user.click(screen.getByRole('checkbox', { name: '全选本页' }));
  const bar = screen.getByRole('region', { name: '批量操作' });
  expect(within(bar).getByRole('status').textContent).toBe('已选 4 篇，其中 2 篇可接收');
  await user.click(within(bar).getByRole('button', { name: '接收 2 篇' }));
  const dialog = screen.getByRole('dialog', { hidden: true });
  await page.answer('actDocumentsReceiveContributionsMutation', {
    ReceiveContributionsPayload: () => ({ results: ['1', '2'].map((contributionId) => ({ contributionId, done: false, refusal: null })) }),
  });
  for (const { id, title } of ROWS) for (const words of [`WX${id}`, title]) expect(dialog.textContent).toContain(words);
  expect(dialog.textContent).toContain('该稿件由其他人负责');
  await user.click(within(dialog).getByRole('button', { name: /^接收稿件/, hidden: true }));
  const receive = page.asked().find(({ name }) => name === 'actDocumentsReceiveContributionsMutation');
  expect(receive?.variables['input']).toMatchObject({ contributionIds: ['1', '2'] });
  await page.answer('actDocumentsReceiveContributionsMutation', {
    ReceiveContributionsPayload: () => ({ results: ['1', '2'].map((contributionId) => ({ contributionId, done: true, refusal: null })) }),
  });
  expect(screen.queryByRole('region', { name: '批量操作' })).toBeNull();
});

it('offers its acts before anything is ticked, and pressed they say 请选择新投稿件 and lead to the first row that takes one (R2-116)', async () => {
  const page = await showPage(undefined, answerOf(ROWS, ROWS.length, ['RECEIVE', 'REFUSE', 'ASSIGN']));
  const resting = screen.getByRole('region', { name: '勾选后可以办理' });
  const before = page.asked().length;
  for (const name of ['接收稿件', '拒绝接收', '分配稿件']) {
    await user.click(within(resting).getByRole('button', { name }));
    expect(screen.getByText('请选择新投稿件'), name).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: '选择：水利碑刻考' }));
    await user.click(screen.getByRole('button', { name: '关闭提示' }));
  }
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(page.asked()).toHaveLength(before);
});

it('opens a saved view over what the list shows, and says what of it the reader cannot use (B-414)', async () => {
  const page = await showPage('/main/editorManusList?roleId=3&title=碑刻&page=2');
  await user.click(screen.getByRole('button', { name: '视图' }));
  const view = { id: 'v1', name: '逾期的', viewerCanChange: true, viewerCanRemove: true, colloquium: null };
  await page.answer('ViewsButtonQuery', {
    Viewer: () => ({ savedViews: [{ ...view, address: 'due=OVERDUE,NEVER&evil=1' }], journalsToShareWith: [] }),
  });
  const dialog = within(screen.getByRole('dialog', { name: '保存的视图' }));
  await user.type(dialog.getByRole('textbox', { name: '当前筛选另存为' }), '碑刻的{Enter}');
  expect(page.asked().at(-1)?.variables['input']).toMatchObject({ list: 'ManuscriptListPage', name: '碑刻的' });
  await user.click(dialog.getByRole('button', { name: '逾期的' }));
  expect(page.address()).toBe('/main/editorManusList?roleId=3&due=OVERDUE');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText(/期限 在当前角色下不能使用/)).toBeTruthy();
});

it('keeps rows ticked through an update that comes by itself, as they are now, and offers nothing that cannot be done', async () => {
  const page = await showPage();
  await user.click(screen.getByRole('checkbox', { name: '选择：水利碑刻考' }));
  await user.click(screen.getByRole('button', { name: '投稿时间' }));
  await page.answer(QUERY, answerOf([{ ...ROWS[0], id: '1', title: '水利碑刻考', canReceive: false }]));
  expect(screen.getByRole('region', { name: '批量操作' }).textContent).toContain('已选 1 篇，没有可以一起办理的');
  expect(screen.queryByRole('button', { name: /^接收/ })).toBeNull();
});

it('has ten rows a page; another size is remembered in this browser, and pages go from the first to the last (P2-017, R2-016, R2-206, R2-207)', async () => {
  const page = await showPage(undefined, answerOf(ROWS, 137));
  const pager = screen.getByRole('navigation', { name: '分页' });
  expect(pager.textContent).toContain('第 1–10 条，共 137 条');
  expect(
    within(pager)
      .getAllByRole('button', { name: /^第/ })
      .map(({ textContent }) => textContent),
  ).toEqual(['1', '2', '3', '4', '5', '14']);
  await user.click(within(pager).getByRole('button', { name: '第 14 页' }));
  expect(asked(page).at(-1)?.variables).toMatchObject({ first: 10, page: 14 });
  await page.answer(QUERY, answerOf(ROWS, 137));
  expect(pager.textContent).toContain('第 131–137 条，共 137 条');
  for (const [name, number] of [
    ['上一页', 13],
    ['下一页', 14],
  ] as const) {
    await user.click(within(pager).getByRole('button', { name }));
    expect(asked(page).at(-1)?.variables).toMatchObject({ first: 10, page: number });
    await page.answer(QUERY, answerOf(ROWS, 137));
  }
  await user.selectOptions(within(pager).getByRole('combobox', { name: '每页条数' }), '每页 50 条');
  expect(asked(page).at(-1)?.variables).toMatchObject({ first: 50, page: 1 });
  expect(listVariables(OFFICE_MANUSCRIPTS, new URLSearchParams()).first).toBe(50);
});

it('orders by number and by time of submission: ascending at the first press, descending at the next (P2-013, P2-014, R2-014, R3-169)', async () => {
  const page = await showPage();
  for (const [name, field, direction] of [
    ['稿件编号', 'MANUSCRIPT_NUMBER', 'ASC'],
    ['稿件编号', 'MANUSCRIPT_NUMBER', 'DESC'],
    ['投稿时间', 'SUBMITTED_AT', 'ASC'],
    ['投稿时间', 'SUBMITTED_AT', 'DESC'],
    ['投稿时间', 'SUBMITTED_AT', 'ASC'],
  ] as const) {
    await user.click(within(screen.getByRole('table')).getByRole('button', { name }));
    expect(asked(page).at(-1)?.variables['orderBy']).toEqual({ field, direction });
    await page.answer(QUERY, answerOf(ROWS));
  }
  expect(screen.getByRole('columnheader', { name: /投稿时间/ }).getAttribute('aria-sort')).toBe('ascending');
});

it('keeps what it shows, in its order, for the manuscripts that are opened from it', async () => {
  const at = '/main/editorManusList?roleId=3&page=2';
  await showPage(at, answerOf(ROWS, 14));
  expect(keptRows('', at)).toMatchObject({
    query: QUERY,
    first: 10,
    size: 10,
    total: 14,
    rows: ROWS.map(({ id, title }) => ({ id, title })),
  });
});

it('the key for the usual act asks for the row alone what can be done with it; where nothing can, it opens the manuscript', async () => {
  function WithKeys() {
    useKeys();
    return (
      <main>
        <ManuscriptListPage />
      </main>
    );
  }
  localStorage.clear();
  const page = await showRoute<ManuscriptListPageQuery>(query, (search) => listVariables(OFFICE_MANUSCRIPTS, search), <WithKeys />, {
    at: '/main/editorManusList?roleId=3',
    objects: answerOf(ROWS),
  });
  await user.keyboard('jjr');
  const dialog = screen.getByRole('dialog', { hidden: true });
  expect(dialog.textContent).toContain('接收');
  expect(dialog.textContent).toContain('地方志与社区记忆');
  expect(dialog.textContent).not.toContain('水利碑刻考');
  await user.click(within(dialog).getByRole('button', { name: '取消', hidden: true }));
  act(() => title('运河码头')?.focus());
  await user.keyboard('r');
  await waitFor(() => expect(page.address()).toBe('/main/editorManusList/detailChief?roleId=3&id=3'));
});
