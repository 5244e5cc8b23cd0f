import {expect, test} from '@playwright/test';
import {chromiumPath} from '../../../../shared/testing/chromium';
import {open} from '../../../../../tests/e2e/browser';
import {complaints} from '../../../../../tests/e2e/complaints';

test.use({launchOptions: {executablePath: chromiumPath(), args: ['--no-sandbox'], ignoreDefaultArgs: ['--disable-back-forward-cache']}});

test('a page that comes back from the browser’s cache is interactive, and knows what was chosen on another meanwhile', async ({page}) => {
  const said = complaints(page);
  await open(page, '/docs/intro');
  await page.evaluate(() =>
    addEventListener('pageshow', ({persisted}) => document.documentElement.setAttribute('data-persisted', String(persisted))),
  );
  await page.goto('about:blank');
  await open(page, '/docs/guide/long');
  await page.getByRole('button', {name: /切换浅色\/暗黑模式/}).click();
  const chosen = await page.locator('html').getAttribute('data-theme-choice');
  // Not goBack, which waits for a load: a page that comes back from the cache has none.
  await page.evaluate(() => history.go(-2));
  await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true');
  await expect(page.locator('html')).toHaveAttribute('data-theme-choice', chosen!);
  await page.getByRole('button', {name: /切换浅色\/暗黑模式/}).click();
  await expect(page.locator('html')).not.toHaveAttribute('data-theme-choice', chosen!);
  expect(said).toEqual([]);
});
