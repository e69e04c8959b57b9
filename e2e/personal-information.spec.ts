// Personal information as a newcomer meets it: before the first manuscript, through a reload, beside another page (S3 §2.14, §5.9).
import type { Page, Route } from '@playwright/test';
import { apiOf } from './api.ts';
import { PASSWORD } from './demo.ts';
import { registered, signInAs } from './newcomer.ts';
import { expect, test } from './story.ts';

/** In the order in which they are checked. */
const MISSING = [
  '请选择性别！',
  '请选择出生日期！',
  '请填写籍贯信息！',
  '请选择所在地区！',
  '请选择学位！',
  '请填写专业信息！',
  '请选择职称！',
  '请选择研究方向！',
  '请填写工作单位和隶属关系！',
  '请填写院系！',
  '联系方式格式不正确！',
  '请选择职务！',
];

const save = (page: Page) => page.getByRole('button', { name: '保存', exact: true }).click();

const level = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });

test('an author fills in personal information before the first submission, loses nothing on the way, and goes on to it (R1-085, R3-138, R3-139, R3-141, R3-156, R3-157, R3-158, R3-195)', async ({
  open,
  baseURL,
  watch,
}) => {
  watch.expectComplaint(/CONFLICT|ERR_FAILED/);
  const person = await registered(baseURL ?? '');
  const page = await open(null);
  await page.goto('/login');
  await signInAs(page, person, PASSWORD);
  await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '投稿', exact: true }).click();
  await expect(page).toHaveURL(/\/main\/personMsg\?/);
  const main = page.getByRole('main');
  await expect(main).toContainText('请先完善个人信息');
  await expect(main).toContainText(person.email);
  await expect(main.getByRole('link', { name: '修改邮箱' })).toHaveAttribute('href', /^\/main\/changeEmail/);
  await expect(main.getByRole('link', { name: '修改密码' })).toHaveAttribute('href', /^\/main\/changePwd/);

  await save(page);
  await expect(main.getByRole('alert')).toHaveText(MISSING);
  await expect(main.getByRole('radio', { name: '男' })).toBeFocused();
  await main.getByRole('radio', { name: '女' }).check();
  await main.getByLabel('出生日期').fill('19880808');
  await main.getByLabel('籍贯').fill('浙江𠮷县');
  await level(page, '省份').selectOption({ label: '浙江省' });
  await level(page, '市').selectOption({ label: '杭州市' });
  await main.getByRole('textbox', { name: '主要工作单位' }).fill('临江大学,文学院');
  await expect(main.getByRole('textbox', { name: '主要工作单位' })).toHaveValue('临江大学，文学院');
  await main.getByRole('button', { name: '添加工作单位' }).click();
  await expect(main.getByRole('textbox', { name: '第 2 个工作单位' })).toBeFocused();
  await page.keyboard.insertText('古籍所');
  await expect(main.getByRole('button', { name: /删除/ }), 'the first cannot be deleted').toHaveCount(1);

  // The browser would ask; the text is kept all the same.
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(main).toContainText('已恢复您上次填写而未保存的内容');
  await expect(main.getByLabel('出生日期')).toHaveValue('1988-08-08');
  await expect(main.getByRole('textbox', { name: '第 2 个工作单位' })).toHaveValue('古籍所');
  await expect(level(page, '市')).toHaveValue('330100');

  await main.getByLabel('学位').selectOption({ label: '博士' });
  await main.getByLabel('专业').fill('中国史');
  await main.getByLabel('职称').selectOption({ label: '讲师' });
  await main.getByLabel('研究方向').fill('水利碑刻');
  await main.getByLabel('院系').fill('文学院');
  await main.getByLabel('联系方式').fill('0571-87654321');
  await save(page);
  await expect(main.getByRole('alert')).toHaveText(['请选择所在地区！', '请选择职务！']);
  await expect(level(page, '省份'), 'the first wrong one').toBeFocused();
  await level(page, '区县').selectOption({ label: '西湖区' });
  await main.getByLabel('职务').selectOption({ label: '教师' });
  await save(page);
  await page.getByRole('dialog', { name: '保存成功！' }).getByRole('button', { name: '继续投稿' }).click();
  await expect(page).toHaveURL(/\/main\/create/);
  await expect(page.getByRole('heading', { name: '投稿', level: 1 })).toBeVisible();

  // Two pages: the slower one is asked.
  await page.getByRole('button', { name: /的菜单$/ }).click();
  await page.getByRole('menuitem', { name: '个人信息' }).click();
  await main.getByLabel('备注').fill('本页所写');
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
  const api = apiOf(baseURL ?? '', token);
  const { viewer } = await api.ask<{
    viewer: { profile: Record<string, unknown> & { degree: { id: string }; professionalTitle: { id: string }; duty: { id: string } } };
  }>(
    '{ viewer { profile { version sex birthDate address major researchArea workplaces department phone degree { id } professionalTitle { id } duty { id } } } }',
  );
  const { degree, professionalTitle, duty, ...texts } = viewer.profile;
  await api.ask('mutation ($input: SaveProfileInput!) { saveProfile(input: $input) { profile { id } } }', {
    input: {
      ...texts,
      regionCode: '330106',
      degreeId: degree.id,
      professionalTitleId: professionalTitle.id,
      dutyId: duty.id,
      phone: '13800001234',
      remark: '另一页所写',
    },
  });
  const isLoading = (route: Route) => route.request().headers()['x-apollo-operation-name'] === 'useReloadProfileQuery';
  await page.route('**/graphql', (route) => (isLoading(route) ? route.abort() : route.continue()));
  await save(page);
  await expect(main.getByRole('alert').first(), 'what was saved could not be fetched').toBeVisible();
  await expect(main.getByLabel('备注')).toHaveValue('本页所写');
  await page.unroute('**/graphql');
  await save(page);
  await expect(main.getByRole('alert')).toContainText('已在别处保存过');
  await expect(main.getByRole('radio', { name: /本页所写/ }), 'the telephone number was changed on one side only').toBeChecked();
  await main.getByRole('button', { name: '使用所选内容' }).click();
  await page.getByRole('dialog', { name: '保存成功！' }).getByRole('button', { name: '知道了' }).click();
  await expect(page, 'back to where the person came from').toHaveURL(/\/main\/create/);
  expect(await api.ask('{ viewer { profile { phone remark } } }')).toEqual({
    viewer: { profile: { phone: '13800001234', remark: '本页所写' } },
  });

  // Typing during the save keeps the new text, and the page.
  await page.getByRole('button', { name: /的菜单$/ }).click();
  // A click in the moment in which the menu opens is not yet one on its item.
  await expect(async () => {
    if (!(await main.getByLabel('备注').isVisible())) await page.getByRole('menuitem', { name: '个人信息' }).click({ timeout: 1000 });
    await expect(main.getByLabel('备注')).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 15_000 });
  await main.getByLabel('备注').fill('先写的');
  let isFirst = true;
  await page.route('**/graphql', async (route) => {
    if (isFirst && route.request().headers()['x-apollo-operation-name'] === 'ProfileFormMutation') {
      isFirst = false;
      await main.getByLabel('备注').fill('又写的');
    }
    await route.fallback();
  });
  await save(page);
  await page.getByRole('dialog', { name: '保存成功！' }).getByRole('button', { name: '知道了' }).click();
  await expect(main.getByLabel('备注')).toHaveValue('又写的');
  await save(page);
  await page.getByRole('dialog', { name: '保存成功！' }).getByRole('button', { name: '知道了' }).click();
  await expect(page).toHaveURL(/\/main\/create/);
  expect(await api.ask('{ viewer { profile { remark } } }')).toEqual({ viewer: { profile: { remark: '又写的' } } });
});
