import {availableParallelism} from 'node:os';
import {defineConfig, devices} from '@playwright/test';
import {testBrowserPath} from './src/shared/testing/chromium';

/** The production build of the real site, and a small site with the same theme and every optional feature turned on. */
const MAIN = `http://localhost:${process.env.MAIN_PORT ?? 4173}`;
const VARIANT = `http://localhost:${process.env.VARIANT_PORT ?? 4174}`;

/** Beside the features, or in tests/e2e where no feature owns them. */
const SITE = '{src/features/*/tests,tests/e2e}/site/**/*.spec.ts';
const VARIANT_TESTS = '{src/features/*/tests,tests/e2e}/variant/**/*.spec.ts';

const desktop = {...devices['Desktop Chrome'], viewport: {width: 1280, height: 800}};
const phone = {...devices['Desktop Chrome'], viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true};

const serve = (dir: string, url: string) => ({
  command: `npx docusaurus serve --no-open --dir ${dir} --port ${new URL(url).port}`,
  url,
  reuseExistingServer: !process.env.CI,
});

export default defineConfig({
  testDir: '.',
  outputDir: 'test-results',
  // Tests of one file run side by side, too; those that cannot say so with `test.describe.configure({mode: 'serial'})`.
  fullyParallel: true,
  // One a core: with two a core the suite took 10.2 minutes instead of 11.0, and a test needed a second try.
  workers: Math.min(8, Math.max(2, availableParallelism())),
  // Generous: a busy machine is slow, not wrong.
  timeout: 120_000,
  expect: {timeout: 15_000},
  retries: process.env.CI ? 1 : 0,
  forbidOnly: true,
  reporter: [['list']],
  use: {
    locale: 'zh-CN',
    // A service worker would answer in place of the tests' own routes; those that are about it let it in.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: testBrowserPath(),
      args: ['--no-sandbox', '--disable-quic', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
    },
  },
  projects: [
    // A test runs on a desktop, unless its tag says that the screen is what it is about: `@phone`, or `@screens` for both.
    {name: 'desktop', testMatch: SITE, grepInvert: /@phone\b/, use: {...desktop, baseURL: MAIN}},
    {name: 'phone', testMatch: SITE, grep: /@(?:phone|screens)\b/, use: {...phone, baseURL: MAIN}},
    {name: 'variant', testMatch: VARIANT_TESTS, use: {...desktop, baseURL: VARIANT}},
  ],
  webServer: [serve('build', MAIN), serve('build-variant', VARIANT)],
});
