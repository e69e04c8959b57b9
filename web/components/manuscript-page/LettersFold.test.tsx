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
  recipient: { displayName: '张三' },
  subject: '稿件已收到',
  fate: 'SENT',
  failure: null,
  isResent: false,
  viewerCanRead: true,
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
const hidden = { ...sent, id: 'm3', recipient: null, subject: null, viewerCanRead: false, viewerCanResend: false };

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
    expect.stringMatching(/审稿提醒.*发送失败.*收件人：审稿专家 张三查看.*原因：550 …/),
    expect.stringMatching(/稿件已收到.*已发送.*收件人：作者 张三查看重发$/),
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

it('shows a letter as it went, from whom, to whom and with which files, when it is opened (B-021)', async () => {
  const shown = await open([sent]);
  await userEvent.click(screen.getByRole('button', { name: '查看：稿件已收到' }));
  await shown.answer('SentMailQuery', {
    Node: () => ({ __typename: 'Mail', id: 'm1' }),
    Mail: () => ({
      subject: '稿件已收到',
      from: '江南文化 <box@journal.test>',
      to: 'author@x.test',
      replyTo: 'box@journal.test',
      sendAfter: AT,
      sentAt: AT,
      html: '<p>您的稿件已收到。<a href="https://house.test/invitation?ticket=…">链接</a></p>',
      attachments: ['徽标.png'],
    }),
  });
  const dialog = await screen.findByRole('dialog', { name: '稿件已收到' });
  for (const words of ['江南文化 <box@journal.test>', 'author@x.test', '回复至', '2026-03-05 14:32', '徽标.png', '您的稿件已收到。'])
    expect(dialog.textContent).toContain(words);
});

it.each([
  ['REFUSED', AT, '退信时间2026-03-05 14:32'],
  ['FAILED', AT, '最后尝试2026-03-05 14:32'],
  ['QUEUED', null, '待发时间2026-03-05 14:00'],
])('says of a letter that is %s when it was tried, or is to go (B-024)', async (fate, triedAt, words) => {
  const shown = await open([sent]);
  await userEvent.click(screen.getByRole('button', { name: '查看：稿件已收到' }));
  const letter = { subject: '稿件已收到', fate, triedAt, sentAt: null, attachments: [], sendAfter: '2026-03-05T06:00:00.000Z' };
  await shown.answer('SentMailQuery', { Node: () => ({ __typename: 'Mail', id: 'm1' }), Mail: () => letter });
  const { textContent } = await screen.findByRole('dialog', { name: '稿件已收到' });
  expect(textContent).toContain(words);
  if (triedAt) expect(textContent).not.toContain('待发时间');
});
