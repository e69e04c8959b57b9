// The product opens: its first page is the sign-in page, without an error on the console.
import { expect, test } from '@playwright/test';

test('a visitor who is not signed in is shown the sign-in page', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto('/');
  await expect(page.getByRole('textbox').first()).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  expect(complaints).toEqual([]);
});
