// The message centre as a page: groups, and reading all at once.
import { cleanup, screen, within } from '@testing-library/react';
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

const showMessages = (unreadMessageCount: number, own: object = {}) =>
  showRoute<MessageCenterPageQuery>(MESSAGES, (search) => ({ page: Number(search.get('page') ?? 1) }), <MessageCenterPage />, {
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
          ...own,
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
  expect(shown.asked()).toMatchObject([{ name: 'MessageCenterPageMutation' }]);
  await shown.answer('MessageCenterPageMutation', { Viewer: () => ({ id: 'v1', unreadMessageCount: 0 }) });
  expect(screen.queryByRole('button', { name: '全部标为已读' })).toBeNull();
  expect(shown.asked(), 'the rows are fetched as they are now').toMatchObject([{ name: 'MessageCenterPageQuery' }]);
});

it('has title and time of each, and a text that its title opens and closes, by the keyboard too (P3-225, P3-226, R3-160, SC-118)', async () => {
  await showMessages(1, { totalCount: 1, edges: [message('m2', '退修通知', 'B1', '碑刻考')] });
  const title = screen.getByRole('button', { name: '退修通知' });
  expect(title.closest('li')?.querySelector('time')?.title).toBe('2026-03-05 14:32');
  const text = screen.getByText('……');
  expect([text.hidden, title.getAttribute('aria-expanded')]).toEqual([true, 'false']);
  await userEvent.click(title);
  expect([text.hidden, title.getAttribute('aria-expanded')]).toEqual([false, 'true']);
  title.focus();
  await userEvent.keyboard('{Enter}');
  expect(text.hidden).toBe(true);
  for (const isHidden of [false, true]) {
    await userEvent.click(title);
    expect(text.hidden).toBe(isHidden);
  }
});

it('marks what is unread, until it is opened; the number in the header follows (P3-227, R3-161)', async () => {
  const shown = await showMessages(1, { totalCount: 1, edges: [message('m2', '退修通知', 'B1', '碑刻考')] });
  // As the bell of the header reads it.
  const unread = () => shown.environment.getStore().getSource().get('v1')?.['unreadMessageCount'];
  expect(screen.getByRole('img', { name: '未读' })).toBeTruthy();
  expect(unread()).toBe(1);
  await userEvent.click(screen.getByRole('button', { name: '退修通知' }));
  await shown.answer('MessageItemMutation', {
    Message: () => ({ id: 'm2', isRead: true }),
    Viewer: () => ({ id: 'v1', unreadMessageCount: 0 }),
  });
  expect(screen.queryByRole('img', { name: '未读' })).toBeNull();
  expect(unread()).toBe(0);
  expect(screen.queryByRole('button', { name: '全部标为已读' })).toBeNull();
});

it('has ten a page, manuscripts by their newest message, and pages only above one (P3-224, R3-159)', async () => {
  await showMessages(0);
  expect(screen.getAllByRole('button', { expanded: false }).map(({ textContent }) => textContent)).toEqual([
    '录用通知',
    '投稿成功',
    '退修通知',
  ]);
  expect(screen.queryByRole('navigation', { name: '分页' })).toBeNull();
  cleanup();
  const shown = await showMessages(0, { totalCount: 21 });
  await userEvent.click(within(screen.getByRole('navigation', { name: '分页' })).getByRole('button', { name: '第 3 页' }));
  expect(shown.asked().at(-1)).toMatchObject({ name: 'MessageCenterPageQuery', variables: { page: 3 } });
});

it('asks for ten messages a page, for the page of the address (R3-159, SC-118)', async () => {
  const shown = await showMessages(0);
  const lists = () => Object.keys(shown.environment.getStore().getSource().get('v1') ?? {}).filter((key) => key.startsWith('messages('));
  expect(lists()).toEqual(['messages(first:10,page:1)']);
  await shown.go('/main/msgCenter?page=2');
  await shown.answer('MessageCenterPageQuery', {
    Viewer: () => ({ id: 'v1', currentRole: { kind: 'AUTHOR' }, messages: { totalCount: 0, edges: [] } }),
  });
  expect(lists()).toEqual(['messages(first:10,page:1)', 'messages(first:10,page:2)']);
});

it('says in the specified words that there is nothing (P3-228, R3-203)', async () => {
  await showMessages(0, { totalCount: 0, edges: [] });
  expect(screen.getByText('目前没有相关信息')).toBeTruthy();
});
