import {expect, test, type Page} from '@playwright/test';
import {hydrated, touch} from '../../../../../tests/e2e/browser';

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
