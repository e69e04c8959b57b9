// Every built screen with the states and dialogs worth looking at, by reader; each group of readers has a file in screens/.
import type { Page } from '@playwright/test';
import { administratorScreens } from './screens/administrator.ts';
import { operationsScreens } from './screens/operations.ts';
import { authorScreens } from './screens/author.ts';
import { editorScreens } from './screens/editor.ts';
import { officeScreens } from './screens/office.ts';
import { manyScreens, personalScreens } from './screens/personal.ts';
import type { Reader, Screen } from './screens/screen.ts';
import { visitorScreens } from './screens/visitor.ts';
import type { World } from './screens/world.ts';
import { expect, goInside } from './story.ts';

export function allReaders(world: World): readonly Reader[] {
  return [
    { account: null, screens: visitorScreens },
    { account: 'author2', screens: authorScreens(world) },
    { account: 'editor2', screens: editorScreens(world) },
    { account: 'many', screens: manyScreens },
    { account: 'deputy', screens: officeScreens('editor', 10) },
    { account: 'chief', screens: officeScreens('chief', 5) },
    { account: 'executive', screens: officeScreens('chief', 4) },
    { account: 'operations', screens: [...officeScreens('office', 7), ...operationsScreens] },
    { account: 'publisher', screens: officeScreens('office', 6) },
    { account: 'reviewer2', screens: personalScreens(2) },
    { account: 'admin', screens: administratorScreens },
  ];
}

/** `isFirst`: by its address; otherwise as from a link. */
export async function goTo(page: Page, screen: Screen, isFirst: boolean): Promise<void> {
  if (isFirst) await page.goto(screen.address);
  else await goInside(page, screen.address);
  await expect(page).toHaveURL((url) => url.pathname + url.search === screen.address);
  await expect(page.locator(screen.shows).first()).toBeVisible();
  // The list of the screen before stays, dimmed, until its own is there.
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  await expect(page.locator('main [data-skeleton]')).toHaveCount(0);
  await screen.then?.(page);
  await expect(page.locator('main [data-skeleton]')).toHaveCount(0);
}
