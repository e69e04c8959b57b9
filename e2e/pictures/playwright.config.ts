// `npm run screenshots`: the product of the browser tests, looked at screen by screen.
import stories from '../../playwright.config.ts';

export default {
  ...stories,
  testDir: '..',
  outputDir: '../../test-results/pictures',
  reporter: [['list']],
  timeout: 900_000,
  projects: [
    { name: 'sign-in', testMatch: /\.setup\.ts$/ },
    { name: 'pictures', testMatch: /\.pictures\.ts$/, dependencies: ['sign-in'] },
  ],
} satisfies typeof stories;
