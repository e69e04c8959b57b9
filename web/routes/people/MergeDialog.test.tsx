// Merging two accounts: the choice of the one that stays, the conflicts shown before, and two are needed.
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { showRoute } from '../../testing/render.tsx';
import QUERY, { type PeoplePageQuery } from './__generated__/PeoplePageQuery.graphql.ts';
import { peopleVariables } from './address.ts';
import { PeoplePage } from './PeoplePage.tsx';

const person = (id: string) => ({
  id,
  username: null,
  email: `${id}@example.org`,
  realName: `人员${id}`,
  code: `A10000${id.slice(1)}`,
  mobile: null,
  isEnabled: true,
  createdAt: '2026-03-05T06:32:00.000Z',
  department: null,
  roles: [],
  viewerCanChange: true,
  viewerCanEnd: true,
});

async function open() {
  const shown = await showRoute<PeoplePageQuery>(QUERY, peopleVariables, <PeoplePage />, {
    at: '/main/managePerson',
    objects: {
      UserConnection: () => ({ totalCount: 2, totalCountIsCapped: false, edges: ['u1', 'u2'].map((id) => ({ node: person(id) })) }),
    },
  });
  for (const name of ['人员u1', '人员u2']) await userEvent.click(screen.getByRole('checkbox', { name: new RegExp(name) }));
  return shown;
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('merges the other account into the one that stays, once nothing speaks against it', async () => {
  const { asked, answer } = await open();
  await press('合并账号');
  const dialog = within(await screen.findByRole('dialog', { name: '合并同一人的两个账号' }));
  const button = dialog.getByRole<HTMLButtonElement>('button', { name: '合并账号' });
  expect(button.disabled).toBe(true);
  await userEvent.click(dialog.getByRole('radio', { name: /人员u2/ }));
  expect(asked().at(-1)).toMatchObject({ name: 'MergeDialogQuery', variables: { kept: 'u2', merged: 'u1' } });
  await answer('MergeDialogQuery', { MergeCheck: () => ({ conflicts: [] }) });
  expect(dialog.getByText(/人员u1 \(u1@example.org\).*只能用 u2@example.org 登录/)).toBeTruthy();
  await userEvent.click(button);
  expect(asked().at(-1)).toMatchObject({ name: 'MergeDialogMutation', variables: { input: { keptUserId: 'u2', mergedUserId: 'u1' } } });
  await answer('MergeDialogMutation', { User: () => person('u2') });
  expect(await screen.findByText('已合并到“人员u2”')).toBeTruthy();
});

it('says in words what speaks against it, and does nothing', async () => {
  const { asked, answer } = await open();
  await press('合并账号');
  const dialog = within(await screen.findByRole('dialog'));
  await answer('MergeDialogQuery', { MergeCheck: () => ({ conflicts: ['一个是作者，另一个是审稿专家', '两个不同的 ORCID'] }) });
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '一个是作者，另一个是审稿专家',
    '两个不同的 ORCID',
  ]);
  await userEvent.click(dialog.getByRole('button', { name: '合并账号' }));
  expect(asked().map(({ name }) => name)).not.toContain('MergeDialogMutation');
});

it('asks for two when one is ticked', async () => {
  await open();
  await userEvent.click(screen.getByRole('checkbox', { name: /人员u2/ }));
  await press('合并账号');
  expect(await screen.findByText('请选择两个账号进行合并')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});
