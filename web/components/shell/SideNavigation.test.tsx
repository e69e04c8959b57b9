// The navigation at the side: its groups fold, and the page that is open is in sight.
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { graphql } from 'react-relay/hooks';
import { beforeEach, expect, it, vi } from 'vitest';
import { nextMutationId } from '../contribution/own-echo.ts';
import { showQuery } from '../../testing/render.tsx';
import type { SideNavigationTestQuery } from './__generated__/SideNavigationTestQuery.graphql.ts';
import { SideNavigation } from './SideNavigation.tsx';

const QUERY = graphql`
  query SideNavigationTestQuery @relay_test_operation {
    viewer {
      id
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

const COUNT = 'useWaitingQuery';
const shownAs = (kind: string, url: string) =>
  showQuery<SideNavigationTestQuery>(
    QUERY,
    {
      variables: {},
      objects: {
        Viewer: () => ({
          currentRole: { number: 3, kind },
          invitationPendingCount: 0,
          navigation: [
            {
              name: '稿件',
              items: [
                { name: '稿件列表', url },
                { name: '消息中心', url: 'messageCenter' },
              ],
            },
          ],
        }),
      },
    },
    ({ viewer }) => viewer && <SideNavigation viewer={viewer} isFolded={false} onFoldClick={() => undefined} />,
  );
const entry = () => screen.getByRole('link', { name: /^稿件列表/ }).textContent;

it.each([
  ['EDITOR', 'editorManusList'],
  ['ASSOCIATE_EDITOR_IN_CHIEF', 'editorManusList'],
  ['EDITOR_IN_CHIEF', 'editorChiefManusList'],
  ['EXECUTIVE_EDITOR', 'editorChiefManusList'],
  ['PUBLISHING_EDITOR', 'optList'],
])(
  'says to the %s how much of the list waits, and whether some of it is late, and counts again when a manuscript has changed (B-404)',
  async (kind, url) => {
    const page = await shownAs(kind, url);
    expect(entry()).toBe('稿件列表');
    expect(page.asked()).toEqual([{ name: COUNT, variables: { isOffice: true, isAuthor: false } }]);
    await page.answer(COUNT, { HandledCounts: () => ({ waiting: 12, waitingOverdue: 0 }) });
    expect(entry()).toBe('稿件列表1212 项待处理');
    await page.tell('useContributionChangesSubscription', {});
    await waitFor(() => expect(page.asked().map(({ name }) => name)).toEqual([COUNT]));
    expect(entry(), 'stays meanwhile').toBe('稿件列表1212 项待处理');
    await page.answer(COUNT, { HandledCounts: () => ({ waiting: 11, waitingOverdue: 2 }) });
    expect(entry()).toBe('稿件列表1111 项待处理，其中有已逾期的');
  },
);

it('says to an author what waits, and asks nothing in roles for which nothing does (B-404)', async () => {
  const page = await shownAs('AUTHOR', 'authormanuList');
  expect(page.asked()).toEqual([{ name: COUNT, variables: { isOffice: false, isAuthor: true } }]);
  await page.answer(COUNT, { AuthoredCounts: () => ({ waiting: 3 }) });
  expect(entry()).toBe('稿件列表33 项待处理');
  for (const kind of ['OPERATIONS', 'REVIEWER', 'ADMINISTRATOR']) {
    cleanup();
    const other = await shownAs(kind, 'optList');
    expect(
      other.environment.mock.getAllOperations().map(({ request }) => request.node.operation.name),
      kind,
    ).not.toContain(COUNT);
    expect(entry(), kind).toBe('稿件列表');
  }
});

it('counts again after an act of its own, and is whole without the number (B-404)', async () => {
  const page = await shownAs('EDITOR', 'editorManusList');
  await page.fail(COUNT, new Error('away'));
  expect(entry()).toBe('稿件列表');
  await page.tell('useContributionChangesSubscription', { ContributionChanged: () => ({ clientMutationId: nextMutationId() }) });
  await waitFor(() => expect(page.asked().map(({ name }) => name)).toEqual([COUNT]));
  await act(async () => {});
});
