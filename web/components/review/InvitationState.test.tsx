// State of an invitation for the office, and the acts on an outstanding one.
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { graphql } from 'react-relay/hooks';
import { expect, it } from 'vitest';
import { ApiError } from '../../relay/errors.ts';
import type { LanguageTag } from '../../i18n/i18n.ts';
import { showQuery } from '../../testing/render.tsx';
import type { InvitationStateTestQuery } from './__generated__/InvitationStateTestQuery.graphql.ts';
import { InvitationState } from './InvitationState.tsx';

const QUERY = graphql`
  query InvitationStateTestQuery @relay_test_operation {
    node(id: "r1") {
      ...InvitationState_review @alias(as: "review")
    }
  }
`;

const REVIEW = {
  __typename: 'Review',
  id: 'r1',
  status: 'PENDING',
  closedReason: null,
  answerDueOn: '2026-03-09',
  reviewDueOn: '2026-04-07',
  declineReason: null,
  suggestedColleagues: null,
  conflictReason: null,
  conflicts: [],
  remindedAt: null,
  lastLetter: { fate: 'SENT', failure: null } as { fate: string; failure: string | null } | null,
  viewerCanCorrectAddress: false,
  viewerCanClose: true,
  viewerCanRemind: true,
  reviewer: { displayName: '顾言' },
  contribution: { id: 'm' },
};
type Changes = Partial<Record<keyof typeof REVIEW, unknown>>;

const showState = (changes: Changes = {}, language: LanguageTag = 'zh-CN') =>
  showQuery<InvitationStateTestQuery>(
    QUERY,
    { variables: {}, language, objects: { Node: () => ({ ...REVIEW, ...changes }) } },
    ({ node }) => node?.review && <InvitationState review={node.review} />,
  );
const buttons = () => screen.queryAllByRole('button').map((button) => button.textContent);
const said = () => document.body.textContent ?? '';

it('reminds the expert of an invitation that is out: once, then it says on which day', async () => {
  const page = await showState();
  expect(buttons()).toEqual(['提醒', '撤回邀请']);
  await userEvent.dblClick(screen.getByRole('button', { name: '提醒顾言' }));
  expect(page.asked()).toEqual([{ name: 'useAttendInvitationRemindMutation', variables: { input: { reviewId: 'r1' } } }]);
  await page.answer('useAttendInvitationRemindMutation', {
    // Half past midnight in Shanghai.
    Review: () => ({ ...REVIEW, viewerCanRemind: false, remindedAt: '2026-03-05T16:30:00.000Z' }),
  });
  expect(await screen.findByText('已提醒顾言')).toBeTruthy();
  expect(screen.getByText('2026-03-06 已提醒')).toBeTruthy();
  expect(buttons()).not.toContain('提醒');
});

it('says why it was not reminded, and leaves everything as it was', async () => {
  const page = await showState();
  await userEvent.click(screen.getByRole('button', { name: '提醒顾言' }));
  await page.fail('useAttendInvitationRemindMutation', new ApiError('今天已经提醒过这位专家，请明天再试', { code: 'REMINDED_TODAY' }));
  expect(await screen.findByText('今天已经提醒过这位专家，请明天再试')).toBeTruthy();
  expect(screen.getByRole('button', { name: '提醒顾言' })).toBeTruthy();
});

it('withdraws an invitation after asking, with what follows from it; it then says so', async () => {
  const page = await showState({ status: 'ACCEPTED' });
  await userEvent.click(screen.getByRole('button', { name: '撤回对顾言的邀请' }));
  const dialog = screen.getByRole('dialog', { name: '撤回对顾言的邀请' });
  expect(dialog.textContent).toContain('撤回不会启用候补专家');
  await userEvent.click(screen.getByRole('button', { name: '取消' }));
  expect(page.asked()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: '撤回对顾言的邀请' }));
  await userEvent.click(screen.getByRole('button', { name: '撤回邀请' }));
  expect(page.asked()).toEqual([
    {
      name: 'useAttendInvitationCloseMutation',
      variables: { input: { contributionId: 'm', reviewId: 'r1', clientMutationId: expect.any(String) }, isOne: true },
    },
  ]);
  await page.answer('useAttendInvitationCloseMutation', {
    Review: () => ({ ...REVIEW, status: 'CLOSED', closedReason: 'OFFICE', viewerCanClose: false, viewerCanRemind: false }),
  });
  expect(await screen.findByText('已撤回对顾言的邀请')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText('已撤回')).toBeTruthy();
  expect(buttons()).not.toContain('撤回邀请');
});

it.each<[Changes, string[]]>([
  [{ viewerCanRemind: false, remindedAt: '2026-03-05T02:00:00.000Z' }, ['待答复', '请于 2026-03-09 前答复', '2026-03-05 已提醒']],
  [{ status: 'ACCEPTED' }, ['已接受', '请于 2026-04-07 前审回']],
  [{ status: 'DECLINED', declineReason: '近期出访', suggestedColleagues: '程砚秋' }, ['已谢绝', '理由：近期出访', '推荐：程砚秋']],
  [{ status: 'CLOSED', closedReason: 'LAPSED' }, ['逾期失效']],
  [
    { status: 'FINISHED', conflicts: ['作者请求回避此人', '与作者顾言同在南湖大学'], conflictReason: '仅此一人熟悉' },
    ['已交回', '注意：作者请求回避此人；与作者顾言同在南湖大学', '邀请理由：仅此一人熟悉'],
  ],
  [{ status: 'CLOSED', closedReason: 'ROUND' }, ['本轮已结束']],
  [{ status: 'CLOSED', closedReason: null, remindedAt: '2026-03-05T02:00:00.000Z' }, ['已结束']],
  [{ status: 'FINISHED' }, ['已交回']],
])('says how it stands: %o', async (changes, words) => {
  await showState({ viewerCanClose: false, viewerCanRemind: false, ...changes });
  expect(buttons()).toEqual([]);
  expect(said()).toBe(words.join(''));
});

it('in English, and of an expert whose name is not for the reader', async () => {
  await showState({ reviewer: null, viewerCanRemind: false }, 'en-US');
  expect(said()).toContain('Awaiting reply');
  expect(buttons()).toEqual(['Withdraw']);
});

const REFUSED = { lastLetter: { fate: 'REFUSED', failure: '该邮箱不存在（服务器答复：550 …）' }, viewerCanCorrectAddress: true };
const correctIt = async (email: string) => {
  await userEvent.click(screen.getByRole('button', { name: '更正顾言的地址并重发邀请' }));
  await userEvent.type(screen.getByRole('textbox', { name: /新的邮箱/ }), email);
  await userEvent.click(screen.getByRole('button', { name: '重新发出' }));
};

it('says in plain words that its letter was refused; corrected once, it is on its way to the new address (B-020)', async () => {
  const page = await showState(REFUSED);
  expect(said()).toContain('待答复信件被拒收该邮箱不存在（服务器答复：550 …）');
  await correctIt('gu@right.test');
  expect(page.asked()).toEqual([
    { name: 'InvitationLetterMutation', variables: { input: { reviewId: 'r1', email: 'gu@right.test', conflictReason: null } } },
  ]);
  await page.answer('InvitationLetterMutation', { Review: () => ({ ...REVIEW, lastLetter: { fate: 'QUEUED', failure: null } }) });
  expect(await screen.findByText('邀请已重新发往 gu@right.test')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText('信件正在发送')).toBeTruthy();
  expect(buttons()).not.toContain('更正地址并重发');
});

it('asks for a reason where the person at the new address has a conflict, and keeps what was typed (B-020)', async () => {
  const page = await showState(REFUSED);
  await correctIt('gu@right.test');
  await page.fail(
    'InvitationLetterMutation',
    new ApiError('请检查', { code: 'INVALID_INPUT', fields: { conflictReason: '存在利益冲突，请填写理由' } }),
  );
  await userEvent.type(await screen.findByRole('textbox', { name: /仍然邀请的理由/ }), '仅此一人');
  await userEvent.click(screen.getByRole('button', { name: '重新发出' }));
  expect(page.asked().at(-1)?.variables).toEqual({ input: { reviewId: 'r1', email: 'gu@right.test', conflictReason: '仅此一人' } });
});
