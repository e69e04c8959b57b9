// `npx playwright test -c e2e/measures/playwright.config.ts`: how quick the wizard is with a full manuscript. Not part of `npm
// test`: figures of a busy machine mean nothing.
import stories from '../../playwright.config.ts';

export default {
  ...stories,
  testDir: '..',
  outputDir: '../../test-results/measures',
  reporter: [['list']],
  workers: 1,
  timeout: 900_000,
  projects: [
    { name: 'sign-in', testMatch: /\.setup\.ts$/ },
    { name: 'measures', testMatch: /\.measures\.ts$/, dependencies: ['sign-in'] },
  ],
} satisfies typeof stories;
