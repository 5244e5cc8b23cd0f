import {expect, test} from '@playwright/test';
import {open} from '../browser';

test.describe('spec 2.1 /docs', () => {
  test('leads to the first note', async ({page}) => {
    const response = await page.goto('/docs');
    expect(response!.status()).toBe(200);
    await expect(page).toHaveURL(/\/docs\/intro$/);
    await expect(page.getByRole('heading', {level: 1, name: '开始阅读'})).toBeVisible();
  });

  test.describe('without JavaScript', () => {
    test.use({javaScriptEnabled: false});

    // Conformance: 2.1-2
    test('by a link', async ({page}) => {
      await page.goto('/docs');
      await page.getByRole('link', {name: '开始阅读'}).click();
      await expect(page).toHaveURL(/\/docs\/intro$/);
    });
  });

  // Conformance: T20
  test('a docs path that does not exist, reached by the client, has the title of the not-found page', async ({page}) => {
    await open(page, '/docs/intro');
    await page.evaluate(() => history.pushState(null, '', '/docs/nope'));
    await page.evaluate(() => window.dispatchEvent(new PopStateEvent('popstate')));
    await expect(page.getByRole('heading', {level: 1, name: '找不到页面'})).toBeVisible();
    await expect(page).toHaveTitle(/^找不到页面 \|/);
  });
});
