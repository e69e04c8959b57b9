// Pictures of every built screen, per reader, in both languages, light and dark, on a desk, at 200 % and on a phone, and as printed, in
// screenshots/; WIDTHS=1024 (or 1024,834) adds these widths, as of a small desk or a tablet. Flaws that a machine can see fail the run; the
// rest is for eyes.
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { LanguageTag } from '../api.ts';
import { barriers, cutOffTexts, sidewaysScroll, strayTexts } from '../flaws.ts';
import type { Screen } from '../screens/screen.ts';
import { makeWorld, NO_WORLD } from '../screens/world.ts';
import { allReaders, goTo } from '../screens.ts';
import { expect, test } from '../story.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../screenshots');
const LANGUAGES: readonly LanguageTag[] = ['zh-CN', 'en-US'];
const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
/** A desk at 200 %. */
const ZOOMED = { width: 720, height: 450 };
/** Between the desk and the phone, only when asked for: each makes a run longer. */
const FURTHER = (process.env['WIDTHS'] ?? '')
  .split(',')
  .filter((width) => width !== '')
  .map((width) => {
    if (!/^\d{3,4}$/.test(width)) throw new Error(`WIDTHS takes widths in pixels, like 1024,834: not "${width}"`);
    return { width: Number(width), height: 768 };
  });
/** A4 at 96 dots an inch. */
const SHEET = { width: 794, height: 1123 };

async function takePictures(page: Page, screen: Screen, file: (look: string) => string, language: LanguageTag): Promise<void> {
  for (const viewport of screen.isPhone ? [PHONE] : [DESK, ...FURTHER, ZOOMED, PHONE]) {
    await page.setViewportSize(viewport);
    for (const colorScheme of viewport === ZOOMED ? (['light'] as const) : (['light', 'dark'] as const)) {
      const look = `${viewport.width} ${colorScheme}`;
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await expect(page.locator('html')).toHaveClass(new RegExp(colorScheme));
      await page.screenshot({ path: file(look), fullPage: (await page.getByRole('dialog').count()) === 0, animations: 'disabled' });
      // Only colours differ in the dark, and they are those of every width.
      if (viewport !== ZOOMED && (colorScheme === 'light' || viewport === DESK || screen.isPhone)) {
        expect
          .soft(await barriers(page, colorScheme === 'dark' ? 'color-contrast' : undefined), `${screen.name}, ${look}: barriers`)
          .toEqual([]);
      }
    }
    expect.soft(await sidewaysScroll(page), `${screen.name}, ${viewport.width}: scrolls sideways`).toBe(0);
    expect.soft(await cutOffTexts(page), `${screen.name}, ${viewport.width}: text cut off`).toEqual([]);
  }
  expect.soft(await strayTexts(page, language), `${screen.name}: keys instead of texts`).toEqual([]);
  if (screen.isPrinted) await print(page, screen, file('printed'));
}

async function print(page: Page, screen: Screen, file: string): Promise<void> {
  await page.setViewportSize(SHEET);
  await page.emulateMedia({ media: 'print', colorScheme: 'light' });
  await page.screenshot({ path: file, fullPage: true });
  expect.soft(await sidewaysScroll(page), `${screen.name}, printed: wider than the sheet`).toBe(0);
  await page.emulateMedia({ media: 'screen' });
}

test.describe.configure({ mode: 'parallel' });

for (const language of LANGUAGES) {
  for (const [index, { account }] of allReaders(NO_WORLD).entries()) {
    const name = account ?? 'visitor';
    test(`${name}, ${language}`, async ({ open, baseURL, watch }) => {
      const folder = path.join(FOLDER, language, name);
      await rm(folder, { recursive: true, force: true });
      await mkdir(folder, { recursive: true });
      const screens = allReaders(account === null ? NO_WORLD : await makeWorld(baseURL ?? ''))[index]?.screens ?? [];
      for (const { refusal } of screens) if (refusal) watch.expectComplaint(new RegExp(`^API: ${refusal} `));
      const page = await open(account, { language, isOwnSession: account !== null });
      page.on('dialog', (question) => void question.accept());
      for (const [place, screen] of screens.entries()) {
        await test.step(screen.name, async () => {
          await page.setViewportSize(screen.isPhone ? PHONE : DESK);
          // A state left behind by the screen before (a dialog, a menu) ends with a new page, and its input with its storage.
          await page.evaluate(() => sessionStorage.clear());
          await goTo(page, screen, true);
          await takePictures(
            page,
            screen,
            (look) =>
              path.join(folder, `${String(place + 1).padStart(2, '0')} ${screen.name.replaceAll(/[^\p{L}\d]+/gu, '-')} ${look}.png`),
            language,
          );
        });
      }
    });
  }
}
