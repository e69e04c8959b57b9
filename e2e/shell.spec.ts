// The frame around every page: roles, languages, navigation, closed pages, phones and keyboards (S1 §2, §4, §6).
import type { Page } from '@playwright/test';
import { submitManuscript, writeManuscript } from './manuscript.ts';
import { expect, expectNotReloaded, goInside, markPage, test } from './story.ts';

const navigation = (page: Page) => page.getByRole('navigation', { name: '主导航' });

async function navigationLinks(page: Page): Promise<string[]> {
  await expect(navigation(page).getByRole('link').first()).toBeVisible();
  // Without the number of what waits.
  return (await navigation(page).getByRole('link').allInnerTexts()).map((text) => text.split('\n', 1).join(''));
}

async function switchRole(page: Page, role: string): Promise<void> {
  await page.getByRole('button', { name: /^当前角色 / }).click();
  await page.getByRole('menuitem', { name: role, exact: true }).click();
}

test('an author’s shell: the screens of the role and no others, each with its roleId; no switch where there is one role; what is another role’s or nobody’s is told (R1-073, R1-074, R2-010, R3-012, R3-026)', async ({
  open,
}) => {
  const page = await open('author2');
  await page.goto('/main');
  expect(await navigationLinks(page)).toEqual(['我的稿件', '投稿', '未完成稿件', '消息中心']);
  const addresses = await navigation(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(addresses).toEqual(['authormanuList', 'create', 'unManuscript', 'msgCenter'].map((url) => `/main/${url}?roleId=1`));
  await page.getByRole('button', { name: '顾清禾的菜单' }).click();
  expect((await page.getByRole('menuitem').allInnerTexts()).slice(0, 4), 'matters of the account').toEqual([
    '个人信息',
    '修改密码',
    '修改邮箱',
    '登录记录',
  ]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('banner')).toContainText('作者');
  await expect(page.getByRole('button', { name: /^当前角色 / })).toHaveCount(0);

  for (const path of ['managePerson', 'editorManusList', 'optList/listDtaile']) {
    await goInside(page, `/main/${path}`);
    await expect(page.getByRole('heading', { name: '没有权限', level: 1 })).toBeVisible();
    await expect(page.getByText('当前角色“作者”不能打开此页面')).toBeVisible();
    await expect(page.getByRole('table')).toHaveCount(0);
    // So that the sentence cannot be that of the address before.
    await goInside(page, '/main/nothingOfTheKind');
    await expect(page.getByText('没有找到您要的内容')).toBeVisible();
    await expect(navigation(page)).toBeVisible();
  }
  await goInside(page, '/nothingOfTheKind');
  await expect(page.getByText('没有找到您要的内容')).toBeVisible();
  await page.getByRole('link', { name: '回到首页' }).click();
  await expect(page).toHaveURL(/\/main\/authormanuList/);
});

test('the navigation folds to icons and stays folded; light and dark are chosen by the person or follow the system', async ({ open }) => {
  const page = await open('author2', { colorScheme: 'dark' });
  await page.goto('/main/authormanuList');
  await expect(page.locator('html')).toHaveClass(/dark/);
  await navigation(page).getByRole('link', { name: '消息中心' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: '消息中心', level: 1 })).toBeVisible();
  await expect(page.locator('#content'), 'on another page the focus is at its beginning').toBeFocused();

  const choose = async (mode: string) => {
    await page.getByRole('button', { name: '顾清禾的菜单' }).click();
    await page.getByRole('menuitem', { name: mode }).click();
  };
  await choose('浅色');
  await expect(page.locator('html')).toHaveClass(/light/);
  await page.getByRole('button', { name: '收起导航' }).click();
  await expect(page.getByRole('button', { name: '展开导航' })).toHaveAttribute('aria-expanded', 'false');
  await expect(navigation(page).getByText('我的稿件')).toHaveCount(0);
  await page.reload();
  await expect(navigation(page).getByRole('link', { name: '我的稿件' }), 'icons keep their names').toBeVisible();
  await expect(navigation(page).getByText('我的稿件')).toHaveCount(0);
  await expect(page.locator('html')).toHaveClass(/light/);
  await choose('跟随系统');
  await expect(page.locator('html')).toHaveClass(/dark/);
});

test('/main leads to the landing page; switching the role changes navigation and landing page, and is told to the other tab (R1-064, R1-072, R1-079)', async ({
  open,
}) => {
  const page = await open('many', { isOwnSession: true });
  await page.goto('/main');
  await expect(page).toHaveURL(/\/main\/authormanuList\?roleId=1$/);
  await markPage(page);
  const tab = await page.context().newPage();
  await tab.goto('/main/create');
  await expect(tab.getByRole('heading', { name: '投稿', level: 1 })).toBeVisible();

  await switchRole(page, '副主编');
  await expect(page).toHaveURL(/\/main\/editorManusList\?roleId=10$/);
  await expect(page.getByRole('heading', { name: '今日', level: 1 })).toBeVisible();
  await expect(navigation(page)).toContainText('编辑工作');
  await expect(navigation(page)).not.toContainText('作者中心');
  await expectNotReloaded(page);

  const notice = tab.getByRole('region', { name: '提示' });
  await expect(notice).toContainText('当前角色已在另一个标签页切换为“副主编”');
  await expect(tab.getByRole('heading', { name: '投稿', level: 1 }), 'the other tab stays where it is').toBeVisible();
  await notice.getByRole('button', { name: '刷新' }).click();
  await expect(tab).toHaveURL(/\/main\/editorManusList\?roleId=10$/);

  await switchRole(page, '普通管理员');
  await expect(page).toHaveURL(/\/main\/managePerson\?roleId=8$/);
  await page.reload();
  await expect(page.getByRole('button', { name: '当前角色 普通管理员，切换' }), 'the role is kept').toBeVisible();
});

test('switching the language changes screens, navigation and what the server says, and is remembered in this browser (R1-080, R1-081, R2-001, R3-002, R3-221)', async ({
  open,
}) => {
  const page = await open('editor2', { isOwnSession: true });
  await page.goto('/main/editorManusList?view=list');
  const tab = await page.context().newPage();
  await tab.goto('/main/msgCenter');
  await expect(tab.getByRole('heading', { name: '消息中心', level: 1 })).toBeVisible();

  await page.getByRole('button', { name: '切换语言，当前：中文' }).click();
  await page.getByRole('menuitem', { name: 'English' }).click();
  await expect(page.getByRole('heading', { name: 'Manuscripts', level: 1 })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  expect(await page.evaluate(() => localStorage.getItem('lang'))).toBe('en-US');
  await expect(page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Invite authors' })).toBeVisible();
  await expect(page.getByRole('banner')).toContainText('Editor');
  await expect(tab.getByRole('region', { name: '提示' })).toContainText('语言已在另一个标签页切换');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Manuscripts', level: 1 })).toBeVisible();
});

test('a page that needs no session names the product and can be read in the other language', async ({ open }) => {
  const page = await open(null);
  let isFirst = true;
  for (const { address, chinese, english } of [
    { address: '/nothingOfTheKind', chinese: '没有找到您要的内容', english: 'What you asked for was not found' },
    { address: '/sigin', chinese: '注册账号', english: 'Register' },
  ]) {
    await (isFirst ? page.goto(address) : goInside(page, address));
    isFirst = false;
    await expect(page.getByRole('heading', { name: chinese, level: 1 })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: '集刊投审稿平台' })).toBeVisible();
    await page.getByText('English', { exact: true }).click();
    await expect(page.getByRole('heading', { name: english, level: 1 })).toBeVisible();
    await page.getByText('中文', { exact: true }).click();
    await expect(page.getByRole('heading', { name: chinese, level: 1 })).toBeVisible();
  }
});

test('on a phone the navigation is a drawer, and nothing is wider than the screen', async ({ open }) => {
  const page = await open('editor2', { viewport: { width: 390, height: 844 } });
  await page.goto('/main/editorManusList?view=list');
  await expect(page.getByRole('heading', { name: '稿件列表', level: 1 })).toBeVisible();
  await expect(navigation(page)).toBeHidden();
  await page.getByRole('button', { name: '打开导航' }).click();
  const drawer = page.getByRole('dialog', { name: '主导航' });
  await expect(drawer.getByRole('link', { name: '邀请作者' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await page.getByRole('button', { name: '打开导航' }).click();
  await drawer.getByRole('link', { name: '消息中心' }).click();
  await expect(page.getByRole('heading', { name: '消息中心', level: 1 })).toBeVisible();
  await expect(drawer, 'going elsewhere closes it').toBeHidden();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('by keyboard alone: skip link, menus, dialogs; the name in the header leads to personal information (R1-072)', async ({
  open,
  apiFor,
}) => {
  const page = await open('editor2');
  await page.goto('/main/editorManusList?view=list');
  await expect(page.getByRole('heading', { name: '稿件列表', level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: '跳到正文' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#content')).toBeFocused();

  const person = page.getByRole('button', { name: '方以墨的菜单' });
  await person.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: '个人信息' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menuitem')).toHaveCount(0);
  await expect(person).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: '个人信息' })).toHaveAttribute('data-highlighted', '');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/main\/personMsg/);

  const { id } = await submitManuscript(await apiFor('author2'));
  await goInside(page, `/main/editorManusList/detailChief?roleId=3&id=${id}`);
  const receive = page.getByRole('button', { name: '接收稿件' });
  await receive.focus();
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: '接收稿件' });
  await expect(question.locator(':focus'), 'the dialog has the focus').toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(receive).toBeFocused();
});

test('paper is light, whatever the screen is, and carries no controls', async ({ open, apiFor }) => {
  await submitManuscript(await apiFor('author2'));
  const page = await open('editor2', { colorScheme: 'dark' });
  await page.goto('/main/editorManusList?roleId=3&view=list');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(page.locator('html')).toHaveClass(/dark/);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('html')).toHaveClass(/light/);
  await expect(page.getByRole('row').nth(1), 'a time ago says nothing on paper').toContainText(/\d{4}-\d{2}-\d{2}/, { useInnerText: true });
  for (const control of ['checkbox', 'navigation', 'search'] as const) await expect(page.getByRole(control)).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });
  await expect(page.locator('html')).toHaveClass(/dark/);
});

test('where there is no room for the list of steps, the wizard says which step is open and has a menu of all', async ({ open, apiFor }) => {
  const { id } = await writeManuscript(await apiFor('author2'));
  const page = await open('author2', { viewport: { width: 390, height: 844 } });
  await page.goto(`/main/change?roleId=1&id=${id}&tab=summary`);
  const menu = page.getByRole('main').getByRole('button', { name: /第 4 步，共 9 步/ });
  await expect(menu).toContainText('摘要与关键词');
  await menu.click();
  await page.getByRole('menuitem', { name: /9\. 核对并提交/ }).click();
  await expect(page.getByRole('tabpanel', { name: '核对并提交' })).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.getByRole('tab', { selected: true })).toBeInViewport({ ratio: 0.9 });
});

test('on a wide window the header, the navigation and the page share one frame; lines of the navigation do not run into each other', async ({
  open,
}) => {
  const page = await open('chief', { language: 'en-US' });
  await page.setViewportSize({ width: 1920, height: 900 });
  await page.goto('/main');
  const links = page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link');
  await expect(links.first()).toBeVisible();
  const left = async (locator: ReturnType<Page['locator']>) => (await locator.boundingBox())?.x ?? Number.NaN;
  // The frame grows with the list that comes.
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
  const brand = await left(page.getByRole('banner').getByRole('link').first());
  const icon = await left(links.first().locator('svg'));
  expect(Math.abs(brand - icon)).toBeLessThan(8);
  const boxes = await Promise.all((await links.all()).map((link) => link.boundingBox()));
  const gaps = boxes.slice(1).map((box, index) => (box?.y ?? 0) - ((boxes[index]?.y ?? 0) + (boxes[index]?.height ?? 0)));
  expect(Math.min(...gaps)).toBeGreaterThan(0);
});
