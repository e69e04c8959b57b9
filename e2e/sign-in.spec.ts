// Sign-in and sign-out as people meet them (S1 §2, §4, §5; architecture, Accounts and sessions).
import type { Page } from '@playwright/test';
import { signOutEverywhere } from './api.ts';
import { CAPTCHA_ANSWER, PASSWORD } from './demo.ts';
import { expect, expectNotReloaded, markPage, test } from './story.ts';

const account = (page: Page) => page.getByLabel('邮箱或用户名');
const password = (page: Page) => page.getByLabel('密码', { exact: true });
const captcha = (page: Page) => page.getByRole('textbox', { name: '验证码' });
const picture = (page: Page) => page.getByRole('button', { name: '验证码图片，点击换一张' }).locator('img');
const submit = (page: Page) => page.getByRole('button', { name: '登录', exact: true });

async function openSignIn(page: Page, address = '/'): Promise<void> {
  await page.goto(address);
  await expect(picture(page)).toBeVisible();
}

async function fillAndSubmit(page: Page, values: { account: string; password?: string; captcha?: string }): Promise<void> {
  await account(page).fill(values.account);
  await password(page).fill(values.password ?? PASSWORD);
  await captcha(page).fill(values.captcha ?? CAPTCHA_ANSWER);
  await submit(page).click();
}

test('/ leads to /login, in Chinese, without an error (R1-018, SC-001)', async ({ open }) => {
  const page = await open(null);
  await openSignIn(page);
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await expect(page).toHaveTitle('登录 · 集刊投审稿平台');
});

test('the page leads to registration, to a new password and to ORCID (R1-021, R1-023, SC-002)', async ({ open }) => {
  const page = await open(null);
  await openSignIn(page);
  await expect(page.getByRole('link', { name: '注册' })).toHaveAttribute('href', '/sigin');
  await expect(page.getByRole('link', { name: '忘记密码' })).toHaveAttribute('href', '/fdpwd');
  const orcid = page.getByRole('link', { name: '使用ORCID登录' });
  await expect(orcid).toHaveAttribute('href', '/orcid/start');
  // What is asked for goes along.
  await page.getByRole('checkbox', { name: /^7 天内免登录/ }).check();
  await expect(orcid).toHaveAttribute('href', '/orcid/start?remember=1');
});

test('empty fields are named one by one, in the language of the page, which the switch changes and the browser remembers (R1-019, R1-043, R1-044, R1-045, R1-081, R3-255)', async ({
  open,
}) => {
  const page = await open(null);
  await openSignIn(page);
  await submit(page).click();
  await expect(page.getByRole('alert')).toHaveText(['请输入用户名', '请输入密码', '请输入验证码']);
  await expect(account(page)).toBeFocused();
  await expect(account(page)).toHaveAccessibleDescription('请输入用户名');
  await account(page).fill('author');
  await submit(page).click();
  await expect(page.getByRole('alert')).toHaveText(['请输入密码', '请输入验证码']);

  await page.getByText('English', { exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  await page.getByLabel('Email or user name').fill('');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText([
    'Please enter your email or user name',
    'Please enter your password',
    'Please enter the verification code',
  ]);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Sign in', level: 1 }), 'the language is remembered').toBeVisible();
});

test('a wrong verification code brings another picture and keeps account and password (R1-027)', async ({ open, watch }) => {
  watch.expectComplaint(/^API: CAPTCHA_WRONG /);
  const page = await open(null);
  await openSignIn(page);
  const before = await picture(page).getAttribute('src');
  await fillAndSubmit(page, { account: 'author@demo.test', captcha: 'zzzz' });
  await expect(page.getByRole('alert')).toHaveText(['验证码错误或已过期']);
  await expect(picture(page)).not.toHaveAttribute('src', before ?? '');
  await expect(account(page)).toHaveValue('author@demo.test');
  await expect(password(page)).toHaveValue(PASSWORD);
  await expect(captcha(page)).toHaveValue('');
  await expect(captcha(page)).toBeFocused();

  await captcha(page).fill(CAPTCHA_ANSWER);
  await submit(page).click();
  await expect(page).toHaveURL(/\/main\/authormanuList/);
});

test('a click on the picture brings another (SC-002)', async ({ open }) => {
  const page = await open(null);
  await openSignIn(page);
  const before = await picture(page).getAttribute('src');
  await picture(page).click();
  await expect(picture(page)).not.toHaveAttribute('src', before ?? '');
});

test('a wrong password and an unknown account are told alike, and bring another picture (R1-027)', async ({ open, watch }) => {
  watch.expectComplaint(/^API: CREDENTIALS_WRONG /);
  const page = await open(null);
  await openSignIn(page);
  for (const values of [{ account: 'author2', password: 'Colloquium2' }, { account: 'nobody@demo.test' }]) {
    const before = await picture(page).getAttribute('src');
    await fillAndSubmit(page, values);
    await expect(page.getByRole('alert')).toHaveText(['账号或密码错误']);
    await expect(picture(page)).not.toHaveAttribute('src', before ?? '');
    await expect(account(page)).toHaveValue(values.account);
    await expect(password(page)).toBeFocused();
  }
});

test('a demo account fills the form in place', async ({ open }) => {
  const page = await open(null);
  await openSignIn(page);
  await page.getByRole('region', { name: '演示账号' }).getByRole('button', { name: 'reviewer2@demo.test' }).click();
  await expect(account(page)).toHaveValue('reviewer2@demo.test');
  await expect(password(page)).toHaveValue(PASSWORD);
  await expect(captcha(page)).toBeFocused();
});

test('a right sign-in leads to the landing page of the role (R1-025, R1-066)', async ({ open }) => {
  const page = await open(null);
  await openSignIn(page);
  await fillAndSubmit(page, { account: 'deputy' });
  await expect(page).toHaveURL((url) => url.pathname === '/main/editorManusList');
  await expect(page.getByRole('banner')).toContainText('副主编');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('whoever is signed in is told so at /login and goes to their landing page a second later (R1-028)', async ({ open }) => {
  const page = await open('editor');
  await page.goto('/login');
  await expect(page.getByRole('status').filter({ hasText: '您已登录，正在进入系统…' })).toBeVisible();
  await expect(page).toHaveURL(/\/main\/editorManusList\?roleId=3$/);
});

test('sign-in leads back to the page that was asked for, but never to another site', async ({ open }) => {
  const page = await open(null);
  await page.goto('/main/msgCenter?roleId=1');
  await expect(page).toHaveURL(/\/login\?next=/);
  await fillAndSubmit(page, { account: 'author2' });
  await expect(page).toHaveURL(/\/main\/msgCenter\?roleId=1$/);

  const stranger = await open(null);
  await openSignIn(stranger, `/login?next=${encodeURIComponent('//example.org/main')}`);
  await fillAndSubmit(stranger, { account: 'author2' });
  await expect(stranger).toHaveURL(/\/main\/authormanuList/);
});

test('an address with a hash leads to the page it names', async ({ open }) => {
  const page = await open('author2');
  await page.goto('/#/main/msgCenter?roleId=1');
  await expect(page).toHaveURL(/\/main\/msgCenter\?roleId=1$/);
  await expect(page.getByRole('heading', { name: '消息中心', level: 1 })).toBeVisible();
});

test('seven days are asked for only when the box is ticked; the language goes along (R1-019, R1-020)', async ({ open }) => {
  for (const rememberMe of [false, true]) {
    const page = await open(null);
    await openSignIn(page);
    if (rememberMe) await page.getByRole('checkbox', { name: /^7 天内免登录/ }).check();
    const request = page.waitForRequest((candidate) => candidate.headers()['x-apollo-operation-name'] === 'useSignInMutation');
    await fillAndSubmit(page, { account: 'author2' });
    expect((await request).postDataJSON()).toMatchObject({ variables: { input: { rememberMe, language: 'ZH_CN' } } });
    await expect(page).toHaveURL(/\/main\//);
  }
});

test('whoever cannot read the picture signs in with a mailed code, by keyboard alone (SC-002)', async ({ open, watch }) => {
  watch.expectComplaint(/^API: SIGN_IN_CODE_WRONG /);
  const page = await open(null);
  await openSignIn(page);
  await page.getByRole('button', { name: '改用邮件验证码' }).press('Enter');
  const code = page.getByRole('textbox', { name: '邮件验证码' });
  await expect(code).toBeFocused();
  const send = page.getByRole('button', { name: '发送验证码' });
  await send.press('Enter');
  await expect(page.getByRole('alert')).toHaveText(['请输入用户名']);
  await account(page).fill('author2@demo.test');
  await password(page).fill(PASSWORD);
  await send.press('Enter');
  await expect(page.getByText('如果该账号存在，验证码已发送至其邮箱，请查收。')).toBeVisible();
  await expect(code).toBeFocused();
  await code.press('Enter');
  await expect(page.getByRole('alert')).toHaveText(['请输入邮件中的验证码']);
  await code.fill('wrong');
  await code.press('Enter');
  await expect(page.getByRole('alert')).toHaveText(['验证码错误或已过期']);
  await expect(password(page)).toHaveValue(PASSWORD);

  await code.fill(await mailedCode(page));
  await code.press('Enter');
  await expect(page).toHaveURL(/\/main\/authormanuList/);
});

/** What the letter with the code says, on the demo's mail pages. */
async function mailedCode(page: Page): Promise<string> {
  const read = async (address: string) => await (await page.request.get(address)).text();
  let letter: string | undefined;
  await expect
    .poll(async () => (letter = /href="(\/demo\/mails\/\d+)[^>]*>登录验证码</.exec(await read('/demo/mails'))?.[1]))
    .toBeDefined();
  return /您的登录验证码是：(\d{6})/.exec(await read(letter ?? ''))?.[1] ?? '';
}

test('signing out in the header ends the session here and in the other tab (R1-072, R1-078)', async ({ open, watch }) => {
  watch.expectComplaint(/登录已失效/);
  const page = await open('author2', { isOwnSession: true });
  await page.goto('/main/authormanuList');
  const tab = await page.context().newPage();
  await tab.goto('/main/msgCenter');
  await expect(tab.getByRole('heading', { name: '消息中心', level: 1 })).toBeVisible();
  const token = await page.evaluate(() => localStorage.getItem('token'));

  await page.getByRole('button', { name: '顾清禾的菜单' }).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(tab.getByRole('dialog', { name: '账号已退出' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();

  // The token is dead, not only forgotten.
  await page.evaluate((dead) => localStorage.setItem('token', dead ?? ''), token);
  await page.goto('/main/authormanuList');
  await expect(page).toHaveURL(/\/login/);
});

test('an account online elsewhere (700) may end the other session, which is told at once (R1-026, R1-078)', async ({ open, baseURL }) => {
  await signOutEverywhere(baseURL ?? '', 'single');
  const first = await open(null);
  await openSignIn(first);
  await fillAndSubmit(first, { account: 'single@demo.test' });
  await expect(first).toHaveURL(/\/main\/authormanuList/);
  await markPage(first);

  const second = await open(null);
  await openSignIn(second);
  await fillAndSubmit(second, { account: 'single@demo.test' });
  const question = second.getByRole('dialog', { name: '该账号已在线，请先退出登录' });
  await expect(question).toBeVisible();
  const before = await picture(second).getAttribute('src');
  await question.getByRole('button', { name: '取消' }).click();
  await expect(question).toBeHidden();
  await expect(picture(second), 'the code has been used').not.toHaveAttribute('src', before ?? '');
  expect(await second.evaluate(() => localStorage.getItem('token')), 'a pending session is not kept').toBeNull();
  await expect(first.getByRole('dialog')).toHaveCount(0);

  await captcha(second).fill(CAPTCHA_ANSWER);
  await submit(second).click();
  await second.getByRole('button', { name: '退出另一处并登录' }).click();
  await expect(second).toHaveURL(/\/main\/authormanuList/);

  const ended = first.getByRole('dialog', { name: '账号已退出' });
  await expect(ended).toContainText('该账号已在其他地方登录');
  await expectNotReloaded(first);
  await ended.getByRole('button', { name: '重新登录' }).click();
  await expect(first).toHaveURL(/\/login\?next=/);

  await second.getByRole('button', { name: '任独行的菜单' }).click();
  await second.getByRole('menuitem', { name: '退出登录' }).click();
  await expect(second).toHaveURL(/\/login$/);
});
