import {expect, test, type Page} from '@playwright/test';
import {heldBack, hydrated, touch} from '../../../../../tests/e2e/browser';

const MAIN = /\/assets\/js\/main[^/]+\.js$/;
const BOTH = /\/assets\/js\/(?:runtime~)?main[^/]+\.js$/;
const box = (page: Page) => page.getByRole('alert').filter({hasText: '正文可以阅读'});

function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('framenavigated', () => (loads += 1));
  return () => loads;
}

test('spec 2.6 a page from before a deploy, whose main script is gone, is fetched anew, once', async ({page}) => {
  const loads = countLoads(page);
  await page.route(MAIN, (route) => route.fulfill({status: 404}), {times: 1});
  await page.goto('/docs/guide/long');
  await hydrated(page);
  expect(loads()).toBe(2);
  await expect(box(page)).toHaveCount(0);
});

test('spec 2.6 if the main script stays lost, the text is readable beside a box that can retry; nothing loops', async ({page}) => {
  const loads = countLoads(page);
  await page.route(BOTH, (route) => route.abort());
  await page.goto('/docs/guide/long');
  await touch(page);
  await expect(box(page)).toBeVisible();
  await expect(page.getByRole('heading', {level: 1, name: '长文'})).toBeVisible();
  expect(loads()).toBe(2);
  await page.unroute(BOTH);
  await box(page).getByRole('button', {name: '重试'}).click();
  await hydrated(page);
  await expect(box(page)).toHaveCount(0);
});

test('scripts that the browser cancels as it leaves the page are not lost: nothing overrides where the reader goes', async ({page}) => {
  const release = await heldBack(page, BOTH);
  await page.goto('/docs/guide/long');
  await touch(page);
  const loads = countLoads(page);
  // As Firefox and Safari report it; Chromium does not.
  await page.evaluate(() => {
    dispatchEvent(new Event('beforeunload', {cancelable: true}));
    document.querySelectorAll('script[src*="main"]').forEach((script) => script.dispatchEvent(new Event('error')));
  });
  await page.waitForTimeout(1000);
  expect(loads()).toBe(0);
  await expect(box(page)).toHaveCount(0);
  release();
});

test('scripts that the browser cancelled for a download are fetched anew some seconds later', async ({page}) => {
  await page.clock.install();
  await page.route(BOTH, (route) => route.abort(), {times: 2});
  await page.goto('/docs/guide/long');
  await page.evaluate(() => {
    addEventListener('error', () => dispatchEvent(new Event('beforeunload')), {capture: true, once: true});
  });
  await touch(page);
  await page.clock.fastForward(30_000);
  await hydrated(page);
});
