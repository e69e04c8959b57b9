// `npm run bench:cold -- --url http://127.0.0.1:4000`: what a browser with an empty cache loads until the rows of a screen stand, in
// bytes on the wire, and how long that takes, with an empty cache and again. It needs a running demo, started with CAPTCHA_ANSWER=wxyz.
import { chromium, type Browser } from '@playwright/test';
import { parseArgs } from 'node:util';
import { signIn } from '../../e2e/api.ts';
import { findChromium } from '../chromium.ts';

const { values } = parseArgs({
  options: { url: { type: 'string', default: 'http://127.0.0.1:4000' }, files: { type: 'boolean', default: false } },
});

const SCREENS = [
  { name: 'sign-in', account: null, path: '/login', rows: 'form input' },
  { name: 'list', account: 'editor', path: '/main/editorManusList', rows: 'table tbody tr' },
  { name: 'manuscript', account: 'editor', path: null, rows: 'main h1' },
  { name: 'statistics', account: 'operations', path: '/main/manusTimeStatistics', rows: 'main svg' },
] as const;

interface Load {
  scriptBytes: number;
  scripts: Map<string, number>;
  otherBytes: number;
  coldMs: number;
  warmMs: number;
}

const found = await findChromium();
const browser = await chromium.launch({
  executablePath: found.executablePath,
  env: { ...process.env, ...found.environment },
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
});
try {
  for (const { name, account, path, rows } of SCREENS) {
    const token = account && (await signIn(values.url, account)).token;
    const address = path ?? (await firstManuscript(browser, token ?? ''));
    const { scriptBytes, scripts, otherBytes, coldMs, warmMs } = await load(browser, token, address, rows);
    const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(0)} KB`;
    console.log(
      `${name}: ${kilobytes(scriptBytes)} of JavaScript in ${scripts.size} files, ${kilobytes(otherBytes)} besides; rows after ${Math.round(coldMs)} ms, again ${Math.round(warmMs)} ms`,
    );
    if (values.files)
      for (const [file, bytes] of [...scripts].toSorted((a, b) => b[1] - a[1]).slice(0, 25))
        console.log(`  ${kilobytes(bytes).padStart(7)} ${file}`);
  }
} finally {
  await browser.close();
}

/** In a context of its own, so with nothing kept. */
async function load(of: Browser, token: string | null, path: string, rows: string): Promise<Load> {
  const context = await of.newContext({ locale: 'zh-CN', viewport: { width: 1440, height: 900 } });
  try {
    if (token !== null) await context.addInitScript((kept) => localStorage.setItem('token', kept), token);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    const kinds = new Map<string, { type: string; file: string }>();
    const scripts = new Map<string, number>();
    let otherBytes = 0;
    session.on('Network.responseReceived', ({ requestId, type, response }) =>
      kinds.set(requestId, { type, file: response.url.split('/').at(-1) ?? '' }),
    );
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const kind = kinds.get(requestId);
      if (kind?.type === 'Script') scripts.set(kind.file, encodedDataLength);
      else otherBytes += encodedDataLength;
    });
    const shown = async () => {
      const from = performance.now();
      await page.goto(`${values.url}${path}`);
      await page.locator(rows).first().waitFor();
      return performance.now() - from;
    };
    const coldMs = await shown();
    // What comes later is for what may be done next.
    const scriptBytes = [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0);
    const first = { scriptBytes, scripts: new Map(scripts), otherBytes };
    await page.waitForLoadState('networkidle');
    return { ...first, coldMs, warmMs: await shown() };
  } finally {
    await context.close();
  }
}

async function firstManuscript(of: Browser, token: string): Promise<string> {
  const context = await of.newContext({ locale: 'zh-CN' });
  await context.addInitScript((kept) => localStorage.setItem('token', kept), token);
  const page = await context.newPage();
  await page.goto(`${values.url}/main/editorManusList`);
  const link = await page.locator('table tbody tr a').first().getAttribute('href');
  await context.close();
  if (link === null) throw new Error('The list has no manuscript');
  return link;
}
