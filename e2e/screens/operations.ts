// Screens of the operations centre beside those that it shares with the office.
import type { Page } from '@playwright/test';
import { expect } from '../story.ts';
import { button, LIST, type Screen } from './screen.ts';

const at = (path: string) => `/main/${path}?roleId=7`;
const FORM = 'main form';

export const operationsScreens: readonly Screen[] = [
  { name: 'periodicals', address: at('operateList'), shows: LIST },
  {
    name: 'periodical',
    address: at('operateList'),
    shows: LIST,
    then: async (page) => {
      await page.locator('main tbody a').first().click();
      await expect(page).toHaveURL(/jikanDetail/);
    },
  },
  { name: 'conferences', address: at('meetList'), shows: LIST },
  { name: 'new periodical', address: at('newClct'), shows: FORM },
  { name: 'new conference', address: at('meetNew'), shows: FORM },
  { name: 'contents of periodicals', address: at('paperManage/detailSet'), shows: 'main h1' },
  { name: 'parameters of periodicals', address: at('paperManage/parameSet'), shows: 'main h1' },
  { name: 'publication of periodicals', address: at('paperManage/publicationSet'), shows: 'main h1', then: chooseFirst },
  { name: 'publication of conferences', address: at('meetManager/publicationSet'), shows: 'main h1', then: chooseFirst },
  { name: 'workflow of periodicals', address: at('paperManage/flowSet'), shows: 'main h1' },
  { name: 'times of stages', address: at('usetime'), shows: LIST },
  { name: 'times of stages, chart unfolded', address: at('usetime'), shows: LIST, isPhone: true, then: unfoldCharts },
  { name: 'refused manuscripts', address: at('refuse'), shows: LIST },
  { name: 'received manuscripts', address: at('receive'), shows: LIST },
  { name: 'published manuscripts', address: at('publish'), shows: LIST },
  { name: 'regions of manuscripts', address: at('resource'), shows: LIST },
  { name: 'states of periodicals', address: at('status'), shows: LIST },
  { name: 'progress of publication', address: at('publishClct'), shows: LIST },
  { name: 'dictionaries', address: at('dictionaries'), shows: LIST },
  { name: 'publisher’s links', address: at('publisherLinks'), shows: 'main h2' },
  { name: 'working days', address: at('workingDays'), shows: 'main h1' },
  { name: 'system settings', address: at('systemSet'), shows: FORM },
  { name: 'default sender', address: at('emailSet'), shows: FORM },
];

async function chooseFirst(page: Page): Promise<void> {
  // On a phone the menu is folded until one is chosen.
  await page.locator('main nav li a').first().click();
  await expect(page.locator(FORM)).toBeVisible();
}

async function unfoldCharts(page: Page): Promise<void> {
  await button(page.locator('main'), /^(查看图表与数据|Show chart and figures)$/)
    .first()
    .click();
  await expect(page.locator('main .recharts-surface').first()).toBeVisible();
}
