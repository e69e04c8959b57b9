// A message as it is read and opened: in the role one works in, and in another.
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { graphql } from 'react-relay/hooks';
import { expect, it, vi } from 'vitest';
import { useKeys } from '../../components/keys/useKeys.ts';
import { showQuery } from '../../testing/render.tsx';
import type { MessageItemTestQuery } from './__generated__/MessageItemTestQuery.graphql.ts';
import { MessageItem } from './MessageItem.tsx';

const QUERY = graphql`
  query MessageItemTestQuery @relay_test_operation {
    viewer {
      ...MessageItem_viewer
    }
    node(id: "1") {
      ...MessageItem_message @alias(as: "message")
    }
  }
`;

const contribution = { id: 'c1', manuscriptNumber: 'JN1', hasBeenInPool: false, titleZh: '义庄账册', titleEn: null };
const READ = 'MessageItemMutation';
const SWITCH = 'useSwitchRoleMutation';

function WithKeys({ children }: { children: ReactNode }) {
  useKeys();
  return (
    <main>
      <ul>{children}</ul>
    </main>
  );
}

async function showMessage(message: object, isStyled = false) {
  const onRead = vi.fn();
  const shown = await showQuery<MessageItemTestQuery>(
    QUERY,
    {
      variables: {},
      at: '/main/msgCenter',
      isStyled,
      objects: {
        Viewer: () => ({
          currentRole: { id: 'r1', kind: 'AUTHOR', name: '作者' },
          roles: [
            { id: 'r1', kind: 'AUTHOR', name: '作者' },
            { id: 'r3', kind: 'EDITOR', name: '编辑' },
          ],
        }),
        Node: () => ({
          __typename: 'Message',
          id: 'm1',
          title: '录用通知',
          content: '您的稿件已被录用。',
          isRead: false,
          role: 'AUTHOR',
          manuscriptTitle: '义庄账册',
          manuscriptNumber: 'JN1',
          contribution,
          ...message,
        }),
      },
    },
    ({ node, viewer }) =>
      viewer &&
      node?.message && (
        <WithKeys>
          <MessageItem message={node.message} viewer={viewer} onRead={onRead} />
        </WithKeys>
      ),
  );
  return { ...shown, onRead };
}

const asked = (shown: Awaited<ReturnType<typeof showMessage>>) => shown.asked().map(({ name }) => name);

it('opens its manuscript by one click, which reads it', async () => {
  const shown = await showMessage({});
  await userEvent.click(screen.getByRole('link', { name: '义庄账册' }));
  expect(shown.address()).toBe('/main/authormanuList/detailAuthor?roleId=1&id=c1');
  expect(asked(shown)[0]).toBe(READ);
  expect(shown.onRead).toHaveBeenCalledOnce();
});

it('shows its text when its title is clicked, which reads it (R3-160, R3-161)', async () => {
  const shown = await showMessage({});
  expect(screen.getByRole('img', { name: '未读' })).toBeTruthy();
  expect(screen.getByText('您的稿件已被录用。').hidden).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: '录用通知' }));
  expect(screen.getByText('您的稿件已被录用。').hidden).toBe(false);
  expect(asked(shown)).toEqual([READ]);
  await shown.answer(READ, { Message: () => ({ id: 'm1', isRead: true, contribution }) });
  expect(screen.queryByRole('img', { name: '未读' })).toBeNull();
});

it('breaks a title that is longer than its row, as of a letter about a manuscript', async () => {
  const title = `信件被拒收：${'a'.repeat(300)}`;
  await showMessage({ title }, true);
  const [own = ''] = [...screen.getByRole('button', { name: title }).classList].slice(-1);
  const look = [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('');
  const rules = [...look.matchAll(new RegExp(`\\.${own}\\s*{([^}]*)}`, 'g'))].map(([, rule]) => rule).join(';');
  expect(rules).toContain('max-width');
  expect(rules).toContain('overflow-wrap:anywhere');
});

it('of another role names the manuscript and the role; one click switches to it and opens the manuscript', async () => {
  const shown = await showMessage({ title: '新稿待接收', role: 'EDITOR', contribution: null });
  expect(screen.getByText('义庄账册')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '切换为编辑并打开' }));
  expect(shown.asked()).toMatchObject([{ name: SWITCH, variables: { input: { roleId: 'r3' } } }]);
  await shown.answer(SWITCH, { Role: () => ({ name: '编辑', number: 3, landingPath: '/main/editorManusList' }) });
  await shown.answer(READ, { Message: () => ({ id: 'm1', isRead: true, contribution }) });
  await waitFor(() => expect(shown.address()).toBe('/main/editorManusList/detailChief?roleId=3&id=c1'));
});

it('of another role leads to its list, and says why, when the manuscript is not to be seen there either', async () => {
  const shown = await showMessage({ role: 'EDITOR', contribution: null });
  await userEvent.click(screen.getByRole('button', { name: '切换为编辑并打开' }));
  await shown.answer(SWITCH, { Role: () => ({ name: '编辑', number: 3, landingPath: '/main/editorManusList' }) });
  await shown.answer(READ, { Message: () => ({ id: 'm1', isRead: true, contribution: null }) });
  await waitFor(() => expect(shown.address()).toBe('/main/editorManusList?roleId=3'));
  expect(screen.getByText('以编辑身份也无法查看这篇稿件。')).toBeTruthy();
});

it('without a role that is held offers its text alone', async () => {
  await showMessage({ role: null, contribution: null });
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getAllByRole('button')).toHaveLength(1);
});

it('is walked with the keys as a row of a list, and Enter opens its manuscript', async () => {
  localStorage.clear();
  const shown = await showMessage({});
  await userEvent.keyboard('j');
  expect(document.activeElement).toBe(screen.getByRole('link', { name: '义庄账册' }));
  await userEvent.keyboard('{Enter}');
  expect(shown.address()).toBe('/main/authormanuList/detailAuthor?roleId=1&id=c1');
});

it('without a manuscript to open is unfolded by the keys', async () => {
  localStorage.clear();
  await showMessage({ role: null, contribution: null });
  await userEvent.keyboard('j{Enter}');
  expect(screen.getByText('您的稿件已被录用。').hidden).toBe(false);
});
