// Every screen, looked at by machine: accessibility in light and dark, no sideways scrolling on a phone, all texts in the reader's
// language (LOOK, "Check on every screen").
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { Api, LanguageTag } from './api.ts';
import { startManuscript, submitManuscript, writeManuscript } from './manuscript.ts';
import { expect, goInside, test } from './story.ts';

interface Screen {
  name: string;
  address: string;
  /** Selects what is there once the screen is complete, in either language, and not on the screen before it. */
  shows: string;
}

const visitorScreens: Screen[] = [{ name: 'sign-in', address: '/login', shows: 'form img' }];

/** Ids of three manuscripts of one author. */
interface Manuscripts {
  started: string;
  written: string;
  submitted: string;
}

async function threeManuscripts(api: Api): Promise<Manuscripts> {
  return { started: (await startManuscript(api)).id, written: (await writeManuscript(api)).id, submitted: (await submitManuscript(api)).id };
}

function authorScreens(ids: Manuscripts): Screen[] {
  const tab = (key: string): Screen => ({ name: `wizard, tab ${key}`, address: `/main/change?roleId=1&id=${ids.written}&tab=${key}`, shows: `[role=tabpanel][aria-labelledby$="-tab-${key}"]` });
  return [
    { name: 'author’s list', address: '/main/authormanuList?roleId=1', shows: 'main table' },
    { name: 'not built yet', address: '/main/changePwd?roleId=1', shows: 'main a[href="/main"]' },
    { name: 'drafts', address: '/main/unManuscript?roleId=1', shows: 'main table' },
    { name: 'no permission', address: '/main/managePerson', shows: 'main a[href="/main"]' },
    { name: 'manuscript as its author', address: `/main/authormanuList/detailAuthor?roleId=1&id=${ids.submitted}`, shows: '#files' },
    { name: 'wizard, journal', address: '/main/create?roleId=1', shows: 'select[name=subjectId]' },
    { name: 'wizard, statement', address: `/main/create?roleId=1&id=${ids.started}&step=statement`, shows: 'input[name=hasAgreed]' },
    ...['title', 'authors', 'summary', 'files', 'review'].map(tab),
    { name: 'message centre', address: '/main/msgCenter?roleId=1', shows: 'main details' },
  ];
}

function editorScreens({ submitted }: Pick<Manuscripts, 'submitted'>): Screen[] {
  return [
    { name: 'editor’s list', address: '/main/editorManusList?roleId=3', shows: 'main table' },
    { name: 'manuscript as its editor', address: `/main/editorManusList/detailChief?roleId=3&id=${submitted}`, shows: '#files' },
  ];
}

/** The first by its address, the others as from a link. */
async function goTo(page: Page, screen: Screen, isFirst: boolean): Promise<void> {
  if (isFirst) await page.goto(screen.address);
  else await goInside(page, screen.address);
  await expect(page).toHaveURL((url) => url.pathname + url.search === screen.address);
  await expect(page.locator(screen.shows).first()).toBeVisible();
}

/** `rule`: only this one. */
async function expectNoBarriers(page: Page, where: string, rule?: string): Promise<void> {
  const axe = new AxeBuilder({ page });
  const { violations } = await (rule === undefined ? axe : axe.withRules(rule)).analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(serious.map(({ id, help, nodes }) => `${id} (${help}): ${nodes.map(({ target }) => target.join(' ')).join(', ')}`), where).toEqual([]);
}

/**
 * Chinese that an English screen may hold: names of people, what was written in Chinese, and what the other language calls itself.
 * Quoted titles in messages are those of the manuscript. Names of periodicals are asked for.
 */
const DATA =
  /中文|沈知远|顾清禾|陆承泽|贺兰舟|邵景行|叶书宁|方以墨|韩砚秋|周岱宗|孟若溪|罗思源|程一诺|魏子衿|全景明|任独行|东湖理工大学计算机学院|湖北省武汉市|方法|应用|城市更新中的社区记忆|社区记忆|城市更新|“[^”]*”/g;

/** Texts that no reader should see: keys instead of texts, holes not filled, and Chinese on an English screen. */
async function strayTexts(page: Page, language: LanguageTag, periodicals: readonly string[] = []): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const found: string[] = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (parent && !parent.closest('script, style, noscript, body [lang^=zh]')) found.push(node.textContent ?? '');
    }
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]')) {
      for (const name of ['aria-label', 'title', 'placeholder', 'alt']) found.push(element.getAttribute(name) ?? '');
    }
    return found;
  });
  return texts.filter((text) => {
    if (/\b(login|shell|ui|wizard|manuscripts|messageCenter|messages|form|file|error|state|authorStatus|operation|roleKind|section)(\.\w+)+\b|\{\{/.test(text)) return true;
    return language === 'en-US' && /\p{Script=Han}/u.test(periodicals.reduce((rest, name) => rest.replaceAll(name, ''), text).replaceAll(DATA, ''));
  });
}

async function look(page: Page, screens: readonly Screen[]): Promise<void> {
  for (const [index, screen] of screens.entries()) {
    await test.step(screen.name, async () => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.emulateMedia({ colorScheme: 'light' });
      await goTo(page, screen, index === 0);
      await expect(page.locator('html')).toHaveClass(/light/);
      await expectNoBarriers(page, `${screen.name}, light`);
      expect(await strayTexts(page, 'zh-CN'), screen.name).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expect(page.locator('html')).toHaveClass(/dark/);
      // Only colours differ from the light picture.
      await expectNoBarriers(page, `${screen.name}, dark`, 'color-contrast');
      await page.setViewportSize({ width: 390, height: 844 });
      await expect(page.locator(screen.shows).first()).toBeAttached();
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${screen.name} scrolls sideways on a phone`).toBe(390);
    });
  }
}

test('in English no text is left in Chinese', async ({ open, apiFor }) => {
  const api = await apiFor('author2');
  const manuscripts = await threeManuscripts(api);
  const { colloquiums } = await api.ask<{ colloquiums: { edges: { node: { name: string } }[] } }>('{ colloquiums(first: 100) { edges { node { name } } } }');
  const periodicals = colloquiums.edges.map(({ node }) => node.name);
  const readers = [
    [null, visitorScreens],
    ['author2', authorScreens(manuscripts)],
    ['editor2', editorScreens(manuscripts)],
  ] as const;
  for (const [account, screens] of readers) {
    const page = await open(account, { language: 'en-US' });
    for (const [index, screen] of screens.entries()) {
      await goTo(page, screen, index === 0);
      expect.soft(await strayTexts(page, 'en-US', periodicals), screen.name).toEqual([]);
    }
  }
});

test('sign-in: no barriers, no sideways scrolling on a phone', async ({ open }) => {
  await look(await open(null), visitorScreens);
});

for (const [part, isOfPart] of [['the wizard', true], ['the author’s other screens', false]] as const) {
  test(`${part}: no barriers, no sideways scrolling on a phone`, async ({ open, apiFor }) => {
    const screens = authorScreens(await threeManuscripts(await apiFor('author2')));
    await look(await open('author2'), screens.filter(({ name }) => name.startsWith('wizard') === isOfPart));
  });
}

test('the editor’s screens: no barriers, no sideways scrolling on a phone', async ({ open, apiFor }) => {
  const { id } = await submitManuscript(await apiFor('author2'));
  await look(await open('editor2'), editorScreens({ submitted: id }));
});
