// Flaws of a screen that a machine can see: barriers, sideways scrolling, text cut off, texts that no reader should see (principles,
// Screens).
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { LanguageTag } from './api.ts';

const root = path.resolve(import.meta.dirname, '..');
const catalogues = [
  ...globSync('web/i18n/zh-CN/*.json', { cwd: root }),
  ...globSync('shared/{messages,server-messages}/zh-CN.json', { cwd: root }),
];
const namespaces = new Set(
  catalogues
    .flatMap((file) => Object.keys(JSON.parse(readFileSync(path.join(root, file), 'utf8')) as object))
    .map((key) => key.split('.')[0]),
);
/** A key of the catalogues standing where its text should, or a hole that was not filled. */
const RAW_TEXT = new RegExp(`\\b(${[...namespaces].join('|')})(\\.\\w+)+\\b|\\{\\{`);

/** Rules of axe whose own impact is moderate or minor, which overrides that of their checks: what they find is no barrier. */
const NO_BARRIERS = [
  'aria-allowed-role',
  'empty-heading',
  'empty-table-header',
  'form-field-multiple-labels',
  'heading-order',
  'image-redundant-alt',
  'landmark-banner-is-top-level',
  'landmark-complementary-is-top-level',
  'landmark-contentinfo-is-top-level',
  'landmark-main-is-top-level',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-no-duplicate-main',
  'landmark-one-main',
  'landmark-unique',
  'page-has-heading-one',
  'presentation-role-conflict',
  'region',
  'skip-link',
];

/** Serious violations of WCAG as axe finds them; `rule`: only of this one. */
export async function barriers(page: Page, rule?: string): Promise<string[]> {
  await settled(page);
  // The page holds no frames of other sites: asked at once, in the page itself, instead of part by part and put together in a second page.
  const isThere = await page.evaluate(() => 'axe' in window);
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: ';' }) }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await (rule === undefined ? axe.disableRules(NO_BARRIERS) : axe.withRules(rule)).analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  return serious.map(({ id, help, nodes }) => `${id} (${help}): ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

/** When everything that moves or fades and comes to an end has come to it: a colour on its way to another is of neither scheme. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Asking for animations brings the styles up to date first, so those that a class has just caused are among them.
    const onTheirWay = () =>
      document
        .getAnimations()
        .filter(({ playState, effect }) => playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime));
    for (let left = onTheirWay(); left.length > 0; left = onTheirWay()) await Promise.allSettled(left.map(({ finished }) => finished));
  });
}

/** By how many pixels the page is wider than its window. */
export async function sidewaysScroll(page: Page): Promise<number> {
  return await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/**
 * Keys instead of texts and holes not filled; for an English reader also Chinese outside of elements marked as Chinese, except what `data`
 * matches: names, and texts written in Chinese.
 */
export async function strayTexts(page: Page, language: LanguageTag, data?: RegExp): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const found: string[] = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || parent.closest('script, style, noscript, body [lang^=zh]')) continue;
      // Where the text is about placeholders, they are no flaw.
      found.push(
        parent.closest('[data-placeholders]') ? (node.textContent ?? '').replaceAll(/\{\{\w+\}\}/g, '') : (node.textContent ?? ''),
      );
    }
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]')) {
      for (const name of ['aria-label', 'title', 'placeholder', 'alt']) found.push(element.getAttribute(name) ?? '');
    }
    return found;
  });
  return texts.filter(
    (text) => RAW_TEXT.test(text) || (data !== undefined && language === 'en-US' && /\p{Script=Han}/u.test(text.replaceAll(data, ''))),
  );
}

/** Texts that their box or the window cuts off, unless the whole text can be had from a `title` or by scrolling. */
export async function cutOffTexts(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const isHidden = (element: Element) => {
      const box = element.getBoundingClientRect();
      return box.width <= 1 || box.height <= 1 || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    };
    const clips = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
    const scrollsSideways = (element: Element) => {
      for (let at: Element | null = element; at; at = at.parentElement) if (scrolls(getComputedStyle(at).overflowX)) return true;
      return false;
    };
    const found: string[] = [];
    for (const element of document.body.querySelectorAll('*')) {
      const hasOwnText = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
      if (!hasOwnText || isHidden(element) || element.closest('[title], option, script, style, svg')) continue;
      const style = getComputedStyle(element);
      const isClipped =
        (clips(style.overflowX) && element.scrollWidth > element.clientWidth + 1) ||
        (clips(style.overflowY) && element.scrollHeight > element.clientHeight + 2);
      const box = element.getBoundingClientRect();
      const isOutside = (box.right > width + 1 || box.left < -1) && box.bottom > 0 && !scrollsSideways(element);
      if (isClipped || isOutside) found.push(`${element.tagName.toLowerCase()}: ${(element.textContent ?? '').trim().slice(0, 60)}`);
    }
    return found;
  });
}
