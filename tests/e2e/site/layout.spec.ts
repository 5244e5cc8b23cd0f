import {expect, test} from '@playwright/test';
import {open} from '../browser';

test('spec 2.4 the first Tab reaches the skip link, which leads past the navbar', async ({page}) => {
  await open(page, '/docs/intro');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', {name: '跳到主要内容'});
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const inNavbar = await page.evaluate(() => Boolean(document.activeElement!.closest('.navbar')));
  expect(inNavbar).toBe(false);
});

test('spec 1 the document is Simplified Chinese, left to right', async ({page}) => {
  await open(page, '/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
});

for (const path of ['/blog/2024/6/10/HTTP&HTTPS', '/blog/2024/6/10/HTTP%26HTTPS']) {
  test(`spec 2.2 ${path} stays the post once the client has taken over`, async ({page}) => {
    await open(page, path);
    await expect(page.getByRole('heading', {level: 1})).toContainText('HTTP');
    await expect(page).not.toHaveTitle(/找不到页面/);
  });
}
