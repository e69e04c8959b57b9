// The message centre as a page: what stands together, and reading all at once.
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { showRoute } from '../../testing/render.tsx';
import MESSAGES, { type MessageCenterPageQuery } from './__generated__/MessageCenterPageQuery.graphql.ts';
import { MessageCenterPage } from './MessageCenterPage.tsx';

const message = (id: string, title: string, number: string, manuscript: string) => ({
  node: {
    id,
    title,
    content: '……',
    createdAt: '2026-03-05T06:32:00.000Z',
    isRead: false,
    role: 'AUTHOR',
    manuscriptTitle: manuscript,
    manuscriptNumber: number,
    contribution: { id: number, manuscriptNumber: number, hasBeenInPool: false, titleZh: manuscript, titleEn: null },
  },
});

const showMessages = (unreadMessageCount: number) =>
  showRoute<MessageCenterPageQuery>(MESSAGES, () => ({ page: 1 }), <MessageCenterPage />, {
    at: '/main/msgCenter',
    objects: {
      Viewer: () => ({
        id: 'v1',
        unreadMessageCount,
        currentRole: { kind: 'AUTHOR' },
        roles: [{ id: 'r1', kind: 'AUTHOR', name: '作者' }],
        messages: {
          totalCount: 3,
          edges: [
            message('m3', '录用通知', 'A1', '义庄账册'),
            message('m2', '退修通知', 'B1', '碑刻考'),
            message('m1', '投稿成功', 'A1', '义庄账册'),
          ],
        },
      }),
    },
  });

it('several messages of one manuscript stand under its title, one alone names it in its row', async () => {
  await showMessages(3);
  const group = within(screen.getByRole('list', { name: /义庄账册/ }));
  expect(group.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['录用通知', '投稿成功']);
  expect(group.getAllByRole('link', { name: '查看稿件' })).toHaveLength(2);
  expect(screen.getByRole('link', { name: '碑刻考' })).toBeTruthy();
});

it('all are read by one button, which goes with the last unread one', async () => {
  const shown = await showMessages(3);
  await userEvent.click(screen.getByRole('button', { name: '全部标为已读' }));
  expect(shown.asked()).toMatchObject([{ name: 'useMarkAllMessagesReadMutation' }]);
  await shown.answer('useMarkAllMessagesReadMutation', { Viewer: () => ({ id: 'v1', unreadMessageCount: 0 }) });
  expect(screen.queryByRole('button', { name: '全部标为已读' })).toBeNull();
  expect(shown.asked(), 'the rows are fetched as they are now').toMatchObject([{ name: 'MessageCenterPageQuery' }]);
});
