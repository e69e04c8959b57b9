// Every built screen with the states and dialogs worth looking at, by reader. What a screen needs is made here, so that a picture
// is never of nothing.
import type { Page } from '@playwright/test';
import { signIn } from './api.ts';
import type { Account } from './demo.ts';
import { startManuscript, submitManuscript, writeManuscript } from './manuscript.ts';
import { expect, goInside } from './story.ts';

export interface Screen {
  name: string;
  address: string;
  /** Selects what is there once the screen is complete, in either language, and not on the screen before it. */
  shows: string;
  /** Brings the screen, once shown, into the state that is meant. */
  then?: (page: Page) => Promise<void>;
}

export interface Reader {
  /** `null`: somebody who has not signed in. */
  account: Account | null;
  screens: readonly Screen[];
}

/** Ids of three manuscripts of `author2`, and of one more submitted one. */
export interface Manuscripts {
  started: string;
  written: string;
  submitted: string;
}

export async function makeManuscripts(baseURL: string): Promise<Manuscripts> {
  const api = await signIn(baseURL, 'author2');
  return { started: (await startManuscript(api)).id, written: (await writeManuscript(api)).id, submitted: (await submitManuscript(api)).id };
}

const LIST = 'main table';
const DETAIL = '#files';
const NOTICE = 'main a[href="/main"]';

const visitorScreens: Screen[] = [
  { name: 'sign-in', address: '/login', shows: 'form img' },
  { name: 'sign-in, nothing filled in', address: '/login', shows: 'form img', then: async (page) => page.locator('form [type=submit]').click() },
  { name: 'not built yet', address: '/sigin', shows: 'a[href="/login"]' },
];

/** Where every role comes to: messages, the menus of the header, the navigation of a phone. */
function personalScreens(roleId: number): Screen[] {
  const address = `/main/msgCenter?roleId=${roleId}`;
  return [
    { name: 'message centre', address, shows: 'main h1', then: openFirstMessage },
    { name: 'not built yet', address: `/main/changePwd?roleId=${roleId}`, shows: NOTICE },
    { name: 'person menu', address, shows: 'main h1', then: openPersonMenu },
  ];
}

async function openFirstMessage(page: Page): Promise<void> {
  const message = page.locator('main details').first();
  if ((await message.count()) > 0) await message.locator('summary').click();
}

async function openPersonMenu(page: Page): Promise<void> {
  await page.getByRole('banner').locator('button[aria-haspopup=menu]').last().click();
  await expect(page.getByRole('menuitem').first()).toBeVisible();
}

export function authorScreens(ids: Manuscripts): Screen[] {
  const tab = (key: string, name = `wizard, tab ${key}`, then?: Screen['then']): Screen => ({
    name, address: `/main/change?roleId=1&id=${ids.written}&tab=${key}`, shows: `[role=tabpanel][aria-labelledby$="-tab-${key}"]`, ...(then && { then }),
  });
  return [
    { name: 'author’s list', address: '/main/authormanuList?roleId=1', shows: LIST },
    { name: 'author’s list, nothing found', address: '/main/authormanuList?roleId=1&title=zzzzzzzz', shows: 'main h1' },
    { name: 'drafts', address: '/main/unManuscript?roleId=1', shows: LIST },
    { name: 'no permission', address: '/main/managePerson', shows: NOTICE },
    { name: 'no such manuscript', address: '/main/authormanuList/detailAuthor?roleId=1&id=nothing', shows: NOTICE },
    { name: 'manuscript as its author', address: `/main/authormanuList/detailAuthor?roleId=1&id=${ids.submitted}`, shows: DETAIL },
    { name: 'wizard, journal', address: '/main/create?roleId=1', shows: 'select[name=subjectId]' },
    { name: 'wizard, statement', address: `/main/create?roleId=1&id=${ids.started}&step=statement`, shows: 'input[name=hasAgreed]' },
    ...['title', 'authors', 'summary', 'files', 'review'].map((key) => tab(key)),
    tab('title', 'wizard, title missing', async (page) => {
      await page.locator('[name=titleZh]').fill('');
      await page.locator('[name=titleZh]').blur();
    }),
    tab('authors', 'wizard, adding an author', async (page) => {
      await page.getByRole('tabpanel').getByRole('button', { name: /^(添加作者|Add author)/ }).first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
    }),
    ...personalScreens(1),
  ];
}

const LISTS = {
  editor: { path: 'editorManusList', detail: 'editorManusList/detailChief' },
  chief: { path: 'editorChiefManusList', detail: 'editorChiefManusList/detailChief' },
  office: { path: 'optList', detail: 'optList/listDtaile' },
} as const;

/** The screens of a role of the office. `submitted`: a manuscript that its reader may see. */
export function officeScreens(place: keyof typeof LISTS, roleId: number, submitted: string): Screen[] {
  const { path, detail } = LISTS[place];
  const list = `/main/${path}?roleId=${roleId}`;
  return [
    { name: 'list', address: list, shows: LIST },
    { name: 'list, everything', address: `${list}&scope=all`, shows: LIST },
    { name: 'list, nothing found', address: `${list}&title=zzzzzzzz`, shows: 'main h1' },
    { name: 'manuscript', address: `/main/${detail}?roleId=${roleId}&id=${submitted}`, shows: DETAIL },
  ];
}

async function selectFirstRows(page: Page): Promise<void> {
  for (const index of [0, 1]) await page.locator('tbody').getByRole('checkbox').nth(index).check();
}

export function editorScreens(submitted: string): Screen[] {
  const list = '/main/editorManusList?roleId=3';
  return [
    ...officeScreens('editor', 3, submitted),
    { name: 'list, rows chosen', address: list, shows: LIST, then: selectFirstRows },
    {
      name: 'list, asking before receiving', address: list, shows: LIST,
      then: async (page) => {
        await selectFirstRows(page);
        await page.getByRole('region', { name: /^(批量操作|Bulk actions)$/ }).getByRole('button').first().click();
        await expect(page.getByRole('dialog')).toBeVisible();
      },
    },
  ];
}

export function allReaders(ids: Manuscripts): readonly Reader[] {
  return [
    { account: null, screens: visitorScreens },
    { account: 'author2', screens: authorScreens(ids) },
    { account: 'editor2', screens: [...editorScreens(ids.submitted), ...personalScreens(3)] },
    { account: 'deputy', screens: officeScreens('editor', 10, ids.submitted).slice(0, 2) },
    { account: 'chief', screens: officeScreens('chief', 5, ids.submitted).slice(0, 2) },
    { account: 'executive', screens: officeScreens('office', 4, ids.submitted).slice(0, 2) },
    { account: 'operations', screens: officeScreens('office', 7, ids.submitted) },
    { account: 'publisher', screens: officeScreens('office', 6, ids.submitted).slice(0, 2) },
    { account: 'reviewer2', screens: personalScreens(2) },
    { account: 'admin', screens: personalScreens(8) },
  ];
}

/** `isFirst`: by its address; otherwise as from a link. */
export async function goTo(page: Page, screen: Screen, isFirst: boolean): Promise<void> {
  if (isFirst) await page.goto(screen.address);
  else await goInside(page, screen.address);
  await expect(page).toHaveURL((url) => url.pathname + url.search === screen.address);
  await expect(page.locator(screen.shows).first()).toBeVisible();
  await screen.then?.(page);
}
