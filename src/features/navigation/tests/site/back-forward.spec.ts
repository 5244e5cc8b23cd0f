import {expect, test} from '@playwright/test';
import {chromiumPath} from '../../../../shared/testing/chromium';
import {open} from '../../../../../tests/e2e/browser';
import {pageWith, pageWithPlayer, pageWithTabs} from '../../../../../tests/e2e/pageWith';

test.use({launchOptions: {executablePath: chromiumPath(), args: ['--no-sandbox'], ignoreDefaultArgs: ['--disable-back-forward-cache']}});

for (const path of [
  '/',
  '/docs/intro',
  pageWithPlayer('quick-sort'),
  pageWithTabs(),
  '/blog',
  '/search?q=cuda',
  '/reading',
  pageWith(/<h1/, 'book'),
]) {
  test(`the browser keeps ${path} for the way back`, async ({page}) => {
    await (path.startsWith('/book') ? page.goto(path) : open(page, path));
    await page.waitForLoadState('networkidle');
    await page.evaluate(() =>
      addEventListener('pageshow', ({persisted}) => document.documentElement.setAttribute('data-persisted', String(persisted))),
    );
    await page.goto('about:blank');
    // Not goBack, which waits for a load: a page that comes back from the cache has none.
    await page.evaluate(() => void setTimeout(() => history.back()));
    await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true');
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  });
}
