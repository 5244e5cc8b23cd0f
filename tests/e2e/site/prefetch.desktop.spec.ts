import {brotliCompressSync} from 'node:zlib';
import {expect, test} from '@playwright/test';
import {open} from '../browser';

const MOST = 30_000;

for (const path of ['/', '/docs/intro', '/docs/DataStructer/16 最短路径', '/docs/category/linux', '/blog', '/tags']) {
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
