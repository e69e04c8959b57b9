// Screens that every role has, and those of an account with many roles.
import type { Page } from '@playwright/test';
import { expect } from '../story.ts';
import { button, dialog, LIST, type Screen } from './screen.ts';

/** Where every role comes to: messages, the menus of the header, the navigation of a phone. */
export function personalScreens(roleId: number): Screen[] {
  const address = `/main/msgCenter?roleId=${roleId}`;
  return [
    { name: 'personal information', address: `/main/personMsg?roleId=${roleId}`, shows: '#profile' },
    { name: 'personal information, nothing right', address: `/main/personMsg?roleId=${roleId}`, shows: '#profile', then: emptyProfile },
    { name: 'personal information, calendar', address: `/main/personMsg?roleId=${roleId}`, shows: '#profile', then: openCalendar },
    { name: 'message centre', address, shows: 'main h1' },
    { name: 'message centre, one opened', address, shows: 'main h1', then: openFirstMessage },
    { name: 'sign-in history', address: `/main/signInHistory?roleId=${roleId}`, shows: LIST },
    { name: 'person menu', address, shows: 'main h1', then: async (page) => openMenu(page, -1) },
  ];
}

async function emptyProfile(page: Page): Promise<void> {
  for (const name of ['address', 'major', 'researchArea', 'department', 'phone']) await page.locator(`#profile [name=${name}]`).fill('');
  await page.locator('form [type=submit]').click();
  await expect(page.locator('#profile').getByRole('alert').first()).toBeVisible();
}

async function openCalendar(page: Page): Promise<void> {
  await button(page.locator('#profile'), /^(打开日历|Open the calendar)$/).click();
  await expect(page.getByRole('application')).toBeVisible();
}

async function openFirstMessage(page: Page): Promise<void> {
  const message = page.locator('main li [aria-expanded]').first();
  if ((await message.count()) > 0) await message.click();
}

/** `at`: which of the header's menus. */
async function openMenu(page: Page, at: number): Promise<void> {
  await page.getByRole('banner').locator('button[aria-haspopup=menu]').nth(at).click();
  await expect(page.getByRole('menuitem').first()).toBeVisible();
}

async function seek(page: Page, words: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill(words);
  await expect(page.getByRole('option').first()).toBeVisible();
}

export const manyScreens: readonly Screen[] = [
  { name: 'palette', address: '/main/msgCenter', shows: 'main h1', then: async (page) => seek(page, '') },
  {
    name: 'sheet of keys',
    address: '/main/msgCenter',
    shows: 'main h1',
    then: async (page) => {
      await page.keyboard.press('?');
      await expect(dialog(page)).toBeVisible();
    },
  },
  { name: 'role menu', address: '/main/msgCenter', shows: 'main h1', then: async (page) => openMenu(page, 0) },
  {
    name: 'phone navigation',
    address: '/main/msgCenter',
    shows: 'main h1',
    isPhone: true,
    then: async (page) => {
      await page.getByRole('banner').getByRole('button').first().click();
      await expect(dialog(page).getByRole('link').first()).toBeVisible();
    },
  },
];
