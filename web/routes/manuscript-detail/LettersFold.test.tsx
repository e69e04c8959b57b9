// The letters of a manuscript: asked for when opened, with their fate, and sent again once.
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { show } from '../../testing/render.tsx';
import { LettersFold } from './LettersFold.tsx';

const AT = '2026-03-05T06:32:00.000Z';
const sent = {
  createdAt: AT,
  sendAfter: AT,
  sentAt: AT,
  id: 'm1',
  recipientRole: 'AUTHOR',
  recipient: { realName: '张三' },
  subject: '稿件已收到',
  fate: 'SENT',
  failure: null,
  isResent: false,
  viewerCanResend: true,
};
const failed = {
  ...sent,
  id: 'm2',
  fate: 'FAILED',
  failure: '550 …',
  recipientRole: 'REVIEWER',
  subject: '审稿提醒',
  viewerCanResend: false,
};
const hidden = { ...sent, id: 'm3', recipient: null, subject: null, viewerCanResend: false };

async function open(mails: readonly object[]) {
  const shown = await show(<LettersFold contributionId="c1" />);
  expect(shown.asked()).toEqual([]);
  await userEvent.click(screen.getByText('相关邮件'));
  await shown.answer('LettersFoldQuery', { Node: () => ({ __typename: 'Contribution', id: 'c1' }), Contribution: () => ({ mails }) });
  return shown;
}

it('says to whom, what about and what became of each, and nothing of whom one may not know', async () => {
  await open([failed, sent, hidden]);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/审稿提醒.*发送失败.*收件人：审稿专家 张三.*原因：550 …/),
    expect.stringMatching(/稿件已收到.*已发送.*收件人：作者 张三/),
    expect.stringMatching(/致作者的邮件.*收件人：作者$/),
  ]);
});

it('sends one again with one click, also with two, and shows the new one', async () => {
  const shown = await open([sent]);
  await userEvent.dblClick(screen.getByRole('button', { name: '重发：稿件已收到' }));
  expect(shown.asked()).toEqual([{ name: 'useResendMailMutation', variables: { input: { mailId: 'm1' } } }]);
  await shown.answer('useResendMailMutation', {
    Contribution: () => ({
      id: 'c1',
      mails: [
        { ...sent, id: 'm4', fate: 'QUEUED', isResent: true, viewerCanResend: false },
        { ...sent, viewerCanResend: false },
      ],
    }),
  });
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: /重发/ })).toBeNull();
  expect(screen.getByText('邮件将再次发出')).toBeTruthy();
});

it('says that there is none', async () => {
  await open([]);
  expect(screen.getByText('没有邮件')).toBeTruthy();
});
