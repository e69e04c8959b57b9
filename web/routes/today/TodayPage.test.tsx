// 今日 as a page: groups of all roles in one order, each row in its own role, keys, and what comes after an act.
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils';
import { beforeEach, expect, it, vi } from 'vitest';
import type * as Environments from '../../relay/environment.ts';
import { pressKey } from '../../components/keys/list-keys.ts';
import { showRoute } from '../../testing/render.tsx';
import TODAY, { type TodayPageQuery } from './__generated__/TodayPageQuery.graphql.ts';
import { TodayPage } from './TodayPage.tsx';
import { workGroups, type HeldRole } from './work.ts';

const other = vi.hoisted((): { environment: unknown } => ({ environment: null }));
vi.mock('../../relay/environment.ts', async (original) => ({
  ...(await original<typeof Environments>()),
  environmentOf: () => other.environment,
}));

const EDITOR: HeldRole = { id: 'r3', kind: 'EDITOR', number: 3, name: '编辑' };
const REVIEWER: HeldRole = { id: 'r2', kind: 'REVIEWER', number: 2, name: '审稿专家' };
const item = (id: string, group: string, titleZh: string, own: object = {}) => ({
  id,
  group,
  dueOn: null,
  lateReviewers: null,
  putOff: null,
  contribution: {
    id: `c${id}`,
    manuscriptNumber: `N${id}`,
    titleZh,
    titleEn: null,
    state: 'NEW_SUBMISSION',
    firstAuthorDisplayName: null,
    deadline: group === 'OVERDUE' ? { isOverdue: true, workingDaysLeft: -4 } : null,
  },
  review: null,
  ...own,
});
const counted = (items: readonly { group: string }[]) => ({
  items,
  counts: [...new Set(items.map(({ group }) => group))].map((group) => ({
    group,
    count: items.filter((one) => one.group === group).length,
  })),
});
const OWN = [
  item('1', 'OVERDUE', '逾期稿', { dueOn: '2026-02-20' }),
  item('2', 'NEW', '新稿一'),
  item('3', 'NEW', '新稿二'),
  item('4', 'PUT_OFF', '推迟稿', { putOff: { until: '2030-01-01', reason: '等回信' } }),
];

beforeEach(() => localStorage.clear());

async function open(roles: readonly HeldRole[] = [EDITOR], current = EDITOR) {
  const theirs = createMockEnvironment();
  other.environment = theirs;
  const shown = await showRoute<TodayPageQuery>(
    TODAY,
    () => ({}),
    <main>
      <TodayPage />
    </main>,
    { at: '/main/editorManusList?roleId=3', objects: { Viewer: () => ({ id: 'v1', currentRole: current, roles }) } },
  );
  const answerOther = async (items: readonly ReturnType<typeof item>[]) => {
    const operation = theirs.mock.getAllOperations().find(({ request }) => request.node.operation.name === 'useWorkQuery');
    if (!operation) throw new Error('The other role was not asked');
    await act(async () =>
      theirs.mock.resolve(operation, MockPayloadGenerator.generate(operation, { Viewer: () => ({ id: 'v1', today: counted(items) }) })),
    );
  };
  return {
    ...shown,
    theirs,
    answerOther,
    answerOwn: (items = OWN) => shown.answer('useWorkQuery', { Viewer: () => ({ id: 'v1', today: counted(items) }) }),
  };
}
const titles = () => screen.getAllByRole('listitem').map((row) => within(row).getByRole('link').textContent);

it('has its groups with their numbers, late first; what was put off is folded (B-401, B-402)', async () => {
  const { answerOwn } = await open();
  await answerOwn();
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(['逾期1', '新稿2', '已推迟1']);
  expect(titles()).toEqual(['逾期稿', '新稿一', '新稿二']);
  expect(screen.getByText('等您处理 3 篇')).toBeTruthy();
  expect(screen.getByText('逾期 4 天'), 'in working days, as in the lists').toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /已推迟/ }));
  expect(screen.getByText('推迟到 2030-01-01：等回信')).toBeTruthy();
});

it('asks once for each role, and mixes the answers by group and day; a role that is refused takes its rows away (B-403)', async () => {
  const { answerOwn, answerOther, theirs } = await open([EDITOR, REVIEWER]);
  await answerOwn();
  await answerOther([item('9', 'OVERDUE', '迟审稿', { dueOn: '2026-02-10', review: { id: 'v9', status: 'ACCEPTED' } })]);
  expect(titles()).toEqual(['迟审稿', '逾期稿', '新稿一', '新稿二']);
  expect(within(screen.getAllByRole('listitem')[0] ?? document.body).getByText(/^审稿专家/)).toBeTruthy();
  expect(theirs.mock.getAllOperations().map(({ request }) => request.node.operation.name)).toContain('useWorkSubscription');
});

it('opens the page of another role in that role, as messages do (B-403)', async () => {
  const { answerOwn, answerOther, asked } = await open([EDITOR, REVIEWER]);
  await answerOwn();
  await answerOther([item('9', 'OVERDUE', '迟审稿', { dueOn: '2026-02-10', review: { id: 'v9', status: 'ACCEPTED' } })]);
  screen.getByRole('link', { name: '迟审稿' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(asked().at(-1)).toMatchObject({ name: 'useSwitchRoleMutation', variables: { input: { roleId: 'r2' } } });
});

it('s asks for a day and a word for oneself, and sends them in the role of the row (B-402)', async () => {
  const { answerOwn, asked } = await open();
  await answerOwn();
  screen.getByRole('link', { name: '新稿一' }).focus();
  act(() => void pressKey(new KeyboardEvent('keydown', { key: 's' }), () => undefined));
  const dialog = within(screen.getByRole('dialog', { name: '稍后' }));
  await userEvent.clear(dialog.getByLabelText(/推迟到/));
  await userEvent.type(dialog.getByLabelText(/推迟到/), '2030-05-06');
  await userEvent.type(dialog.getByLabelText('原因'), '等数据');
  await userEvent.click(dialog.getByRole('button', { name: '推迟' }));
  expect(asked().at(-1)).toMatchObject({
    name: 'PutOffDialogMutation',
    variables: { input: { contributionId: 'c2', until: '2030-05-06', reason: '等数据' } },
  });
});

it('e reminds all late reviewers of the row by one request, and says how many, or why nobody was (B-402, B-412)', async () => {
  const { answerOwn, answer, asked } = await open();
  await answerOwn([item('6', 'WAITING_FOR_OTHERS', '外审稿', { lateReviewers: 2 })]);
  for (const [result, told] of [
    [{ count: 2, refusal: null }, '已提醒 2 位专家'],
    [{ count: 0, refusal: '今天已经提醒过' }, '今天已经提醒过'],
  ] as const) {
    screen.getByRole('link', { name: '外审稿' }).focus();
    act(() => void pressKey(new KeyboardEvent('keydown', { key: 'e' }), () => undefined));
    expect(asked().at(-1)).toMatchObject({ name: 'remindLateMutation', variables: { input: { contributionIds: ['c6'] } } });
    await answer('remindLateMutation', { ReminderResult: () => result });
    expect(await screen.findByText(told)).toBeTruthy();
  }
});

it('says at the end how many were done and how long it took (B-402)', async () => {
  const day = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
  const begunAt = Date.now() - 50 * 60_000;
  localStorage.setItem('today:', JSON.stringify({ day, begunAt, doneAt: begunAt + 42 * 60_000, done: ['a', 'b'] }));
  const { answerOwn } = await open();
  await answerOwn([item('5', 'WAITING_FOR_OTHERS', '他人稿')]);
  expect(screen.getByText('今天的 2 篇已处理完，用时 42 分')).toBeTruthy();
});

it('leads the operations centre to its list (B-401)', async () => {
  const { address } = await open([], { id: 'r7', kind: 'OPERATIONS', number: 7, name: '期刊运营中心' });
  expect(address()).toBe('/main/editorManusList?roleId=7');
});

it('adds up the numbers of the roles, beyond what is listed (B-401)', () => {
  const today = (count: number) => ({ items: [], counts: [{ group: 'NEW' as const, count }] });
  expect(
    workGroups([
      { role: EDITOR, today: today(250) },
      { role: REVIEWER, today: today(2) },
    ]),
  ).toMatchObject([{ name: 'NEW', count: 252 }]);
});
