// The screen's messages about a test letter of a journal's mailbox: on its way until the server has answered, then the answer.
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { show } from '../../../testing/render.tsx';
import { JournalTestMail } from './JournalTestMail.tsx';

afterEach(() => void vi.useRealTimers());

const mail = (fate: string, error: string | null = null) => ({ TestMail: () => ({ to: 'me@example.org', fate, error }) });

it.each([
  ['went out', mail('SENT'), '测试邮件已发出，请在 me@example.org 查收。'],
  [
    'was refused and will be tried again',
    mail('QUEUED', '535 wrong password'),
    '发往 me@example.org 的测试邮件没有发出：535 wrong password',
  ],
  ['was refused for good', mail('FAILED', '550 no such user'), '发往 me@example.org 的测试邮件没有发出：550 no such user'],
])('a queued test mail is not told as sent: its journal is asked again, and says when it %s', async (_what, later, words) => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { asked, answer } = await show(<JournalTestMail colloquiumId="j1" isUnsaved={false} />);
  await userEvent.click(screen.getByRole('button', { name: '发送测试邮件' }));
  await answer('JournalTestMailMutation', mail('QUEUED'));
  expect(screen.getByRole('status').textContent).toBe('正在向 me@example.org 发送……');
  expect(asked()).toEqual([]);
  await act(async () => void (await vi.advanceTimersByTimeAsync(3000)));
  expect(asked()).toEqual([{ name: 'JournalTestMailQuery', variables: { id: 'j1' } }]);
  await answer('JournalTestMailQuery', { Node: () => ({ __typename: 'Colloquium', id: 'j1' }), ...later });
  expect(screen.getByRole('status').textContent).toBe(words);
});
