// Why the session of a letter is over, as its pages say it: in the server's words, and never as a call to sign in.
import { ChakraProvider } from '@chakra-ui/react';
import { act, cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ErrorCode } from '../../../shared/errors.ts';
import { ApiError } from '../../relay/errors.ts';
import { fetchGraphQL } from '../../relay/fetch-graphql.ts';
import { announce } from '../../relay/session-events.ts';
import { storeInvitationToken } from '../../relay/token.ts';
import { Routes, show } from '../../testing/render.tsx';
import { showLanguage } from '../../testing/texts.ts';
import { system } from '../../ui/theme/system.ts';
import { InvitationEnded } from './InvitationEnded.tsx';
import { RootError } from './RootError.tsx';

const TEXT = '本轮审稿已结束，您无需再提交审稿意见';
const CODES: readonly ErrorCode[] = ['TICKET_ROUND_OVER', 'TICKET_CLOSED', 'TICKET_DECLINED', 'TICKET_RAN_OUT', 'UNAUTHENTICATED'];
const request = { name: 'Any', id: 'x', text: null, operationKind: 'query' as const, metadata: {}, cacheID: 'x' };

beforeEach(() => {
  history.replaceState(null, '', '/invitation/manuscript');
  localStorage.setItem('token', 'of the account');
  storeInvitationToken('of the letter');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
  localStorage.clear();
  sessionStorage.clear();
});

it.each(CODES)('a refused request tells why over the page, which keeps what was typed: %s (B-055)', async (code) => {
  await show(<InvitationEnded />, { isVisitor: true });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify({ errors: [{ message: TEXT, extensions: { code } }] }))));
  await act(async () => void (await fetchGraphQL(request, {}).catch(() => undefined)));
  const words = screen.getByRole('dialog').textContent;
  expect(words).toContain(code === 'UNAUTHENTICATED' ? '长时间未操作，或邀请已结束' : TEXT);
  expect(words).toContain('已填写的内容保留在本标签页中');
  expect(words).not.toContain('登录');
});

it('the live connection says that it is over, and a request then why (B-055)', async () => {
  const { tell, asked } = await show(<InvitationEnded />, { isVisitor: true });
  await tell('InvitationEndedSubscription', { SessionEnded: () => ({ reason: 'EXPIRED' }) });
  expect(screen.getByRole('dialog').textContent).toContain('长时间未操作，或邀请已结束');
  expect(asked().map(({ name }) => name)).toContain('InvitationEndedQuery');
  await act(async () => announce({ kind: 'sessionEnded', reason: 'EXPIRED', text: TEXT }));
  expect(screen.getByRole('dialog').textContent).toContain(TEXT);
});

it('a connection that ends without saying why makes it ask, once (B-055)', async () => {
  const { asked } = await show(<InvitationEnded />, { isVisitor: true });
  await act(async () => announce({ kind: 'sessionEnded', reason: 'EXPIRED' }));
  await act(async () => announce({ kind: 'sessionEnded', reason: 'EXPIRED' }));
  expect(asked().filter(({ name }) => name === 'InvitationEndedQuery')).toHaveLength(1);
  await act(async () => announce({ kind: 'sessionEnded', reason: 'EXPIRED', text: TEXT }));
  expect(screen.getByRole('dialog').textContent).toContain(TEXT);
});

it.each(CODES)('a page that is opened anew says so, and signs no account of this machine out: %s (B-055)', async (code) => {
  await showLanguage('zh-CN');
  const router = createMemoryRouter(
    [
      { path: '/login', element: 'sign-in' },
      {
        path: '*',
        element: null,
        loader: () => Promise.reject(new ApiError(TEXT, { code })),
        ErrorBoundary: RootError,
        HydrateFallback: () => null,
      },
    ],
    { initialEntries: ['/invitation/manuscript'] },
  );
  await act(async () => {
    render(
      <ChakraProvider value={system}>
        <Routes router={router} />
      </ChakraProvider>,
    );
  });
  expect(document.body.textContent).toContain(TEXT);
  expect(screen.getByRole('button', { name: '返回邀请' })).toBeTruthy();
  expect(router.state.location.pathname).toBe('/invitation/manuscript');
  expect(localStorage.getItem('token')).toBe('of the account');
});
