// Browsers lent to one story after the other: starting one and filling its cache costs more than most stories.
import type { Browser, BrowserContext, Page } from '@playwright/test';

/** A document of the product that runs nothing. */
const QUIET_PAGE = '/favicon.svg';

export class BrowserShelf {
  readonly #browser: Browser;
  readonly #idle: BrowserContext[] = [];

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  /** A browser that remembers nothing but `memory` (its local storage), with one page. */
  async lend(memory: Readonly<Record<string, string>>): Promise<{ context: BrowserContext; page: Page }> {
    const context = this.#idle.pop() ?? (await this.#browser.newContext());
    const page = await context.newPage();
    await page.goto(QUIET_PAGE);
    await page.evaluate((entries) => {
      localStorage.clear();
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    }, memory);
    return { context, page };
  }

  /** What a page holds (session storage, routes, sockets) ends with it. */
  async takeBack(context: BrowserContext): Promise<void> {
    for (const page of context.pages()) await page.close();
    await context.setOffline(false);
    this.#idle.push(context);
  }
}
