// The navigation at the side: its groups fold, and the page that is open is in sight.
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { graphql } from 'react-relay/hooks';
import { beforeEach, expect, it, vi } from 'vitest';
import { showQuery } from '../../testing/render.tsx';
import type { SideNavigationTestQuery } from './__generated__/SideNavigationTestQuery.graphql.ts';
import { SideNavigation } from './SideNavigation.tsx';

const QUERY = graphql`
  query SideNavigationTestQuery @relay_test_operation {
    viewer {
      ...SideNavigation_viewer
    }
  }
`;

const GROUPS = [
  { name: '稿件', items: [{ name: '稿件列表', url: 'optList' }] },
  {
    name: '统计',
    items: [
      { name: '稿件接收情况统计', url: 'receive' },
      { name: '集刊出版进度统计', url: 'publishClct' },
    ],
  },
];
const showAt = (at: string, navigation: object[] = GROUPS) =>
  showQuery<SideNavigationTestQuery>(
    QUERY,
    { variables: {}, at, objects: { Viewer: () => ({ currentRole: { number: 7 }, invitationPendingCount: 0, navigation }) } },
    ({ viewer }) => viewer && <SideNavigation viewer={viewer} isFolded={false} onFoldClick={() => undefined} />,
  );
const shown = () => screen.getAllByRole('link').map(({ textContent }) => textContent);
const group = (name: string) => screen.getByRole('button', { name });

beforeEach(() => localStorage.clear());

it('brings the page that is open into sight, when it is opened and when another one is', async () => {
  // The menu is 900 high, and its pages stand far beneath and above.
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    if (this.tagName === 'NAV') return new DOMRect(0, 56, 232, 844);
    return new DOMRect(0, this.textContent === '集刊出版进度统计' ? 1112 : this.textContent === '稿件列表' ? 20 : 300, 216, 36);
  });
  const page = await showAt('/main/publishClct?roleId=7');
  const nav = screen.getByRole('navigation');
  expect(nav.scrollTop).toBe(1112 + 36 - 900 + 8);
  await page.go('/main/receive?roleId=7');
  expect(nav.scrollTop, 'what is in sight moves nothing').toBe(256);
  await page.go('/main/optList?roleId=7');
  expect(nav.scrollTop).toBe(256 - (56 - 20 + 8));
});

it('folds group by group, remembers it, and keeps the page that is open', async () => {
  const page = await showAt('/main/publishClct?roleId=7');
  expect(shown()).toEqual(['稿件列表', '稿件接收情况统计', '集刊出版进度统计']);
  await userEvent.click(group('统计'));
  expect(group('统计').getAttribute('aria-expanded')).toBe('false');
  expect(shown()).toEqual(['稿件列表', '集刊出版进度统计']);
  await page.go('/main/optList?roleId=7');
  expect(within(screen.getByRole('list', { name: '统计' })).queryAllByRole('link')).toEqual([]);
  await userEvent.click(group('统计'));
  expect(shown()).toHaveLength(3);
});

it('has nothing to fold where there is one group', async () => {
  await showAt('/main/optList?roleId=7', GROUPS.slice(0, 1));
  expect(screen.queryByRole('button', { name: '稿件' })).toBeNull();
  expect(shown()).toEqual(['稿件列表']);
});
