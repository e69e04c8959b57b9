// Signing in with ORCID as people meet it (S1 §2, §8; D13-090), with a local OpenID provider in ORCID's place.
import { PASSWORD } from './demo.ts';
import { ORCID } from './orcid.ts';
import { expect, test } from './story.ts';

test('an unknown iD is bound to an account by its password; from then on ORCID alone signs in (R1-023, R1-029, R1-031, R1-060, SC-005)', async ({ open, apiFor, watch }) => {
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
  await unbind();
});
