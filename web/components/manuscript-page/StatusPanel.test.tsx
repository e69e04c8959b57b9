// A manuscript's status and its reader's acts, before and after an act.
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { graphql } from 'react-relay/hooks';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { LanguageTag } from '../../i18n/i18n.ts';
import { showQuery } from '../../testing/render.tsx';
import type { StatusPanelTestQuery } from './__generated__/StatusPanelTestQuery.graphql.ts';
import { StatusPanel } from './StatusPanel.tsx';

const QUERY = graphql`
  query StatusPanelTestQuery @relay_test_operation {
    node(id: "m") {
      ...StatusPanel_contribution @alias(as: "contribution")
    }
  }
`;

const manuscript = {
  __typename: 'Contribution',
  id: 'm',
  manuscriptNumber: 'JN20260001',
  titleZh: '水利碑刻考',
  titleEn: 'Inscriptions',
  state: 'NEW_SUBMISSION',
  authorStatus: 'NEW_SUBMISSION',
  withdrawnAt: null,
  viewerCanEdit: false,
  viewerActs: [{ act: 'RECEIVE', isAllowed: true, refusal: null }],
  heldDecision: null,
  responsible: null,
  expected: null,
  stage: 1,
  stageSince: '2026-03-02T02:00:00.000Z',
  daysInStage: 3,
  stageTimes: [],
  events: [],
};
type Changes = Partial<Record<keyof typeof manuscript, unknown>>;

async function showPanel(
  changes: Changes,
  audience: 'author' | 'office' = 'office',
  language: LanguageTag = 'zh-CN',
  at = '/main/editorManusList/detailChief',
) {
  const onRefused = vi.fn();
  const shown = await showQuery<StatusPanelTestQuery>(
    QUERY,
    { variables: {}, language, at, objects: { Node: () => ({ ...manuscript, ...changes }) } },
    ({ node }) =>
      node?.contribution && (
        <StatusPanel contribution={node.contribution} audience={audience} list="/main/editorManusList?roleId=3" onRefused={onRefused} />
      ),
  );
  return { ...shown, onRefused };
}

const RECEIVE = 'actDocumentsReceiveContributionsMutation';
const receive = async () => {
  await userEvent.click(screen.getByRole('button', { name: '接收稿件' }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: '接收稿件' }));
};
const received = {
  ...manuscript,
  state: 'PLAGIARISM_CHECK',
  authorStatus: 'RECEIVED',
  viewerActs: [],
  historyFiles: [],
  files: [],
  journalHistories: [],
  reviews: [],
};

it('after an act the answer brings the panel up to date, the focus is on the new status, nothing more is asked, and the way leads on to the list (P2-171, R2-044)', async () => {
  const { answer, asked, onRefused } = await showPanel({});
  await receive();
  await answer(RECEIVE, {
    ReceiveContributionsPayload: () => ({ results: [{ contributionId: 'm', done: true, refusal: null, contribution: received }] }),
  });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: '学术不端检测中' }));
  expect(document.body.textContent).toContain('等待责任编辑开始学术不端检测。');
  expect(screen.queryByRole('button', { name: '接收稿件' })).toBeNull();
  expect(asked()).toEqual([]);
  expect(onRefused).not.toHaveBeenCalled();
  expect(screen.getByRole('link', { name: '返回列表' }).getAttribute('href')).toBe('/main/editorManusList?roleId=3');
});

it('after an act the way on stands before the acts that are possible now', async () => {
  const reject = { act: 'EDITOR_REJECT', isAllowed: true, refusal: null };
  const { answer } = await showPanel({ viewerActs: [...manuscript.viewerActs, reject] });
  await receive();
  await answer(RECEIVE, {
    ReceiveContributionsPayload: () => ({ results: [{ contributionId: 'm', done: true, refusal: null, contribution: null }] }),
  });
  const after = screen.getByRole('link', { name: '返回列表' });
  expect(after.compareDocumentPosition(screen.getByRole('button', { name: '退稿' }))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('asks for the page anew when the act was refused, and leaves the focus on the status when the reason is closed', async () => {
  const { answer, onRefused } = await showPanel({});
  await receive();
  await answer(RECEIVE, {
    ReceiveContributionsPayload: () => ({
      results: [{ contributionId: 'm', done: false, refusal: '稿件状态已发生变化', contribution: null }],
    }),
  });
  expect(onRefused).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole('button', { name: '知道了' }));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: '新投稿' }));
});

const event = (id: string, authorStatus: string, at = '2026-03-02T02:00:00.000Z', comment = '') => ({ id, at, authorStatus, comment });

it.each([
  ['office', 'zh-CN', '等待审稿专家答复', '自 2026-03-02 起，已 3 天'],
  ['office', 'en-US', 'waiting for their answers', 'Since 2026-03-02, 3 days'],
  ['author', 'zh-CN', '稿件正在审理，现在不需要您处理', '自 2026-03-04 起'],
] as const)('says what is waited for when there is nothing to do, %s %s', async (audience, language, words, day) => {
  const events = [
    event('1', 'RECEIVED'),
    event('2', 'ASSIGNED', '2026-03-04T02:00:00.000Z'),
    event('3', 'ASSIGNED', '2026-03-09T02:00:00.000Z'),
  ];
  const since = audience === 'author' ? { stageSince: null, daysInStage: null } : {};
  await showPanel({ state: 'REVIEWERS_INVITED', authorStatus: 'ASSIGNED', viewerActs: [], events, ...since }, audience, language);
  expect(document.body.textContent).toContain(words);
  expect(document.body.textContent).toContain(day);
  expect(screen.queryByRole('button')).toBeNull();
});

it('shows an author who is to revise the words of the last letter above the way to the revision', async () => {
  const at = '2026-03-02T02:00:00.000Z';
  const events = [
    event('1', 'AWAITING_REVISION', at, '第一轮'),
    event('2', 'REVISION_SUBMITTED', at, '改好了'),
    event('3', 'AWAITING_REVISION', at, '请补充史料。'),
  ];
  await showPanel({ authorStatus: 'AWAITING_REVISION', viewerCanEdit: true, viewerActs: [], events }, 'author');
  const words = screen.getByRole('region', { name: '编辑部意见' });
  expect(words.textContent).toContain('请补充史料。');
  expect(words.textContent).not.toContain('第一轮');
  const link = screen.getByRole('link', { name: '修改稿件' });
  expect(words.compareDocumentPosition(link) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

it('is not there for a reviewer, who is told nothing of where it stands', async () => {
  await showPanel({ authorStatus: null, state: null, viewerActs: [] });
  expect(screen.queryByRole('heading')).toBeNull();
});

it('offers no act under an address with recived=1 (P2-163, R2-051, D2-17)', async () => {
  const acts = ['RECEIVE', 'WITHDRAW'].map((act) => ({ act, isAllowed: true, refusal: null }));
  for (const [audience, page] of [
    ['office', '/main/editorManusList/detailChief'],
    ['author', '/main/authormanuList/detailAuthor'],
  ] as const) {
    await showPanel({ viewerActs: acts }, audience, 'zh-CN', page);
    expect(screen.queryAllByRole('button').length, audience).toBeGreaterThan(0);
    cleanup();
    await showPanel({ viewerActs: acts }, audience, 'zh-CN', `${page}?recived=1`);
    expect(screen.getByRole('heading', { name: '新投稿' })).toBeTruthy();
    expect(screen.queryByRole('button'), audience).toBeNull();
    cleanup();
  }
});

it('an open dialog whose manuscript has moved on says how it stands now, and keeps what was typed', async () => {
  const { environment } = await showPanel({});
  await userEvent.click(screen.getByRole('button', { name: '接收稿件' }));
  await userEvent.type(screen.getByRole('textbox'), '选题有新意。');
  await act(async () =>
    environment.commitUpdate((store) => {
      store.get('m')?.setValue('EDITOR_REVIEWING', 'state').setLinkedRecords([], 'viewerActs');
    }),
  );
  const dialog = screen.getByRole('dialog').textContent;
  for (const words of ['稿件现在的状态是“编辑审稿中”', '选题有新意。']) expect(dialog).toContain(words);
});

it('a running check says since when and who began it, and no earlier one does (R2-053, P2-109)', async () => {
  const event = (id: string, act: string, at: string, displayName: string) => ({
    id,
    act,
    at,
    actor: { displayName },
    authorStatus: 'RECEIVED',
  });
  const events = [
    event('1', 'RECEIVE', '2026-03-01T02:00:00.000Z', '旧编辑'),
    event('2', 'START_PLAGIARISM_CHECK', '2026-03-02T02:00:00.000Z', '旧编辑'),
    event('3', 'RECEIVE', '2026-03-03T02:00:00.000Z', '周清'),
  ];
  await showPanel({ state: 'PLAGIARISM_CHECK', events });
  expect(document.body.textContent).not.toContain('检测中，自');
  expect(document.body.textContent).toContain('等待责任编辑开始学术不端检测');
  cleanup();
  const begun = [...events, event('4', 'START_PLAGIARISM_CHECK', '2026-03-05T06:32:00.000Z', '周清')];
  await showPanel({ state: 'PLAGIARISM_CHECK', events: begun });
  expect(document.body.textContent).toContain('检测中，自 2026-03-05 14:32（周清）');
  expect(document.body.textContent).toContain('学术不端检测进行中');
});

describe('a decision whose letter waits', () => {
  const NOW = Date.parse('2026-03-05T06:22:20.000Z');
  const HELD = {
    goesAt: '2026-03-05T06:32:00.000Z',
    secondsLeft: 580,
    isLetterEdited: false,
    event: { id: 'e1', comment: '请精简第二节', letter: '<p>请精简第二节</p>' },
  };
  const UNDO = 'actDocumentsUndoDecisionMutation';
  const may = ['CORRECT_LETTER', 'UNDO_DECISION'].map((act) => ({ act, isAllowed: true, refusal: null, isDecision: false }));
  const decided = { ...received, state: 'EDITOR_RETURNED', authorStatus: 'RECEIVED', viewerActs: may, heldDecision: HELD };
  /** The clock here is an hour late: the server's seconds are counted. */
  const clock = () =>
    vi.useFakeTimers({ now: NOW - 3_600_000, toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const user = () => userEvent.setup({ advanceTimers: (ms) => void vi.advanceTimersByTime(ms) });
  afterEach(() => {
    vi.useRealTimers();
    sessionStorage.clear();
  });

  it.each([
    ['zh-CN', '信件 14:32 发出 · 还有 9 分 40 秒', '信件 14:32 发出 · 还有 9 分 38 秒', '信件 14:32 发出 · 还有 40 秒', '信件正在发出'],
    [
      'en-US',
      'The letter goes at 14:32 · 9 min 40 s left',
      'The letter goes at 14:32 · 9 min 38 s left',
      'The letter goes at 14:32 · 40 s left',
      'The letter is going out',
    ],
  ] as const)(
    'is counted down by the clock of the house, then the page is read anew (B-421), %s',
    async (language, first, then, last, over) => {
      clock();
      const { onRefused } = await showPanel(
        { ...decided, heldDecision: { ...HELD, event: { ...HELD.event, id: language } } },
        'office',
        language,
      );
      const timer = screen.getByRole('timer');
      expect(timer.textContent).toBe(first);
      await pass(2000);
      expect(timer.textContent).toBe(then);
      expect(screen.getAllByRole('button')).toHaveLength(2);
      await pass(538_000);
      expect(timer.textContent).toBe(last);
      await pass(40_000);
      expect(timer.textContent).toBe(over);
      expect(screen.queryByRole('button')).toBeNull();
      expect(onRefused).not.toHaveBeenCalled();
      await pass(60_000);
      expect(onRefused).toHaveBeenCalledOnce();
    },
  );

  it('says its minute to others of the office, who can do nothing about it, and nothing to anybody else (B-421)', async () => {
    clock();
    await showPanel({ ...decided, viewerActs: [], heldDecision: { ...HELD, event: { ...HELD.event, id: 'others' } } });
    expect(screen.getByRole('timer').textContent).toContain('信件 14:32 发出');
    expect(screen.queryByRole('button')).toBeNull();
    cleanup();
    await showPanel({ viewerActs: [] }, 'author');
    expect(screen.queryByRole('timer')).toBeNull();
  });

  it('is offered to be taken back or corrected by the notice of the decision as well (B-421)', async () => {
    clock();
    const person = user();
    // The answers of the test’s network leave out what two parts of a document ask for of a list: the acts stand there from the start.
    const acts = [...manuscript.viewerActs, ...may];
    const { answer, asked } = await showPanel({ viewerActs: acts });
    await person.click(screen.getByRole('button', { name: '接收稿件' }));
    await person.click(within(screen.getByRole('dialog')).getByRole('button', { name: '接收稿件' }));
    await answer(RECEIVE, {
      ReceiveContributionsPayload: () => ({
        results: [{ contributionId: 'm', done: true, refusal: null, contribution: { ...decided, viewerActs: acts } }],
      }),
    });
    const notice = screen.getByRole('region', { name: '提示' });
    expect(notice.textContent).toContain('信件 14:32 发出，此前可以修改信件或撤回决定');
    await pass(20_000);
    await person.click(within(notice).getByRole('button', { name: '撤回决定' }));
    const dialog = screen.getByRole('dialog');
    expect(dialog.textContent).toContain('信件不再发出，作者不会得知');
    await person.type(within(dialog).getByRole('textbox'), '点错了');
    await person.click(within(dialog).getByRole('button', { name: '撤回决定' }));
    expect(asked().map(({ name, variables }) => [name, (variables as { input: { comment: string } }).input.comment])).toEqual([
      [UNDO, '点错了'],
    ]);
    await answer(UNDO, { UndoDecisionPayload: () => ({ contribution: { ...received, state: 'NEW_SUBMISSION', heldDecision: null } }) });
    expect(screen.queryByRole('timer')).toBeNull();
    expect(screen.getByRole('region', { name: '提示' }).textContent).toContain('决定已撤回，信件不再发出');
    expect(screen.getByRole('region', { name: '提示' }).textContent).not.toContain('此前');
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: '新投稿' }));
  });

  it('begins the correction with the opinion as it was written; an emptied one is sent as empty (B-421)', async () => {
    clock();
    const person = user();
    const { asked } = await showPanel({ ...decided, heldDecision: { ...HELD, event: { ...HELD.event, id: 'e2' } } });
    await person.click(screen.getByRole('button', { name: '修改信件' }));
    const dialog = screen.getByRole('dialog');
    const opinion = within(dialog).getAllByRole<HTMLTextAreaElement>('textbox')[0];
    expect(opinion?.value).toBe('请精简第二节');
    if (opinion) await person.clear(opinion);
    await person.click(within(dialog).getByRole('button', { name: '修改信件' }));
    const sent = asked().find(({ name }) => name === 'actDocumentsCorrectLetterMutation');
    expect(sent?.variables).toMatchObject({ input: { contributionId: 'm', comment: '' } });
  });
});

it.each([
  ['REJECTED', '退稿：未送审'],
  ['NOT_ACCEPTED', '不予录用：经过评审后'],
  ['COMPILED', '组稿：'],
])('says in place what %s means (B-454)', async (state, words) => {
  await showPanel({ state, viewerActs: [] });
  expect(document.body.textContent).toContain(words);
});
