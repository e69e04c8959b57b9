// Fixtures of every story: browsers of its own, signed in or not, all of them watched for unexpected errors.
import { readFile } from 'node:fs/promises';
import {
  test as base,
  expect,
  type BrowserContext,
  type BrowserContextOptions,
  type ConsoleMessage,
  type Page,
  type Request,
  type Response,
  type WebError,
} from '@playwright/test';
import { apiOf, signIn, type Api, type LanguageTag } from './api.ts';
import { BrowserShelf } from './browsers.ts';
import { signInFile, type Account } from './demo.ts';

interface OpenOptions extends Pick<BrowserContextOptions, 'viewport' | 'colorScheme'> {
  /** Chinese unless said. A session in English is a new one. */
  language?: LanguageTag;
  /** A new session of this account, which the story may sign out or switch to another role. */
  isOwnSession?: boolean;
}

interface Watch {
  /** The story causes complaints of this kind: they do not fail it. */
  expectComplaint(pattern: RegExp): void;
}

interface Story {
  /**
   * A browser of its own that remembers only the sign-in, with one page; `null` for a visitor who has not signed in. Or in a session of the
   * API.
   */
  open(account: Account | Api | null, options?: OpenOptions): Promise<Page>;
  /** The API in the stored session of an account. */
  apiFor(account: Account): Promise<Api>;
  watch: Watch;
}

interface StorageState {
  origins: { origin: string; localStorage: { name: string; value: string }[] }[];
}

async function storedToken(account: Account): Promise<string> {
  // Written by sign-in.setup.ts.
  const state = JSON.parse(await readFile(signInFile(account), 'utf8')) as StorageState;
  return state.origins[0]?.localStorage.find(({ name }) => name === 'token')?.value ?? '';
}

export const test = base.extend<Story & { complaints: Complaints }, { shelf: BrowserShelf }>({
  shelf: [async ({ browser }, provide) => provide(new BrowserShelf(browser)), { scope: 'worker' }],
  // Playwright reads the names in this pattern to see what a fixture needs: this one, nothing.
  // oxlint-disable-next-line eslint/no-empty-pattern
  complaints: async ({}, provide) => {
    const complaints = new Complaints();
    await provide(complaints);
    expect(await complaints.unexpected(), 'errors in the browser that the story did not cause').toEqual([]);
  },
  watch: async ({ complaints }, provide) => provide(complaints),
  open: async ({ shelf, baseURL, complaints }, provide) => {
    const lent: BrowserContext[] = [];
    await provide(async (account, { language = 'zh-CN', isOwnSession = false, viewport, colorScheme } = {}) => {
      const needsNew = isOwnSession || language !== 'zh-CN';
      const tokenOf = async (name: Account) => (needsNew ? (await signIn(baseURL ?? '', name, language)).token : await storedToken(name));
      const token = typeof account === 'string' ? await tokenOf(account) : (account?.token ?? null);
      // Chinese is what a browser that remembers no language is met in (R3-002).
      const memory = { ...(language !== 'zh-CN' && { lang: language }), ...(token !== null && { token }) };
      const { context, page } = await shelf.lend(memory);
      lent.push(context);
      complaints.listenTo(context);
      if (viewport) await page.setViewportSize(viewport);
      if (colorScheme) await page.emulateMedia({ colorScheme });
      return page;
    });
    // Answers on their way are read before their page goes.
    await complaints.settle();
    complaints.stopListening();
    for (const context of lent) await shelf.takeBack(context);
  },
  apiFor: async ({ baseURL }, provide) => provide(async (account) => apiOf(baseURL ?? '', await storedToken(account))),
});

/** Console errors, uncaught errors, failed requests and refusals of the API, from all browsers of one story. */
class Complaints implements Watch {
  readonly #found: string[] = [];
  readonly #expected: RegExp[] = [];
  readonly #reading = new Set<Promise<void>>();
  readonly #stop: (() => void)[] = [];

  expectComplaint(pattern: RegExp): void {
    this.#expected.push(pattern);
  }

  listenTo(context: BrowserContext): void {
    const uncaught = (error: WebError) => void this.#found.push(`uncaught: ${error.error().message}`);
    const consoled = (message: ConsoleMessage) => {
      // For failed requests, the request itself is reported below.
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
        this.#found.push(`console: ${message.text()}`);
    };
    const failed = (request: Request) => {
      const reason = request.failure()?.errorText ?? '';
      // Leaving a page or cancelling an upload aborts its requests.
      if (reason !== 'net::ERR_ABORTED') this.#found.push(`request: ${reason} ${new URL(request.url()).pathname}`);
    };
    const answered = (response: Response) => this.#look(response);
    context.on('weberror', uncaught).on('console', consoled).on('requestfailed', failed).on('response', answered);
    this.#stop.push(() =>
      context.off('weberror', uncaught).off('console', consoled).off('requestfailed', failed).off('response', answered),
    );
  }

  stopListening(): void {
    for (const stop of this.#stop.splice(0)) stop();
  }

  #look(response: Response): void {
    const { pathname } = new URL(response.url());
    if (pathname !== '/graphql') {
      if (response.status() >= 400) this.#found.push(`response: ${response.status()} ${pathname}`);
      return;
    }
    if (response.request().method() !== 'POST') return;
    const operation = response.request().headers()['x-apollo-operation-name'] ?? '';
    const reading = this.#readAnswer(response.json(), response.status(), operation).finally(() => this.#reading.delete(reading));
    this.#reading.add(reading);
  }

  async #readAnswer(body: Promise<unknown>, status: number, operation: string): Promise<void> {
    // The body of a request whose page has been left cannot be read any more.
    const answer = (await body.catch(() => ({}))) as { errors?: { message: string; extensions?: { code?: string } }[] };
    for (const { message, extensions } of answer.errors ?? [])
      this.#found.push(`API: ${extensions?.code ?? status} ${operation}: ${message}`);
  }

  async settle(): Promise<void> {
    const late = new Promise<void>((resolve) => setTimeout(resolve, 2000).unref());
    await Promise.race([Promise.allSettled(this.#reading), late]);
  }

  async unexpected(): Promise<string[]> {
    await this.settle();
    return this.#found.filter((complaint) => !this.#expected.some((pattern) => pattern.test(complaint)));
  }
}

/** Goes to an address of the product as a link in it would: the page is not loaded anew. */
export async function goInside(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, address);
}

/**
 * Another tab is looked at for a moment, which saves what was typed as the pause does (web/drafts/useAutosave.ts), without its two seconds.
 * Chromium shows every page of a test, so the page is told so instead.
 */
export async function lookAway(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    Reflect.deleteProperty(document, 'visibilityState');
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

/** Marks the page, so that `expectNotReloaded` can tell that it was never loaded anew. */
export async function markPage(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset['marked'] = 'yes';
  });
}

export async function expectNotReloaded(page: Page): Promise<void> {
  await expect(page.locator('html'), 'the page was loaded anew').toHaveAttribute('data-marked', 'yes');
}

export { expect };
