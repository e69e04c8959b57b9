// An administrator disables somebody who is working: their page says so at once, their present act is not done, and the editor-in-chief can
// go on. Other effects, also in other processes: api/modules/people/; the list and the form: component tests.
import { signIn } from './api.ts';
import { CAPTCHA_ANSWER, PASSWORD } from './demo.ts';
import { newcomer, registered, signInAs } from './newcomer.ts';
import { expect, goInside, test } from './story.ts';

test('an administrator disables someone who is working, who is told, keeps nothing open, and comes back when enabled (F-089, R3-173, SC-120)', async ({
  open,
  baseURL,
}) => {
  const person = await registered(baseURL ?? '', { ...newcomer(), realName: '莫停云' });
  const worker = await open(null);
  await worker.goto('/login');
  await signInAs(worker, person, PASSWORD);
  await goInside(worker, '/main/personMsg');
  const address = worker.getByLabel('籍贯');
  await address.fill('临江路 8 号');

  const administrator = await open('admin');
  await administrator.goto(`/main/managePerson?roleId=8&q=${encodeURIComponent(person.email)}`);
  const row = administrator.getByRole('row', { name: new RegExp(person.email) });
  await expect(row.getByText('正常')).toBeVisible();
  await row.getByRole('button', { name: '停用' }).click();
  const dialog = administrator.getByRole('dialog', { name: '停用“莫停云”' });
  await dialog.getByRole('button', { name: '停用' }).click();
  await expect(administrator.getByText('已停用“莫停云”')).toBeVisible();
  await expect(row.getByText('异常')).toBeVisible();

  // Told by the open socket, without a click; input stays on the page.
  const ended = worker.getByRole('dialog', { name: '账号已退出' });
  await expect(ended).toContainText('该账号已被停用，请联系管理员。');
  await expect(address).toHaveValue('临江路 8 号');
  await expect(signIn(baseURL ?? '', person.email)).rejects.toThrow('ACCOUNT_DISABLED');

  await row.getByRole('button', { name: '启用' }).click();
  await administrator.getByRole('dialog', { name: '启用“莫停云”' }).getByRole('button', { name: '启用' }).click();
  await expect(row.getByText('正常')).toBeVisible();
  await ended.getByRole('button', { name: '重新登录' }).click();
  await worker.getByLabel('邮箱或用户名').fill(person.email);
  await worker.getByLabel('密码', { exact: true }).fill(PASSWORD);
  await worker.getByRole('textbox', { name: '验证码' }).fill(CAPTCHA_ANSWER);
  await worker.getByRole('button', { name: '登录', exact: true }).click();
  await expect(worker).toHaveURL(/\/main\/personMsg/);
  await expect(address).toHaveValue('临江路 8 号');
});
