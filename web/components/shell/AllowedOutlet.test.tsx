// A page is shown if the menu of the current role has it.
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showQuery } from '../../testing/render.tsx';
import query, { type ShellQuery } from './__generated__/ShellQuery.graphql.ts';
import { AllowedOutlet } from './AllowedOutlet.tsx';

const open = (allowedPaths: readonly string[]) =>
  showQuery<ShellQuery>(
    query,
    {
      variables: {},
      at: '/main/systemLog',
      guardedPath: 'systemLog',
      objects: {
        Viewer: () => ({ id: 'me', allowedPaths, currentRole: { id: 'r8', name: '管理员', number: 8, landingPath: '/main/managePerson' } }),
      },
    },
    ({ viewer }) => viewer && <AllowedOutlet viewer={viewer} />,
  );

it('opens a page that the menu of the role has, and no other (R3-018, F-079)', async () => {
  const { asked } = await open(['managePerson', 'systemLog']);
  expect(screen.queryByRole('heading', { name: '没有权限' })).toBeNull();
  expect(asked()).toEqual([]);
});

it('says of a page that is not in the menu that the role may not open it, and leads home (R3-018, F-079)', async () => {
  const { answer } = await open(['managePerson']);
  await answer('InOtherRoleQuery', { Viewer: () => ({ id: 'me', currentRole: { id: 'r8', name: '管理员' }, rolesThatOpen: [] }) });
  expect(screen.getByRole('heading', { name: '没有权限' })).toBeTruthy();
  expect(screen.getByText('当前角色“管理员”不能打开此页面')).toBeTruthy();
  expect(screen.getByRole('link', { name: '回到首页' }).getAttribute('href')).toBe('/main');
});
