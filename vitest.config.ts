// Unit and API tests. Two projects: api (Node, real PostgreSQL) and web (components in a simulated browser).
import { createRequire } from 'node:module';
import { configDefaults, defineConfig, type ViteUserConfig } from 'vitest/config';

const require = createRequire(import.meta.url);

/** Legacy decorators are said explicitly: neither tool should have to guess them from tsconfig. */
const transform: ViteUserConfig = {
  oxc: { decorator: { legacy: true, emitDecoratorMetadata: false } },
  // Two copies of graphql (its CommonJS and its ES module form) refuse each other's types.
  resolve: { alias: [{ find: /^graphql$/, replacement: require.resolve('graphql') }] },
};

export default defineConfig({
  ...transform,
  test: {
    maxWorkers: 2,
    // The order of files and tests is the same in every run.
    sequence: { seed: 20261121, shuffle: false },
    testTimeout: 20_000,
    hookTimeout: 60_000,
    exclude: [...configDefaults.exclude, 'dist/**', 'e2e/**'],
    projects: [
      {
        ...transform,
        test: {
          name: 'api',
          environment: 'node',
          include: ['api/**/*.test.ts', 'shared/**/*.test.ts', 'scripts/**/*.test.ts', 'migrations/**/*.test.ts'],
          globalSetup: ['api/testing/global-setup.ts'],
          setupFiles: ['reflect-metadata'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
