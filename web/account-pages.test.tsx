// The pages of an account as people use them: the input of each form, the place of the server's refusal (S1 §8), and the next step.
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType, ReactElement } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from './relay/errors.ts';
import { ActivationExpiredPage } from './routes/account-outcome/ActivationExpiredPage.tsx';
import { EmailChangedPage } from './routes/account-outcome/EmailChangedPage.tsx';
import { PasswordResetPage } from './routes/account-outcome/PasswordResetPage.tsx';
import { RegisteredPage } from './routes/account-outcome/RegisteredPage.tsx';
import CHANGE_EMAIL from './routes/change-email/__generated__/ChangeEmailPageQuery.graphql.ts';
import { ChangeEmailPage } from './routes/change-email/ChangeEmailPage.tsx';
import { ChangePasswordPage } from './routes/change-password/ChangePasswordPage.tsx';
import { ForgotPasswordPage } from './routes/forgot-password/ForgotPasswordPage.tsx';
import { LoginBangPage } from './routes/login-bang/LoginBangPage.tsx';
import { LoginSuccessPage } from './routes/login-success/LoginSuccessPage.tsx';
import { RegisterWithOrcidPage } from './routes/register-with-orcid/RegisterWithOrcidPage.tsx';
import { RegisterPage } from './routes/register/RegisterPage.tsx';
import { ResetPasswordPage } from './routes/reset-password/ResetPasswordPage.tsx';
import { show, showRoute, type Shown } from './testing/render.tsx';

const REFUSAL = '操作过于频繁，请稍后再试';
const TICKET = '0000-0002-1825-0097.1772000000.signature';

/** Requests of pages that need no session, and the answer: a refusal, unless a test says otherwise. */
let asked: { operation: string; input: unknown }[];
let answer: object;
beforeEach(() => {
  asked = [];
  answer = { errors: [{ message: REFUSAL, extensions: { code: 'RATE_LIMITED', params: {}, fields: {} } }] };
  vi.stubGlobal('fetch', async (_address: string, { headers, body }: { headers: HeadersInit; body: string }) => {
    asked.push({ operation: new Headers(headers).get('x-apollo-operation-name') ?? '', input: JSON.parse(body).variables.input });
    return Response.json(answer);
  });
});
afterEach(() => vi.unstubAllGlobals());

const visit = (page: ReactElement, at: string) => show(page, { at, isVisitor: true, loaded: 'production' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
/** By its label, with or without the mark of required fields. */
const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}\\s*\\*?$`), { selector: 'input' });
async function fill(values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await userEvent.type(field(label), value);
}
/** The text under the button of the form. */
const underForm = () => document.querySelector('form button[type=submit] ~ [role=alert]')?.textContent;

const REGISTERED = { email: 'li@example.org', password: 'Abcdef12', realName: '李雷' };
const registerAs = { 邮箱: REGISTERED.email, 密码: REGISTERED.password, 确认密码: REGISTERED.password, 真实姓名: REGISTERED.realName };

const PUBLIC_FORMS: [name: string, Page: ComponentType, at: string, values: Record<string, string>, verb: string, input: object][] = [
  ['registering', RegisterPage, '/sigin', registerAs, '注册', { ...REGISTERED, language: 'ZH_CN' }],
  [
    'a forgotten password',
    ForgotPasswordPage,
    '/fdpwd',
    { 邮箱: REGISTERED.email, 真实姓名: REGISTERED.realName },
    '发送邮件',
    { email: REGISTERED.email, realName: REGISTERED.realName },
  ],
  [
    'a reset, which sends address and code of its link',
    ResetPasswordPage,
    '/rstpwd?email=li%40example.org&validateCode=0123456789abcdefghijklmnopqrstuvwxyzABCDEFG',
    { 新密码: 'Abcdef12', 再次填写新密码: 'Abcdef12' },
    '重置密码',
    { email: REGISTERED.email, code: '0123456789abcdefghijklmnopqrstuvwxyzABCDEFG', password: 'Abcdef12' },
  ],
];
it.each(PUBLIC_FORMS)(
  'of %s tells under the form what the server refuses (R1-032, R1-059)',
  async (_name, Page, at, values, verb, input) => {
    await visit(<Page />, at);
    await fill(values);
    await press(verb);
    expect(asked).toEqual([{ operation: expect.any(String), input }]);
    expect(underForm()).toBe(REFUSAL);
  },
);

const FORMS_WITHIN: [
  name: string,
  open: () => Promise<Shown>,
  values: Record<string, string>,
  verb: string,
  mutation: string,
  input: object,
][] = [
  [
    'a change of address',
    () => showRoute(CHANGE_EMAIL, () => ({}), <ChangeEmailPage />, { objects: { Viewer: () => ({ email: 'old@example.org' }) } }),
    { 新邮箱: 'li@example.org', 登录密码: 'Abcdef12' },
    '发送验证邮件',
    'ChangeEmailPageMutation',
    { newEmail: 'li@example.org', password: 'Abcdef12' },
  ],
  [
    'a change of password',
    () => show(<ChangePasswordPage />),
    { 原密码: 'Abcdef12', 新密码: 'Changed123', 再次填写新密码: 'Changed123' },
    '修改密码',
    'useChangePasswordMutation',
    { oldPassword: 'Abcdef12', newPassword: 'Changed123' },
  ],
];
it.each(FORMS_WITHIN)('of %s tells under the form what the server refuses (R1-059)', async (_name, open, values, verb, mutation, input) => {
  const page = await open();
  await fill(values);
  await press(verb);
  expect(page.asked()).toEqual([{ name: mutation, variables: { input } }]);
  await page.fail(mutation, new ApiError(REFUSAL, { code: 'RATE_LIMITED' }));
  expect(underForm()).toBe(REFUSAL);
});

it('hints in the fields at what is to be filled in on changing the password (R1-055, R1-056, SC-017)', async () => {
  await show(<ChangePasswordPage />);
  expect(screen.getByPlaceholderText('请填写原密码')).toBe(field('原密码'));
  expect(screen.getByPlaceholderText('请填写新密码')).toBe(field('新密码'));
});

it('leads who has registered to the page that tells of the letter (SC-003)', async () => {
  answer = { data: { registerAccount: { ok: true } } };
  const page = await visit(<RegisterPage />, '/sigin');
  await fill(registerAs);
  await press('注册');
  await waitFor(() => expect(page.address()).toBe('/tipmsg'));
});

it('registers with the ORCID iD of the address, tells that it failed and why, and then to look for the letter (R1-030, R1-061, SC-004)', async () => {
  const page = await visit(<RegisterWithOrcidPage />, `/siginSys?orcid=${TICKET}`);
  expect(screen.getByText('0000-0002-1825-0097')).toBeTruthy();
  expect(screen.getByRole('link', { name: '绑定已有账号' }).getAttribute('href')).toBe(`/loginBang?orcid=${TICKET}`);
  await fill(registerAs);
  await press('注册');
  expect(asked[0]?.input).toEqual({ ...REGISTERED, language: 'ZH_CN', orcidTicket: TICKET });
  expect(underForm()).toBe(`注册失败，稍后重试${REFUSAL}`);
  answer = { data: { registerAccount: { ok: true } } };
  await press('注册');
  await waitFor(() => expect(page.address()).toBe('/tipmsg'));
});

it('binds the ORCID iD of the address to an account, tells in a dialog that it failed, or leads to registering (R1-031, R1-060, SC-005)', async () => {
  const page = await visit(<LoginBangPage />, `/loginBang?orcid=${TICKET}`);
  expect(screen.getByRole('link', { name: '注册新账号' }).getAttribute('href')).toBe(`/siginSys?orcid=${TICKET}`);
  await fill({ 邮箱或用户名: 'li@example.org', 密码: 'Abcdef12' });
  await press('绑定并登录');
  expect(asked[0]?.input).toEqual({ account: 'li@example.org', password: 'Abcdef12', orcidTicket: TICKET, language: 'ZH_CN' });
  const refusal = await screen.findByRole('dialog', { name: '绑定失败，稍后重试' });
  expect(refusal.textContent).toContain(REFUSAL);
  await userEvent.click(within(refusal).getByRole('button', { name: '知道了' }));
  answer = { data: { bindOrcidAndSignIn: { token: 'own', status: 'ACTIVE', viewer: { id: 'v', currentRole: AUTHOR } } } };
  await press('绑定并登录');
  await waitFor(() => expect(page.address()).toBe('/main/authormanuList?roleId=1'));
  expect(localStorage.getItem('token')).toBe('own');
});

const AUTHOR = { number: 1, landingPath: '/main/authormanuList' };

it('comes back from ORCID with a code, which it changes for a session, and goes on to the author’s list (SC-013)', async () => {
  answer = { data: { signInWithOrcid: { token: 'own', status: 'ACTIVE', viewer: { id: 'v', currentRole: AUTHOR } } } };
  const page = await visit(<LoginSuccessPage />, '/loginSuccess?token=code-of-the-address');
  expect(asked[0]?.input).toEqual({ code: 'code-of-the-address', language: 'ZH_CN' });
  await waitFor(() => expect(page.address()).toBe('/main/authormanuList?roleId=1'));
  expect(localStorage.getItem('token')).toBe('own');
});

const OUTCOMES: [told: string, Page: ComponentType, link: string, to: string][] = [
  ['注册成功，请验证邮箱', RegisteredPage, '去登录', '/login'],
  ['密码重置成功', PasswordResetPage, '去登录', '/login'],
  ['邮箱修改成功', EmailChangedPage, '回到首页', '/'],
  ['激活码已过期，请重新注册', ActivationExpiredPage, '重新注册', '/sigin'],
];
it.each(OUTCOMES)('says what has come of it, and where to go on: %s (R1-033 to R1-036, SC-008 to SC-011)', async (told, Page, link, to) => {
  await visit(<Page />, '/');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(told);
  expect(within(screen.getByRole('main')).getByRole('link', { name: link }).getAttribute('href')).toBe(to);
});
