// A person still unknown to the product, and their mailbox, which in a demo is a page.
import type { Page } from '@playwright/test';
import { apiOf } from './api.ts';
import { CAPTCHA_ANSWER, PASSWORD } from './demo.ts';
import { expect } from './story.ts';

interface Newcomer {
  email: string;
  realName: string;
}

export function newcomer(): Newcomer {
  return { email: `newcomer-${crypto.randomUUID().slice(0, 8)}@example.org`, realName: '莫初见' };
}

/** Opens the latest letter to an address in the demo's mailbox and follows its link to `path`, as a click would. */
export async function followLink(page: Page, email: string, path: string): Promise<void> {
  const letter = page.getByRole('listitem').filter({ hasText: email }).first();
  // The letter leaves after the answer.
  await expect(async () => {
    await page.goto('/demo/mails?lang=zh-CN');
    await letter.getByRole('link').click({ timeout: 500 });
    await expect(page.locator(`article a[href*="${path}"]`)).toBeVisible({ timeout: 500 });
  }).toPass();
  const address = new URL((await page.locator(`article a[href*="${path}"]`).getAttribute('href')) ?? '');
  await page.goto(address.pathname + address.search);
}

/** Registers and activates a newcomer through the API. */
export async function registered(baseURL: string, person = newcomer()): Promise<Newcomer> {
  const api = apiOf(baseURL, '');
  await api.ask('mutation ($input: RegisterAccountInput!) { registerAccount(input: $input) { ok } }', {
    input: { ...person, password: PASSWORD, language: 'ZH_CN' },
  });
  const read = async (path: string) => await (await fetch(`${baseURL}/demo/mails${path}`)).text();
  let code: string | undefined;
  await expect(async () => {
    const row = (await read('')).split('<li>').find((one) => one.includes(person.email)) ?? '';
    code = /activate\?code=([\w-]+)/.exec(await read(/\/demo\/mails(\/\d+)/.exec(row)?.[1] ?? ''))?.[1];
    expect(code).toBeDefined();
  }).toPass();
  await api.ask('mutation ($input: ActivateAccountInput!) { activateAccount(input: $input) { ok } }', {
    input: { code, password: PASSWORD },
  });
  return person;
}

/** From the sign-in page to the person's first page. */
export async function signInAs(page: Page, { email }: Newcomer, password: string, landing = '/main/authormanuList'): Promise<void> {
  await page.getByLabel('邮箱或用户名').fill(email);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByRole('textbox', { name: '验证码' }).fill(CAPTCHA_ANSWER);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page).toHaveURL((url) => url.pathname === landing);
}
