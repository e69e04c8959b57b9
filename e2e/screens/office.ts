// Screens of the other roles of the office.
import type { Page } from '@playwright/test';
import { expect } from '../story.ts';
import { button, DETAIL, dialog, LIST, type Screen } from './screen.ts';

const LISTS = { editor: 'editorManusList', chief: 'editorChiefManusList', office: 'optList' } as const;

/** The screens of a role of the office: its list, and the first manuscript of it. */
export function officeScreens(place: keyof typeof LISTS, roleId: number): Screen[] {
  const list = `/main/${LISTS[place]}?roleId=${roleId}&view=list`;
  return [
    { name: 'list', address: list, shows: LIST, isPrinted: true },
    { name: 'manuscript', address: list, shows: LIST, then: openFirstManuscript, isPrinted: true },
    ...(roleId === 4 || roleId === 5 || roleId === 7 ? poolScreens(roleId) : []),
  ];
}

/** The pool of unaccepted manuscripts, and one of it. */
function poolScreens(roleId: 4 | 5 | 7): Screen[] {
  const pool = `/main/${roleId === 7 ? 'optListUnuse' : 'editorChiefUnuse'}?roleId=${roleId}`;
  const more: Screen = {
    name: 'pool, advanced search',
    address: pool,
    shows: LIST,
    then: async (page) => {
      await button(page.getByRole('search'), /^(高级搜索|Advanced search|筛选|Filter)/)
        .filter({ visible: true })
        .first()
        .click();
    },
  };
  const choice: Screen = {
    name: 'pool, choosing a journal',
    address: pool,
    shows: LIST,
    then: async (page) => {
      await button(page.locator('tbody'), /^(选用|Adopt)$/)
        .first()
        .click();
      await dialog(page).getByRole('radio').first().check();
      await expect(dialog(page).getByRole('combobox')).toBeVisible();
    },
  };
  return [
    { name: 'pool', address: pool, shows: LIST, isPrinted: true },
    more,
    ...(roleId === 5 ? [choice] : []),
    { name: 'pool, nothing found', address: `${pool}&title=zzzzzzzz`, shows: 'main h1' },
    { name: 'manuscript of the pool', address: pool, shows: LIST, then: openFirstManuscript },
  ];
}

async function openFirstManuscript(page: Page): Promise<void> {
  await page.locator('tbody tr').first().getByRole('link').last().click();
  await expect(page.locator(DETAIL)).toBeVisible();
}
