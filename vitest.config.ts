// Unit and API tests. Projects: shared (plain functions), api (Node, real PostgreSQL) and web (components in a simulated browser).
import { createRequire } from 'node:module';
import path from 'node:path';
import { configDefaults, defineConfig, type ViteUserConfig } from 'vitest/config';
import TestOrder, { SEED } from './scripts/test-order.ts';
import { relayTags } from './web/build/relay-tags.ts';

const require = createRequire(import.meta.url);

/** Legacy decorators are said explicitly: neither tool should have to guess them from tsconfig. */
const transform: ViteUserConfig = {
  oxc: { decorator: { legacy: true, emitDecoratorMetadata: false } },
  resolve: {
    alias: [
      // Two copies of graphql (its CommonJS and its ES module form) refuse each other's types.
      { find: /^graphql$/, replacement: require.resolve('graphql') },
      // Hundreds of sign-ins need not cost what a guess must.
      { find: /^@node-rs\/argon2$/, replacement: path.join(import.meta.dirname, 'api/testing/argon2.ts') },
    ],
  },
};

const exclude = [...configDefaults.exclude, 'dist/**', 'e2e/**'];
/** These end what hangs; no test may fail because the machine is slow. What is waited for is looked at again until then. */
const timeouts = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 60_000 } } };

/** Components in a simulated browser. */
const web: ViteUserConfig = {
  plugins: [relayTags()],
  test: {
    name: 'web',
    environment: 'happy-dom',
    // A worker loads the product once for all its files; web/testing/setup.ts clears what a test leaves behind.
    isolate: false,
    include: ['web/**/*.test.{ts,tsx}'],
    exclude,
    setupFiles: ['web/testing/setup.ts'],
    // With a seed the tests of a file come in any order too; those of the API tell stories.
    sequence: { shuffle: { tests: SEED !== null } },
    ...timeouts,
  },
};

export default defineConfig({
  cacheDir: '.cache/vite',
  test: {
    // One more than the processors the tests are meant for (two): many files wait, for a process to start or end, for a lock, for the database.
    maxWorkers: 3,
    sequence: { sequencer: TestOrder, seed: SEED ?? 20261121 },
    projects: [
      {
        ...transform,
        test: {
          name: 'api',
          environment: 'node',
          // A worker loads the product once for all its files: no module keeps anything of one application or database for the next.
          isolate: false,
          include: ['{api,scripts,migrations}/**/*.test.ts'],
          exclude,
          globalSetup: ['api/testing/global-setup.ts', 'scripts/product-for-tests.ts'],
          setupFiles: ['reflect-metadata'],
          ...timeouts,
        },
      },
      // What both sides share knows no database: its tests start none.
      { test: { name: 'shared', environment: 'node', isolate: false, include: ['shared/**/*.test.ts'], ...timeouts } },
      web,
    ],
  },
});
