// Friend and product links: each kind in its order; added, changed, deleted after asking, moved.
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { showRoute } from '../../testing/render.tsx';
import QUERY, { type PublisherLinksPageQuery } from './__generated__/PublisherLinksPageQuery.graphql.ts';
import { PublisherLinksPage } from './PublisherLinksPage.tsx';

const link = (id: string, kind: string, nameZh: string) => ({
  id,
  kind,
  nameZh,
  nameEn: `${nameZh} EN`,
  url: `https://example.org/${id}`,
  version: 2,
});
const open = (publisherLinks: readonly object[] = [link('f1', 'FRIEND', '国家图书馆'), link('f2', 'FRIEND', '上海图书馆')]) =>
  showRoute<PublisherLinksPageQuery>(QUERY, () => ({}), <PublisherLinksPage />, {
    at: '/main/publisherLinks',
    objects: { Query: () => ({ publisherLinks }) },
  });
const dialog = () => within(screen.getByRole('dialog'));
const press = async (name: string) => await userEvent.click(screen.getByRole('button', { name }));

it('shows each kind apart, in order, and says where there is none (F-119)', async () => {
  await open();
  const friends = within(screen.getByRole('list', { name: '友情链接' }));
  expect(friends.getAllByText(/图书馆$/).map(({ textContent }) => textContent)).toEqual(['国家图书馆', '上海图书馆']);
  expect(friends.getAllByText(/ EN$/).map(({ textContent }) => textContent)).toEqual(['国家图书馆 EN', '上海图书馆 EN']);
  expect(screen.getByText('尚无链接')).toBeTruthy();
  cleanup();
  await open([link('p1', 'PRODUCT', '集刊数据库'), link('f1', 'FRIEND', '国家图书馆')]);
  const kinds = ['友情链接', '产品'].map((name) => screen.getByRole('list', { name }).textContent);
  expect(kinds).toEqual([expect.stringContaining('国家图书馆'), expect.stringContaining('集刊数据库')]);
});

it('adds a link by https alone, with both names', async () => {
  const { asked, answer } = await open([]);
  const [addFriend] = screen.getAllByRole('button', { name: '新建' });
  if (!addFriend) throw new Error('no button');
  await userEvent.click(addFriend);
  await userEvent.type(dialog().getByRole('textbox', { name: /中文名称/ }), '国家图书馆');
  await userEvent.type(dialog().getByRole('textbox', { name: /英文名称/ }), 'National Library');
  const url = dialog().getByRole('textbox', { name: /网址/ });
  await userEvent.type(url, 'http://example.org');
  await userEvent.click(dialog().getByRole('button', { name: '新建' }));
  expect(asked()).toEqual([]);
  expect(url.getAttribute('aria-invalid')).toBe('true');
  await userEvent.clear(url);
  await userEvent.type(url, 'https://example.org');
  await userEvent.click(dialog().getByRole('button', { name: '新建' }));
  expect(asked()).toEqual([
    {
      name: 'useChangeLinksAddMutation',
      variables: { input: { kind: 'FRIEND', nameZh: '国家图书馆', nameEn: 'National Library', url: 'https://example.org' } },
    },
  ]);
  await answer('useChangeLinksAddMutation', {});
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('replaces a link over the version that was read, and deletes one after asking', async () => {
  const { asked } = await open();
  await press('修改“上海图书馆”');
  await userEvent.type(dialog().getByRole('textbox', { name: /中文名称/ }), '（总馆）');
  await userEvent.click(dialog().getByRole('button', { name: '保存' }));
  expect(asked()).toMatchObject([{ variables: { input: { publisherLinkId: 'f2', version: 2, nameZh: '上海图书馆（总馆）' } } }]);
});

it('deletes a link after asking', async () => {
  const { asked } = await open();
  await press('删除“上海图书馆”');
  expect(asked()).toEqual([]);
  await userEvent.click(dialog().getByRole('button', { name: '删除' }));
  expect(asked()).toEqual([{ name: 'useChangeLinksDeleteMutation', variables: { input: { publisherLinkId: 'f2' } } }]);
});
