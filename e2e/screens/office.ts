// Screens of the other roles of the office.
import type { Page } from '@playwright/test';
import { expect } from '../story.ts';
import { DETAIL, LIST, type Screen } from './screen.ts';

const LISTS = { editor: 'editorManusList', chief: 'editorChiefManusList', office: 'optList' } as const;

/** The screens of a role of the office: its list, and the first manuscript of it. */
export function officeScreens(place: keyof typeof LISTS, roleId: number): Screen[] {
  const list = `/main/${LISTS[place]}?roleId=${roleId}`;
  return [
    { name: 'list', address: list, shows: LIST, isPrinted: true },
    { name: 'manuscript', address: list, shows: LIST, then: openFirstManuscript, isPrinted: true },
  ];
}

async function openFirstManuscript(page: Page): Promise<void> {
  await page.locator('tbody tr').first().getByRole('link').last().click();
  await expect(page.locator(DETAIL)).toBeVisible();
}
