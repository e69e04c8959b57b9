// The plain screens of three readers, looked at by machine: accessibility and texts once a screen in every run; in the long one also dark,
// as wide as a phone, and in English (principles, Screens). `npm run screenshots` looks at every reader and state.
import type { Page } from '@playwright/test';
import { barriers, cutOffTexts, sidewaysScroll, strayTexts } from './flaws.ts';
import { headingOf } from './headings.ts';
import { returnedManuscript } from './manuscript.ts';
import type { Reader, Screen } from './screens/screen.ts';
import { makeWorld, NO_WORLD, type World } from './screens/world.ts';
import { allReaders, goTo } from './screens.ts';
import { expect, test } from './story.ts';

/**
 * Chinese that an English screen may hold: names of people, texts written in Chinese, and the other language's own name. Quoted titles in
 * messages are those of the manuscript, names in an agreement those of its authors. Names of periodicals and comments are asked for.
 */
const DATA =
  /中文|沈知远|顾清禾|陆承泽|贺兰舟|邵景行|叶书宁|方以墨|韩砚秋|周岱宗|孟若溪|罗思源|程一诺|魏子衿|全景明|任独行|东湖理工大学计算机学院|湖北省武汉市|方法|应用|城市更新中的社区记忆|社区记忆|城市更新|Authors: [^\n]*|“[^”]*”/;

/** Message on the page between ORCID and the shell for an invalid code. */
const EXPIRED_CODE = /^API: ORCID_CODE_INVALID useOrcidEntryMutation/;

/** Made once by each worker; the screens are only looked at. */
let world: Promise<World> | undefined;

/**
 * Visitor, author and editor: each page once, without the states that it can be brought into. A page that is the same for all of them is
 * looked at as its first reader; in the long run as each.
 */
async function readers(baseURL: string | null): Promise<Reader[]> {
  const all = allReaders(baseURL === null ? NO_WORLD : await (world ??= makeWorld(baseURL))).slice(0, 3);
  const seen = new Set<string>();
  return all.map(({ account, screens }) => {
    if (process.env['LONG']) seen.clear();
    const plain = screens.filter((screen) => {
      const page = pageOf(screen);
      const isNew = screen.then === undefined && !seen.has(page);
      if (isNew) seen.add(page);
      return isNew;
    });
    return { account, screens: plain };
  });
}

function pageOf({ address }: Screen): string {
  const { pathname, searchParams } = new URL(address, 'http://any');
  return [pathname, searchParams.get('tab'), searchParams.get('step')].join(' ');
}

/** Each screen once, on a desk. */
async function look(page: Page, screens: readonly Screen[]): Promise<void> {
  for (const [index, screen] of screens.entries()) {
    await test.step(screen.name, async () => {
      await goTo(page, screen, index === 0);
      const heading = headingOf(screen.address);
      if (heading !== undefined) await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
      expect(await barriers(page), screen.name).toEqual([]);
      expect(await strayTexts(page, 'zh-CN'), screen.name).toEqual([]);
    });
  }
}

/** Dark, where only colours differ, and as wide as a phone. */
async function lookDarkAndNarrow(page: Page, screens: readonly Screen[]): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const [index, screen] of screens.entries()) {
    await test.step(screen.name, async () => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await goTo(page, screen, index === 0);
      await expect(page.locator('html')).toHaveClass(/dark/);
      expect(await barriers(page, 'color-contrast'), `${screen.name}, dark`).toEqual([]);
      await page.setViewportSize({ width: 390, height: 844 });
      await expect(page.locator(screen.shows).first()).toBeAttached();
      expect(await sidewaysScroll(page), `${screen.name} scrolls sideways on a phone`).toBe(0);
      expect(await cutOffTexts(page), `${screen.name} is cut off on a phone`).toEqual([]);
    });
  }
}

test('in English no text is left in Chinese', { tag: '@long' }, async ({ open, apiFor, baseURL, watch }) => {
  watch.expectComplaint(EXPIRED_CODE);
  const author = await apiFor('author2');
  const { colloquiums } = await author.ask<{ colloquiums: { edges: { node: { name: string; columns: { name: string }[] } }[] } }>(
    '{ colloquiums(first: 100) { edges { node { name columns { name } } } } }',
  );
  // The office's comment on a returned manuscript stands over the tabs of its wizard.
  const { comment } = await returnedManuscript(author);
  const data = new RegExp(
    [
      ...colloquiums.edges.flatMap(({ node: { name, columns } }) => [name, ...columns.map((column) => column.name)]),
      comment,
      DATA.source,
    ].join('|'),
    'g',
  );
  for (const { account, screens } of await readers(baseURL ?? '')) {
    const page = await open(account, { language: 'en-US' });
    for (const [index, screen] of screens.entries()) {
      await goTo(page, screen, index === 0);
      expect.soft(await strayTexts(page, 'en-US', data), screen.name).toEqual([]);
    }
  }
});

const PARTS = [
  { name: 'a visitor’s screens', reader: 0, isOfPart: () => true },
  { name: 'the wizard', reader: 1, isOfPart: ({ name }: Screen) => name.startsWith('wizard') },
  { name: 'the author’s other screens', reader: 1, isOfPart: ({ name }: Screen) => !name.startsWith('wizard') },
  { name: 'the editor’s screens', reader: 2, isOfPart: () => true },
];
const LOOKS = [
  { what: 'no barriers, no stray texts', lookAt: look, tag: [] },
  { what: 'no barriers in the dark, nothing cut off or wider than a phone', lookAt: lookDarkAndNarrow, tag: '@long' },
];
for (const { name, reader, isOfPart } of PARTS) {
  for (const { what, lookAt, tag } of LOOKS) {
    test(`${name}: ${what}`, { tag }, async ({ open, baseURL, watch }) => {
      watch.expectComplaint(EXPIRED_CODE);
      const { account, screens } = (await readers(reader === 0 ? null : (baseURL ?? '')))[reader] ?? { account: null, screens: [] };
      await lookAt(await open(account), screens.filter(isOfPart));
    });
  }
}
