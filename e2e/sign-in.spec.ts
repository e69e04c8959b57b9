// Sign-in and sign-out across pages, tabs and sessions (S1 §2, §4, §5; principles, Accounts and sessions). The form itself:
// LoginPage.test.tsx.
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

test('/ leads to /login, in Chinese, and a right sign-in to the landing page of the role (R1-018, R1-025, R1-066, SC-001, R3-002, R3-023)', async ({
  open,
}) => {
  const page = await open(null);
  await openSignIn(page);
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await expect(page).toHaveTitle('登录 · 集刊投审稿平台');
  await fillAndSubmit(page, { account: 'deputy' });
  await expect(page).toHaveURL((url) => url.pathname === '/main/editorManusList');
  await expect(page.getByRole('banner')).toContainText('副主编');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a person who is signed in is told so at /login and goes to their landing page a second later (R1-028)', async ({ open }) => {
  const page = await open('editor');
  await page.goto('/login');
  await expect(page.getByRole('status').filter({ hasText: '您已登录，正在进入系统…' })).toBeVisible();
  await expect(page).toHaveURL(/\/main\/editorManusList\?roleId=3$/);
});

test('sign-in leads back to the page that was asked for', async ({ open }) => {
  const page = await open(null);
  await page.goto('/main/msgCenter?roleId=1');
  await expect(page).toHaveURL(/\/login\?next=/);
  await fillAndSubmit(page, { account: 'author2' });
  await expect(page).toHaveURL(/\/main\/msgCenter\?roleId=1$/);
});

test('an address with a hash leads to the page it names', async ({ open }) => {
  const page = await open('author2');
  await page.goto('/#/main/msgCenter?roleId=1');
  await expect(page).toHaveURL(/\/main\/msgCenter\?roleId=1$/);
  await expect(page.getByRole('heading', { name: '消息中心', level: 1 })).toBeVisible();
});

test('a person who cannot read the picture signs in with a mailed code, by keyboard alone (SC-002)', async ({ open, watch }) => {
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

/** The code in the letter, from the demo's mail pages. */
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
