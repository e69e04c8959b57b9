// The palette: what it finds where, for whom, and how it is walked.
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { graphql } from 'react-relay/hooks';
import { expect, it, vi } from 'vitest';
import { ApiError } from '../../relay/errors.ts';
import { showQuery } from '../../testing/render.tsx';
import type { PaletteTestQuery } from './__generated__/PaletteTestQuery.graphql.ts';
import { Palette } from './Palette.tsx';

const QUERY = graphql`
  query PaletteTestQuery @relay_test_operation {
    viewer {
      ...Palette_viewer
    }
  }
`;
const navigation = [
  { name: '稿件', items: [{ name: '稿件列表', url: 'editorManusList' }] },
  { name: '个人中心', items: [{ name: '消息中心', url: 'msgCenter' }] },
];
const roles = [
  { id: 'r3', name: '编辑' },
  { id: 'r2', name: '审稿专家' },
];

async function open(kind = 'EDITOR') {
  const onSwitchRole = vi.fn();
  const onClose = vi.fn();
  const shown = await showQuery<PaletteTestQuery>(
    QUERY,
    { variables: {}, objects: { Viewer: () => ({ id: 'v1', currentRole: { id: 'r3', kind, number: 3 }, roles, navigation }) } },
    ({ viewer }) => viewer && <Palette viewer={viewer} onSwitchRole={onSwitchRole} onClose={onClose} />,
  );
  return { ...shown, onSwitchRole, onClose };
}
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const type = (text: string) => userEvent.type(screen.getByRole('combobox'), text);
const node = { id: 'c1', manuscriptNumber: 'JN20260001', titleZh: '水利碑刻考', titleEn: 'Steles' };

it('offers the screens of the menu and the other roles at once, and a manuscript of the own list when it is found', async () => {
  const { asked, answer, address, onClose } = await open();
  expect(options()).toEqual(['稿件列表稿件', '消息中心个人中心', '审稿专家']);
  await type('碑刻');
  await vi.waitFor(() => expect(asked()).toEqual([{ name: 'PaletteQuery', variables: { search: '碑刻', isAuthor: false } }]));
  expect(screen.getByRole('status').textContent).toBe('正在搜索');
  await answer('PaletteQuery', { Viewer: () => ({ id: 'v1', handledContributions: { edges: [{ node }] } }) });
  expect(options()).toEqual(['水利碑刻考JN20260001']);
  expect(screen.getByRole('combobox').getAttribute('aria-activedescendant')).toBe(screen.getByRole('option').id);
  await userEvent.keyboard('{Enter}');
  expect(onClose).toHaveBeenCalledOnce();
  expect(address()).toBe('/main/editorManusList/detailChief?roleId=3&id=c1');
});

it('is walked with the arrows, round the ends', async () => {
  const { onSwitchRole } = await open();
  await userEvent.keyboard('{ArrowUp}');
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('审稿专家');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('消息中心个人中心');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onSwitchRole.mock.calls).toEqual([['r2']]);
});

it('asks for no manuscripts in a role that has no list of them, and says when nothing is found', async () => {
  const { asked } = await open('ADMINISTRATOR');
  await type('碑刻');
  expect(await screen.findByText('没有找到')).toBeTruthy();
  expect(asked()).toEqual([]);
});

it('says why a search failed, and goes on offering screens', async () => {
  const { asked, fail } = await open();
  await type('消息');
  await vi.waitFor(() => expect(asked()).toHaveLength(1));
  await fail('PaletteQuery', new ApiError('请求过于频繁', { code: 'RATE_LIMITED' }));
  expect(screen.getByRole('status').textContent).toContain('请求过于频繁');
  expect(options()).toEqual(['消息中心个人中心']);
});
