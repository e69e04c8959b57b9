// Screens of administrators.
import type { Locator, Page } from '@playwright/test';
import { expect } from '../story.ts';
import { personalScreens } from './personal.ts';
import { button, dialog, LIST, type Screen } from './screen.ts';

/** As the API would tell it to this one page; the product itself stays open (see maintenance.spec.ts). */
async function tellOfMaintenance(page: Page, state: { isUnderWay: boolean; isClosedToViewer: boolean }, shown: Locator): Promise<void> {
  const text =
    (await page.locator('html').getAttribute('lang')) === 'zh-CN'
      ? '今晚升级数据库，请提前保存正在填写的内容。'
      : 'The database is upgraded tonight. Please save what you are writing beforehand.';
  const maintenance = { startsAt: '2026-03-02T14:00:00.000Z', endsAt: '2026-03-02T14:30:00.000Z', text, ...state };
  await page.route('**/graphql', async (route) => {
    if (route.request().headers()['x-apollo-operation-name'] !== 'ShellQuery') return await route.continue();
    const response = await route.fetch();
    const { data } = (await response.json()) as { data: { publicSettings: object } };
    return await route.fulfill({ json: { data: { ...data, publicSettings: { ...data.publicSettings, maintenance } } } });
  });
  await page.reload();
  await expect(shown).toBeVisible();
  await page.unroute('**/graphql');
}

const at = (path: string) => `/main/${path}?roleId=8`;

export const administratorScreens: readonly Screen[] = [
  { name: 'people', address: at('managePerson'), shows: LIST },
  {
    name: 'person',
    address: at('managePerson'),
    shows: LIST,
    then: async (page) => {
      await page.locator('main tbody a').first().click();
      await expect(page.locator('main form')).toBeVisible();
    },
  },
  { name: 'new person', address: at('managePersonAdd'), shows: 'main form' },
  { name: 'departments', address: at('managePart'), shows: LIST },
  { name: 'new department', address: at('managePartAdd'), shows: 'main form' },
  { name: 'roles', address: at('manageRole'), shows: LIST },
  { name: 'new role', address: at('manageRoleAdd'), shows: 'main form' },
  { name: 'API tokens', address: at('apiTokens'), shows: 'main h1' },
  { name: 'system log', address: at('systemLog'), shows: LIST },
  { name: 'looks at identities', address: at('identityReads'), shows: 'main h1' },
  { name: 'publisher’s texts', address: '/main/publisherTexts?roleId=8', shows: 'main form' },
  {
    name: 'publisher’s texts, an address refused',
    address: '/main/publisherTexts?roleId=8',
    shows: 'main form',
    then: async (page) => {
      await page.locator('[name=urlZh]').first().fill('guide.mp4');
      await page.locator('form [type=submit]').nth(4).click();
      await expect(page.getByRole('alert')).toBeVisible();
    },
  },
  { name: 'maintenance', address: '/main/maintenance?roleId=8', shows: 'main form' },
  {
    name: 'maintenance, planned',
    address: '/main/msgCenter?roleId=8',
    shows: 'main h1',
    then: (page) =>
      tellOfMaintenance(page, { isUnderWay: false, isClosedToViewer: false }, page.getByRole('status').filter({ hasText: '2026-03-02' })),
  },
  {
    name: 'maintenance, begun under one’s hands',
    address: '/main/msgCenter?roleId=8',
    shows: 'main h1',
    then: (page) => tellOfMaintenance(page, { isUnderWay: true, isClosedToViewer: true }, dialog(page)),
  },
  {
    name: 'maintenance, picking a day',
    address: '/main/maintenance?roleId=8',
    shows: 'main form',
    then: async (page) => {
      await button(page.getByRole('main'), /^(打开日历|Open the calendar)$/)
        .first()
        .click();
      await expect(page.getByRole('application')).toBeVisible();
    },
  },
  {
    name: 'publisher’s texts, asking before leaving',
    address: '/main/publisherTexts?roleId=8',
    shows: 'main form',
    then: async (page) => {
      await page.locator('[name=titleZh]').first().fill('投稿须知（修订）');
      await page
        .getByRole('navigation')
        .getByRole('link', { name: /^(消息|Messages)/ })
        .click();
      await expect(dialog(page)).toBeVisible();
    },
  },
  {
    name: 'maintenance, nothing filled in',
    address: '/main/maintenance?roleId=8',
    shows: 'main form',
    then: async (page) => {
      await page.locator('form [type=submit]').click();
      await expect(page.getByRole('alert').first()).toBeVisible();
    },
  },
  ...personalScreens(8),
];
