// A link that was made for another role of the person's: asked about, and opened in it by one click.
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { onNewsFromOtherTabs } from '../../relay/token.ts';
import { show } from '../../testing/render.tsx';
import { NotFound } from './NotFound.tsx';

const LETTER = '/main/authormanuList/detailAuthor?roleId=2&id=r1&munaId=m1';
const reviewer = { id: 'role2', name: '审稿专家', number: 2 };
const editor = { id: 'role3', name: '编辑', number: 3 };

const open = (at = LETTER) => show(<NotFound />, { at, guardedPath: 'authormanuList/detailAuthor' });
const viewerWith = (rolesThatOpen: readonly object[]) => ({ Viewer: () => ({ currentRole: { name: '作者' }, rolesThatOpen }) });

it('a reviewer who works as an author opens the link of an invitation, and is there as a reviewer by one click (B-023)', async () => {
  const shown = await open();
  expect(shown.asked()).toEqual([{ name: 'InOtherRoleQuery', variables: { path: 'authormanuList/detailAuthor', id: 'm1' } }]);
  await shown.answer('InOtherRoleQuery', viewerWith([editor, reviewer]));
  expect(screen.getByRole('heading').textContent).toBe('此页面属于您的另一个角色');
  expect(screen.getByText(/您现在的角色是“作者”.*其他标签页也随之切换/)).toBeTruthy();
  // The role that the link names comes first.
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['切换为审稿专家并打开', '切换为编辑并打开']);
  await userEvent.click(screen.getByRole('button', { name: '切换为审稿专家并打开' }));
  expect(shown.asked()).toEqual([{ name: 'useSwitchRoleMutation', variables: { input: { roleId: 'role2' } } }]);
  await shown.answer('useSwitchRoleMutation', { Role: () => ({ ...reviewer, landingPath: '/main/expertList' }) });
  expect(shown.address()).toBe(LETTER);
});

it('opens in the role that was chosen, which the address then names', async () => {
  const shown = await open();
  await shown.answer('InOtherRoleQuery', viewerWith([editor]));
  await userEvent.click(screen.getByRole('button', { name: '切换为编辑并打开' }));
  await shown.answer('useSwitchRoleMutation', { Role: () => ({ ...editor, landingPath: '/main/editorManusList' }) });
  expect(shown.address()).toBe(LETTER.replace('roleId=2', 'roleId=3'));
});

it('switches nothing by being opened, for other tabs work in the role of the session (B-023)', async () => {
  const told: unknown[] = [];
  const stop = onNewsFromOtherTabs((news) => told.push(news));
  const shown = await open();
  await shown.answer('InOtherRoleQuery', viewerWith([reviewer]));
  stop();
  expect([shown.asked(), told]).toEqual([[], []]);
});

it('stays not found, and asks nothing, where the address names nothing', async () => {
  const shown = await open('/main/authormanuList/detailAuthor?roleId=2');
  expect(shown.asked()).toEqual([]);
  expect(screen.getByRole('heading').textContent).toBe('没有找到您要的内容');
});

it('stays not found where no role of the person’s opens it (B-023)', async () => {
  const shown = await open();
  await shown.answer('InOtherRoleQuery', viewerWith([]));
  expect(screen.getByRole('heading').textContent).toBe('没有找到您要的内容');
});
