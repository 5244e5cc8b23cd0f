import {defineConfig} from '@playwright/test';

/** What readers do, in the engines that Playwright cannot drive as they are: Firefox and WebKit of the system (see `drivers`). */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/engines',
  // One browser at a time, one window, which has the focus.
  workers: 1,
  timeout: 60_000,
  expect: {timeout: 10_000},
  retries: process.env.CI ? 1 : 0,
  forbidOnly: true,
  reporter: [['list']],
  projects: [{name: 'firefox'}, {name: 'webkit'}],
});
