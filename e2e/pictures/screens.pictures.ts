// Pictures of every built screen, per reader, in both languages, light and dark, on a desk and on a phone, in screenshots/. What a
// machine can see of a poor screen fails the run; the rest is for eyes.
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { LanguageTag } from '../api.ts';
import type { Account } from '../demo.ts';
import { barriers, cutOffTexts, sidewaysScroll, strayTexts } from '../flaws.ts';
import { allReaders, goTo, makeManuscripts, type Manuscripts, type Screen } from '../screens.ts';
import { expect, test } from '../story.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../screenshots');
const LANGUAGES: readonly LanguageTag[] = ['zh-CN', 'en-US'];
const WIDTHS = [{ width: 1440, height: 900 }, { width: 390, height: 844 }] as const;
const SCHEMES = ['light', 'dark'] as const;

/** The names of the screens are the same whatever their manuscripts. */
const NO_IDS: Manuscripts = { started: '', written: '', submitted: '' };

async function takePictures(page: Page, screen: Screen, file: (look: string) => string, language: LanguageTag): Promise<void> {
  for (const viewport of WIDTHS) {
    await page.setViewportSize(viewport);
    for (const colorScheme of SCHEMES) {
      const look = `${viewport.width} ${colorScheme}`;
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await expect(page.locator('html')).toHaveClass(new RegExp(colorScheme));
      await page.screenshot({ path: file(look), fullPage: (await page.getByRole('dialog').count()) === 0, animations: 'disabled' });
      // Only colours differ in the dark.
      expect.soft(await barriers(page, colorScheme === 'dark' ? 'color-contrast' : undefined), `${screen.name}, ${look}: barriers`).toEqual([]);
    }
    expect.soft(await sidewaysScroll(page), `${screen.name}, ${viewport.width}: scrolls sideways`).toBe(0);
    expect.soft(await cutOffTexts(page), `${screen.name}, ${viewport.width}: text cut off`).toEqual([]);
  }
  expect.soft(await strayTexts(page, language), `${screen.name}: keys instead of texts`).toEqual([]);
}

test.describe.configure({ mode: 'parallel' });

for (const language of LANGUAGES) {
  for (const [index, { account }] of allReaders(NO_IDS).entries()) {
    const name = account ?? 'visitor';
    test(`${name}, ${language}`, async ({ open, baseURL }) => {
      const folder = path.join(FOLDER, language, name);
      await rm(folder, { recursive: true, force: true });
      await mkdir(folder, { recursive: true });
      const needsManuscripts = account !== null;
      const screens = allReaders(needsManuscripts ? await makeManuscripts(baseURL ?? '') : NO_IDS)[index]?.screens ?? [];
      const page = await open(account satisfies Account | null, { language, isOwnSession: account !== null });
      for (const [place, screen] of screens.entries()) {
        await test.step(screen.name, async () => {
          await page.setViewportSize(WIDTHS[0]);
          // A state left behind by the screen before (a dialog, a menu) ends with a new page.
          await goTo(page, screen, true);
          await takePictures(page, screen, (look) => path.join(folder, `${String(place + 1).padStart(2, '0')} ${screen.name.replaceAll(/[^\p{L}\d]+/gu, '-')} ${look}.png`), language);
        });
      }
    });
  }
}
