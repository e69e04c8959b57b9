// The sign-in page as people use it: its targets, its messages by field, and its requests to the server.
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { show } from '../../testing/render.tsx';
import { showLanguage } from '../../testing/texts.ts';
import { LoginPage } from './LoginPage.tsx';
import { login } from './route.ts';
import type { Settings } from './settings.ts';

const SETTINGS: Settings = {
  productName: '集刊投审稿平台',
  publisherName: '东湖出版社',
  authorInstructions: { title: '投稿须知', body: '' },
  videoGuides: [],
  maintenance: null,
  offersOrcid: true,
  demoAccounts: [{ account: 'reviewer2@demo.test', password: 'Colloquium1', name: '贺兰舟', roles: ['审稿专家'] }],
};

/** The server's settings of one house, by the browser's language. */
const BY_LANGUAGE: Readonly<Record<string, Settings>> = {
  'zh-CN': {
    ...SETTINGS,
    authorInstructions: { title: '投稿须知', body: '使用本人常用邮箱注册' },
    videoGuides: [{ audience: 'AUTHOR', title: '作者操作视频', url: null }],
  },
  'en-US': {
    ...SETTINGS,
    productName: 'Colloquium',
    publisherName: 'East Lake Press',
    authorInstructions: { title: 'Instructions for authors', body: 'Register with an email address' },
    videoGuides: [{ audience: 'AUTHOR', title: 'Video for authors', url: null }],
  },
};

/** Requests to the server, oldest first. */
let asked: { operation: string; variables: Record<string, unknown> }[];
/** The server's answer to the next sign-in: a refusal by its code and words, or the session. */
let refusal: { code: string; message: string } | null;

const SESSION = { token: 'new', status: 'ACTIVE', viewer: { id: 'v', currentRole: { number: 10, landingPath: '/main/editorManusList' } } };

beforeEach(() => {
  asked = [];
  refusal = null;
  vi.stubGlobal('fetch', async (_address: string, { headers, body }: { headers: HeadersInit; body: string }) => {
    const operation = new Headers(headers).get('x-apollo-operation-name') ?? '';
    const language = new Headers(headers).get('accept-language') ?? '';
    asked.push({ operation, variables: JSON.parse(body).variables });
    const id = asked.length;
    if (operation === 'useCaptchaMutation')
      return Response.json({ data: { createCaptcha: { captcha: { id: `c${id}`, image: `data:image/svg+xml,${id}` } } } });
    if (operation === 'useSignInMutation' && refusal === null) return Response.json({ data: { signIn: SESSION } });
    if (operation === 'settingsQuery') return Response.json({ data: { publicSettings: BY_LANGUAGE[language] } });
    const { code, message } = refusal ?? { code: 'INTERNAL', message: operation };
    return Response.json({ errors: [{ message, extensions: { code, params: {}, fields: {} } }] });
  });
});
afterEach(() => vi.unstubAllGlobals());

const account = () => screen.getByLabelText<HTMLInputElement>('邮箱或用户名');
const password = () => screen.getByLabelText<HTMLInputElement>('密码', { selector: 'input' });
const captcha = () => screen.getByRole<HTMLInputElement>('textbox', { name: '验证码' });
const picture = () => document.querySelector('form img')?.getAttribute('src');
const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);
const submit = () => userEvent.click(screen.getByRole('button', { name: '登录' }));
const signIns = () => asked.filter(({ operation }) => operation === 'useSignInMutation').map(({ variables }) => variables['input']);

/** The page of a visitor, with its first picture. */
async function open(settings: Partial<Settings> = {}, options: Parameters<typeof show>[1] = {}) {
  const page = await show(<LoginPage />, { loaded: { ...SETTINGS, ...settings }, isVisitor: true, at: '/login', ...options });
  await waitFor(() => expect(picture()).toBeTruthy());
  return page;
}

async function fill(values: { account?: string; captcha?: string } = {}) {
  await userEvent.type(account(), values.account ?? 'author@demo.test');
  await userEvent.type(password(), 'Colloquium1');
  await userEvent.type(captcha(), values.captcha ?? 'abcd');
}

it('leads to registration, to a new password and to ORCID, which is told to remember (R1-021, R1-023, SC-002)', async () => {
  await open();
  const address = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect([address('注册'), address('忘记密码'), address('使用ORCID登录')]).toEqual(['/sigin', '/fdpwd', '/orcid/start']);
  await userEvent.click(screen.getByRole('checkbox', { name: /^7 天内免登录/ }));
  expect(address('使用ORCID登录')).toBe('/orcid/start?remember=1');
});

it('names empty fields one by one, in the language of the page, which the switch changes and the browser remembers (R1-019, R1-043, R1-044, R1-045, R1-081, R3-255, SC-002, R3-221)', async () => {
  await open();
  await submit();
  expect(alerts()).toEqual(['请输入用户名', '请输入密码', '请输入验证码']);
  expect(document.activeElement).toBe(account());
  const description = document.getElementById(account().getAttribute('aria-describedby') ?? '');
  expect(description?.textContent).toBe('请输入用户名');
  await userEvent.type(account(), 'author');
  await submit();
  expect(alerts()).toEqual(['请输入密码', '请输入验证码']);

  await userEvent.click(screen.getByText('English'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Sign in' })).toBeTruthy();
  expect(document.documentElement.lang).toBe('en-US');
  expect(localStorage.getItem('lang'), 'the next visit begins in it').toBe('en-US');
  await userEvent.clear(screen.getByLabelText('Email or user name'));
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(alerts()).toEqual(['Please enter your email or user name', 'Please enter your password', 'Please enter the verification code']);
  expect(signIns()).toEqual([]);
});

it('after a wrong verification code brings another picture and keeps account and password (R1-027)', async () => {
  const page = await open();
  const before = picture();
  refusal = { code: 'CAPTCHA_WRONG', message: '验证码错误或已过期' };
  await fill({ captcha: 'zzzz' });
  await submit();
  expect(alerts()).toEqual(['验证码错误或已过期']);
  await waitFor(() => expect(picture()).not.toBe(before));
  expect([account().value, password().value, captcha().value]).toEqual(['author@demo.test', 'Colloquium1', '']);
  expect(document.activeElement).toBe(captcha());

  refusal = null;
  await userEvent.type(captcha(), 'abcd');
  await submit();
  await waitFor(() => expect(page.address()).toBe('/main/editorManusList?roleId=10'));
  expect(localStorage.getItem('token')).toBe('new');
});

it('tells a wrong password and an unknown account over the form, keeps the account, brings another picture and leads to the password (R1-027)', async () => {
  await open();
  const before = picture();
  refusal = { code: 'CREDENTIALS_WRONG', message: '账号或密码错误' };
  await fill({ account: 'nobody@demo.test' });
  await submit();
  expect(alerts()).toEqual(['账号或密码错误']);
  await waitFor(() => expect(picture()).not.toBe(before));
  expect(account().value).toBe('nobody@demo.test');
  expect(document.activeElement).toBe(password());
});

it('brings another picture at a click on it (SC-002)', async () => {
  await open();
  const before = picture();
  await userEvent.click(screen.getByRole('button', { name: '验证码图片，点击换一张' }));
  await waitFor(() => expect(picture()).not.toBe(before));
});

it('is filled in place by a demo account', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: /reviewer2@demo\.test/ }));
  expect([account().value, password().value]).toEqual(['reviewer2@demo.test', 'Colloquium1']);
  expect(document.activeElement).toBe(captcha());
});

it.each([false, true])(
  'asks for seven days only when the box is ticked, %s; the language goes along (R1-019, R1-020)',
  async (rememberMe) => {
    await open();
    if (rememberMe) await userEvent.click(screen.getByRole('checkbox', { name: /^7 天内免登录/ }));
    await fill();
    if (rememberMe) await showLanguage('en-US');
    await userEvent.click(screen.getByRole('button', { name: rememberMe ? 'Sign in' : '登录' }));
    const language = rememberMe ? 'EN_US' : 'ZH_CN';
    expect(signIns()).toMatchObject([{ account: 'author@demo.test', captcha: 'abcd', captchaId: 'c1', rememberMe, language }]);
  },
);

it('tells any other refusal in the words of the server too, and brings another picture (R1-027)', async () => {
  await open();
  const before = picture();
  refusal = { code: 'ACCOUNT_DISABLED', message: '账号已停用，请联系管理员' };
  await fill();
  await submit();
  expect(alerts()).toEqual(['账号已停用，请联系管理员']);
  await waitFor(() => expect(picture()).not.toBe(before));
});

it('shows the instructions for authors, and leads to a video for each who has one (R1-022, R1-024, SC-002)', async () => {
  const guide = (audience: Settings['videoGuides'][number]['audience'], title: string, url: string | null) => ({ audience, title, url });
  await open({
    authorInstructions: { title: '投稿须知', body: '1. 使用本人常用邮箱注册' },
    videoGuides: [
      guide('AUTHOR', '作者操作视频', 'https://video.example/author'),
      guide('EDITOR', '编辑操作视频', 'https://video.example/editor'),
      guide('EDITOR_IN_CHIEF', '主编操作视频', null),
    ],
  });
  const instructions = screen.getByText('投稿须知').closest('details');
  expect(instructions?.textContent).toContain('使用本人常用邮箱注册');
  const guides = [...screen.getByRole('region', { name: '操作视频' }).querySelectorAll('li')];
  expect(guides.map((one) => [one.textContent, one.querySelector('a')?.getAttribute('href')])).toEqual([
    [expect.stringContaining('作者操作视频'), 'https://video.example/author'],
    [expect.stringContaining('编辑操作视频'), 'https://video.example/editor'],
    [expect.stringContaining('主编操作视频'), undefined],
  ]);
});

it('begins in the field of the account', async () => {
  await open({});
  expect(document.activeElement).toBe(screen.getByLabelText('邮箱或用户名', { selector: 'input' }));
});

it('names its fields in English as the specification has it (SC-002)', async () => {
  await open({}, { language: 'en-US' });
  for (const name of ['Email or user name', 'Password', 'Verification code'])
    expect(screen.getByLabelText(name, { selector: 'input' }), name).toBeTruthy();
  expect(screen.getByRole('checkbox', { name: /^Remember password/ })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Forgot password' }).getAttribute('href')).toBe('/fdpwd');
});

it('has the instructions for authors, the names of the videos and those of the house in both languages, each when it is chosen (R1-024, SC-002)', async () => {
  await open({}, { loader: login.loader });
  const textsIn = (language: string) => {
    const { productName, publisherName, authorInstructions, videoGuides } = BY_LANGUAGE[language] ?? SETTINGS;
    return [productName, publisherName, authorInstructions.title, authorInstructions.body, ...videoGuides.map(({ title }) => title)];
  };
  const missing = (language: string) => textsIn(language).filter((text) => document.body.textContent?.includes(text) !== true);
  expect([missing('zh-CN'), missing('en-US')]).toEqual([[], textsIn('en-US')]);
  for (const [name, language, other] of [
    ['English', 'en-US', 'zh-CN'],
    ['中文', 'zh-CN', 'en-US'],
  ] as const) {
    await userEvent.click(screen.getByText(name));
    await waitFor(() => expect([missing(language), missing(other)], name).toEqual([[], textsIn(other)]));
  }
});

it('announces a maintenance that is planned (R1-017)', async () => {
  const planned = {
    startsAt: '2026-03-02T14:00:00.000Z',
    endsAt: '2026-03-02T14:30:00.000Z',
    text: '今晚升级数据库。',
    isUnderWay: false,
    isClosedToViewer: false,
  };
  await open({ maintenance: planned });
  expect(screen.getByText(/^计划于 2026-03-02 22:00 至 2026-03-02 22:30 进行系统维护/).textContent).toContain('今晚升级数据库。');
});
