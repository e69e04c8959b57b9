// The height of rows and the width of lists, measured in the browser: what no component test sees.
import type { Page } from '@playwright/test';
import type { Account } from './demo.ts';
import { expect, test } from './story.ts';

const LISTS: readonly (readonly [account: Account, address: string])[] = [
  ['chief', '/main/editorChiefManusList?roleId=5&size=20'],
  ['chief', '/main/editorChiefMoreList?roleId=5&size=20'],
  ['author', '/main/authormanuList?roleId=1&size=20'],
  ['reviewer2', '/main/expertList?roleId=2&size=20'],
  ['admin', '/main/managePerson?size=20'],
];
/** A title of at most so many signs has one line, as has the line beneath it. */
const SHORT = 40;

const rows = (page: Page) => page.locator('tr[data-row]');

async function measured(page: Page) {
  return page.evaluate(() => {
    const list = document.querySelector('main table');
    const title = document.querySelector('tr[data-row] > td[data-part=title]');
    return {
      rows: [...document.querySelectorAll('tr[data-row]')].map((row) => ({
        height: row.getBoundingClientRect().height,
        title: row.querySelector('[data-part=title] a')?.textContent ?? '',
      })),
      list: list?.getBoundingClientRect().width ?? 0,
      title: title?.getBoundingClientRect().width ?? 0,
      sideways: document.documentElement.scrollWidth - window.innerWidth,
      edges: ['header > div', 'main'].map((part) => document.querySelector(part)?.getBoundingClientRect().right ?? 0),
    };
  });
}

for (const [account, address] of LISTS)
  for (const language of ['zh-CN', 'en-US'] as const)
    test(`rows of ${address} are 44 px high in ${language}, and the title has half of the manuscripts’ lists (B-413)`, async ({ open }) => {
      const page = await open(account, { language, viewport: { width: 1440, height: 900 } });
      await page.goto(address);
      await expect(rows(page).first()).toBeVisible();
      const { rows: seen, list, title, sideways } = await measured(page);
      expect(seen.length).toBeGreaterThan(10);
      expect(seen.filter((row) => row.height > 44 && (language === 'en-US' || row.title.length <= SHORT))).toEqual([]);
      if (account !== 'admin') expect(title).toBeGreaterThanOrEqual(list / 2);
      expect(sideways).toBeLessThanOrEqual(0);
    });

test('a list grows to 1,760 px with header and navigation, other pages to 1,440; no width scrolls sideways (B-413)', async ({ open }) => {
  const page = await open('chief', { viewport: { width: 1920, height: 900 } });
  await page.goto('/main/editorChiefManusList?roleId=5&size=20');
  await expect(rows(page).first()).toBeVisible();
  const wide = await measured(page);
  expect(wide.list).toBeGreaterThan(1440);
  expect(new Set(wide.edges)).toEqual(new Set([(1920 + 1760) / 2]));
  for (const width of [390, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(async () => (await measured(page)).sideways, { message: String(width) }).toBeLessThanOrEqual(0);
  }
  await rows(page).first().getByRole('link').first().click();
  await expect(page.locator('main h1')).toBeVisible();
  await expect.poll(async () => (await measured(page)).edges).toEqual([(1920 + 1440) / 2, (1920 + 1440) / 2]);
});
