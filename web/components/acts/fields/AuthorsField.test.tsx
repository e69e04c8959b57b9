// Changing the authors of an accepted manuscript: the whole list, with its reason, as the editor-in-chief wants it to stand.
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { show } from '../../../testing/render.tsx';
import { ViewerId } from '../../session/viewer-id.ts';
import { ActQuestion } from '../ActQuestion.tsx';

const author = (id: string, position: number, personName: string, own: object = {}) => ({
  id,
  revision: 1 + position,
  position,
  personName,
  email: `${id}@river.test`,
  company: '江城大学',
  isFirstAuthor: false,
  isCorresponding: false,
  isRegistered: false,
  creditRoles: [],
  ...own,
});

it('sends the list as it was put in order, changed and added to; the first stays in front, and nothing goes without a reason (B-106)', async () => {
  const target = { id: 'm', number: 'JN1', title: '题名', refusal: null, isDecision: false };
  const { answer, asked } = await show(
    <ViewerId value="me">
      <ActQuestion act="CHANGE_AUTHORS" targets={[target]} onClose={vi.fn()} onDone={vi.fn()} />
    </ViewerId>,
  );
  await answer('AuthorsFieldQuery', {
    Contribution: () => ({
      __typename: 'Contribution',
      authors: [
        author('a1', 1, '沈知远', { isFirstAuthor: true, isCorresponding: true }),
        author('a2', 2, '李四'),
        author('a3', 3, '王五'),
      ],
    }),
  });
  const dialog = within(screen.getByRole('dialog'));
  const item = (index: number) =>
    within(within(dialog.getByRole('group', { name: '全部作者' })).getAllByRole('listitem')[index] ?? document.body);
  const box = (index: number, label: RegExp) => item(index).getByRole<HTMLInputElement>('textbox', { name: label });
  expect(box(0, /姓名/).disabled).toBe(true);
  expect(item(0).queryByRole('button')).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: '将李四后移' }));
  await userEvent.clear(box(1, /工作单位/));
  await userEvent.type(box(1, /工作单位/), '东湖大学');
  await userEvent.click(dialog.getByRole('button', { name: '添加作者' }));
  await userEvent.type(box(3, /姓名/), '赵六');
  await userEvent.type(box(3, /邮箱/), 'zhao@river.test');
  await userEvent.type(box(3, /工作单位/), '临江大学');
  const confirm = () => userEvent.click(dialog.getByRole('button', { name: '修改作者' }));
  await confirm();
  const sent = () => asked().find(({ name }) => name === 'actDocumentsChangeAuthorsMutation');
  expect(sent(), 'without a reason').toBeUndefined();
  await userEvent.type(dialog.getByRole('textbox', { name: /原因/ }), '补列一位作者');
  await confirm();
  const revisions: Readonly<Record<string, number>> = { a1: 2, a2: 3, a3: 4 };
  const row = (authorId: string | null, personName: string, email: string, company: string, isCorresponding = false) => ({
    authorId,
    revision: revisions[authorId ?? ''] ?? null,
    personName,
    email,
    company,
    isCorresponding,
    creditRoles: [],
  });
  expect(sent()?.variables).toMatchObject({
    input: {
      contributionId: 'm',
      comment: '补列一位作者',
      authors: [
        row('a1', '沈知远', 'a1@river.test', '江城大学', true),
        row('a3', '王五', 'a3@river.test', '东湖大学'),
        row('a2', '李四', 'a2@river.test', '江城大学'),
        row(null, '赵六', 'zhao@river.test', '临江大学'),
      ],
    },
  });
});
