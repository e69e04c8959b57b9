// Numbers on the segments and chips of the office's list, its filter by journal, and the reviewers of the running round: in the row, as a
// filter, and reminded together or by a key.
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import type { RoleKindCode } from '../../../shared/roles.ts';
import { useKeys } from '../../components/keys/useKeys.ts';
import { listVariables } from '../../components/lists/address.ts';
import { showRoute } from '../../testing/render.tsx';
import query, { type ManuscriptListPageQuery } from './__generated__/ManuscriptListPageQuery.graphql.ts';
import { OFFICE_MANUSCRIPTS } from './address.ts';
import { ManuscriptListPage } from './ManuscriptListPage.tsx';

const QUERY = 'ManuscriptListPageQuery';
const COUNT = 'useOfficeCountsQuery';
const REMIND = 'useRemindLateMutation';

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

type Round = { invited: number; returned: number; late: number; lateWorkingDays: number; remindable: number } | null;
interface Row {
  title: string;
  round?: Round;
  isInviter?: boolean;
}
const LATE = { invited: 3, returned: 1, late: 2, lateWorkingDays: 5, remindable: 2 };

const listOf = (rows: readonly Row[], role: RoleKindCode = 'EDITOR') => ({
  Viewer: () => ({
    currentRole: { kind: role },
    listActs: ['RECEIVE'],
    handledContributions: {
      totalCount: rows.length,
      totalCountIsCapped: false,
      edges: rows.map(({ title, round = null, isInviter = true }, index) => ({
        node: {
          id: `c${index + 1}`,
          titleZh: title,
          titleEn: null,
          manuscriptNumber: `WX2026000${index + 1}`,
          state: 'REVIEWERS_AT_WORK',
          withdrawnAt: null,
          submittedAt: '2026-03-05T06:32:00.000Z',
          source: 'FREE_SUBMISSION',
          responsible: null,
          daysInStage: 3,
          deadline: null,
          firstAuthorDisplayName: '周明',
          runningRound: round,
          revision: null,
          similarity: null,
          viewerActs: [{ act: 'CLOSE_INVITATION', isAllowed: isInviter, refusal: null, isDecision: false }],
        },
      })),
    },
  }),
});

function WithKeys() {
  useKeys();
  return (
    <main>
      <ManuscriptListPage />
    </main>
  );
}
const showList = (
  rows: readonly Row[] = [{ title: '水利碑刻考' }],
  { at = '/main/editorManusList', role = 'EDITOR' as RoleKindCode } = {},
) =>
  showRoute<ManuscriptListPageQuery>(query, (search) => listVariables(OFFICE_MANUSCRIPTS, search), <WithKeys />, {
    at,
    objects: listOf(rows, role),
  });
const NUMBERS = {
  all: 120,
  waiting: 19,
  overdue: 4,
  dueSoon: 2,
  reviewersLate: 3,
  states: [
    { state: 'NEW_SUBMISSION', count: 5 },
    { state: 'PLAGIARISM_CHECK', count: 6 },
    { state: 'EDITOR_REVIEWING', count: 7 },
  ],
  journals: [
    { colloquiumId: 'j1', name: '江南文化', count: 100 },
    { colloquiumId: 'j2', name: '数据科学', count: 20 },
  ],
};
const counted = (changes: Partial<Record<keyof typeof NUMBERS, unknown>> = {}) => ({ HandledCounts: () => ({ ...NUMBERS, ...changes }) });
const chips = (name: string) =>
  within(screen.getByRole('group', { name }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
const segments = () => screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
const status = (title: string) => screen.getByRole('row', { name: new RegExp(title) }).textContent;

it('says on segments, states, groups of states and deadlines how many there are, without holding up the rows (B-404)', async () => {
  const page = await showList();
  expect(screen.getByText('水利碑刻考')).toBeTruthy();
  expect(segments()).toEqual(['全部稿件', '待处理稿件']);
  expect(chips('期限')).toEqual(['已逾期', '即将到期', '专家逾期']);
  expect(page.asked().find(({ name }) => name === COUNT)?.variables).toEqual({ scope: 'ALL' });
  await page.answer(COUNT, counted());
  expect(segments()).toEqual(['全部稿件120', '待处理稿件19']);
  expect(chips('期限')).toEqual(['已逾期4', '即将到期2', '专家逾期3']);
  expect(chips('当前状态').slice(0, 3), 'a group is the sum of its states').toEqual(['新投稿5', '编辑处理13', '专家评审']);
  await userEvent.click(screen.getByRole('button', { name: '更多状态' }));
  expect(chips('当前状态')).toEqual(expect.arrayContaining(['学术不端检测中6', '编辑审稿中7', '退稿']));
});

it('counts the chosen scope anew, and shows no number of the other one on its chips (B-404)', async () => {
  const page = await showList();
  await page.answer(COUNT, counted());
  await userEvent.click(screen.getByRole('radio', { name: /待处理稿件/ }));
  await act(async () => {});
  await page.answer(QUERY, listOf([{ title: '水利碑刻考' }]));
  expect(segments(), 'whatever the scope').toEqual(['全部稿件120', '待处理稿件19']);
  expect(chips('期限')).toEqual(['已逾期', '即将到期', '专家逾期']);
  expect(page.asked().find(({ name }) => name === COUNT)?.variables).toEqual({ scope: 'PENDING' });
  await page.answer(COUNT, counted({ overdue: 1, states: null }));
  expect(chips('期限')).toEqual(['已逾期1', '即将到期2', '专家逾期3']);
  expect(chips('当前状态')[0], 'more than are counted').toBe('新投稿');
});

it('counts again when a manuscript has changed; what changes while it is counted is counted after it (B-404)', async () => {
  const page = await showList();
  await page.answer(COUNT, counted());
  const answers = () => page.environment.mock.getAllOperations().filter(({ request }) => request.node.operation.name === COUNT);
  await page.tell('useContributionChangesSubscription', {});
  await waitFor(() => expect(answers()).toHaveLength(1));
  await page.tell('useContributionChangesSubscription', {});
  await new Promise((resolve) => setTimeout(resolve, 400));
  await page.answer(COUNT, counted({ waiting: 17 }));
  expect(segments()[1]).toBe('待处理稿件17');
  expect(answers(), 'once more').toHaveLength(1);
  await page.answer(COUNT, counted({ waiting: 18 }));
  expect(segments()[1]).toBe('待处理稿件18');
  expect(answers()).toHaveLength(0);
});

it('offers journals where there are two or more, with their numbers, and takes the choice back (B-411)', async () => {
  const page = await showList();
  expect(screen.queryByRole('combobox', { name: '所属刊物' })).toBeNull();
  await page.answer(COUNT, counted());
  const box = screen.getByRole('combobox', { name: '所属刊物' });
  expect([...box.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
    '全部刊物',
    '江南文化（100）',
    '数据科学（20）',
  ]);
  await userEvent.selectOptions(box, '数据科学（20）');
  await act(async () => {});
  expect(page.asked().at(-1)?.variables).toMatchObject({ filter: { colloquiumId: 'j2' } });
  await page.answer(QUERY, listOf([]));
  await userEvent.selectOptions(box, '全部刊物');
  await act(async () => {});
  expect(page.asked().at(-1)?.variables).toMatchObject({ filter: { colloquiumId: null } });
});

it('offers no choice of one journal, but the way back from one that the address has made (B-411)', async () => {
  const page = await showList();
  await page.answer(COUNT, counted({ journals: NUMBERS.journals.slice(0, 1) }));
  expect(screen.queryByRole('combobox', { name: '所属刊物' })).toBeNull();
  await page.go('/main/editorManusList?colloquium=j1');
  await page.answer(QUERY, listOf([{ title: '水利碑刻考' }]));
  expect(screen.getByRole('combobox', { name: '所属刊物' })).toBeTruthy();
});

it('narrows to manuscripts whose reviewers are late, by due day; the publisher’s staff, who know of none, cannot (B-411)', async () => {
  const page = await showList();
  await userEvent.click(screen.getByRole('button', { name: '专家逾期' }));
  await act(async () => {});
  expect(page.asked().find(({ name }) => name === QUERY)?.variables).toMatchObject({
    filter: { deadlines: ['REVIEWERS_LATE'] },
    orderBy: { field: 'DUE', direction: 'ASC' },
  });
});

it.each(['PUBLISHING_EDITOR', 'OPERATIONS'] as const)('has no chip of late reviewers for %s (B-411)', async (role) => {
  await showList(undefined, { role, at: '/main/optList' });
  expect(chips('期限')).toEqual(['已逾期', '即将到期']);
});

it('says in the row how many reviewers are back and how long the latest is late, for each state of a round (B-412)', async () => {
  await showList([
    { title: '甲', round: LATE },
    { title: '乙', round: { ...LATE, late: 0, lateWorkingDays: 0, remindable: 0 } },
    { title: '丙', round: { ...LATE, late: 1, lateWorkingDays: 0 } },
    { title: '丁', round: null },
    { title: '戊', round: { invited: 0, returned: 0, late: 0, lateWorkingDays: 0, remindable: 0 } },
  ]);
  expect(status('甲')).toContain('已回 1/3 · 逾期 5 天');
  expect(status('乙')).toContain('已回 1/3');
  expect(status('乙')).not.toContain('逾期');
  expect(status('丙')).toContain('已回 1/3 · 已逾期');
  for (const title of ['丁', '戊']) expect(status(title), title).not.toContain('已回');
});

const ROWS: Row[] = [
  { title: '甲', round: LATE },
  { title: '乙', round: { ...LATE, remindable: 1 } },
  { title: '丙', round: LATE, isInviter: false },
  { title: '丁', round: { ...LATE, remindable: 0 } },
];
const results = (...answers: { contributionId: string; count: number; refusal: string | null }[]) => ({
  RemindLateReviewersPayload: () => ({ results: answers.map((one) => ({ ...one, contribution: null })) }),
});
const inDialog = () => within(screen.getByRole('dialog', { hidden: true }));

it('reminds the late reviewers of the ticked rows that one has invited: their number, then what became of each (B-412)', async () => {
  const page = await showList(ROWS);
  await userEvent.click(screen.getByRole('checkbox', { name: '选择：丙' }));
  await userEvent.click(screen.getByRole('checkbox', { name: '选择：丁' }));
  const bar = within(screen.getByRole('region', { name: '批量操作' }));
  expect(bar.queryByRole('button', { name: /^提醒/ })).toBeNull();
  await userEvent.click(screen.getByRole('checkbox', { name: '全选本页' }));
  await userEvent.click(bar.getByRole('button', { name: '提醒 3 位专家' }));
  expect(page.asked().at(-1)).toMatchObject({ name: REMIND, variables: { input: { contributionIds: ['c1', 'c2'], dryRun: true } } });
  // Somebody has reminded the second meanwhile.
  const refusal = '今天已经提醒过这位专家，请明天再试';
  await page.answer(REMIND, results({ contributionId: 'c1', count: 2, refusal: null }, { contributionId: 'c2', count: 0, refusal }));
  expect(inDialog().getByText(refusal)).toBeTruthy();
  await userEvent.click(inDialog().getByRole('button', { name: '提醒 2 位专家', hidden: true }));
  expect(page.asked().at(-1)).toMatchObject({ name: REMIND, variables: { input: { contributionIds: ['c1'], dryRun: false } } });
  await page.answer(REMIND, results({ contributionId: 'c1', count: 2, refusal: null }));
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
  expect(screen.getByText('已提醒 2 位专家')).toBeTruthy();
});

it('says for which rows nobody was reminded after all, and where there is nobody to remind (B-412)', async () => {
  const page = await showList(ROWS.slice(0, 2));
  await userEvent.click(screen.getByRole('checkbox', { name: '全选本页' }));
  await userEvent.click(screen.getByRole('button', { name: '提醒 3 位专家' }));
  const [both, refusal] = [['c1', 'c2'], '今天已经提醒过这位专家，请明天再试'];
  await page.answer(REMIND, results(...both.map((contributionId, index) => ({ contributionId, count: 2 - index, refusal: null }))));
  await userEvent.click(inDialog().getByRole('button', { name: '提醒 3 位专家', hidden: true }));
  await page.answer(REMIND, results({ contributionId: 'c1', count: 2, refusal: null }, { contributionId: 'c2', count: 0, refusal }));
  expect(inDialog().getByText(refusal)).toBeTruthy();
  expect(inDialog().getByText('已提醒 2 位专家')).toBeTruthy();
  expect(screen.getByRole('dialog', { hidden: true }).textContent).toContain('乙');
});

it('by the key e reminds those of the row at hand, and does nothing on a row that has none (B-412)', async () => {
  const page = await showList(ROWS);
  await userEvent.keyboard('je');
  expect(page.asked().at(-1)).toMatchObject({ name: REMIND, variables: { input: { contributionIds: ['c1'], dryRun: true } } });
  await page.answer(REMIND, results({ contributionId: 'c1', count: 0, refusal: '该稿没有逾期的审稿专家' }));
  expect(inDialog().getByText('该稿没有逾期的审稿专家')).toBeTruthy();
  await userEvent.click(inDialog().getAllByRole('button', { hidden: true }).at(-1) ?? document.body);
  await userEvent.keyboard('jjje');
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
  expect(page.asked().map(({ name }) => name)).not.toContain(REMIND);
});
