import {brotliCompressSync} from 'node:zlib';
import {expect, test} from '@playwright/test';
import {open} from '../../../../../tests/e2e/browser';
import {pageWith, pageWithPlayer} from '../../../../../tests/e2e/pageWith';

const MOST = 30_000;

for (const path of ['/', '/docs/intro', pageWithPlayer('dijkstra'), '/docs/category/linux', '/blog', '/tags']) {
  test(`little is fetched ahead for ${path}, and more when the reader goes on`, async ({page, request}) => {
    await open(page, path);
    const links = page.locator('head > link[rel="prefetch"]');
    await expect(async () => {
      const count = await links.count();
      await page.waitForTimeout(500);
      expect(await links.count()).toBe(count);
      expect(count).toBeGreaterThan(0);
    }).toPass();
    const files = await links.evaluateAll((all) => all.map((link) => (link as HTMLLinkElement).href));
    const sizes = await Promise.all(files.map(async (file) => brotliCompressSync(await (await request.get(file)).body()).length));
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(MOST);
    await page.mouse.move(640, 400);
    await page.mouse.wheel(0, 800);
    await expect.poll(() => links.count()).toBeGreaterThan(files.length);
  });
}

test('what notes are drawn with is fetched ahead for a note that another page links to', {tag: '@lean'}, async ({page}) => {
  await open(page, '/');
  await expect(async () => {
    await page.mouse.wheel(0, 100);
    await expect(page.locator('head > link[rel="prefetch"][href*="/assets/js/docs."]')).toHaveCount(1, {timeout: 500});
  }).toPass();
});

test('a reader at the end of a note finds the next one ready', {tag: '@lean'}, async ({page, context}) => {
  await open(page, pageWith(/pagination-nav__link--next"[^>]*href="\/docs\/(?!category)/));
  const next = page.locator('a.pagination-nav__link--next');
  const before = await page.getByRole('heading', {level: 1}).textContent();
  const address = await next.evaluate((link: HTMLAnchorElement) => link.href);
  const text = page.waitForResponse((response) => response.request().resourceType() === 'fetch' && response.url() === address);
  await next.scrollIntoViewIfNeeded();
  await (await text).finished();
  await context.setOffline(true);
  await next.click();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('heading', {level: 1})).not.toHaveText(before!);
  await expect(page.locator('[data-body] p').first()).toBeVisible();
});
