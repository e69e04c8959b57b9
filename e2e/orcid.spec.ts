// Signing in with ORCID as people meet it (S1 §2, §8; D13-090), with a local OpenID provider in ORCID's place.
import { PASSWORD } from './demo.ts';
import { ORCID } from './orcid.ts';
import { expect, goInside, test } from './story.ts';

test('an unknown iD is bound to an account by its password; from then on ORCID alone signs in; it is taken off and bound again in the personal information (R1-023, R1-029, R1-031, R1-060, R3-138, SC-005)', async ({
  open,
  apiFor,
  watch,
}) => {
  watch.expectComplaint(/^API: CREDENTIALS_WRONG /);
  const unbind = async () => (await apiFor('author2')).ask('mutation { unbindOrcid { viewer { orcid } } }');
  await unbind();
  const page = await open(null);
  await page.goto('/login');
  await page.getByRole('link', { name: '使用ORCID登录' }).click();
  await expect(page).toHaveURL(/\/loginBang\?orcid=/);
  await expect(page.getByRole('main')).toContainText(ORCID);
  const submit = page.getByRole('button', { name: '绑定并登录' });
  await submit.click();
  await expect(page.getByRole('alert')).toHaveText(['请输入用户名', '请输入密码']);

  await page.getByLabel('邮箱或用户名').fill('author2@demo.test');
  await page.getByLabel('密码', { exact: true }).fill('Colloquium2');
  await submit.click();
  const refusal = page.getByRole('dialog', { name: '绑定失败，稍后重试' });
  await expect(refusal).toContainText('账号或密码错误');
  await refusal.getByRole('button', { name: '知道了' }).click();
  await page.getByLabel('密码', { exact: true }).fill(PASSWORD);
  await submit.click();
  await expect(page).toHaveURL(/\/main\/authormanuList\?roleId=1$/);

  const later = await open(null, { language: 'en-US' });
  await later.goto(`/login?next=${encodeURIComponent('/main/msgCenter?roleId=1')}`);
  await later.getByRole('link', { name: 'Sign in with ORCID' }).click();
  await expect(later).toHaveURL(/\/loginSuccess\?token=/);
  await expect(later).toHaveURL(/\/main\/msgCenter\?roleId=1$/);

  // Taken off, and bound again from the personal information, which the visit to ORCID leads back to.
  await goInside(page, '/main/personMsg?roleId=1');
  await page.getByRole('button', { name: '解除绑定' }).click();
  const farewell = page.getByRole('dialog', { name: '解除ORCID绑定' });
  await expect(farewell).toContainText(ORCID);
  await farewell.getByRole('button', { name: '解除绑定' }).click();
  await page.getByRole('main').getByRole('link', { name: '绑定ORCID' }).click();
  const binding = page.getByRole('dialog', { name: '绑定ORCID' });
  await expect(binding).toContainText(ORCID);
  await binding.getByRole('button', { name: '绑定', exact: true }).click();
  await expect(binding.getByRole('alert')).toHaveText('请输入密码');
  await binding.getByLabel('登录密码').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(binding).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link', { name: ORCID })).toBeVisible();
  await expect(page, 'the ticket is out of the address').not.toHaveURL(/[?&]orcid=/);
  await unbind();
});
