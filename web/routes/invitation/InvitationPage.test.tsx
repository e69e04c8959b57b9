// The page of a letter of invitation: it shows the question, and nothing happens before its button is pressed.
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storedTicket, storeInvitationToken, storeTicket } from '../../relay/token.ts';
import { show, type ShowOptions } from '../../testing/render.tsx';
import { InvitationPage } from './InvitationPage.tsx';
import type { Look } from './look-at-invitation.ts';

const invitation = { hasAccount: false, colloquium: '江南文化', title: '碑刻与水利', answerDueOn: '2026-03-05', reviewDueOn: '2026-03-27' };
const at = (loaded: Look | null, options: ShowOptions = {}) =>
  show(<InvitationPage />, { loaded, at: '/invitation', isVisitor: true, ...options });
const posted: unknown[] = [];

beforeEach(() => {
  posted.length = 0;
  sessionStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

/** The server's answer to the next request. */
function answering(answer: unknown) {
  vi.stubGlobal('fetch', (_url: string, { body }: { body: string }) => {
    posted.push(JSON.parse(body));
    return Promise.resolve(new Response(JSON.stringify(answer)));
  });
}

it.each([
  ['zh-CN', '《江南文化》邀请您审阅以下稿件。', '查看稿件'],
  ['en-US', '江南文化 asks you to review this manuscript.', 'View the manuscript'],
] as const)('names journal, title and days, and sends nothing by itself, %s', async (language, intro, verb) => {
  answering({});
  await at({ ticket: 't', invitation }, { language });
  for (const words of [intro, '碑刻与水利', '2026-03-05', '2026-03-27']) expect(document.body.textContent).toContain(words);
  expect(screen.getByRole('button', { name: verb })).toBeTruthy();
  expect(posted).toEqual([]);
});

it('breaks a title that has no blank, which would make the page wider than its window', async () => {
  const title = 'https://example.org/' + 'a'.repeat(200);
  await at({ ticket: 't', invitation: { ...invitation, title } }, { isStyled: true });
  const look = [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('');
  expect(look).toMatch(new RegExp(`\\.${screen.getByText(title).className}\\s*{[^}]*overflow-wrap:\\s*anywhere`));
});

it('opens the manuscript with the ticket when its button is pressed, and keeps the session for this tab alone', async () => {
  answering({ data: { openInvitation: { token: 'session' } } });
  const { address } = await at({ ticket: 'the-ticket', invitation });
  await userEvent.click(screen.getByRole('button', { name: '查看稿件' }));
  await waitFor(() => expect(address()).toBe('/invitation/manuscript'));
  expect(posted).toEqual([expect.objectContaining({ variables: { input: { ticket: 'the-ticket', language: 'ZH_CN' } } })]);
  expect(sessionStorage.getItem('invitationToken')).toBe('session');
  expect(localStorage.getItem('token')).toBeNull();
});

it('says why it could not be opened, and stays', async () => {
  answering({ errors: [{ message: '该审稿邀请已关闭', extensions: { code: 'INVITATION_CLOSED' } }] });
  const { address } = await at({ ticket: 't', invitation });
  await userEvent.click(screen.getByRole('button', { name: '查看稿件' }));
  expect(await screen.findByText('该审稿邀请已关闭')).toBeTruthy();
  expect(address()).toBe('/invitation');
});

it.each<[string, Look | null, string]>([
  ['a letter that leads to nothing any more', { ticket: 't', invitation: null }, '该邀请已结束'],
  ['a page that was opened without a letter', null, '请从邀请邮件打开'],
  [
    'somebody who has an account',
    { ticket: 't', invitation: { hasAccount: true, colloquium: null, title: null, answerDueOn: null, reviewDueOn: null } },
    '您已有账号',
  ],
])('tells %s what to do', async (_who, look, title) => {
  await at(look);
  expect(screen.getByRole('heading', { name: title })).toBeTruthy();
  expect(screen.queryByRole('button', { name: '查看稿件' })).toBeNull();
});

it('leads who has an account to the list of reviews', async () => {
  await at({ ticket: 't', invitation: { hasAccount: true, colloquium: null, title: null, answerDueOn: null, reviewDueOn: null } });
  expect(screen.getByRole('link', { name: '登录' }).getAttribute('href')).toBe('/main/expertList?roleId=2');
});

it('thanks who has declined', async () => {
  await at(null, { at: { pathname: '/invitation', search: '?done=declined' } });
  expect(screen.getByRole('heading', { name: '已谢绝邀请' })).toBeTruthy();
});

it('puts the session of an earlier letter away when another is opened in the tab', () => {
  storeTicket('first');
  storeInvitationToken('session of the first');
  storeTicket('second');
  expect(storedTicket()).toBe('second');
  expect(sessionStorage.getItem('invitationToken')).toBeNull();
});
