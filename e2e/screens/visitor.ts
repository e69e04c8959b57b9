// Screens of people who have not signed in.
import type { Page } from '@playwright/test';
import { signIn } from '../api.ts';
import { CAPTCHA_ANSWER, PASSWORD } from '../demo.ts';
import { expect } from '../story.ts';
import { button, dialog, NOTICE, SIGN_IN, type Screen } from './screen.ts';

async function fillSignIn(page: Page, account: string): Promise<void> {
  await page.locator('[name=account]').fill(account);
  await page.locator('[name=password]').fill(PASSWORD);
  await page.locator('[name=captcha]').fill(CAPTCHA_ANSWER);
  await page.locator('form [type=submit]').click();
}

/** The page shows the iD of any ticket; only the server can tell whether it is good. */
const ORCID_TICKET = (path: string) => `${path}?orcid=0000-0002-1825-0097.1795000000000.none`;

export const visitorScreens: readonly Screen[] = [
  { name: 'sign-in', address: '/login', shows: SIGN_IN },
  { name: 'sign-in, session over', address: '/login?ended=1', shows: SIGN_IN },
  {
    name: 'sign-in, nothing filled in',
    address: '/login',
    shows: SIGN_IN,
    then: async (page) => page.locator('form [type=submit]').click(),
  },
  {
    name: 'sign-in, online elsewhere',
    address: '/login',
    shows: SIGN_IN,
    then: async (page) => {
      // Its one session is held afterwards: by this sign-in, or by an earlier run's.
      await signIn(new URL(page.url()).origin, 'single').catch(() => undefined);
      await fillSignIn(page, 'single');
      await expect(dialog(page)).toBeVisible();
    },
  },
  {
    name: 'sign-in, mailed code',
    address: '/login',
    shows: SIGN_IN,
    then: async (page) => {
      await page.locator('[name=account]').fill('nobody@demo.test');
      await button(page, /^(改用邮件验证码|Use a code by email)$/).click();
      await button(page, /^(发送验证码|Send code)$/).click();
      await expect(button(page, /^(重新发送|Send again)$/)).toBeVisible();
    },
  },
  { name: 'sign-in, cancelled at ORCID', address: '/login?orcidFailure=cancelled', shows: SIGN_IN },
  { name: 'back from ORCID, too late', address: '/loginSuccess?token=none', shows: 'main [role=alert]', refusal: 'ORCID_CODE_INVALID' },
  { name: 'binding ORCID', address: ORCID_TICKET('/loginBang'), shows: 'input[name=account]' },
  {
    name: 'binding ORCID, failed',
    address: ORCID_TICKET('/loginBang'),
    shows: 'input[name=account]',
    refusal: 'ORCID_TICKET_INVALID',
    then: async (page) => {
      await page.locator('[name=account]').fill('nobody@demo.test');
      await page.locator('[name=password]').fill(PASSWORD);
      await page.locator('form [type=submit]').click();
      await expect(dialog(page)).toBeVisible();
    },
  },
  { name: 'binding ORCID, without its word', address: '/loginBang', shows: 'main [role=alert]' },
  { name: 'registration with ORCID', address: ORCID_TICKET('/siginSys'), shows: 'input[name=realName]' },
  { name: 'registration', address: '/sigin', shows: 'input[name=realName]' },
  {
    name: 'registration, nothing filled in',
    address: '/sigin',
    shows: 'input[name=realName]',
    then: async (page) => page.locator('form [type=submit]').click(),
  },
  { name: 'registered', address: '/tipmsg', shows: 'main a[href="/login"]' },
  {
    name: 'activation, nothing filled in',
    address: '/activate?code=none',
    shows: 'input[name=password]',
    then: async (page) => page.locator('form [type=submit]').click(),
  },
  {
    name: 'activation, expired',
    address: '/activate?code=none',
    shows: 'input[name=password]',
    refusal: 'LINK_EXPIRED',
    then: async (page) => {
      await page.locator('[name=password]').fill(PASSWORD);
      await page.locator('form [type=submit]').click();
      await expect(page).toHaveURL(/\/fail$/);
    },
  },
  { name: 'forgotten password', address: '/fdpwd', shows: 'input[name=realName]' },
  {
    name: 'forgotten password, mail sent',
    address: '/fdpwd',
    shows: 'input[name=realName]',
    then: async (page) => {
      await page.locator('[name=email]').fill('nobody@demo.test');
      await page.locator('[name=realName]').fill('无名氏');
      await page.locator('form [type=submit]').click();
      await expect(dialog(page)).toBeVisible();
    },
  },
  {
    name: 'new password',
    address: '/rstpwd?email=somebody.with.a.long.name%40history.example.edu.cn&validateCode=none',
    shows: 'input[name=passwordAgain]',
  },
  {
    name: 'new password, link expired',
    address: '/rstpwd?email=somebody%40demo.test&validateCode=none',
    shows: 'input[name=passwordAgain]',
    refusal: 'LINK_EXPIRED',
    then: async (page) => {
      for (const field of ['password', 'passwordAgain']) await page.locator(`[name=${field}]`).fill(PASSWORD);
      await page.locator('form [type=submit]').click();
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    },
  },
  { name: 'new password, link incomplete', address: '/rstpwd', shows: 'main a[href="/fdpwd"]' },
  { name: 'new password, done', address: '/rstpwdmsg', shows: 'main a[href="/login"]' },
  {
    name: 'new email, link expired',
    address: '/confirmEmail?code=none',
    shows: 'main button',
    refusal: 'LINK_EXPIRED',
    then: async (page) => {
      await page.getByRole('main').getByRole('button').click();
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    },
  },
  { name: 'new email, done', address: '/resemail', shows: 'main a[href="/"]' },
  { name: 'new preprint', address: '/main/newPreprint', shows: 'main button[type="submit"]' },
  { name: 'maintenance notice, none', address: '/maintain', shows: 'a[href="/login"]' },
  { name: 'not found', address: '/nothingOfTheKind', shows: NOTICE },
];
