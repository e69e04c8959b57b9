// An account from registration to its first session, a forgotten password, and another email and password, with the letters between
// (S1 §2, §5; principles, Accounts and sessions). The rules themselves are tested at the API.
import type { Page } from '@playwright/test';
import { signIn } from './api.ts';
import { PASSWORD } from './demo.ts';
import { followLink, newcomer, registered, signInAs } from './newcomer.ts';
import { expect, goInside, test } from './story.ts';

/** A password beside another whose label begins alike. */
const field = (page: Page, name: string) => page.locator(`[name=${name}]`);

test('a newcomer registers, activates the account from the mail and signs in (SC-003, SC-008, SC-011, R1-033, R1-036, R3-031)', async ({
  open,
  watch,
}) => {
  watch.expectComplaint(/^API: (INVALID_INPUT|LINK_USED|LINK_EXPIRED) /);
  const page = await open(null);
  const person = newcomer();
  await page.goto('/login');
  await page.getByRole('link', { name: '注册' }).click();
  const submit = page.getByRole('button', { name: '注册', exact: true });
  await submit.click();
  await expect(page.getByRole('alert')).toHaveText([
    '请填写账号',
    '密码长度应为8-16位(必须包含数字、大写字母、小写字母)',
    '请填写真实姓名',
  ]);
  await expect(page.getByLabel('邮箱')).toBeFocused();
  await page.getByLabel('邮箱').fill(person.email);
  await field(page, 'password').fill(PASSWORD);
  await page.getByLabel('确认密码').fill(`${PASSWORD}x`);
  await page.getByLabel('真实姓名').fill(person.realName);
  await submit.click();
  await expect(page.getByRole('alert')).toHaveText(['两次密码填写不一致']);
  await page.getByLabel('确认密码').fill(PASSWORD);
  await submit.click();
  await expect(page).toHaveURL(/\/tipmsg$/);
  await expect(page.getByRole('main')).toContainText(person.email);

  await followLink(page, person.email, '/activate');
  const link = page.url();
  await page.getByRole('button', { name: '激活账号' }).click();
  await expect(page.getByRole('alert')).toHaveText(['密码不能为空']);
  await page.getByLabel('注册时设置的密码').fill('Stranger1');
  await page.getByRole('button', { name: '激活账号' }).click();
  await expect(page.getByRole('alert')).toContainText('密码与此邮件对应的注册不符');
  await page.getByLabel('注册时设置的密码').fill(PASSWORD);
  await page.getByRole('button', { name: '激活账号' }).dblclick();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText('账号已激活，请登录')).toBeVisible();
  await signInAs(page, person, PASSWORD);

  const later = await open(null);
  await later.goto(link);
  await later.getByLabel('注册时设置的密码').fill(PASSWORD);
  await later.getByRole('button', { name: '激活账号' }).click();
  await expect(later.getByRole('alert')).toContainText('账号已经激活，可以直接登录');
  await goInside(later, '/activate?code=expired');
  await later.getByLabel('注册时设置的密码').fill(PASSWORD);
  await later.getByRole('button', { name: '激活账号' }).click();
  await expect(later).toHaveURL(/\/fail$/);
  await later.getByRole('link', { name: '重新注册' }).click();
  await expect(later).toHaveURL(/\/sigin$/);
});

test('a forgotten password is set anew from the mail (SC-006, SC-007, SC-009, R1-032, R1-034, R1-062)', async ({ open, baseURL }) => {
  const person = await registered(baseURL ?? '');
  const page = await open(null);
  await page.goto('/login');
  await page.getByRole('link', { name: '忘记密码' }).click();
  await page.getByRole('button', { name: '发送邮件' }).click();
  await expect(page.getByRole('alert')).toHaveText(['请输入用户名', '请输入真实姓名']);
  await page.getByLabel('邮箱').fill(person.email.toUpperCase());
  await page.getByLabel('真实姓名').fill(person.realName);
  await page.getByRole('button', { name: '发送邮件' }).click();
  await page.getByRole('dialog', { name: '验证邮件已向邮箱发送' }).getByRole('button', { name: '知道了' }).click();
  await expect(page).toHaveURL(/\/login$/);

  await followLink(page, person.email, '/rstpwd');
  await expect(page.getByLabel('邮箱')).toHaveValue(person.email);
  await page.getByRole('button', { name: '重置密码' }).click();
  await expect(page.getByRole('alert')).toHaveText(['密码不能为空']);
  await field(page, 'password').fill('Forgotten1');
  await page.getByRole('button', { name: '重置密码' }).click();
  await expect(page.getByRole('alert')).toHaveText(['两次密码输入不一致']);
  await page.getByLabel('再次填写新密码').fill('Forgotten1');
  await page.getByRole('button', { name: '重置密码' }).click();
  await expect(page).toHaveURL(/\/rstpwdmsg$/);
  await page.getByRole('link', { name: '去登录' }).click();
  await signInAs(page, person, 'Forgotten1');
});

test('the email moves by mail, and a new password ends every session at once (SC-010, SC-016, SC-017, R1-035, R1-062, R1-063, D13-094)', async ({
  open,
  baseURL,
  watch,
}) => {
  watch.expectComplaint(/^API: INVALID_INPUT /);
  const person = await registered(baseURL ?? '');
  const moved = newcomer();
  const { token } = await signIn(baseURL ?? '', person.email);
  const page = await open(null);
  await page.evaluate((own) => localStorage.setItem('token', own), token);
  await page.goto('/main/changeEmail?roleId=1');
  await expect(page.getByRole('main')).toContainText(person.email);
  await page.getByRole('button', { name: '发送验证邮件' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(['邮箱不能为空', '密码不能为空']);
  await page.getByLabel('新邮箱').fill(moved.email);
  await page.getByLabel('登录密码').fill(PASSWORD);
  await page.getByRole('button', { name: '发送验证邮件' }).click();
  await page.getByRole('dialog', { name: '验证邮件已向邮箱发送' }).getByRole('button', { name: '知道了' }).click();
  await followLink(page, moved.email, '/confirmEmail');
  await page.getByRole('button', { name: '确认修改' }).click();
  await expect(page).toHaveURL(/\/resemail$/);
  await page.getByRole('link', { name: '回到首页' }).click();
  await expect(page).toHaveURL(/\/main\/authormanuList/);

  const tab = await page.context().newPage();
  await tab.goto('/main/msgCenter');
  await expect(tab.getByRole('heading', { name: '消息中心', level: 1 })).toBeVisible();
  await goInside(page, '/main/changePwd?roleId=1');
  const submit = page.getByRole('button', { name: '修改密码', exact: true });
  await submit.click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(['原密码不能为空', '新密码不能为空', '请填写再次填写新密码']);
  await page.getByLabel('原密码').fill('Wrong1234');
  await field(page, 'newPassword').fill('Changed123');
  await page.getByLabel('再次填写新密码').fill('Changed124');
  await submit.click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(['两次密码不一致']);
  await page.getByLabel('再次填写新密码').fill('Changed123');
  await submit.click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(['原密码错误']);
  await page.getByLabel('原密码').fill(PASSWORD);
  await submit.click();
  const done = page.getByRole('dialog', { name: '密码修改成功' });
  await expect(done).toBeVisible();
  await expect(tab.getByRole('dialog', { name: '账号已退出' })).toContainText('密码已修改，请用新密码重新登录');
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await done.getByRole('button', { name: '去登录' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await signInAs(page, moved, 'Changed123');
});
