import {expect, test, type Page} from '@playwright/test';
import {open, PAGE_CHUNK, withConnection} from '../../../../../tests/e2e/browser';

const prefetched = (page: Page) => page.locator('head > link[rel="prefetch"]').count();

/** The chunks that are asked for from now on, to be run (not to be kept for later, as a prefetch is). */
function loaded(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && PAGE_CHUNK.test(request.url()) && urls.push(request.url()));
  return urls;
}

const link = (page: Page) => page.getByRole('main').getByRole('link', {name: '短文'});

// Conformance: 4-18
test('spec 4 Link prefetching: a link that scrolls into view is prefetched', async ({page}) => {
  await open(page, '/links');
  const before = await prefetched(page);
  await link(page).scrollIntoViewIfNeeded();
  await expect.poll(() => prefetched(page)).toBeGreaterThan(before);
});

for (const [how, event] of [
  ['hover', 'mouseover'],
  ['touch', 'touchstart'],
] as const) {
  // Conformance: 4-18 "spec 4 Link prefetching: on hover the page's code is loaded"
  // Conformance: 4-18 "spec 4 Link prefetching: on touch the page's code is loaded"
  test(`spec 4 Link prefetching: on ${how} the page's code is loaded`, async ({page}) => {
    await open(page, '/links');
    const urls = loaded(page);
    await link(page).dispatchEvent(event);
    await expect.poll(() => urls.length).toBeGreaterThan(0);
  });
}

for (const connection of [{effectiveType: 'slow-2g'}, {effectiveType: '2g'}, {effectiveType: '4g', saveData: true}]) {
  // Conformance: 7-12 "spec 7 Link prefetching is skipped on {"effectiveType":"2g"}"
  test(`spec 7 Link prefetching is skipped on ${JSON.stringify(connection)}`, async ({page}) => {
    await withConnection(page, connection);
    await open(page, '/links');
    const urls = loaded(page);
    await link(page).scrollIntoViewIfNeeded();
    await link(page).hover();
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(urls).toEqual([]);
    await link(page).click();
    await expect(page.getByRole('heading', {level: 1, name: '短文'})).toBeVisible();
    expect(urls).not.toEqual([]);
    expect(await prefetched(page)).toBe(0);
  });
}

// Conformance: 4-19
test('spec 4 Links with an external target open in a new tab, internal ones do not', async ({page}) => {
  await open(page, '/docs/guide/long');
  const external = page.getByRole('link', {name: '外部链接'});
  await expect(external).toHaveAttribute('target', '_blank');
  await expect(external).toHaveAttribute('rel', /noopener/);
  await expect(page.getByRole('link', {name: '另一页的锚点'})).not.toHaveAttribute('target');
});
