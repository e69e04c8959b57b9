// The reviewers of a running round beside the manuscript: how each stands, who is late, and reminding them.
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { graphql } from 'react-relay/hooks';
import { expect, it } from 'vitest';
import type { LanguageTag } from '../../i18n/i18n.ts';
import { showQuery } from '../../testing/render.tsx';
import type { RoundPanelTestQuery } from './__generated__/RoundPanelTestQuery.graphql.ts';
import { RoundPanel } from './RoundPanel.tsx';

const QUERY = graphql`
  query RoundPanelTestQuery @relay_test_operation {
    node(id: "m") {
      ...RoundPanel_contribution @alias(as: "contribution")
    }
  }
`;
const due = (step: 'ANSWER' | 'REVIEW', on: string, workingDaysLeft: number) => ({
  step,
  on,
  workingDaysLeft,
  isOverdue: workingDaysLeft < 0,
});
const review = (id: string, displayName: string | null, own: object = {}) => ({
  __typename: 'Review',
  id,
  round: 1,
  status: 'PENDING',
  closedReason: null,
  invitedAt: '2026-03-05T06:32:00.000Z',
  finishedAt: null,
  remindedAt: null,
  viewerCanRemind: true,
  viewerCanReadResult: false,
  due: due('ANSWER', '2026-03-12', 3),
  reviewer: displayName === null ? null : { displayName },
  ...own,
});
const LATE = { due: due('REVIEW', '2026-02-20', -5), status: 'ACCEPTED' };
const FINISHED = {
  status: 'FINISHED',
  due: null,
  finishedAt: '2026-03-06T06:32:00.000Z',
  viewerCanRemind: false,
  viewerCanReadResult: true,
};
const REMINDED = { viewerCanRemind: false, remindedAt: '2026-03-05T02:00:00.000Z' };
const DECLINED = { status: 'DECLINED', due: null, viewerCanRemind: false };

const showRound = (reviews: readonly object[] | null, state: string | null = 'REVIEWERS_AT_WORK', language: LanguageTag = 'zh-CN') =>
  showQuery<RoundPanelTestQuery>(
    QUERY,
    {
      variables: {},
      language,
      at: '/main/editorManusList/detailChief?roleId=3&id=m',
      objects: { Node: () => ({ __typename: 'Contribution', id: 'm', state, reviews }) },
    },
    ({ node }) => node?.contribution && <RoundPanel contribution={node.contribution} />,
  );
const panel = () => screen.queryByRole('region', { name: /审稿专家|Reviewers/ });
const rows = () =>
  within(panel() ?? document.body)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const REMINDING = 'useAttendInvitationRemindMutation';

it('says of each reviewer of the round how they stand and by when, the late ones first, who has handed in last (B-441)', async () => {
  await showRound([
    review('r1', '顾言', FINISHED),
    review('r2', '程砚秋', { remindedAt: '2026-03-05T16:30:00.000Z', viewerCanRemind: false }),
    review('r3', '骆晓棠', LATE),
  ]);
  expect(rows()).toEqual([
    '骆晓棠已接受提醒2026-02-20 前审回逾期 5 个工作日',
    '程砚秋待答复2026-03-06 已提醒2026-03-12 前答复3 个工作日后到期',
    '顾言已交回审稿结果2026-03-06 交回',
  ]);
  expect(panel()?.textContent).toContain('第 1 轮 · 已回 1/3');
  expect(screen.getByRole('link', { name: '顾言的审稿结果' }).getAttribute('href')).toContain('inviteId=r1');
});

it('in English (B-441)', async () => {
  await showRound([review('r1', 'Gu Yan', FINISHED), review('r3', 'Luo Xiaotang', LATE), review('r4', 'Cheng', LATE)], undefined, 'en-US');
  expect(panel()?.textContent).toContain('Round 1 · 1 of 3 in');
  expect(rows()[0]).toBe('Luo XiaotangAcceptedRemindReview due 2026-02-20overdue by 5 working days');
  expect(screen.getByRole('button', { name: 'Remind 2 late reviewers' })).toBeTruthy();
});

it('shows the present round alone, and names in one line who declined or was withdrawn (B-441)', async () => {
  await showRound([
    review('r1', '顾言', FINISHED),
    review('r2', '程砚秋', { round: 2 }),
    review('r3', '骆晓棠', { ...DECLINED, round: 2 }),
    review('r4', '何晚晴', { ...DECLINED, status: 'CLOSED', closedReason: 'OFFICE', round: 2 }),
    // Of an earlier journal.
    review('r5', '邵景行', { round: 3, invitedAt: null }),
  ]);
  expect(rows().map((text) => text.slice(0, 3))).toEqual(['程砚秋']);
  expect(panel()?.textContent).toContain('第 2 轮 · 已回 0/1');
  expect(panel()?.textContent).toContain('骆晓棠 已谢绝、何晚晴 已结束');
  expect(panel()?.textContent).not.toMatch(/顾言|邵景行/);
});

it.each([
  ['REVIEWERS_INVITED', true],
  ['REVIEWERS_AT_WORK', true],
  ['REVIEWERS_DONE', true],
  ['EDITOR_REVIEWING', false],
  ['ACCEPTED', false],
  // Who may not know where it stands.
  [null, false],
])('in state %s it is there: %s (B-441)', async (state, isThere) => {
  await showRound([review('r1', '顾言')], state);
  expect(panel() !== null).toBe(isThere);
});

it.each<[string, readonly object[] | null]>([
  ['may know no review, as an author', null],
  ['may not know a reviewer, being one of them', [review('r1', '顾言'), review('r2', null)]],
  ['has nobody in this round', []],
])('is not there for a reader who %s (B-441)', async (_who, reviews) => {
  await showRound(reviews);
  expect(panel()).toBeNull();
  expect(document.body.textContent).not.toContain('顾言');
});

it('reminds one with one press, once; then it says so (B-441)', async () => {
  const page = await showRound([review('r1', '顾言', LATE)]);
  const button = screen.getByRole('button', { name: '提醒顾言' });
  expect(button.matches('[data-remind]'), 'the key reminds the only one who is late').toBe(true);
  await userEvent.dblClick(button);
  expect(page.asked()).toEqual([{ name: REMINDING, variables: { input: { reviewId: 'r1' } } }]);
  await page.answer(REMINDING, { Review: () => ({ ...review('r1', '顾言', LATE), ...REMINDED }) });
  expect(await screen.findByText('已提醒顾言')).toBeTruthy();
  expect(rows()[0]).toContain('2026-03-05 已提醒');
  expect(panel()?.querySelector('button')).toBeNull();
});

it('reminds all who are late by one request, and says how many, or why nobody was (B-441, B-412)', async () => {
  const LATE_ONES = 'useRemindLateMutation';
  const round = (own: object) => [
    review('r1', '顾言', { ...LATE, ...own }),
    review('r2', '程砚秋', { ...LATE, ...own }),
    review('r4', '何晚晴'),
  ];
  const page = await showRound(round({}));
  const answer = (count: number, refusal: string | null, reviews: readonly object[]) =>
    page.answer(LATE_ONES, {
      ReminderResult: () => ({ contributionId: 'm', count, refusal }),
      Contribution: () => ({ id: 'm', state: 'REVIEWERS_AT_WORK', reviews }),
    });
  expect(document.querySelectorAll('[data-remind]'), 'the key presses the button for all').toHaveLength(1);
  const button = screen.getByRole('button', { name: '提醒逾期的 2 位专家' });
  await userEvent.dblClick(button);
  expect(page.asked()).toEqual([{ name: LATE_ONES, variables: { input: { contributionIds: ['m'], dryRun: false }, isOne: true } }]);
  await answer(0, '今天已经提醒过这位专家，请明天再试', round({}));
  expect(await screen.findByText('今天已经提醒过这位专家，请明天再试')).toBeTruthy();
  await userEvent.click(button);
  await answer(2, null, round(REMINDED));
  expect(await screen.findByText('已提醒 2 位专家')).toBeTruthy();
  expect(rows()[0]).toContain('2026-03-05 已提醒');
  expect(document.querySelector('[data-remind]')).toBeNull();
});
