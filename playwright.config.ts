// Browser tests: the built product on a free port with an embedded database of its own, in a headless Chromium.
import { createServer, type AddressInfo } from 'node:net';
import { defineConfig } from '@playwright/test';
import { makeRunFolder } from './api/testing/run-folder.ts';
import { CAPTCHA_ANSWER } from './e2e/demo.ts';
import { findChromium } from './scripts/chromium.ts';

// Worker processes read this file again and inherit the environment: what is chosen once is kept there.
process.env['E2E_PORT'] ??= String(await freePort());
process.env['E2E_ORCID_PORT'] ??= String(await freePort());
process.env['E2E_DATA_DIR'] ??= makeRunFolder();
const port = process.env['E2E_PORT'];
const browser = await findChromium();

/** Stories that measure where things stand. */
const LAYOUTS = /(access|shell)\.spec\.ts$/;
/** Other stories do not look at fonts: a page of Chinese would load a dozen files of them where the machine has none. */
const WITHOUT_FONTS = '--disable-remote-fonts';

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/e2e',
  workers: 2,
  // Stories make what they need themselves, so their order is nobody's business.
  fullyParallel: true,
  forbidOnly: true,
  // Walks that repeat another one dark, narrow or in English run in `npm run test:long` only.
  ...(process.env['LONG'] ? {} : { grepInvert: /@long/ }),
  retries: 0,
  ...(process.env['E2E_HAS_TURN'] ? { globalSetup: './e2e/turn.ts' } : {}),
  // Ceilings for a machine that has much else to do; no story waits for them.
  timeout: 120_000,
  expect: { timeout: 15_000, toPass: { intervals: [100, 250] } },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    actionTimeout: 15_000,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
    // A trace of each story would cost half of the time again: TRACE=1 keeps those of stories that fail.
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
    launchOptions: launch(),
  },
  projects: [
    { name: 'sign-in', testMatch: /\.setup\.ts$/ },
    {
      name: 'stories',
      testMatch: /\.spec\.ts$/,
      testIgnore: LAYOUTS,
      dependencies: ['sign-in'],
      use: { launchOptions: launch(WITHOUT_FONTS) },
    },
    { name: 'layouts', testMatch: LAYOUTS, dependencies: ['sign-in'] },
  ],
  webServer: {
    command: 'node e2e/serve.ts',
    cwd: import.meta.dirname,
    url: `http://127.0.0.1:${port}/healthz`,
    // Beside the other tests the product is built, started and filled on what they leave.
    timeout: process.env['E2E_HAS_TURN'] ? 600_000 : 180_000,
    reuseExistingServer: false,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    env: {
      MODE: 'demo',
      PORT: port,
      DATA_DIR: process.env['E2E_DATA_DIR'],
      E2E_DATA_DIR: process.env['E2E_DATA_DIR'],
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      CAPTCHA_ANSWER,
      E2E_ORCID_PORT: process.env['E2E_ORCID_PORT'],
      ORCID_ISSUER: `http://localhost:${process.env['E2E_ORCID_PORT']}`,
      ORCID_CLIENT_ID: 'APP-E2E',
      ORCID_CLIENT_SECRET: 'a secret between the product and its provider',
      // Nothing of the one who runs the tests may change what is tested.
      DATABASE_URL: '',
      SMTP_URL: '',
      S3_BUCKET: '',
      PROCESSES: '',
    },
  },
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  // A listening TCP server has an address with a port.
  const { port: free } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return free;
}

function launch(...more: string[]) {
  return {
    executablePath: browser.executablePath,
    env: { ...process.env, ...browser.environment },
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // A page lives for seconds: optimized machine code, and threads of their own that collect garbage, cost more than they save.
      '--js-flags=--no-turbofan,--single-threaded-gc',
      ...more,
    ],
  };
}
