// API tokens on the screen: the shown facts, making one whose text is shown once, revoking.
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { expectColumns } from '../../testing/columns.ts';
import { showRoute } from '../../testing/render.tsx';
import QUERY, { type ApiTokensPageQuery } from './__generated__/ApiTokensPageQuery.graphql.ts';
import { apiTokensVariables } from './address.ts';
import { ApiTokensPage } from './ApiTokensPage.tsx';

const token = (id: string, own: object = {}) => ({
  id,
  name: `令牌${id}`,
  state: 'WORKING',
  createdAt: '2026-03-05T06:32:00.000Z',
  expiresAt: '2027-03-05T06:32:00.000Z',
  lastUsedAt: null,
  role: { name: '编辑' },
  user: { id: 'u1', realName: '叶书宁', email: 'ye@example.org', viewerCanChange: true },
  ...own,
});
const rows = [token('t1'), token('t2', { state: 'REVOKED', lastUsedAt: '2026-03-06T06:32:00.000Z' }), token('t3')];
const PERSON = {
  id: 'u1',
  realName: '叶书宁',
  isEnabled: true,
  viewerCanChange: true,
  roles: [
    { id: 'r3', name: '编辑' },
    { id: 'r1', name: '作者' },
  ],
};

const open = (at = '/main/apiTokens', person: object = PERSON) =>
  showRoute<ApiTokensPageQuery>(QUERY, apiTokensVariables, <ApiTokensPage />, {
    at,
    objects: {
      ApiTokenConnection: () => ({ totalCount: rows.length, totalCountIsCapped: false, edges: rows.map((node) => ({ node })) }),
      Query: () => ({ node: { __typename: 'User', ...person } }),
    },
  });

it('shows what each is for, whom it acts as, until when, when it was used, and how it stands', async () => {
  await open();
  const [, valid, revoked] = screen.getAllByRole('row');
  expectColumns(valid, {
    用途: '令牌t1叶书宁',
    角色: '编辑',
    创建时间: '2026-03-05',
    有效期至: '2027-03-05',
    最近使用: '从未',
    状态: '有效',
    操作: '撤销',
  });
  expectColumns(revoked, {
    用途: '令牌t2叶书宁',
    角色: '编辑',
    创建时间: '2026-03-05',
    有效期至: '2027-03-05',
    最近使用: '2026-03-06 14:32',
    状态: '已撤销',
    操作: '',
  });
  expect(screen.queryByRole('button', { name: '新建令牌' }), 'for nobody in particular').toBeNull();
});

it('revokes one after asking, and offers it not for what is over', async () => {
  const { asked, answer } = await open();
  const buttons = () => screen.getAllByRole('button', { name: '撤销' });
  expect(buttons()).toHaveLength(2);
  await userEvent.click(buttons()[1] ?? document.body);
  const dialog = within(await screen.findByRole('dialog', { name: '撤销令牌“令牌t3”' }));
  await userEvent.click(dialog.getByRole('button', { name: '撤销' }));
  expect(asked()).toMatchObject([{ name: 'RevokeDialogMutation', variables: { input: { apiTokenId: 't3' } } }]);
  await answer('RevokeDialogMutation', { ApiToken: () => token('t3', { state: 'REVOKED' }) });
  expect(await screen.findByText('已撤销“令牌t3”')).toBeTruthy();
  expect(buttons(), 'of the other').toHaveLength(1);
});

function clipboardThat(writeText: (text: string) => Promise<void>): void {
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(
    Object.assign(new EventTarget(), { read: vi.fn(), readText: vi.fn(), write: vi.fn(), writeText }),
  );
}

it('makes one for a person in one of their roles, and shows its text once, which only the button closes', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  clipboardThat(writeText);
  const { asked, answer } = await open('/main/apiTokens?person=u1');
  await userEvent.click(screen.getByRole('button', { name: '新建令牌' }));
  const dialog = within(await screen.findByRole('dialog', { name: '为“叶书宁”新建令牌' }));
  await userEvent.type(dialog.getByRole('textbox', { name: /用途/ }), '目录同步');
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: /角色/ }), '作者');
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: /有效期/ }), '90 天');
  await userEvent.click(dialog.getByRole('button', { name: '新建令牌' }));
  expect(asked()).toMatchObject([
    { name: 'NewTokenDialogMutation', variables: { input: { userId: 'u1', roleId: 'r1', name: '目录同步', days: 90 } } },
  ]);
  await answer('NewTokenDialogMutation', { CreateApiTokenPayload: () => ({ token: 'SECRET-TOKEN' }) });
  const made = within(await screen.findByRole('dialog', { name: '令牌已创建' }));
  expect(made.getByText('SECRET-TOKEN')).toBeTruthy();
  expect(made.queryByRole('button', { name: '关闭' })).toBeNull();
  await userEvent.click(made.getByRole('button', { name: '复制' }));
  expect(writeText).toHaveBeenCalledWith('SECRET-TOKEN');
  expect(await made.findByRole('button', { name: '已复制' })).toBeTruthy();
  await userEvent.click(made.getByRole('button', { name: '我已保存' }));
  expect(screen.queryByText('SECRET-TOKEN')).toBeNull();
});

it.each<[string, () => void]>([
  ['refuses to', () => clipboardThat(() => Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError')))],
  // As over plain http, despite the types.
  ['has no clipboard', () => vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as unknown as Clipboard)],
])('says that one copies the token by hand when the browser %s', async (_what, prepare) => {
  prepare();
  const { answer } = await open('/main/apiTokens?person=u1');
  await userEvent.click(screen.getByRole('button', { name: '新建令牌' }));
  const dialog = within(await screen.findByRole('dialog', { name: '为“叶书宁”新建令牌' }));
  await userEvent.type(dialog.getByRole('textbox', { name: /用途/ }), '目录同步');
  await userEvent.click(dialog.getByRole('button', { name: '新建令牌' }));
  await answer('NewTokenDialogMutation', { CreateApiTokenPayload: () => ({ token: 'SECRET-TOKEN' }) });
  const made = within(await screen.findByRole('dialog', { name: '令牌已创建' }));
  await userEvent.click(made.getByRole('button', { name: '复制' }));
  expect((await made.findByRole('alert')).textContent).toContain('请选中令牌后手动复制');
  expect(made.getByText('SECRET-TOKEN')).toBeTruthy();
  expect(made.queryByRole('button', { name: '已复制' })).toBeNull();
});

it('makes none for a person who is disabled or beyond what one administers', async () => {
  await open('/main/apiTokens?person=u1', { ...PERSON, isEnabled: false });
  expect(screen.queryByRole('button', { name: '新建令牌' })).toBeNull();
});
