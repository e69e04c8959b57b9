// Browsers lent to one story after the other: starting one and filling its cache costs more than most stories.
import type { Browser, BrowserContext, Page } from '@playwright/test';

/** A document of the product that runs nothing. */
const QUIET_PAGE = '/favicon.svg';

const DESK = { width: 1440, height: 900 };

export class BrowserShelf {
  readonly #browser: Browser;
  readonly #idle: { context: BrowserContext; page: Page }[] = [];

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  /** A browser that remembers only `memory` (its local storage), with one page. */
  async lend(memory: Readonly<Record<string, string>>): Promise<{ context: BrowserContext; page: Page }> {
    const lent = this.#idle.pop() ?? (await this.#start());
    await lent.page.evaluate((entries) => {
      sessionStorage.clear();
      localStorage.clear();
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    }, memory);
    return lent;
  }

  async #start(): Promise<{ context: BrowserContext; page: Page }> {
    const context = await this.#browser.newContext({ reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.goto(QUIET_PAGE);
    return { context, page };
  }

  /** Its first page stays, as it was at first: a new one would read the whole product anew. One that cannot be put right ends. */
  async takeBack(context: BrowserContext): Promise<void> {
    const [page, ...others] = context.pages();
    for (const other of others) await other.close();
    try {
      if (page === undefined) throw new Error('the story has closed its page');
      await context.setOffline(false);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      page.removeAllListeners('dialog');
      // A page that holds unsaved text asks whether to leave it.
      page.on('dialog', (dialog) => void dialog.accept());
      await page.goto(QUIET_PAGE);
      page.removeAllListeners('dialog');
      await page.emulateMedia({ media: null, colorScheme: null });
      await page.setViewportSize(DESK);
      this.#idle.push({ context, page });
    } catch {
      await context.close();
    }
  }
}
